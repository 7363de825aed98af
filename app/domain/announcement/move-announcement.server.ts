import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor, System } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { holdAnnouncement, putLive } from './announcement-case.server.ts'
import { stateAfter } from './announcement-lifecycle.ts'
import { announcements } from './announcement-tables.server.ts'

/**
 * Shows it now, or plans it for its beginning. @returns whether it can be read already
 * @throws Refusal not_found; move_forbidden; invalid_input (`until`: past); conflict `announcement_changed`
 */
export async function publishAnnouncement(actor: Actor, id: string, version: number): Promise<boolean> {
  return transaction(async (tx) => {
    const row = await holdAnnouncement(tx, actor, id, 'publish', version)
    if (row.untilAt <= now()) refuseField('until', 'date_past')
    const state = stateAfter('publish', row, now())
    if (state === 'live') {
      await putLive(tx, actor, row)
      return true
    }
    await tx.update(announcements).set({ state, updatedAt: now() }).where(eq(announcements.id, id))
    await record(tx, actor, 'announcement.scheduled', id, { at: row.fromAt.toISOString() })
    return false
  })
}

/** Takes a draft or a live one away for good. @throws Refusal not_found; move_forbidden; conflict `announcement_changed` */
export async function withdrawAnnouncement(actor: Actor, id: string, version: number): Promise<void> {
  await move(actor, id, 'withdraw', version)
}

/** Makes a draft of what was planned. @throws Refusal not_found; move_forbidden; conflict `announcement_changed` */
export async function unscheduleAnnouncement(actor: Actor, id: string, version: number): Promise<void> {
  await move(actor, id, 'unschedule', version)
}

async function move(
  actor: Actor,
  id: string,
  how: 'withdraw' | 'unschedule',
  version: number,
): Promise<void> {
  await transaction(async (tx) => {
    const row = await holdAnnouncement(tx, actor, id, how, version)
    const state = stateAfter(how, row, now())
    await tx.update(announcements).set({ state, updatedAt: now() }).where(eq(announcements.id, id))
    await record(tx, actor, 'announcement.withdrawn', id, { before: row.state, after: state })
  })
}

/** Shows what was planned for now or before, for a job of every minute. @returns how many */
export async function publishDueAnnouncements(system: System): Promise<number> {
  const due = and(eq(announcements.state, 'scheduled'), lte(announcements.fromAt, now()))
  const rows = await database()
    .select({ id: announcements.id })
    .from(announcements)
    .where(due)
    .orderBy(asc(announcements.fromAt))
    .limit(100)
  let shown = 0
  for (const { id } of rows) {
    await transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(announcements)
        .where(and(eq(announcements.id, id), due))
        .for('update')
      // Another process was faster, or a person changed the plan.
      if (!row) return
      await putLive(tx, system, row)
      shown++
    })
  }
  return shown
}
