import { type SQL, sql } from 'drizzle-orm'
import type { Work } from './queue-source.server.ts'
import type { QueueName } from './work-queue.ts'

/**
 * A cursor in the queue: what is due later, in microseconds since 1970, or at the same moment but named
 * later, is beyond.
 */
export type Place = { due: string; desk: string; id: string }
export type Wanted = {
  taker: 'mine' | 'nobody' | null
  reader: string
  beyond: Place | null
  most: number
  present: Date
}

const microseconds = (moment: SQL): SQL => sql`(extract(epoch FROM ${moment}) * 1000000)::bigint`
/** Written out, so that one statement is planned for good: the caller knows but a few of them. */
const literal = (word: string | number): SQL => sql.raw(`'${word}'`)
const dueOf = ({ from, goal }: Work): SQL => (goal ? sql`${from} + interval ${literal(goal)}` : from)

/** How many things wait: `desk, n`, one row for each kind. */
export function countsOf(works: readonly Work[]): SQL {
  return union(
    works.map(
      ({ desk, of, where }) =>
        sql`SELECT ${literal(desk)} AS desk, count(*)::int AS n FROM ${of} WHERE ${where}`,
    ),
  )
}

/** The same by whose they are: `desk, taker, n`. */
export function takersOf(works: readonly Work[], present: Date): SQL {
  return union(
    works.map(
      (work) => sql`SELECT ${literal(work.desk)} AS desk, ${whoseOf(work)} AS taker, count(*)::int AS n
        FROM ${work.of} ${claimsOf(work, present)} WHERE ${work.where} GROUP BY 2`,
    ),
  )
}

function whoseOf({ taker }: Work): SQL {
  return taker ?? sql`held.by_id`
}

/** The claims of work queues whose things have no taker of their own. */
function claimsOf({ taker, desk, id }: Work, present: Date): SQL {
  return taker
    ? sql``
    : sql`LEFT JOIN desk_claims held ON held.desk = ${literal(desk)} AND held.subject_id = ${id}
    AND held.until > ${present}::timestamptz`
}

/** Which things come next, `desk, id, due, taker`: of each kind no more than are wanted, in its own order. */
export function nextOf(works: readonly Work[], wanted: Wanted): SQL {
  return sql`SELECT * FROM (${union(works.map((work) => sql`(${nextOfOne(work, wanted)})`))}) k
    ORDER BY due, desk, id LIMIT ${literal(wanted.most)}`
}

function nextOfOne(work: Work, { taker, reader, beyond, most, present }: Wanted): SQL {
  const { desk, of, id, from, where, goal } = work
  const whose = whoseOf(work)
  const due = microseconds(dueOf(work))
  const asked = [where]
  if (taker === 'mine') asked.push(sql`${whose} = ${reader}::uuid`)
  if (taker === 'nobody') asked.push(sql`${whose} IS NULL`)
  if (beyond) {
    const since = new Date(Math.floor(Number(beyond.due) / 1000))
    asked.push(sql`${from} >= ${since}::timestamptz - interval ${literal(goal ?? '0')}`)
    asked.push(
      sql`(${due}, ${literal(desk)}, ${id}) > (${beyond.due}::bigint, ${beyond.desk}::text, ${beyond.id}::uuid)`,
    )
  }
  return sql`SELECT ${literal(desk)} AS desk, ${id} AS id, ${due} AS due, ${whose} AS taker
    FROM ${of} ${claimsOf(work, present)} WHERE ${sql.join(asked, sql` AND `)} ORDER BY ${from}, ${id} LIMIT ${literal(most)}`
}

/**
 * The columns of lines for the rows of `chosen` (`desk, id, due, taker`): these and `since, title,
 * about, place`.
 */
export function linesOf(works: readonly Work[], chosen: SQL): SQL {
  return union(
    works.map(
      ({ desk, of, where, beside, id, since, title, about, place }) => sql`
        SELECT chosen.*, ${since} AS since, ${title} AS title, ${about ?? sql`NULL`} AS about, ${place ?? literal('')} AS place
        FROM ${chosen} chosen JOIN ${of} ON ${id} = chosen.id ${beside ?? sql``} WHERE chosen.desk = ${literal(desk)} AND ${where}`,
    ),
  )
}

/** Whether this thing waits at its work queue: a row, or none. */
export function waitingOf(works: readonly Work[], desk: QueueName, id: string): SQL {
  const own = works.filter((work) => work.desk === desk)
  return union(
    own.map((work) => sql`SELECT 1 FROM ${work.of} WHERE ${work.where} AND ${work.id} = ${id}::uuid`),
  )
}

function union(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql` UNION ALL `)
}
