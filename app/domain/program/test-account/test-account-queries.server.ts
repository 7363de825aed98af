import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import type { ManagedProgramFacts, ProgramView } from '../program-view.ts'
import { reportingObstacleSeenBy } from '../reporting/reporting-obstacle.server.ts'
import { type TestAccountRow, testAccounts } from '../test-account-tables.server.ts'
import { openTestAccount } from './sealed-test-account.server.ts'
import { mayKeepTestAccounts, obstacleToTaking } from './test-account.ts'
import type { OwnTestAccount, TestAccountLine, TestAccountUse } from './test-account-view.ts'

/** What a bughunter reads of the test accounts of a program they see; null where there are none for them, and for others. */
export async function ownTestAccountSeenBy(
  viewer: Actor,
  program: ProgramView,
): Promise<OwnTestAccount | null> {
  if (!isBughunter(viewer)) return null
  const { accountId } = viewer
  const last = await lastAccountOf(database(), accountId, program.id)
  const told = last !== null && (last.closedAt === null || last.cause === 'revoked')
  if (!told && program.testAccounts === null) return null
  const reporting = await reportingObstacleSeenBy(viewer, program)
  const obstacle = obstacleToTaking(reporting, last)
  if (!last) return { given: null, revoked: null, obstacle }
  const { number, givenAt, closedAt: at, cause, reason } = last
  return {
    given: at === null ? { number, givenAt: givenAt! } : null,
    revoked: at !== null && cause === 'revoked' ? { number, at, reason } : null,
    obstacle,
  }
}

/** The sets of a program for the people who keep them, newest first; nothing for others. */
export async function testAccountsSeenBy(
  viewer: Actor,
  program: ManagedProgramFacts,
  wanted: Wanted = {},
): Promise<CountedPage<TestAccountLine> & { use: TestAccountUse }> {
  if (!mayKeepTestAccounts(viewer, program)) return nothing
  const keyset = keysetQuery(newestFirst, wanted)
  const which = eq(testAccounts.programId, program.id)
  const open = and(which, isNull(testAccounts.closedAt))!
  const given = and(open, isNotNull(testAccounts.bughunterId))!
  const found = await database()
    .select({
      ...{ ...lineColumns, bughunter: accounts.username },
      ...{ place: keyset.place, total: countIn(testAccounts, which) },
      ...{ open: countIn(testAccounts, open), given: countIn(testAccounts, given) },
    })
    .from(testAccounts)
    .leftJoin(accounts, eq(accounts.id, testAccounts.bughunterId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const use = found[0] ? { open: found[0].open, given: found[0].given } : nothing.use
  const { rows, ...ways } = keyset.countedPage(found)
  const lines = rows.map(({ sealed, open: _open, given: _given, ...row }) => ({
    ...row,
    username: openTestAccount({ id: row.id, sealed })?.username ?? null,
  }))
  return { rows: lines, ...ways, use }
}

const nothing = { rows: [], next: null, prev: null, total: 0, use: { open: 0, given: 0 } }

const newestFirst: Order = {
  keys: [{ by: testAccounts.number, down: true, as: 'number' }],
  ...{ id: testAccounts.id, down: true },
}

const { id, number, addedAt, sealed, givenAt, shownAt, closedAt, cause, reason, barred } = testAccounts
const lineColumns = { id, number, addedAt, sealed, givenAt, shownAt, closedAt, cause, reason, barred }

/** The last set a bughunter had or has. */
export async function lastAccountOf(
  tx: Pick<Tx, 'select'>,
  bughunterId: string,
  programId: string,
): Promise<TestAccountRow | null> {
  const [row] = await tx
    .select()
    .from(testAccounts)
    .where(and(eq(testAccounts.programId, programId), eq(testAccounts.bughunterId, bughunterId)))
    .orderBy(desc(testAccounts.givenAt), desc(testAccounts.id))
    .limit(1)
  return row ?? null
}
