import { after, day } from '@cakrawala/calendar/clock'
import type { Wanted } from '@cakrawala/paging/list-order'
import { type KeysetPage, pageSizes } from '@cakrawala/paging/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { isBefore, isSince } from '#domain/event/committed.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { isOwn } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { openCursor, sealCursor } from '#infra/secrets.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import type { z } from '#kernel/zod.ts'
import { reportScope } from '../report-scope.server.ts'
import { reports } from '../report-tables.server.ts'
import type { LogLine, LogObject, logPerson } from './company-log.ts'
import { type CompanyLogFilter, companyLogTypes, outsideTypes } from './company-log.ts'

type Reader = Person & { companyId: string }
type Row = {
  seq: string
  type: LogLine['type']
  subject_id: string
  at: string
  detail: string | null
  address: string | null
  device: string | null
  account_id: string | null
  username: string | null
  name: string | null
  member_id: string | null
  member_name: string | null
  set_number: number | null
  bughunter: string | null
}

/**
 * What people of the viewer's company did, newest first: `size` lines from the cursor `from` on, which is the
 * `next` of a page before and no other person's; anything else begins at the newest. Objects are named only
 * where the viewer may know them. Moves of a report that have an event of their own are listed once.
 * @throws Refusal not_found outside a company; forbidden without the right to manage members
 */
export async function companyLogSeenBy(
  viewer: Actor,
  filter: CompanyLogFilter,
  { from, size = pageSizes.feed }: Wanted = {},
): Promise<KeysetPage<LogLine>> {
  const reader = readerOf(viewer)
  const cursor = `user log ${reader.companyId}`
  const rows = await rowsOf(reader, filter, { before: openCursor(cursor, from ?? ''), most: size + 1 })
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const objects = await objectsSeenBy(reader, shown)
  return {
    rows: shown.map((row) => lineOf(row, objects)),
    next: last ? sealCursor(cursor, Number(last.seq)) : null,
    prev: null,
  }
}

async function rowsOf(
  reader: Reader,
  filter: CompanyLogFilter,
  { before, most }: { before: number | null; most: number },
): Promise<Row[]> {
  const answer = await database().execute<Row>(sql`
    WITH people AS (${peopleOf(reader)}), lines AS (
      SELECT e.*, CASE WHEN e.actor_kind = 'person' THEN e.actor_id WHEN e.noun IN ('account', 'privacy') THEN e.subject_id
        WHEN e.type = 'company.signed_up' THEN (e.facts ->> 'ownerId')::uuid ELSE (e.facts ->> 'accountId')::uuid END AS who
      FROM ${events} e
      WHERE NOT (e.type = 'report.moved' AND e.facts ->> 'move' IN ('rate', 'approve_reward', 'grant_points', 'make_payable'))
        AND e.type IN (${sql.join(
          companyLogTypes.map((type) => sql`${type}`),
          sql`, `,
        )})
        AND (e.actor_id IN (SELECT id FROM people)
          OR (e.noun = 'company' AND e.subject_id = ${reader.companyId})
          OR (${inArray(sql`e.type`, [...outsideTypes])}
            AND e.subject_id IN (SELECT ${programs.id} FROM ${programs} WHERE ${isOwn(reader)}))
          OR (e.noun IN ('account', 'privacy') AND e.actor_kind <> 'person' AND e.subject_id IN (SELECT id FROM people)))
        AND (${before}::bigint IS NULL OR e.seq < ${before}::bigint)
        AND (${filter.kind ?? null}::text IS NULL OR e.noun = ${filter.kind ?? null})
        AND ${filter.from === undefined ? sql`true` : isSince(startOf(filter.from))}
        AND ${filter.to === undefined ? sql`true` : isBefore(after(startOf(filter.to), day))})
    SELECT l.seq, l.type, l.subject_id, l.at, coalesce(l.facts ->> 'move', l.facts ->> 'decision',
        CASE WHEN l.facts -> 'invited' = 'true' THEN 'invited' WHEN l.facts -> 'again' = 'true' THEN 'again'
          WHEN l.type = 'program.member_granted' AND l.facts ? 'permissions' THEN 'rights' END) AS detail,
      CASE WHEN p.id IS NOT NULL THEN l.address END AS address,
      (SELECT s.device FROM ${sessions} s WHERE s.id::text = l.facts ->> 'sessionId' AND s.account_id = p.id) AS device,
      p.id AS account_id, a.username, own.name, m.id AS member_id, m.name AS member_name,
      CASE WHEN l.facts ? 'testAccountId' THEN (l.facts ->> 'number')::int END AS set_number, b.username AS bughunter
    FROM lines l
    LEFT JOIN people p ON p.id = l.who
    LEFT JOIN ${accounts} a ON a.id = p.id
    LEFT JOIN ${companyMembers} own ON own.account_id = p.id
    LEFT JOIN ${companyMembers} m ON m.id::text = l.facts ->> 'memberId' AND m.company_id = ${reader.companyId}
    LEFT JOIN ${accounts} b ON b.id = CASE WHEN l.facts ? 'testAccountId' THEN (l.facts ->> 'bughunterId')::uuid END
    WHERE ${filter.person ?? null}::uuid IS NULL OR p.id = ${filter.person ?? null}::uuid
    ORDER BY l.seq DESC LIMIT ${most}`)
  return answer.rows
}

