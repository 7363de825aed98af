import { Badge } from '@cakrawala/ui/badge'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { BandBadge } from '#web/parts/badges.tsx'
import { useWords } from '../locale.tsx'

type Stands = Pick<CertificateView, 'class' | 'challenge'>

/** What a certificate represents: the class of finds, the part in a challenge, or both. */
export function CertificateClassBadge({ certificate }: { certificate: Stands }) {
  const part = useChallengePart(certificate)
  return (
    <span className="inline-flex flex-wrap gap-1">
      {part && <Badge tone={certificate.challenge?.place ? 'highlight' : 'neutral'}>{part}</Badge>}
      {certificate.class && <BandBadge band={certificate.class} />}
    </span>
  )
}

/** The part in a challenge in words; null for a certificate of finds alone. */
function useChallengePart({ challenge }: Stands): string | null {
  const words = useWords(certificateWords)
  if (!challenge) return null
  return challenge.place > 0 ? words.placed(challenge) : words.took(challenge)
}
