import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { reportsWaitingOn } from '#domain/report/waiting-count.server.ts'
import { type Actor, isOperator, isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { takersOf } from './queue-source-sql.server.ts'
import { worksAt } from './queue-sources.server.ts'
import { desks, type QueueName } from './work-queue.ts'
import { workCounts } from './work-queue-queries.server.ts'

/** A menu shows this many, and beyond it that there are more. */
export const mostWaiting = 99

/** What waits on a person, as the menu of their area shows it. */
export const waitingCounts = z.object({
  /** Reports, counted to one beyond `mostWaiting`. */
  reports: count,
  /** The work queue; the platform team alone. */
  queue: z.object({ mine: count, nobody: count, desks: workCounts }).nullable(),
})
export type WaitingCounts = z.infer<typeof waitingCounts>

/** What waits on a person: the same as the lists of reports and of work have it. @throws Refusal not_found for visitors */
export async function waitingCountsFor(viewer: Actor): Promise<WaitingCounts> {
  refuseUnless(isPerson(viewer), 'not_found')
  const [reports, queue] = await Promise.all([
    reportsWaitingOn(viewer, mostWaiting),
    isOperator(viewer) ? queueCountsOf(viewer.accountId) : null,
  ])
  return { reports, queue }
}

type Taken = { desk: QueueName; taker: string | null; n: number }

async function queueCountsOf(reader: string): Promise<WaitingCounts['queue']> {
  const present = now()
  const rows = await askPrepared<Taken>(takersOf(worksAt(present), present))
  const sum = (counts: (row: Taken) => boolean) =>
    rows.reduce((total, row) => (counts(row) ? total + row.n : total), 0)
  const ofDesks = Object.fromEntries(desks.map((desk) => [desk, sum((row) => row.desk === desk)]))
  return {
    mine: sum(({ taker }) => taker === reader),
    nobody: sum(({ taker }) => taker === null),
    desks: ofDesks as Record<QueueName, number>,
  }
}
