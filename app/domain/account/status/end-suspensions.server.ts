import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { sanctions } from './account-status-tables.server.ts'
import { lockAccount } from './lock-accounts.server.ts'
import { settleAccountStatus } from './settle-account-status.server.ts'

/** Lifts suspensions whose time is over; a schedule calls this. @returns how many; 50 means there may be more */
export async function endSuspensions(system: System, most = 50): Promise<number> {
  const due = await database()
    .select({ id: sanctions.id, accountId: sanctions.accountId })
    .from(sanctions)
    .where(isOver())
    .orderBy(asc(sanctions.until))
    .limit(most)
  for (const { id, accountId } of due) await endOne(system, id, accountId)
  return due.length
}

async function endOne(system: System, sanctionId: string, accountId: string): Promise<void> {
  await transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const ended = await tx
      .update(sanctions)
      .set({ liftedAt: now() })
      .where(and(eq(sanctions.id, sanctionId), isOver()))
      .returning({ id: sanctions.id })
    // Another process, or a person, was faster.
    if (ended.length === 0) return
    const standing = await settleAccountStatus(tx, accountId)
    const facts = { sanctionId, step: 'suspension', way: 'time', standing } as const
    await record(tx, system, 'account.sanction_lifted', accountId, facts)
  })
}

function isOver() {
  return and(eq(sanctions.step, 'suspension'), isNull(sanctions.liftedAt), lte(sanctions.until, now()))
}
