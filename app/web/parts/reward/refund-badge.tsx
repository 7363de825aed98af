import { Badge } from '@cakrawala/ui/badge'
import type { RefundState } from '#domain/reward/refund/refund.ts'
import { refundWords } from '#i18n/refunds.ts'
import { useWords } from '../locale.tsx'

const tones = {
  requested: 'warning',
  checked: 'primary',
  paid: 'success',
  refused: 'danger',
  cancelled: 'neutral',
  returned: 'danger',
} as const

/** How far a refund is, and whose turn it is. */
export function RefundBadge({ state }: { state: RefundState }) {
  return <Badge tone={tones[state]}>{useWords(refundWords).states[state]}</Badge>
}
