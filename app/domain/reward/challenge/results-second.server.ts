import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { type FirstStep, secondBlock, secondObstacle } from '#kernel/second-person.ts'
import { decisionBlock } from '../approvers.server.ts'
import type { ResultsObstacle } from './challenge-policy.ts'

/**
 * The obstacle between this person and confirming the proposed results of a challenge: it takes a second one of the team,
 * or of those who decide rewards in it.
 */
export async function resultsObstacleOf(
  tx: Pick<Tx, 'select' | 'execute'>,
  actor: Person,
  { id: programId, companyId }: { id: string; companyId: string },
  first: FirstStep,
): Promise<ResultsObstacle | null> {
  const block = isOperator(actor)
    ? secondBlock(actor.accountId, await teamRightOf(tx, actor.accountId), first)
    : await decisionBlock(tx, actor, { companyId, programId }, first)
  return secondObstacle(block, 'second_person')
}
