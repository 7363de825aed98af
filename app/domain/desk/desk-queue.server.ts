import { type SQL, sql } from 'drizzle-orm'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { type Desk, desks } from './desk.ts'
import { workAt } from './work.server.ts'

/** Something that waits for the team. */
export type WorkItem = {
  desk: Desk
  id: string
  dueAt: Date
  since: Date
  title: string
  /** A code, a company or a person, where the title alone does not say it. */
  about: string | null
  /** What the address needs besides the desk. */
  place: string
  /** Whose it is now, and whether it is the reader's own. */
  taker: string | null
  mine: boolean
}
export type WorkFilter = {
  desk: Desk | null
  taker: 'mine' | 'nobody' | null
  /** Where the list goes on: the keys of its last row. */
  from: string | null
}
export type WorkQueue = { rows: WorkItem[]; counts: Record<Desk, number>; next: string | null }

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

/** All that waits for the team, what is due first on top, with the numbers of every desk. @throws Refusal not_found outside of it */
export async function deskQueueSeenBy(actor: Actor, filter: WorkFilter, size = 25): Promise<WorkQueue> {
  refuseUnless(isHello(actor), 'not_found')
  const [answer] = await askPrepared<{ counts: Record<string, number>; rows: Row[] | null }>(
    queueOf(actor.accountId, filter, size + 1),
  )
  const found = answer?.rows ?? []
  const rows = found.slice(0, size).map(({ due, since, ...row }) => ({
    ...row,
    dueAt: new Date(Number(due)),
    since: new Date(since),
  }))
  const last = found[size - 1]
  const next = found.length > size && last ? `${last.due}_${last.desk}_${last.id}` : null
  const counts = Object.fromEntries(desks.map((desk) => [desk, answer?.counts[desk] ?? 0]))
  return { rows, counts: counts as Record<Desk, number>, next }
}

/** How many things wait at these desks, taken ones too. @throws Refusal not_found outside of the team */
export async function workWaitingAt(actor: Actor, at: readonly Desk[]): Promise<number> {
  refuseUnless(isHello(actor), 'not_found')
  // Written out, the desks leave PostgreSQL all others unread.
  const named = sql.raw(at.map((desk) => `'${desk}'`).join(', '))
  const [answer] = await askPrepared<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (${workAt(now())}) work WHERE desk IN (${named})`,
  )
  return answer?.n ?? 0
}

type Row = Omit<WorkItem, 'dueAt' | 'since'> & { due: number; since: string }

function queueOf(reader: string, { desk, taker, from }: WorkFilter, most: number): SQL {
  const present = now()
  const [due, onDesk, id] = beyond(from)
  return sql`
    WITH work AS MATERIALIZED (${workAt(present)}), held AS (
      SELECT w.desk, w.id, w.since, w.title, w.about, w.place, (extract(epoch FROM w.due_at) * 1000)::bigint AS due,
        coalesce(w.taker, c.by_id) AS taker
      FROM work w LEFT JOIN desk_claims c ON c.desk = w.desk AND c.subject_id = w.id AND c.until > ${present}::timestamptz
    ), shown AS (
      SELECT h.* FROM held h
      WHERE (${desk}::text IS NULL OR h.desk = ${desk})
        AND (${taker}::text IS NULL OR (${taker} = 'mine' AND h.taker = ${reader}::uuid) OR (${taker} = 'nobody' AND h.taker IS NULL))
        AND (h.due, h.desk, h.id) > (${due}::bigint, ${onDesk}::text, ${id}::uuid)
      ORDER BY h.due, h.desk, h.id LIMIT ${most}
    )
    SELECT (SELECT coalesce(json_object_agg(desk, n), '{}') FROM (SELECT desk, count(*) AS n FROM work GROUP BY desk) q) AS counts,
      (SELECT json_agg(json_build_object('desk', s.desk, 'id', s.id, 'due', s.due, 'since', s.since, 'title', s.title,
        'about', s.about, 'place', s.place, 'taker', a.username, 'mine', coalesce(s.taker = ${reader}::uuid, false))
        ORDER BY s.due, s.desk, s.id) FROM shown s LEFT JOIN accounts a ON a.id = s.taker) AS rows`
}

function beyond(from: string | null): [string, string, string] {
  const none: [string, string, string] = ['-1', '', '00000000-0000-0000-0000-000000000000']
  if (from === null || !placeShape.test(from)) return none
  const [due = '', ...more] = from.split('_')
  const id = more.pop() ?? ''
  return isId(id) ? [due, more.join('_'), id] : none
}
