import { percentOf, sum } from '#kernel/money.ts'
import { refuseUnless } from '#kernel/refusal.ts'

/** What a sum that leaves is made of. */
export type LeavingPart = { what: 'reward' | 'retest' | 'refund' | 'fee'; amount: bigint }

/**
 * What leaves by one act, in whole rupiah: its parts and their sum. `balance`: what is free before and after it, and
 * what of it was set aside before, for those who may know. `outcome`: where the money goes at once. `proof`: whether the act asks for password and second factor.
 */
export type Leaving = {
  parts: readonly LeavingPart[]
  total: bigint
  balance: { before: bigint; aside: bigint; after: bigint } | null
  outcome: 'given' | 'awaiting_second' | 'offered' | 'refunded'
  proof: boolean
}

/** An amount with the platform's fee on top of it, `feePercent` of it. */
export function withFeePart(what: 'reward' | 'retest', amount: bigint, feePercent: number): LeavingPart[] {
  return [
    { what, amount },
    { what: 'fee', amount: percentOf(amount, feePercent) },
  ]
}

export function totalOf(parts: readonly LeavingPart[]): bigint {
  return sum(parts.map(({ amount }) => amount))
}

/**
 * Refuses an act whose sum is another than the one that was confirmed. @param shown undefined where no page showed one
 * @throws Refusal conflict `sum_changed`
 */
export function refuseOtherSum(shown: bigint | undefined, total: bigint): void {
  refuseUnless(shown === undefined || shown === total, 'conflict', 'sum_changed')
}
