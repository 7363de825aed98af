import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { type TestAccountRow, testAccounts } from '../test-account-tables.server.ts'
import { mayKeepTestAccounts } from './test-account.ts'
import type { CloseTestAccountInput } from './test-account-input.ts'

/**
 * Takes a set off that no one has, or revokes the one of a bughunter; neither is given again. What was revoked is still
 * readable to the company, which changes its password.
 * @throws Refusal not_found (program or set); forbidden; conflict (closed before; in use, and no reason)
 */
export async function closeTestAccount(
  actor: Actor,
  programId: string,
  { testAccountId, reason, again }: CloseTestAccountInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { person, row } = await lockSet(tx, actor, programId, testAccountId)
    refuseUnless(row.closedAt === null, 'conflict')
    const closed = { closedAt: now(), closedBy: person.accountId }
    const { id, number, bughunterId } = row
    if (bughunterId === null) {
      await write(tx, id, { ...closed, cause: 'removed', sealed: null, nameHash: null })
      return record(tx, actor, 'program.test_account_removed', programId, { testAccountId: id, number })
    }
    refuseUnless(reason !== undefined, 'conflict', 'test_account_in_use')
    await write(tx, id, { ...closed, cause: 'revoked', reason, barred: again === undefined })
    const facts = { testAccountId: id, number, bughunterId }
    await record(tx, actor, 'program.test_account_revoked', programId, facts)
  })
}

/**
 * Lets a bughunter whose set was revoked take another one.
 * @throws Refusal not_found; forbidden; conflict (they may already)
 */
export async function allowTestAccount(
  actor: Actor,
  programId: string,
  { testAccountId }: { testAccountId: string },
): Promise<void> {
  await transaction(async (tx) => {
    const { row } = await lockSet(tx, actor, programId, testAccountId)
    refuseUnless(row.barred, 'conflict')
    await write(tx, row.id, { barred: false })
    const facts = { testAccountId: row.id, number: row.number, bughunterId: row.bughunterId! }
    await record(tx, actor, 'program.test_account_allowed', programId, facts)
  })
}

async function lockSet(
  tx: Tx,
  actor: Actor,
  programId: string,
  testAccountId: string,
): Promise<{ person: Person; row: TestAccountRow }> {
  const program = await lockProgram(tx, actor, programId)
  if (!isPerson(actor) || !mayKeepTestAccounts(actor, program)) refuse('forbidden')
  const [row] = await tx
    .select()
    .from(testAccounts)
    .where(and(eq(testAccounts.programId, programId), eq(testAccounts.id, testAccountId)))
    .for('update')
  return { person: actor, row: found(row) }
}

async function write(tx: Tx, id: string, set: Partial<typeof testAccounts.$inferInsert>): Promise<void> {
  await tx.update(testAccounts).set(set).where(eq(testAccounts.id, id))
}
