import type { PayoutAccountKind } from './payout-account.ts'

/** What a rail is asked to transfer: `amount` whole rupiah, net. One `key` is transferred once, however often it is sent. */
export type TransferOrder = {
  key: string
  code: string
  amount: bigint
  to: { kind: PayoutAccountKind; provider: string; number: string; holder: string }
}
/**
 * `by_hand`: a person transfers it and shows the proof. `accepted`: a gateway does, and reports the result
 * later.
 */
export type RailAnswer = { way: 'by_hand' } | { way: 'accepted'; reference: string }

/** A way by which money leaves the platform. Its outcome is recorded by calling `confirmPayout` or `failPayout`. */
export type PayoutRail = { name: string; send: (order: TransferOrder) => Promise<RailAnswer> }

/** The team transfers by hand and uploads the proof: nothing depends on a gateway. */
export const manualRail: PayoutRail = { name: 'manual', send: async () => ({ way: 'by_hand' }) }