/** Everyone who may appear in the log, by name, for its filter. @throws Refusal not_found, forbidden */
export async function companyPeopleSeenBy(viewer: Actor): Promise<z.infer<typeof logPerson>[]> {
  const answer = await database().execute<z.infer<typeof logPerson>>(sql`
    WITH people AS (${peopleOf(readerOf(viewer))})
    SELECT a.id, coalesce(m.name || ' (' || a.username || ')', a.username) AS name
    FROM people p JOIN ${accounts} a ON a.id = p.id LEFT JOIN ${companyMembers} m ON m.account_id = a.id
    ORDER BY name LIMIT 500`)
  return answer.rows
}

function readerOf(viewer: Actor): Reader {
  if (!isCompany(viewer)) return refuse('not_found')
  refuseUnless(mayManageMembers(viewer), 'forbidden')
  return viewer
}

/** Owner and members, those who left too: what they did stays. */
function peopleOf({ companyId }: Reader) {
  return sql`SELECT owner_id AS id FROM ${companies} WHERE id = ${companyId}
    UNION SELECT account_id FROM ${companyMembers} WHERE company_id = ${companyId} AND account_id IS NOT NULL`
}

async function objectsSeenBy(reader: Reader, rows: Row[]): Promise<Map<string, LogObject>> {
  const ids = [...new Set(rows.map((row) => row.subject_id))]
  if (ids.length === 0) return new Map()
  const [seenReports, seenPrograms] = await Promise.all([
    database()
      .select({ id: reports.id, code: reports.code, hash: reports.hash })
      .from(reports)
      .innerJoin(programs, eq(programs.id, reports.programId))
      .where(and(inArray(reports.id, ids), reportScope(reader))),
    database()
      .select({ id: programs.id, title: programs.title })
      .from(programs)
      .where(and(inArray(programs.id, ids), isOwn(reader))),
  ])
  return new Map<string, LogObject>([
    ...seenReports.map(
      ({ id, code, hash }) => [id, { kind: 'report', id, code: code ?? '', hash } as const] as const,
    ),
    ...seenPrograms.map(({ id, title }) => [id, { kind: 'program', id, title } as const] as const),
  ])
}

function lineOf(row: Row, objects: ReadonlyMap<string, LogObject>): LogLine {
  const { type, detail, address, device, account_id: accountId, username, name } = row
  const { member_id: memberId, member_name: memberName, set_number: number, bughunter } = row
  const object = objects.get(row.subject_id) ?? null
  return {
    ...{ at: new Date(row.at), type, detail, address, device, object },
    member: memberId && memberName !== null ? { id: memberId, name: memberName } : null,
    testAccount: number === null ? null : { number, bughunter },
    who: accountId && username ? { accountId, username, name } : null,
  }
}

/** The first moment of a day in Asia/Jakarta, which has no summer time. */
function startOf(wanted: string): Date {
  return new Date(`${wanted}T00:00:00+07:00`)
}
