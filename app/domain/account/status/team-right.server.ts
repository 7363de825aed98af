import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { factorResets } from '#domain/account/tables/recovery-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import {
  type FirstStep,
  type HeldRight,
  type SecondBlock,
  type SecondObstacle,
  secondBlock,
  secondObstacle,
} from '#kernel/second-person.ts'
import { sanctions } from './account-status-tables.server.ts'

type Reader = Pick<Tx, 'select'>

/**
 * Since when an operator acts for it: from when they got the roles they have, or a colleague let them in again, by lifting a
 * suspension or an end, or by resetting their second factor.
 */
export async function teamRightOf(tx: Reader, accountId: string): Promise<HeldRight> {
  const [row] = await tx
    .select({ since: accounts.createdAt, rolesSince: operators.rolesSince, givenBy: operators.rolesGivenBy })
    .from(accounts)
    .leftJoin(operators, eq(operators.id, accounts.id))
    .where(eq(accounts.id, accountId))
  const grave = and(inArray(sanctions.step, ['suspension', 'end']), isNotNull(sanctions.liftedAt))
  const [lifted] = await tx
    .select({ at: sanctions.liftedAt, by: sanctions.liftedBy })
    .from(sanctions)
    .where(and(eq(sanctions.accountId, accountId), grave))
    .orderBy(desc(sanctions.liftedAt))
    .limit(1)
  const [reset] = await tx
    .select({ at: factorResets.doneAt })
    .from(factorResets)
    .where(
      and(
        eq(factorResets.accountId, accountId),
        ne(factorResets.way, 'link'),
        isNotNull(factorResets.doneAt),
      ),
    )
    .orderBy(desc(factorResets.doneAt))
    .limit(1)
  const { since, rolesSince, givenBy } = found(row)
  const times = [since, rolesSince, lifted?.at, reset?.at].flatMap((at) => (at ? [at.getTime()] : []))
  return {
    since: new Date(Math.max(...times)),
    givenBy: [...(givenBy ?? []), ...(lifted?.by ? [lifted.by] : [])],
  }
}

/** Why this colleague does not count as the second person beside the first one; null where they do. */
export async function secondBlockOfTeam(
  tx: Reader,
  { accountId }: { accountId: string },
  first: FirstStep,
): Promise<SecondBlock | null> {
  return secondBlock(accountId, await teamRightOf(tx, accountId), first)
}

/** The same in the words of refusals. @param own the word of the act for one's own first step */
export async function secondObstacleOfTeam<Own extends string>(
  tx: Reader,
  actor: { accountId: string },
  first: FirstStep,
  own: Own,
): Promise<SecondObstacle<Own> | null> {
  return secondObstacle(await secondBlockOfTeam(tx, actor, first), own)
}
