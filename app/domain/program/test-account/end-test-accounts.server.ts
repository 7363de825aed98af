import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { letters } from '../letter-tables.server.ts'
import { heldSince, isCurrent } from '../program-queries.server.ts'
import { isKnownTo } from '../program-scope.server.ts'
import { agreements, programs, programVersions } from '../program-tables.server.ts'
import { testAccounts } from '../test-account-tables.server.ts'
import { testAccountDays } from './test-account.ts'

/** Most sets closed in one run; the next one takes the rest. */
const atOnce = 500

/**
 * Closes the sets of bughunters whose permission to test a program has ended, and those of companies that are no more;
 * deletes what closed sets hold once they were closed for 30 days. @returns how many lost their bughunter
 */
export async function endTestAccounts(actor: System): Promise<number> {
  const due = await holdersDue(database()).limit(atOnce)
  let ended = 0
  for (const { id } of due) if (await endOne(actor, id)) ended++
  await database().update(testAccounts).set(overNow()).where(and(isOpen, ofEndedCompany()))
  await database()
    .update(testAccounts)
    .set({ sealed: null, nameHash: null })
    .where(
      and(
        isNotNull(testAccounts.sealed),
        lt(testAccounts.closedAt, after(now(), -testAccountDays.secrets * day)),
      ),
    )
  return ended
}

/** Closes all sets of a program that ends. */
export async function closeTestAccounts(tx: Tx, programId: string): Promise<void> {
  await tx
    .update(testAccounts)
    .set(overNow())
    .where(and(isOpen, eq(testAccounts.programId, programId)))
}

/** Forgets what companies wrote about a bughunter who left. */
export async function eraseTestAccounts(tx: Tx, bughunterId: string): Promise<void> {
  await tx.update(testAccounts).set({ reason: null }).where(eq(testAccounts.bughunterId, bughunterId))
}

/** Between the look and the lock they may have signed again: then there is nothing to do. */
async function endOne(actor: System, id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [row] = await holdersDue(tx, id).for('update', { of: testAccounts })
    if (!row) return false
    const { number, programId } = row
    await tx
      .update(testAccounts)
      .set({ closedAt: now(), cause: 'permission_ended' })
      .where(eq(testAccounts.id, id))
    const facts = { testAccountId: id, number, bughunterId: row.bughunterId! }
    await record(tx, actor, 'program.test_account_ended', programId, facts)
    return true
  })
}

/** Sets whose bughunter may not test any more: not for now, as while a program is paused, but for good. */
function holdersDue(tx: Pick<Tx, 'select'>, id?: string) {
  const { number, programId, bughunterId } = testAccounts
  return tx
    .select({ id: testAccounts.id, number, programId, bughunterId })
    .from(testAccounts)
    .innerJoin(accounts, eq(accounts.id, bughunterId))
    .innerJoin(programs, eq(programs.id, programId))
    .innerJoin(programVersions, isCurrent)
    .where(
      and(
        isOpen,
        id === undefined ? undefined : eq(testAccounts.id, id),
        or(ne(accounts.standing, 'active'), not(isKnownTo(sql`${bughunterId}`)), isRevoked(), isOutlived()),
      ),
    )
    .$dynamic()
}

const isOpen = isNull(testAccounts.closedAt)
const overNow = () => ({ closedAt: now(), cause: 'program_ended' }) as const

function isRevoked(): SQL {
  return sql`EXISTS (SELECT 1 FROM ${letters} JOIN ${agreements} ON ${agreements.id} = ${letters.agreementId}
    WHERE ${isItsAgreement} AND ${letters.revokedAt} IS NOT NULL)`
}

/** New rules hold for two weeks and were not signed. */
function isOutlived(): SQL | undefined {
  const renewed = sql`EXISTS (SELECT 1 FROM ${agreements}
    WHERE ${isItsAgreement} AND ${agreements.version} = ${programs.currentVersion})`
  return and(not(renewed), lt(heldSince(), after(now(), -testAccountDays.renewal * day)))
}

const isItsAgreement = and(
  eq(agreements.programId, testAccounts.programId),
  eq(agreements.bughunterId, testAccounts.bughunterId),
)

function ofEndedCompany(): SQL {
  const theirs = database()
    .select({ id: programs.id })
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .where(eq(accounts.standing, 'ended'))
  return inArray(testAccounts.programId, theirs)
}
