import { type Actor, isBughunter, isHello, type Person } from '#kernel/actor.ts'
import { checkerAbove } from './payout.ts'

/** Money that is owed stays owed: suspended people may name an account and ask for it too (docs/decisions/0014). */
export function mayBePaid(actor: Actor): actor is Person & { role: 'bughunter' } {
  return isBughunter(actor)
}

export function mayReadPayouts(actor: Actor): actor is Person & { role: 'hello' } {
  return isHello(actor)
}

export function mayPay(actor: Actor): actor is Person & { role: 'hello' } {
  return isHello(actor) && !actor.suspended
}

/** What tells whether one person may both take and confirm a payout. */
export type TwoPeopleFacts = { gross: bigint; twoPeople: boolean; takenBy: string | null }

export function needsTwoPeople({ gross, twoPeople }: Omit<TwoPeopleFacts, 'takenBy'>): boolean {
  return twoPeople || gross > checkerAbove
}

export function mayConfirm(actor: Actor, facts: TwoPeopleFacts): boolean {
  return mayPay(actor) && (!needsTwoPeople(facts) || facts.takenBy !== actor.accountId)
}
