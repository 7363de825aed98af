import type { RefusalCode } from '#kernel/refusal.ts'
import { type AccountObstacle, accountObstacles } from './payout-account.ts'

/** Why a bughunter cannot ask for what is owed to them, in the order they are named. */
export const payoutObstacles = [
  'closed_payouts',
  'account_unverified',
  ...accountObstacles,
  'payout_account_renamed',
  'payout_too_small',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

export const payoutRefusals: Readonly<Record<PayoutObstacle, RefusalCode>> = {
  closed_payouts: 'unavailable',
  account_unverified: 'step_missing',
  payout_account_missing: 'step_missing',
  payout_account_review: 'step_missing',
  payout_account_refused: 'step_missing',
  payout_account_held: 'step_missing',
  payout_account_renamed: 'step_missing',
  payout_too_small: 'step_missing',
}

/**
 * `taken`: the platform takes requests. `account`: what prevents paying to the account in use. `renamed`: its holder is
 * not the verified name any more, which the team may have corrected. `enough`: it is not less than the smallest payout.
 */
export type AskingPayee = {
  taken: boolean
  verified: boolean
  account: AccountObstacle | null
  renamed: boolean
  enough: boolean
}

/**
 * The first thing between a bughunter and their payout: what the use case refuses with, and what page and API show. Null where nothing
 * is.
 */
export function obstacleToPayout(payee: AskingPayee): PayoutObstacle | null {
  if (!payee.taken) return 'closed_payouts'
  if (!payee.verified) return 'account_unverified'
  if (payee.account) return payee.account
  if (payee.renamed) return 'payout_account_renamed'
  return payee.enough ? null : 'payout_too_small'
}

/** Why the team cannot ask for a person who left or was ended, in the order they are named. */
export const payoutForObstacles = [
  'payee_may_ask',
  'closed_payouts',
  'payee_unverified',
  'payout_under_way',
  'nothing_owed',
] as const
export type PayoutForObstacle = (typeof payoutForObstacles)[number]

export const payoutForRefusals: Readonly<Record<PayoutForObstacle, RefusalCode>> = {
  payee_may_ask: 'conflict',
  closed_payouts: 'unavailable',
  payee_unverified: 'step_missing',
  payout_under_way: 'conflict',
  nothing_owed: 'step_missing',
}

/** `ended`: the account cannot sign in for good. `named`: its verified name is known. `underWay`: another payout of it is. */
export type LeftAccount = {
  taken: boolean
  ended: boolean
  named: boolean
  underWay: boolean
  owed: boolean
}

/** The same for asking on behalf of a person who left: nothing is too little there. */
export function obstacleToPayoutFor(left: LeftAccount): PayoutForObstacle | null {
  if (!left.ended) return 'payee_may_ask'
  if (!left.taken) return 'closed_payouts'
  // After an erasing no name is left to compare with.
  if (!left.named) return 'payee_unverified'
  // What is on its way ends first: it may come back, and would be left over.
  if (left.underWay) return 'payout_under_way'
  return left.owed ? null : 'nothing_owed'
}
