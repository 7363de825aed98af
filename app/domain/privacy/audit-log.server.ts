import { after, day } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { announcements } from '#domain/announcement/announcement-tables.server.ts'
import { isBefore, isSince } from '#domain/event/committed.server.ts'
import { type EventType, eventTypes } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { parseReportCode } from '#domain/report/report-code.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { payouts } from '#domain/reward/payout-tables.server.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import type { AuditFilter } from './audit-log.ts'

const e = alias(events, 'e')
const doer = alias(accounts, 'doer')
const a = alias(accounts, 'a')
const r = alias(reports, 'r')
const p = alias(programs, 'p')
const c = alias(companies, 'c')
const n = alias(announcements, 'n')
const po = alias(payouts, 'po')
const i = alias(incidents, 'i')
const q = alias(inquiries, 'q')
const s = alias(settingLines, 's')
const d = alias(reports, 'd')

export const auditLine = z.object({
  ...{ seq: count, at: moment, type: z.enum(eventTypes), actorKind: text },
  /** Null for the platform itself, visitors, and people whose account is gone. */
  who: z.object({ id: text, username: text }).nullable(),
  ...{ address: text.nullable(), subjectId: text },
  /** The name of what it is about, where there is one, and its page for the team, without language. */
  about: z.object({ name: text, page: text.nullable() }).nullable(),
  facts: z.record(text, z.unknown()),
})
export type AuditLine = z.infer<typeof auditLine>

type Row = {
  seq: string
  at: string
  type: EventType
  actor_kind: string
  actor_id: string | null
  username: string | null
  address: string | null
  subject_id: string
  noun: string
  facts: Record<string, unknown>
  account_name: string | null
  report_code: string | null
  report_hash: string | null
  program_title: string | null
  company_name: string | null
  announcement_title: string | null
  payout_code: string | null
  incident_code: string | null
  inquiry_id: string | null
  setting_key: string | null
  setting_number: number | null
}

/**
 * The history of the platform, newest first: `size` lines below the number `before`. Platform team only.
 * @throws Refusal not_found for everyone else
 */
export async function auditLogSeenBy(
  viewer: Actor,
  filter: AuditFilter,
  { before, size }: { before: number | null; size: number },
): Promise<AuditLine[]> {
  if (!isOperator(viewer)) return refuse('not_found')
  const answer = await database().execute<Row>(sql`
    WITH lines AS (
      SELECT e.* FROM ${events} e
      WHERE (${before}::bigint IS NULL OR ${e.seq} < ${before}::bigint) AND ${narrowed(filter)}
      ORDER BY ${e.seq} DESC LIMIT ${size})
    SELECT l.seq, l.at, l.type, l.actor_kind, l.actor_id, ${doer.username}, l.address, l.subject_id, l.noun, l.facts,
      ${a.username} AS account_name, ${r.code} AS report_code, ${r.hash} AS report_hash, ${p.title} AS program_title,
      ${c.name} AS company_name, ${n.titleId} AS announcement_title, ${po.code} AS payout_code, ${i.code} AS incident_code,
      ${q.id} AS inquiry_id, ${s.key} AS setting_key, ${s.number} AS setting_number
    FROM lines l
    LEFT JOIN ${accounts} doer ON ${doer.id} = l.actor_id
    LEFT JOIN ${accounts} a ON ${a.id} = l.subject_id
    LEFT JOIN ${reports} r ON ${r.id} = l.subject_id
    LEFT JOIN ${programs} p ON ${p.id} = l.subject_id
    LEFT JOIN ${companies} c ON ${c.id} = l.subject_id
    LEFT JOIN ${announcements} n ON ${n.id} = l.subject_id
    LEFT JOIN ${payouts} po ON ${po.id} = l.subject_id
    LEFT JOIN ${incidents} i ON ${i.id} = l.subject_id
    LEFT JOIN ${inquiries} q ON ${q.id} = l.subject_id
    LEFT JOIN ${settingLines} s ON ${s.id} = l.subject_id
    ORDER BY l.seq DESC`)
  return answer.rows.map(lineOf)
}

/** Each condition is there only when it is asked for: the index of the narrowest one serves. */
function narrowed({ who, about, noun, type, from, to }: AuditFilter) {
  const all = [
    isNoDraft,
    who === undefined ? [] : sql`${e.actorId} = (SELECT id FROM ${accounts} WHERE username = lower(${who}))`,
    about === undefined ? [] : sql`${e.subjectId} IN (${subjectsNamed(about)})`,
    noun === undefined ? [] : sql`${e.noun} = ${noun}`,
    type === undefined ? [] : sql`${e.type} = ${type}`,
    from === undefined ? [] : isSince(new Date(startOf(from))),
    to === undefined ? [] : isBefore(after(new Date(startOf(to)), day)),
  ].flat()
  return sql.join(all, sql` AND `)
}

/** A draft is its writer's alone until it is sent; then its beginning is listed, too. */
const isNoDraft = sql`(${e.type} <> 'report.drafted'
  OR EXISTS (SELECT 1 FROM ${reports} d WHERE ${d.id} = ${e.subjectId} AND ${d.stage} <> 'draft'))`

/** Ids of what a word names: an id itself, a report by its code, else an account by its name, a payout or an incident by its code. */
export function subjectsNamed(word: string) {
  if (isId(word)) return sql`${word}::uuid`
  const isCode = parseReportCode(word, settings().brandSlug) !== null
  return isCode
    ? sql`SELECT id FROM ${reports} WHERE code = upper(trim(${word}))`
    : sql`SELECT id FROM ${accounts} WHERE username = lower(${word})
        UNION ALL SELECT id FROM ${payouts} WHERE code = upper(trim(${word}))
        UNION ALL SELECT id FROM ${incidents} WHERE code = upper(trim(${word}))`
}

function lineOf(row: Row): AuditLine {
  const { seq, at, type, actor_kind: actorKind, actor_id: id, username, address, facts } = row
  return {
    ...{ seq: Number(seq), at: new Date(at), type, actorKind, address, subjectId: row.subject_id, facts },
    who: id && username ? { id, username } : null,
    about: aboutOf(row),
  }
}

function aboutOf(row: Row): AuditLine['about'] {
  const { subject_id: id, account_name, report_code, report_hash, program_title, company_name } = row
  const { announcement_title } = row
  if (announcement_title) return { name: announcement_title, page: `/hello/announcements/${id}` }
  if (report_code) return { name: report_code, page: `/hello/reports/detail/${report_hash}/${id}` }
  if (program_title) return { name: program_title, page: `/hello/programs/detail/${id}` }
  if (account_name) return { name: account_name, page: `/hello/accounts/${id}` }
  return company_name ? { name: company_name, page: null } : workOf(row)
}

/** Things of the team's work queues; of an inquiry only that it is one: its sender is read on its page. */
function workOf({ subject_id: id, ...row }: Row): AuditLine['about'] {
  const { payout_code, incident_code, setting_key } = row
  if (payout_code) return { name: payout_code, page: `/hello/payouts/${id}` }
  if (incident_code) return { name: incident_code, page: `/hello/incidents/${id}` }
  if (setting_key)
    return { name: `${setting_key} #${row.setting_number}`, page: `/hello/settings/${setting_key}/${id}` }
  return row.inquiry_id ? { name: id, page: `/hello/inquiries/${id}` } : null
}

/** The first moment of a day in Asia/Jakarta, which has no summer time. */
function startOf(wanted: string): string {
  return new Date(`${wanted}T00:00:00+07:00`).toISOString()
}
