import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, now } from '@cakrawala/calendar/clock'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { programVersions } from '../program-tables.server.ts'
import type { ManagedProgramView } from '../program-view.ts'
import { programDecisions, programProposals } from '../proposal-tables.server.ts'
import { unprovedOf } from '../target-state.ts'
import { targetsOf } from '../targets.server.ts'
import { mayDecideProposal, mayWithdrawProposal, openStates, reviewGoal } from './proposal.ts'
import type { ProgramRules, ProposalView } from './proposal-view.ts'
import { obstacleToVersion, type VersionObstacle } from './version-policy.ts'

/** The proposed version of a program the viewer was shown as its manager; null where none is open. */
export async function openProposalIn(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<ProposalView | null> {
  const [row] = await database()
    .select({
      proposal: programProposals,
      policy: programVersions.policy,
      visibility: programVersions.visibility,
      by: accounts.username,
      reason: programDecisions.reason,
    })
    .from(programProposals)
    .innerJoin(programVersions, isItsVersion)
    .innerJoin(accounts, eq(accounts.id, programProposals.proposedBy))
    .leftJoin(programDecisions, isItsDecision)
    .where(and(eq(programProposals.programId, program.id), inArray(programProposals.state, openStates)))
    .orderBy(desc(programDecisions.decidedAt))
    .limit(1)
  if (!row) return null
  const { proposal, policy, by, reason } = row
  const { version, state, widens, kind, managedBy, validUntil, proposedAt: at, holdsAt } = proposal
  const decide = mayDecideProposal(viewer, proposal)
  const rules = { kind, managedBy, visibility: row.visibility ?? 'private', validUntil, policy }
  return {
    ...{ version, state: state as ProposalView['state'], widens, by, at, holdsAt, reason },
    before: rulesShown(program),
    after: rules,
    dueAt: state === 'waiting' ? after(at, reviewGoal) : null,
    obstacle: decide ? await obstacleTo(program, rules) : null,
    may: {
      decide,
      withdraw: mayWithdrawProposal(viewer, program),
    },
  }
}

async function obstacleTo(
  { id, companyId }: ManagedProgramView,
  { validUntil, policy: { scope } }: ProgramRules,
): Promise<VersionObstacle | null> {
  const targets = await targetsOf(database(), { programId: id, companyId, scope })
  return obstacleToVersion({
    expired: validUntil < jakartaDay(now()),
    unproved: unprovedOf(targets).length > 0,
  })
}

function rulesShown({ kind, managedBy, visibility, validUntil, policy }: ManagedProgramView): ProgramRules {
  return { kind, managedBy, visibility, validUntil, policy }
}

const isItsVersion = and(
  eq(programVersions.programId, programProposals.programId),
  eq(programVersions.version, programProposals.version),
)
const isItsDecision = and(
  eq(programDecisions.programId, programProposals.programId),
  eq(programDecisions.version, programProposals.version),
)
