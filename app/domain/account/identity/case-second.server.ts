import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type FirstStep, secondBlock, secondObstacle } from '#kernel/second-person.ts'
import type { CaseObstacle } from './identity-case-policy.ts'
import type { LockedCase } from './lock-identity-case.server.ts'

type Facts = Pick<LockedCase, 'proposedBy' | 'proposedAt' | 'decidedBy' | 'decidedAt' | 'appealOpen'>

/** The step of a colleague a case waits on an answer to: a denial that was decided and objected to, or one that was proposed. */
function firstStepOf({ proposedBy, proposedAt, decidedBy, decidedAt, appealOpen }: Facts): FirstStep | null {
  if (appealOpen) return decidedAt && { by: decidedBy, at: decidedAt }
  return decidedAt === null && proposedBy !== null && proposedAt ? { by: proposedBy, at: proposedAt } : null
}

/**
 * The obstacle between this colleague and deciding what another one began: denying an identity, or deciding on the
 * objection to that. Null where there is none, or the case waits for no second person.
 */
export async function caseObstacleOf(
  tx: Pick<Tx, 'select'>,
  { accountId }: Pick<Person, 'accountId'>,
  facts: Facts,
): Promise<CaseObstacle | null> {
  const first = firstStepOf(facts)
  const block = first && secondBlock(accountId, await teamRightOf(tx, accountId), first)
  return secondObstacle(block, facts.appealOpen ? 'appeal_second' : 'second_reviewer')
}
