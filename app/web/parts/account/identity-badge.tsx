import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { IdentityState } from '#domain/account/identity.ts'
import { verificationWords } from '#i18n/verification.ts'
import { useWords } from '../locale.tsx'

const tones: Record<IdentityState, Tone> = {
  not_submitted: 'neutral',
  in_review: 'warning',
  verified: 'success',
  needs_fix: 'warning',
  suspended: 'danger',
  denied: 'danger',
}

/** Account status of a bughunter. */
export function IdentityBadge({ state }: { state: IdentityState }) {
  return <Badge tone={tones[state]}>{useWords(verificationWords).states[state]}</Badge>
}
