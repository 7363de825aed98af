import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isOperator, isRole, type Person } from '#kernel/actor.ts'
import type { IncidentState } from './incident.ts'

/** From where a ticket may go where. */
const ways: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  received: ['verified', 'rejected'],
  verified: ['handling', 'rejected'],
  handling: ['recovered'],
  recovered: ['closed'],
  closed: [],
  rejected: [],
}

export function mayFollow(from: IncidentState, to: IncidentState): boolean {
  return ways[from].includes(to)
}

/** The one step forward; null at the end. */
export function nextOf(state: IncidentState): IncidentState | null {
  return ways[state][0] ?? null
}

export function isIncidentOpen(state: IncidentState): boolean {
  return ways[state].length > 0
}

/** The column that remembers when a ticket reached a state. */
export const timeOf = {
  verified: 'verifiedAt',
  handling: 'handlingAt',
  recovered: 'recoveredAt',
  closed: 'endedAt',
  rejected: 'endedAt',
} as const satisfies Partial<Record<IncidentState, string>>

/** What the policy must know of a ticket. */
export type IncidentFacts = {
  state: IncidentState
  spam: boolean
  reporterId: string | null
  assigneeId: string | null
}

/** In which part a person reads a ticket; null: it does not exist for them. */
export type IncidentPart = 'team' | 'responder' | 'reporter' | null

/** The platform team reads every ticket, responders those assigned to them, reporters their own. */
export function partIn(actor: Actor, { reporterId, assigneeId, spam }: IncidentFacts): IncidentPart {
  if (isOperator(actor)) return 'team'
  if (!isRole(actor, 'incident') || spam) return null
  if (assigneeId === actor.accountId) return 'responder'
  return reporterId === actor.accountId ? 'reporter' : null
}

/** Anyone of the platform team takes what is open and not theirs yet, also from a colleague. */
export function mayTake(actor: Actor, facts: IncidentFacts): actor is Person {
  return mayAssign(actor, facts) && facts.assigneeId !== actor.accountId
}

/** The platform team hands an open ticket over; no one handles what they reported themselves. */
export function mayAssign(actor: Actor, { state, spam }: IncidentFacts): actor is Person {
  return mayActForTeam(actor, 'incident.assigned') && isIncidentOpen(state) && !spam
}

/** The person who it is assigned to judges and moves it. */
export function mayHandle(actor: Actor, { state, spam, assigneeId }: IncidentFacts): actor is Person {
  const able = mayActForTeam(actor, 'incident.moved') || (isRole(actor, 'incident') && !actor.suspended)
  return able && isIncidentOpen(state) && !spam && assigneeId === actor.accountId
}

/** Both sides speak while the ticket is open; the whole platform team may. */
export function mayNote(actor: Actor, facts: IncidentFacts): actor is Person {
  if (actor.kind !== 'person' || actor.suspended || facts.spam || !isIncidentOpen(facts.state)) return false
  return isOperator(actor) ? mayActForTeam(actor, 'incident.noted') : partIn(actor, facts) !== null
}

/** A person who knows better takes a ticket out of the spam. */
export function mayClear(actor: Actor, { spam }: IncidentFacts): actor is Person {
  return mayActForTeam(actor, 'incident.cleared') && spam
}

/** The platform team decides whom tickets can be assigned to. */
export function mayNameResponders(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'incident.responder_appointed')
}
