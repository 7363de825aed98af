import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { InquiryState } from '#domain/inquiry/inquiry.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { useWords } from '#web/parts/locale.tsx'

const tones = {
  new: 'warning',
  taken: 'primary',
  answered: 'success',
  closed: 'neutral',
  spam: 'danger',
} as const satisfies Record<InquiryState, Tone>

export function InquiryBadge({ state }: { state: InquiryState }) {
  return <Badge tone={tones[state]}>{useWords(inquiriesWords).states[state]}</Badge>
}
