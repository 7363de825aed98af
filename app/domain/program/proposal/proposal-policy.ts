import type { GrantedProgram } from '#domain/company/permission-policy.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { mayManage } from '../program-policy.ts'
import type { ProposalState } from './proposal.ts'

type ProposalFacts = { state: ProposalState; proposedBy: string }

/** The platform team decides; of its own proposals another operator than the one who wrote it. */
export function mayDecideProposal(actor: Actor, { state, proposedBy }: ProposalFacts): boolean {
  return isDeciderOf(actor, { proposedBy }) && state === 'waiting'
}

/** Whether this person ever decides it, whatever became of it. */
export function isDeciderOf(actor: Actor, { proposedBy }: Pick<ProposalFacts, 'proposedBy'>): boolean {
  return isOperator(actor) && !actor.suspended && actor.accountId !== proposedBy
}

/** The person who writes the program's rules takes a proposed version back until it holds. */
export function mayWithdrawProposal(actor: Actor, program: GrantedProgram): boolean {
  return mayManage(actor, program)
}
