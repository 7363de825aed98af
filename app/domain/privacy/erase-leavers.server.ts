import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { noteDeletions } from '#infra/deletion-journal.ts'
import type { System } from '#kernel/actor.ts'
import { eraseTogether, removeFilesOf } from './erase-together.server.ts'
import { openDisputesOf } from './leaving-queries.server.ts'

/**
 * Takes out everyone whose days to return are over, unless money is owed to them or an appeal of theirs is open; for a
 * daily job. Of a company that closed, its members go with the owner. @returns how many leavings were erased
 */
export async function eraseLeavers(system: System, most = 500): Promise<number> {
  const due = await database()
    .select({ id: leavings.id, accountId: leavings.accountId })
    .from(leavings)
    .where(and(isDue(), sql`NOT ${isHeld}`))
    .orderBy(leavings.eraseAt)
    .limit(most)
  let erased = 0
  for (const leaving of due) if (await eraseOne(system, leaving)) erased++
  return erased
}

const isHeld = sql`(EXISTS (SELECT 1 FROM ${ledgerAccounts} l WHERE l.kind IN ('bughunter_payable', 'bughunter_in_payout')
  AND l.owner_id = ${leavings.accountId} AND l.balance_idr > 0) OR (${openDisputesOf(sql`${leavings.accountId}`)}) > 0)`

function isDue() {
  return and(isNull(leavings.cancelledAt), isNull(leavings.erasedAt), lte(leavings.eraseAt, now()))
}

async function eraseOne(
  system: System,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { companyId, members } = await removeFilesOf(accountId)
  try {
    return await transaction(async (tx) => {
      const taken = await tx
        .update(leavings)
        .set({ erasedAt: now() })
        .where(and(eq(leavings.id, id), isDue(), sql`NOT ${isHeld}`))
        .returning({ id: leavings.id })
      // Another process was faster, or money came in since.
      if (taken.length === 0) return false
      // On the disk before the commit: what is erased stays so, whatever backup comes back.
      await noteDeletions([accountId, ...members], now())
      await eraseTogether(tx, system, accountId, members, companyId)
      return true
    })
  } catch (error) {
    await noteUndone([accountId, ...members])
    throw error
  }
}

/** Whether it came to the commit only the database knows; while it is silent the journal stays as it is. */
async function noteUndone(accountIds: string[]): Promise<void> {
  const there = await accountsNotErased(accountIds).catch(() => [])
  if (there.length > 0) await noteDeletions(there, now(), true)
}

/** Of these accounts the ones that are there and not erased. */
export async function accountsNotErased(accountIds: readonly string[]): Promise<string[]> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT a.id FROM ${accounts} a WHERE a.id = ANY (${sql.param([...accountIds])}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM ${leavings} l WHERE l.account_id = a.id AND l.erased_at IS NOT NULL) ORDER BY a.id`)
  return answer.rows.map(({ id }) => id)
}
