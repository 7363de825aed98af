import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isOperator, isRole, type Person } from '#kernel/actor.ts'
import { checkerAbove } from './payout.ts'

/** Only the owning company account (role 80431) knows of money in the balance. */
export function maySeeBalance(actor: Actor): actor is Person & { companyId: string } {
  return isRole(actor, 'company') && actor.companyId !== null
}

/** What is set aside for one report: part of the balance, which the platform team keeps. */
export function maySeeReserved(actor: Actor): boolean {
  return maySeeBalance(actor) || isOperator(actor)
}

export function mayTopUp(actor: Actor): actor is Person & { companyId: string } {
  return maySeeBalance(actor) && !actor.suspended
}

export function mayDecideTopUps(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'reward.top_up_decided')
}

/** Money that comes is checked like money that goes: a large sum by two people. `alone`: what one confirmed in the last 24 hours. */
export function topUpNeedsTwo(amount: bigint, alone: bigint): boolean {
  return amount + alone > checkerAbove
}
