import type { PayoutState } from '../payout.ts'
import type { ResidenceInForce } from '../residence.ts'
import type { TaxLine } from '../tax.ts'
import type { Payee, TaxScheme } from '../tax-rules.ts'
import type { PayoutAccountKind, PayoutAccountState } from './payout-account.ts'
import type { PayoutObstacle } from './requesting-policy.ts'

export type PayoutAccountView = {
  kind: PayoutAccountKind
  provider: string
  /** As people call it. */
  providerName: string
  /** `••••1234` */
  number: string
  holder: string
  state: PayoutAccountState
  namedAt: Date
  usableFrom: Date
  reason: string | null
}

/** A payout as its bughunter and the team read it. Amounts are whole rupiah. */
export type PayoutView = {
  id: string
  code: string
  state: PayoutState
  gross: bigint
  tax: bigint
  net: bigint
  payee: Payee
  taxLines: TaxLine[]
  account: PayoutAccountView
  requestedAt: Date
  takenAt: Date | null
  settledAt: Date | null
  reference: string | null
  failReason: string | null
  /** The bank sent it back after it was paid; null for all others. */
  returned: { at: Date; reference: string; reason: string } | null
}

/** What a payout may consist of. */
export const payoutPartKinds = ['reward', 'prize', 'retest'] as const
export type PayoutPart = (typeof payoutPartKinds)[number]

/** A reward or a retest by the code of its report, a prize by the title of its challenge. `round`: of a retest alone. */
export type PayoutLine = {
  kind: PayoutPart
  reportId: string | null
  name: string
  round: number | null
  amount: bigint
  scheme: TaxScheme
}

/** What somebody would get who asked now, and what stands in the way. */
export type PayoutOffer = {
  gross: bigint
  tax: bigint
  net: bigint
  taxLines: TaxLine[]
  payee: Payee
  residence: ResidenceInForce
  numberKnown: boolean
  parts: PayoutLine[]
  account: PayoutAccountView | null
  obstacle: PayoutObstacle | null
}
