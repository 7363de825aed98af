import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, isNull, max } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { testAccounts } from '../test-account-tables.server.ts'
import { nameHashOf, sealTestAccount } from './sealed-test-account.server.ts'
import { mayKeepTestAccounts, testAccountBounds } from './test-account.ts'
import type { AddTestAccountsInput } from './test-account-input.ts'

/** Closed sets stay as rows: a person adds so often a day. */
const additions = rateLimit('test_accounts_added', 40, 24 * 60 * 60)

/**
 * Adds sets of credentials that bughunters of a program may take.
 * @throws Refusal not_found; forbidden; move_forbidden (ended); invalid_input (too many, a user name that is there); too_many_requests (40 a day)
 */
export async function addTestAccounts(
  actor: Actor,
  programId: string,
  { passwords: typed }: AddTestAccountsInput,
): Promise<{ added: number }> {
  if (isPerson(actor)) await additions.take(actor.accountId)
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (!isPerson(actor) || !mayKeepTestAccounts(actor, program)) refuse('forbidden')
    refuseUnless(program.status !== 'ended', 'move_forbidden')
    const known = await openNames(tx, programId)
    if (known.size + typed.length > testAccountBounds.sets) refuseField('passwords', 'test_accounts_many')
    const sets = typed.map((set) => ({ ...set, nameHash: nameHashOf(programId, set.username) }))
    const twice = sets.find(({ nameHash }) => known.has(nameHash.toString('hex')))
    if (twice) refuseField('passwords', 'test_account_twice', { line: twice.line })
    const last = await lastNumber(tx, programId)
    const added = { programId, addedBy: actor.accountId, addedAt: now() }
    const rows = sets.map(({ nameHash, ...secret }, at) => {
      const id = newId()
      return { id, ...added, number: last + at + 1, sealed: sealTestAccount(id, secret), nameHash }
    })
    await tx.insert(testAccounts).values(rows)
    await record(tx, actor, 'program.test_accounts_added', programId, { count: rows.length })
    return { added: rows.length }
  })
}

async function openNames(tx: Tx, programId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: testAccounts.nameHash })
    .from(testAccounts)
    .where(and(eq(testAccounts.programId, programId), isNull(testAccounts.closedAt)))
  return new Set(rows.map(({ hash }) => hash!.toString('hex')))
}

async function lastNumber(tx: Tx, programId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(testAccounts.number) })
    .from(testAccounts)
    .where(eq(testAccounts.programId, programId))
  return row?.last ?? 0
}
