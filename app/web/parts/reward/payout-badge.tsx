import { Badge } from '@cakrawala/ui/badge'
import type { PayoutAccountState } from '#domain/reward/payout/payout-account.ts'
import type { PayoutState } from '#domain/reward/payout.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { useWords } from '../locale.tsx'

const tones = {
  requested: 'warning',
  processing: 'primary',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  returned: 'danger',
} as const

/** How far a payout is. */
export function PayoutBadge({ state }: { state: PayoutState }) {
  return <Badge tone={tones[state]}>{useWords(payoutWords).states[state]}</Badge>
}

const accountTones = {
  matched: 'success',
  review: 'warning',
  approved: 'success',
  refused: 'danger',
} as const

/** Whether the holder of an account was found to be the verified person. */
export function PayoutAccountBadge({ state }: { state: PayoutAccountState }) {
  return <Badge tone={accountTones[state]}>{useWords(payoutWords).accountStates[state]}</Badge>
}
