import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { type FirstStep, type SecondBlock, secondBlock } from '#kernel/second-person.ts'
import { decisionBlock } from '../approvers.server.ts'

/** Why this person is not the second one for the results of a challenge: of the team, or of those who decide rewards in it. */
export async function resultsBlock(
  tx: Pick<Tx, 'select' | 'execute'>,
  actor: Person,
  { id: programId, companyId }: { id: string; companyId: string },
  first: FirstStep,
): Promise<SecondBlock | null> {
  if (!isOperator(actor)) return decisionBlock(tx, actor, { companyId, programId }, first)
  return secondBlock(actor.accountId, await teamRightOf(tx, actor.accountId), first)
}
