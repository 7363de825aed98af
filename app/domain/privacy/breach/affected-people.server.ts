import { after, minute } from '@cakrawala/calendar/clock'
import { mapWithPauses } from '@cakrawala/fair-queue/pauses'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { listExports } from '#domain/account/export-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { subjectsNamed } from '#domain/privacy/audit-log.server.ts'
import { reportDownloads } from '#domain/publication/article-tables.server.ts'
import { reportComments, reports } from '#domain/report/report-tables.server.ts'
import { payouts } from '#domain/reward/payout-tables.server.ts'
import { topUps } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Role, roles } from '#kernel/actor.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { breachFields, fieldsOfKinds, readingEvents, type TouchedKind, touchedKinds } from './breach.ts'
import { type BreachFilter, momentOf } from './breach-input.ts'

// Parts of one statement over `seen` (seq, at, type, subject_id, facts): the readings looked through. Each
// line names which account was touched by which reading: (account_id, kind, seq, at).

/** What the platform team opened one by one. */
const openedDocuments = sql`
  SELECT s.subject_id AS account_id, k.kind, s.seq, s.at FROM seen s JOIN (VALUES
    ('account.opened_by_team', 'account'), ('account.identity_case_taken', 'identity'),
    ('account.identity_corrected', 'identity'), ('account.identity_decided', 'identity'),
    ('account.identity_document_viewed', 'identity_image'), ('reward.payout_account_opened', 'payout_account'),
    ('reward.payout_account_decided', 'payout_account'),
    ('reward.tax_residence_opened', 'tax_residence'), ('privacy.data_exported', 'own_data')
  ) AS k (type, kind) ON k.type = s.type
  UNION ALL
  SELECT c.owner_id, 'npwp', s.seq, s.at FROM seen s JOIN ${companies} c ON c.id = s.subject_id
    WHERE s.type IN ('company.npwp_opened', 'company.npwp_decided')
  UNION ALL
  SELECT r.reporter_id, 'report', s.seq, s.at FROM seen s JOIN ${reports} r ON r.id = s.subject_id
    WHERE s.type = 'report.opened_by_team'
  UNION ALL
  SELECT c.author_id, 'comment', s.seq, s.at FROM seen s
    JOIN ${reportComments} c ON c.report_id = s.subject_id AND c.created_at <= s.at
    WHERE s.type = 'report.opened_by_team'`

/** Rows of lists that were taken along. */
const rowsTaken = sql`(SELECT s.seq, s.at, x.list, unnest(x.row_ids) AS id FROM seen s
  JOIN ${listExports} x ON x.id = (s.facts ->> 'exportId')::uuid)`

/** What went out as a file. */
const exportedLines = sql`
  SELECT r.reporter_id, 'report_line', x.seq, x.at FROM ${rowsTaken} x JOIN ${reports} r ON r.id = x.id WHERE x.list = 'reports'
  UNION ALL
  SELECT t.requested_by, 'top_up', x.seq, x.at FROM ${rowsTaken} x JOIN ${topUps} t ON t.id = x.id WHERE x.list = 'top_ups'
  UNION ALL
  SELECT x.id, 'account', x.seq, x.at FROM ${rowsTaken} x WHERE x.list IN ('accounts', 'affected')
  UNION ALL
  SELECT p.bughunter_id, 'payout', s.seq, s.at FROM seen s CROSS JOIN jsonb_array_elements_text(
      CASE WHEN s.facts ->> 'what' = 'bank_batch' THEN s.facts -> 'codes' ELSE '[]' END) AS one (code)
    JOIN ${payouts} p ON p.code = one.code WHERE s.type = 'reward.payouts_exported'
  UNION ALL
  SELECT p.bughunter_id, 'tax', s.seq, s.at FROM seen s JOIN ${payouts} p ON p.state IN ('paid', 'returned') AND p.settled_at < s.at
      AND extract(year FROM p.settled_at AT TIME ZONE 'Asia/Jakarta') = (s.facts ->> 'year')::int
    WHERE s.type = 'reward.payouts_exported' AND s.facts ->> 'what' = 'withholding'
  UNION ALL
  SELECT m.account_id, 'user_log', s.seq, s.at FROM seen s JOIN ${companyMembers} m ON m.company_id = s.subject_id
    WHERE s.type = 'company.user_log_exported' AND m.joined_at <= s.at
  UNION ALL
  SELECT c.owner_id, 'user_log', s.seq, s.at FROM seen s JOIN ${companies} c ON c.id = s.subject_id
    WHERE s.type = 'company.user_log_exported'
  UNION ALL
  SELECT l.actor_id, 'audit_log', s.seq, s.at FROM seen s CROSS JOIN LATERAL (SELECT s.facts -> 'filter' AS f) AS asked
    CROSS JOIN LATERAL (SELECT DISTINCT line.actor_id FROM (SELECT e.actor_id FROM ${events} e
      WHERE e.seq < s.seq
        AND (f ->> 'who' IS NULL OR e.actor_id = (SELECT id FROM ${accounts} WHERE username = lower(f ->> 'who')))
        AND (f ->> 'about' IS NULL OR e.subject_id::text = lower(f ->> 'about')
          OR e.subject_id IN (SELECT id FROM ${accounts} WHERE username = lower(f ->> 'about'))
          OR e.subject_id IN (SELECT id FROM ${reports} WHERE code = upper(f ->> 'about')))
        AND (f ->> 'noun' IS NULL OR e.noun = f ->> 'noun') AND (f ->> 'type' IS NULL OR e.type = f ->> 'type')
        AND (f ->> 'from' IS NULL OR e.at >= (f ->> 'from')::date::timestamp AT TIME ZONE 'Asia/Jakarta')
        AND (f ->> 'to' IS NULL OR e.at < ((f ->> 'to')::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta')
      ORDER BY e.seq DESC LIMIT (s.facts ->> 'lines')::int) AS line WHERE line.actor_id IS NOT NULL) AS l
    WHERE s.type = 'privacy.audit_exported'`

