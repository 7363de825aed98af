import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isBughunter, isOperator, type Person } from '#kernel/actor.ts'
import { checkerAbove } from '../payout.ts'

/** Money that is owed stays owed: suspended people may name an account and ask for it too (docs/decisions/0014). */
export function mayBePaid(actor: Actor): actor is Person & { role: 'bughunter' } {
  return isBughunter(actor)
}

export function mayReadPayouts(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor)
}

export function mayPay(actor: Actor): actor is Person & { role: 'hello' } {
  return mayActForTeam(actor, 'reward.payout_paid')
}

/** Asking for a person who left or may not sign in; of oneself no one asks this way. */
export function mayRequestFor(actor: Actor, accountId: string): actor is Person & { role: 'hello' } {
  return mayPay(actor) && actor.accountId !== accountId
}

/**
 * What decides whether one person may both take and confirm a payout. `alone`: what one paid in the last 24
 * hours.
 */
export type TwoPeopleFacts = { gross: bigint; twoPeople: boolean; alone: bigint }

export function needsTwoPeople({ gross, twoPeople, alone }: TwoPeopleFacts): boolean {
  return twoPeople || gross + alone > checkerAbove
}
