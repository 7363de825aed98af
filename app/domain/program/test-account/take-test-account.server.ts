import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { isProgramOpen } from '../program.ts'
import { reportingObstacleOf } from '../reporting/reporting-obstacle.server.ts'
import { type TestAccountRow, testAccounts } from '../test-account-tables.server.ts'
import { openTestAccount } from './sealed-test-account.server.ts'
import { obstacleToTaking, takingRefusals } from './test-account.ts'
import { lastAccountOf } from './test-account-queries.server.ts'
import type { ShownTestAccount } from './test-account-view.ts'

const taken = rateLimit('test_account_taken', 10, 24 * 60 * 60)
const shown = rateLimit('test_account_shown', 30, 60 * 60)

/**
 * Gives a bughunter who may send reports to a program one of its test accounts, and the same one each time after. The locked
 * program makes those who ask at once wait for each other, so the last one goes to one of them. Where none is free, its
 * company is told so once a day.
 * @throws Refusal not_found; as `takingRefusals`; conflict `test_accounts_gone`; too_many_requests (10 a day)
 */
export async function takeTestAccount(
  actor: Actor,
  programId: string,
): Promise<{ number: number; givenAt: Date }> {
  const hunter = hunterOf(actor)
  await taken.take(hunter.accountId)
  const given = await transaction(async (tx) => {
    const own = await lockOwn(tx, hunter, programId)
    if (own) return own
    const free = await freeOne(tx, programId)
    if (!free) return noteNoneLeft(tx, hunter, programId)
    const [row] = await tx
      .update(testAccounts)
      .set({ bughunterId: hunter.accountId, givenAt: now() })
      .where(eq(testAccounts.id, free.id))
      .returning()
    await record(tx, hunter, 'program.test_account_given', programId, factsOf(found(row)))
    return row
  })
  const { number, givenAt } = given ?? refuse('conflict', 'test_accounts_gone')
  return { number, givenAt: givenAt! }
}

/**
 * What is in the set of a bughunter, while they may still test. Each look is recorded.
 * @throws Refusal not_found (also where they have none); as `takingRefusals`; conflict `test_account_unreadable`;
 *   too_many_requests (30 an hour)
 */
export async function showTestAccount(actor: Actor, programId: string): Promise<ShownTestAccount> {
  const hunter = hunterOf(actor)
  await shown.take(hunter.accountId)
  return transaction(async (tx) => {
    const own = found(await lockOwn(tx, hunter, programId))
    const secret = openTestAccount(own) ?? refuse('conflict', 'test_account_unreadable')
    await tx.update(testAccounts).set({ shownAt: now() }).where(eq(testAccounts.id, own.id))
    await record(tx, hunter, 'program.test_account_shown', programId, factsOf(own))
    return { number: own.number, ...secret }
  })
}

function hunterOf(actor: Actor): Person {
  return isBughunter(actor) ? actor : refuse('forbidden')
}

/** The open set of a bughunter to whom nothing is in the way. */
async function lockOwn(tx: Tx, hunter: Person, programId: string): Promise<TestAccountRow | null> {
  const program = await lockProgram(tx, hunter, programId)
  const open = isProgramOpen(program, jakartaDay(now()))
  const reporting = await reportingObstacleOf(tx, hunter, { ...program, open })
  const last = await lastAccountOf(tx, hunter.accountId, programId)
  refuseObstacle(obstacleToTaking(reporting, last), takingRefusals)
  return last?.closedAt === null ? last : null
}

async function freeOne(tx: Tx, programId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: testAccounts.id })
    .from(testAccounts)
    .where(
      and(
        eq(testAccounts.programId, programId),
        isNull(testAccounts.bughunterId),
        isNull(testAccounts.closedAt),
      ),
    )
    .orderBy(asc(testAccounts.number))
    .limit(1)
  return row
}

async function noteNoneLeft(tx: Tx, hunter: Person, programId: string): Promise<null> {
  const its = eq(testAccounts.programId, programId)
  found((await tx.select({ id: testAccounts.id }).from(testAccounts).where(its).limit(1))[0])
  const today = await tx
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.noun, 'program'),
        eq(events.subjectId, programId),
        eq(events.type, 'program.test_accounts_gone'),
        gt(events.at, after(now(), -day)),
      ),
    )
    .limit(1)
  if (today.length === 0) await record(tx, hunter, 'program.test_accounts_gone', programId)
  return null
}

function factsOf({ id, number, bughunterId }: TestAccountRow) {
  return { testAccountId: id, number, bughunterId: bughunterId! }
}
