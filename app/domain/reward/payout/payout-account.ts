import { after, day } from '@cakrawala/calendar/clock'

export const payoutAccountKinds = ['bank', 'wallet'] as const
export type PayoutAccountKind = (typeof payoutAccountKinds)[number]

/** The relation of the holder's name to the verified name: equal, for the team to judge, or judged. */
export const payoutAccountStates = ['matched', 'review', 'approved', 'refused'] as const
export type PayoutAccountState = (typeof payoutAccountStates)[number]

/** How long no payout is requested to an account that was just named: time to notice an attacker. */
const payoutAccountHold = day

/** `••••1234`, whatever its length. */
export function maskAccountNumber(number: string): string {
  return `••••${number.slice(-4)}`
}

export function usableFrom(namedAt: Date): Date {
  return after(namedAt, payoutAccountHold)
}

/** Why nothing can be paid to an account now, in the order they are named. */
export const accountObstacles = [
  'payout_account_missing',
  'payout_account_review',
  'payout_account_refused',
  'payout_account_held',
] as const
export type AccountObstacle = (typeof accountObstacles)[number]

/** Whether the team has to judge an account, or has refused it: nothing may be sent there. */
export function isStopped(state: PayoutAccountState): state is 'review' | 'refused' {
  return state === 'review' || state === 'refused'
}

export function accountObstacle(
  account: { state: PayoutAccountState; usableFrom: Date } | null,
  present: Date,
): AccountObstacle | null {
  if (!account) return 'payout_account_missing'
  if (isStopped(account.state)) return `payout_account_${account.state}`
  return account.usableFrom > present ? 'payout_account_held' : null
}