/** People known only by what they sent: (key, account_id, role, name, email, locale, kind, seq, at). */
const unnamedPeople = sql`
  SELECT i.id::text, NULL::uuid, NULL, i.full_name, i.email, i.locale, 'inquiry', x.seq, x.at
    FROM ${rowsTaken} x JOIN ${inquiries} i ON i.id = x.id WHERE x.list = 'inquiries'
  UNION ALL
  SELECT coalesce(a.id, i.id)::text, a.id, a.role, coalesce(a.username, i.name), coalesce(a.email, i.email),
      coalesce(a.locale, i.locale), 'incident', x.seq, x.at
    FROM ${rowsTaken} x JOIN ${incidents} i ON i.id = x.id LEFT JOIN ${accounts} a ON a.id = i.reporter_id
    WHERE x.list = 'incidents'
  UNION ALL
  SELECT d.id::text, NULL, NULL, d.name, d.email, d.locale, 'download', s.seq, s.at
    FROM seen s JOIN ${reportDownloads} d ON d.state = 'asked' AND d.asked_at <= s.at
    WHERE s.type = 'publication.downloads_exported'`

const e = alias(events, 'e')
const a = alias(accounts, 'a')

/** The most people one look lists; more are a breach of everyone. */
export const mostAffected = 10_000

/** A person whose data were read; people without an account are known by what they sent. */
export const affectedPerson = z
  .object({
    ...{ key: text, accountId: text.nullable() },
    /** Null for people without an account. */
    role: z.enum(roles).nullable(),
    name: text,
    /** Null where the address is erased. */
    email: text.nullable(),
    locale: z.enum(locales),
    /** Readings that touched this person. */
    times: count,
    ...{ firstAt: moment, lastAt: moment },
    ...{ fields: z.array(z.enum(breachFields)), kinds: z.array(z.enum(touchedKinds)) },
  })
  .meta({ id: 'AffectedPerson' })
export type AffectedPerson = z.infer<typeof affectedPerson>

type Row = {
  key: string
  account_id: string | null
  role: Role | null
  name: string
  email: string | null
  locale: Locale
  kinds: TouchedKind[]
  times: number
  first_at: string
  last_at: string
}

/**
 * Everyone whose personal data was read in a period, by the event history, and which data; of one reader,
 * connection or object where filtered (UU 27/2022 art. 46). Platform team only.
 * @throws Refusal not_found for everyone else
 */
export async function affectedPeopleSeenBy(
  viewer: Actor,
  filter: BreachFilter,
  most = mostAffected,
): Promise<AffectedPerson[]> {
  if (!isOperator(viewer)) return refuse('not_found')
  const answer = await database().execute<Row>(sql`
    WITH seen AS (SELECT ${e.seq}, ${e.at}, ${e.type}, ${e.actorId}, ${e.subjectId}, ${e.facts} FROM ${events} e WHERE ${readingsOf(filter)}),
    touched AS (${openedDocuments} UNION ALL ${exportedLines}),
    people AS (
      SELECT ${a.id}::text AS key, ${a.id} AS account_id, ${a.role}, ${a.username} AS name,
        CASE WHEN ${a.email} NOT LIKE 'erased-%@invalid' THEN ${a.email} END AS email, ${a.locale}, t.kind, t.seq, t.at
      FROM touched t JOIN ${accounts} a ON ${a.id} = t.account_id
      UNION ALL ${unnamedPeople})
    SELECT key, account_id, role, name, email, locale, array_agg(DISTINCT kind) AS kinds,
      count(DISTINCT seq)::int AS times, min(at) AS first_at, max(at) AS last_at
    FROM people GROUP BY key, account_id, role, name, email, locale ORDER BY name, key LIMIT ${most}`)
  return mapWithPauses(answer.rows, (row) => ({
    ...{ key: row.key, accountId: row.account_id, role: row.role, name: row.name, email: row.email },
    ...{ locale: row.locale, kinds: row.kinds, fields: fieldsOfKinds(row.kinds), times: row.times },
    ...{ firstAt: new Date(row.first_at), lastAt: new Date(row.last_at) },
  }))
}

function readingsOf({ who, address, about, from, to }: BreachFilter): SQL {
  const kinds = sql.param([...readingEvents])
  const all = [
    sql`${e.type} = ANY (${kinds}::text[]) AND ${e.actorKind} = 'person'`,
    sql`${e.at} >= ${momentOf(from).toISOString()}::timestamptz`,
    sql`${e.at} < ${after(momentOf(to), minute).toISOString()}::timestamptz`,
    who === undefined ? [] : sql`${e.actorId} = (SELECT id FROM ${accounts} WHERE username = lower(${who}))`,
    address === undefined ? [] : sql`${e.address} = ${address}`,
    about === undefined ? [] : sql`${e.subjectId} IN (${subjectsNamed(about)})`,
  ].flat()
  return sql.join(all, sql` AND `)
}
