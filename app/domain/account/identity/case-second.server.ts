import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type FirstStep, type SecondBlock, secondBlock } from '#kernel/second-person.ts'
import type { LockedCase } from './lock-identity-case.server.ts'

type Facts = Pick<LockedCase, 'proposedBy' | 'proposedAt' | 'decidedBy' | 'decidedAt' | 'appealOpen'>

/** The step of a colleague a case waits on an answer to: a denial that was decided and objected to, or one that was proposed. */
export function firstStepOf({
  proposedBy,
  proposedAt,
  decidedBy,
  decidedAt,
  appealOpen,
}: Facts): FirstStep | null {
  if (appealOpen) return decidedAt && { by: decidedBy, at: decidedAt }
  return decidedAt === null && proposedBy !== null && proposedAt ? { by: proposedBy, at: proposedAt } : null
}

/** Why this colleague is not the second person for a case; null where they are, or it waits for none. */
export async function caseBlock(
  tx: Pick<Tx, 'select'>,
  { accountId }: Pick<Person, 'accountId'>,
  facts: Facts,
): Promise<SecondBlock | null> {
  const first = firstStepOf(facts)
  return first && secondBlock(accountId, await teamRightOf(tx, accountId), first)
}
