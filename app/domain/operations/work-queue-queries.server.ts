import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { pageSizes } from '@cakrawala/paging/paging'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { count, each, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { countsOf, linesOf, nextOf, type Place } from './queue-source-sql.server.ts'
import { worksAt } from './queue-sources.server.ts'
import { desks, type QueueName } from './work-queue.ts'

const a = alias(accounts, 'a')

/** Something that waits for the team. */
export const workItem = z.object({
  ...{ desk: z.enum(desks), id: text, dueAt: moment, since: moment, title: text },
  /** A code, a company or a person, where the title alone does not name it. */
  about: text.nullable(),
  /** Whose it is now, and whether it is the reader's own. */
  ...{ taker: text.nullable(), mine: flag },
  /** What the address needs besides the work queue. */
  place: text,
})
export type WorkItem = z.infer<typeof workItem>
/** How many things each work queue has. */
export const workCounts = each(desks, count)
export type WorkFilter = {
  desk: QueueName | null
  taker: 'mine' | 'nobody' | null
  /** Where the list goes on: the keys of its last row. */
  from: string | null
}
type WorkQueue = { rows: WorkItem[]; counts: z.infer<typeof workCounts>; next: string | null }

const usualSize = pageSizes.api
const placeShape = /^\d{1,16}_[a-z_]{3,20}_[0-9a-f-]{36}$/

/** Reads the filter of an address; words it does not know count as none. */
export function workFilterOf(asked: URLSearchParams): WorkFilter {
  const taker = asked.get('taker')
  return {
    desk: desks.find((desk) => desk === asked.get('desk')) ?? null,
    taker: taker === 'mine' || taker === 'nobody' ? taker : null,
    from: asked.get('from'),
  }
}

/**
 * All that waits for the team, what is due first on top, with the numbers of every work queue.
 * @param size at most 100
 * @throws Refusal not_found outside of it
 */
export async function workQueueSeenBy(
  actor: Actor,
  filter: WorkFilter,
  size: number = usualSize,
): Promise<WorkQueue> {
  refuseUnless(isOperator(actor), 'not_found')
  const [answer] = await askPrepared<{ counts: Count[]; rows: Row[] | null }>(
    queueOf(actor, filter, (size > usualSize ? pageSizes.most : usualSize) + 1),
  )
  const found = answer?.rows ?? []
  const rows = found.slice(0, size).map(({ due, since, ...row }) => ({
    ...row,
    dueAt: new Date(Number(due) / 1000),
    since: new Date(since),
  }))
  const last = found[size - 1]
  const next = found.length > size && last ? `${last.due}_${last.desk}_${last.id}` : null
  const counts = Object.fromEntries(desks.map((desk) => [desk, sumOf(answer?.counts ?? [], desk)]))
  return { rows, counts: counts as Record<QueueName, number>, next }
}

/** How many things wait at these work queues, taken ones too. @throws Refusal not_found outside of the team */
export async function workWaitingAt(actor: Actor, at: readonly QueueName[]): Promise<number> {
  refuseUnless(isOperator(actor), 'not_found')
  const works = worksAt(now()).filter(({ desk }) => at.includes(desk))
  const counts = await askPrepared<Count>(countsOf(works))
  return counts.reduce((sum, { n }) => sum + n, 0)
}

type Count = { desk: QueueName; n: number }
type Row = Omit<WorkItem, 'dueAt' | 'since'> & { due: number; since: string }

function sumOf(counts: readonly Count[], desk: QueueName): number {
  return counts.reduce((sum, one) => (one.desk === desk ? sum + one.n : sum), 0)
}

function queueOf(team: Person, { desk, taker, from }: WorkFilter, most: number): SQL {
  const present = now()
  const works = worksAt(present)
  const asked = works.filter((work) => desk === null || work.desk === desk)
  const reader = team.accountId
  return sql`
    WITH next AS MATERIALIZED (${nextOf(asked, { taker, reader, beyond: placeOf(from), most, present })}),
    lines AS (${linesOf(asked, sql`next`)})
    SELECT (SELECT json_agg(c) FROM (${countsOf(works)}) c) AS counts,
      (SELECT json_agg(json_build_object('desk', l.desk, 'id', l.id, 'due', l.due, 'since', l.since, 'title', l.title,
        'about', l.about, 'place', l.place, 'taker', ${a.username}, 'mine', coalesce(l.taker = ${reader}::uuid, false))
        ORDER BY l.due, l.desk, l.id) FROM lines l LEFT JOIN ${accounts} a ON ${a.id} = l.taker) AS rows`
}

function placeOf(from: string | null): Place | null {
  if (from === null || !placeShape.test(from)) return null
  const [due = '', ...more] = from.split('_')
  const id = more.pop() ?? ''
  return isId(id) ? { due, desk: more.join('_'), id } : null
}
