import { after, day } from '@cakrawala/calendar/clock'
import type { GrantedProgram } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { mayManage } from '#domain/program/program-policy.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Widening } from './widens.ts'

/**
 * `waiting`: the platform team decides. `returned`: the company has something to correct. `announced`: the
 * team let it in, and it holds from a date the signers were notified of. The others are closed.
 */
export const proposalStates = [
  'waiting',
  'returned',
  'announced',
  'in_force',
  'refused',
  'withdrawn',
  'replaced',
  'lapsed',
] as const
export type ProposalState = (typeof proposalStates)[number]

/** What the platform team answers to a version it is asked about. */
export const programAnswers = ['accept', 'corrections', 'reject'] as const
export type ProgramAnswer = (typeof programAnswers)[number]

/** A program has at most one proposed version in one of these. */
export const openStates = ['waiting', 'returned', 'announced'] as const satisfies readonly ProposalState[]

/** How long before it holds those who signed are notified of it, in milliseconds. */
export const noticePeriod = 3 * day

/** The goal of the platform team for a proposed version, in milliseconds; the same as for a new program. */
export const reviewGoal = 3 * day

/**
 * From when an approved version holds. No one needs a notice where no one signed. What only prolongs the term must not
 * come after the last day it prolongs: it holds from noon of that day (Asia/Jakarta) at the latest.
 */
export function holdsFrom(
  present: Date,
  { signed, widens, validUntil }: { signed: boolean; widens: readonly Widening[]; validUntil: string },
): Date {
  if (!signed) return present
  const usual = after(present, noticePeriod)
  if (!widens.every((one) => one === 'term')) return usual
  const lastNoon = new Date(`${validUntil}T05:00:00Z`)
  return new Date(Math.max(present.getTime(), Math.min(usual.getTime(), lastNoon.getTime())))
}

type ProposalFacts = { state: ProposalState; proposedBy: string }

/** The platform team decides; of its own proposals another operator than the one who wrote it. */
export function mayDecideProposal(actor: Actor, { state, proposedBy }: ProposalFacts): boolean {
  return isDeciderOf(actor, { proposedBy }) && state === 'waiting'
}

/** Whether this person ever decides it, whatever became of it. */
export function isDeciderOf(actor: Actor, { proposedBy }: Pick<ProposalFacts, 'proposedBy'>): boolean {
  return mayActForTeam(actor, 'program.version_approved') && actor.accountId !== proposedBy
}

/** The person who writes the program's rules takes a proposed version back until it holds. */
export function mayWithdrawProposal(actor: Actor, program: GrantedProgram): boolean {
  return mayManage(actor, program)
}
