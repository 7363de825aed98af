import { second } from '@cakrawala/calendar/clock'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { alarmsOf, isMailKind, type ParkedKind, parkedKinds } from './job.ts'
import type { JobAlarm, JobsView, ParkedJob, QueueView } from './job-view.ts'

const e = alias(events, 'e')
const a = alias(accounts, 'a')

/** Lines of the list; the counts beside it cover all. */
export const mostParked = 100

/** The state of the queues, for the platform team. @throws Refusal not_found for everyone else */
export async function jobsSeenBy(actor: Actor): Promise<JobsView> {
  found(isOperator(actor) ? actor : null)
  const [{ queues, counted }, parked] = await Promise.all([unsafeFigures(), unsafeParked(mostParked)])
  const inAll = new Map(parked.map(({ queue, inAll }) => [queue, inAll]))
  return {
    alarms: alarmsOf(queues, counted, new Date()),
    queues: queues.filter(isWorthShowing),
    parked: parked.map(({ inAll: _inAll, ...job }) => job),
    parkedOf: [...inAll].map(([queue, count]) => ({ queue, count })),
  }
}

/** Duties of every minute wait a moment each time; they are shown where that moment is long. */
function isWorthShowing({ queue, retrying, oldest }: QueueView): boolean {
  return isMailKind(queue) || retrying > 0 || Date.now() - +oldest > 60_000
}

/** What the team is shown on every page of its area; a few seconds old. */
export async function jobAlarmsSeenBy(actor: Actor): Promise<JobAlarm[]> {
  return isOperator(actor) ? cachedFor('job alarms', '', 10 * second, unsafeAlarms) : []
}

/** Whatever is wrong with the queues now, by real time, which pg-boss goes by. Unscoped: for the worker's timer. */
export async function unsafeAlarms(): Promise<JobAlarm[]> {
  const { queues, counted } = await unsafeFigures()
  return alarmsOf(queues, counted, new Date())
}

/** Unscoped: also for measuring how old the oldest waiting job of each queue is. */
export async function unsafeQueues(): Promise<QueueView[]> {
  return (await unsafeFigures()).queues
}

/** Every queue, and how many jobs are parked for another reason than their address: one question, since every page asks it. */
async function unsafeFigures(): Promise<{
  queues: QueueView[]
  counted: { count: number; since: Date | null }
}> {
  const { rows } = await database().execute<FigureRow>(sql`
    SELECT q.queue, q.waiting, q.oldest, q.late, q.retrying, q.deferred, q.refused, q.next_try AS "nextTry", q.reason, p.count, p.since
    FROM (SELECT count(*)::int AS count, min(parked_at) AS since FROM parked_jobs(10000)
      WHERE kind IS DISTINCT FROM 'address') p LEFT JOIN job_queues() q ON true ORDER BY q.queue`)
  const { count, since } = rows[0]!
  return {
    queues: rows.flatMap(({ count: _count, since: _since, queue, ...row }) =>
      queue === null ? [] : [queueOf({ ...row, queue })],
    ),
    counted: { count, since: since === null ? null : new Date(since) },
  }
}

function queueOf(row: QueueRow): QueueView {
  return {
    ...row,
    oldest: new Date(row.oldest),
    late: row.late === null ? null : new Date(row.late),
    nextTry: row.nextTry === null ? null : new Date(row.nextTry),
  }
}

async function unsafeParked(most: number): Promise<(ParkedJob & { inAll: number })[]> {
  const { rows } = await database().execute<ParkedRow>(sql`
    SELECT p.id, p.queue, p.parked_at AS "parkedAt", p.queued_at AS "queuedAt", p.tries, p.kind, p.reason, p.in_all AS "inAll",
      ${e.seq}, ${e.type}, ${a.id} AS "readerId", ${a.username}
    FROM parked_jobs(${most}) p LEFT JOIN ${events} e ON ${e.seq} = p.seq LEFT JOIN ${accounts} a ON ${a.id} = p.account_id
    ORDER BY p.parked_at DESC, p.id`)
  return rows.map(({ kind, parkedAt, queuedAt, seq, type, readerId, username, ...row }) => ({
    ...row,
    kind: kindOf(kind),
    parkedAt: new Date(parkedAt),
    queuedAt: queuedAt === null ? null : new Date(queuedAt),
    event: seq === null || type === null ? null : { seq: Number(seq), type },
    reader: readerId === null || username === null ? null : { id: readerId, username },
  }))
}

/** A parked job with the lock that lets one press at a time look whether it was sent already. */
export async function isParked(tx: Tx, id: string): Promise<string | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`parked job:${id}`}, 0))`)
  const { rows } = await tx.execute<{ queue: string }>(
    sql`SELECT queue FROM parked_jobs(10000) WHERE id = ${id}::uuid`,
  )
  return rows[0]?.queue ?? null
}

function kindOf(kind: string | null): ParkedKind {
  return parkedKinds.find((known) => known === kind) ?? 'unknown'
}

type QueueRow = Omit<QueueView, 'oldest' | 'late' | 'nextTry'> & {
  oldest: string
  late: string | null
  nextTry: string | null
}
type FigureRow = Omit<QueueRow, 'queue'> & { queue: string | null; count: number; since: string | null }
type ParkedRow = {
  id: string
  queue: string
  parkedAt: string
  queuedAt: string | null
  tries: number | null
  kind: string | null
  reason: string | null
  inAll: number
  seq: string | null
  type: string | null
  readerId: string | null
  username: string | null
}
