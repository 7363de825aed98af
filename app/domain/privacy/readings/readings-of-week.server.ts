import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { mapWithPauses } from '@cakrawala/fair-queue/pauses'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { mostExported } from '#domain/account/export-policy.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { eventTypes } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { readingEvents } from '#domain/privacy/breach/breach.ts'
import { readingReasons } from '#domain/report/reading/reading-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type ExportReadingsInput, weekOf } from './readings.ts'

const e = alias(events, 'e')
const a = alias(accounts, 'a')
const x = alias(events, 'x')
const c = alias(companies, 'c')
const s = alias(accounts, 's')
const why = alias(readingReasons, 'why')

/** What one operator read within a week. */
export const operatorWeek = z
  .object({
    ...{ accountId: text, username: text },
    /** Different reports that were not assigned to the reader. */
    ...{ reports: count, ownReports: count },
    /** People and companies whose account page or documents were opened. */
    papers: count,
    ...{ exports: count, alarms: count, reasons: count },
  })
  .meta({ id: 'OperatorWeek' })
export type OperatorWeek = z.infer<typeof operatorWeek>

export const readingReason = z
  .object({ id: text, at: moment, username: text, reason: text, readings: count })
  .meta({ id: 'ReadingReason' })
export type ReadingReason = z.infer<typeof readingReason>

export const readingLine = z
  .object({
    ...{ seq: count, at: moment, type: z.enum(eventTypes), username: text },
    /** The name of what was read, where there is one; its id otherwise. */
    about: text,
    /** Whether the report was the reader's own work; null for what is no report. */
    assigned: flag.nullable(),
    reason: text.nullable(),
  })
  .meta({ id: 'ReadingLine' })
export type ReadingLine = z.infer<typeof readingLine>

/** Readings of the platform team: what a company or bughunter reads is their own. */
const ofTeam = (from: Date, until: Date) => sql`
  SELECT ${e.seq}, ${e.at}, ${e.type}, ${e.actorId}, ${e.subjectId}, ${e.facts}, ${a.username} FROM ${events} e
  JOIN ${accounts} a ON ${a.id} = ${e.actorId} AND ${a.role} = 'hello'
  WHERE ${e.at} >= ${from.toISOString()}::timestamptz AND ${e.at} < ${until.toISOString()}::timestamptz
    AND ${e.type} = ANY (${sql.param([...readingEvents])}::text[])`

/**
 * What each operator read in a week and the reasons they gave, for the colleagues who review it (LOG-03). Platform team
 * only.
 * @param week any day of it; this week without
 * @throws Refusal not_found for everyone else
 */
export async function readingsOfWeek(viewer: Actor, week?: string) {
  if (!isOperator(viewer)) return refuse('not_found')
  const { monday, from, until } = weekOf(week ?? jakartaDay(now()))
  const [operators, reasons] = await Promise.all([operatorsOf(from, until), reasonsOf(from, until)])
  return { monday, from, until, operators, reasons }
}

async function operatorsOf(from: Date, until: Date): Promise<OperatorWeek[]> {
  const isOwn = sql`facts -> 'assigned' = 'true'::jsonb`
  const answer = await database().execute<Omit<OperatorWeek, 'accountId'> & { id: string }>(sql`
    WITH read AS (${ofTeam(from, until)}), per AS (
      SELECT actor_id, username,
        count(DISTINCT subject_id) FILTER (WHERE type = 'report.opened_by_team' AND NOT coalesce(${isOwn}, false))::int AS reports,
        count(DISTINCT subject_id) FILTER (WHERE type = 'report.opened_by_team' AND ${isOwn})::int AS own,
        count(DISTINCT subject_id) FILTER (WHERE type <> 'report.opened_by_team' AND type NOT LIKE '%\\_exported')::int AS papers,
        count(*) FILTER (WHERE type LIKE '%\\_exported')::int AS exports
      FROM read GROUP BY actor_id, username)
    SELECT p.actor_id AS id, p.username, p.reports, p.own AS "ownReports", p.papers, p.exports,
      (SELECT count(*)::int FROM ${events} x WHERE ${x.type} = 'account.reading_alarm' AND ${x.subjectId} = p.actor_id
        AND ${x.at} >= ${from.toISOString()}::timestamptz AND ${x.at} < ${until.toISOString()}::timestamptz) AS alarms,
      (SELECT count(*)::int FROM ${readingReasons} r WHERE r.account_id = p.actor_id
        AND r.given_at >= ${from.toISOString()}::timestamptz AND r.given_at < ${until.toISOString()}::timestamptz) AS reasons
    FROM per p ORDER BY p.reports DESC, p.papers DESC, p.username`)
  return answer.rows.map(({ id, ...row }) => ({ accountId: id, ...row }))
}

async function reasonsOf(from: Date, until: Date): Promise<ReadingReason[]> {
  const answer = await database().execute<Omit<ReadingReason, 'at'> & { at: string }>(sql`
    SELECT r.id, r.given_at AS at, ${a.username}, r.reason, (SELECT count(*)::int FROM ${events} e
      WHERE ${e.type} = 'report.opened_by_team' AND ${e.actorId} = r.account_id AND ${e.facts} ->> 'reasonId' = r.id::text) AS readings
    FROM ${readingReasons} r JOIN ${accounts} a ON ${a.id} = r.account_id
    WHERE r.given_at >= ${from.toISOString()}::timestamptz AND r.given_at < ${until.toISOString()}::timestamptz
    ORDER BY r.given_at DESC LIMIT 200`)
  return answer.rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

type LineRow = Omit<ReadingLine, 'at' | 'seq'> & { seq: string; at: string }

/** Every single reading of the week, newest first: `most` of them. The caller has authorized the actor. */
export async function unsafeReadingLines(from: Date, until: Date, most: number): Promise<ReadingLine[]> {
  const answer = await database().execute<LineRow>(sql`
    WITH read AS (${ofTeam(from, until)})
    SELECT l.seq, l.at, l.type, l.username, coalesce(r.code, ${c.name}, ${s.username}, l.subject_id::text) AS about,
      (l.facts ->> 'assigned')::boolean AS assigned, ${why.reason}
    FROM read l
    LEFT JOIN ${reports} r ON r.id = l.subject_id
    LEFT JOIN ${companies} c ON ${c.id} = l.subject_id
    LEFT JOIN ${accounts} s ON ${s.id} = l.subject_id
    LEFT JOIN ${readingReasons} why ON ${why.id} = (l.facts ->> 'reasonId')::uuid
    ORDER BY l.seq DESC LIMIT ${most}`)
  return mapWithPauses(answer.rows, (row) => ({ ...row, seq: Number(row.seq), at: new Date(row.at) }))
}

/**
 * The readings of a week with their reasons, the newest ones, for the review; that it was taken is in the history.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportReadings(
  actor: Actor,
  { week, ...proof }: ExportReadingsInput,
): Promise<{ monday: string; lines: ReadingLine[]; more: boolean }> {
  const person = found(isOperator(actor) ? actor : null)
  await reauthenticate(person, proof)
  const { monday, from, until } = await readingsOfWeek(person, week)
  const all = await unsafeReadingLines(from, until, mostExported + 1)
  const lines = all.slice(0, mostExported)
  await transaction((tx) =>
    record(tx, person, 'privacy.readings_exported', person.accountId, { week: monday, lines: lines.length }),
  )
  return { monday, lines, more: all.length > lines.length }
}
