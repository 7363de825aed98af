import { isId } from '@cakrawala/ids/ids'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { announcedToRole } from '#domain/announcement/announcement-scope.server.ts'
import { announcements } from '#domain/announcement/announcement-tables.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { announcedTo } from '#domain/program/announcement/program-announcement-scope.server.ts'
import { programAnnouncements } from '#domain/program/announcement/program-announcement-tables.server.ts'
import { isOwn, seenBy } from '#domain/program/program-scope.server.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { reportScope } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { payouts } from '#domain/reward/payout-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { isCompany, isOperator, type Person } from '#kernel/actor.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type KnownNames, knownNames } from './known-names.server.ts'
import { bellBounds, type NoticeGroup, noticeGroups } from './notification.ts'
import {
  notificationChoices,
  notifications,
  quietHours,
  reportFollows,
} from './notification-tables.server.ts'
import { type ToldFacts, toldBy, toldFacts } from './told-facts.ts'

const c = alias(companies, 'c')
const p = alias(programs, 'p')
const s = alias(announcements, 's')

/** What a sentence about an event may need; empty where unknown. */
const noticeFacts = z.object({
  ...{ code: text, company: text, program: text, account: text, ...toldFacts.shape },
  /** Of an announcement of the platform: its title in both languages. */
  ...{ titleId: text, titleEn: text },
})

/**
 * One row as its reader may know it, without words. `about`: the id of the thing it is about; of a program or
 * a company they are only invited to, the row's own. `seq`: its position in the event history of the
 * platform; never leaves the server.
 */
export const noticeRow = z.object({
  ...{ id: text, seq: count, type: z.string<EventType>(), kind: text, group: z.enum(noticeGroups) },
  ...{ path: text, at: moment, about: text, read: flag, facts: noticeFacts },
})
export type NoticeRow = z.infer<typeof noticeRow>

export type NoticeFilter = { group?: NoticeGroup | undefined; state?: 'unread' | 'read' | undefined }
/** `before`: an own row that is left out, as is all that is newer; `afterSeq`: the same towards the past. */
export type NoticeWindow = { before?: string | null; afterSeq?: number | undefined; size: number }

/** The actor's notifications, newest first. @throws nothing: what they may not know any more is not there */
export async function noticesSeenBy(
  viewer: Person,
  { group, state }: NoticeFilter,
  { before, afterSeq, size }: NoticeWindow,
): Promise<NoticeRow[]> {
  const conditions = [
    sql`n.shown`,
    ...(group ? [sql`n."group" = ${group}`] : []),
    ...(state ? [state === 'unread' ? sql`n.read_at IS NULL` : sql`n.read_at IS NOT NULL`] : []),
    ...(isId(before) ? [sql`n.seq < ${placeOf(viewer, before)}`] : []),
    ...(afterSeq === undefined ? [] : [sql`n.seq > ${afterSeq}`]),
  ]
  return rowsOf(viewer, sql.join(conditions, sql` AND `), size)
}

/**
 * What waits for the daily mail of an account up to an event, newest first; as far as it may still be shown and is still
 * wanted by mail.
 */
export async function unsafeDigestRows(viewer: Person, upTo: number, size: number): Promise<NoticeRow[]> {
  const isWanted = sql`NOT EXISTS (SELECT 1 FROM ${notificationChoices} w
    WHERE w.account_id = n.account_id AND w."group" = n."group" AND w.mail = 'off')`
  const waits = sql`n.digest AND n.digested_at IS NULL AND n.read_at IS NULL AND n.seq <= ${upTo}`
  return rowsOf(viewer, sql`${waits} AND ${isWanted}`, size)
}

/** One row after another: a list ends after few, so PostgreSQL must not gather the whole history for it. */
const itsEvent = sql`CROSS JOIN LATERAL (SELECT * FROM ${events} WHERE seq = n.seq OFFSET 0) e`

/** How many the actor has not read, at most one more than a bell counts. */
export async function unreadOf(viewer: Person): Promise<number> {
  const [row] = await askPrepared<{ unread: number }>(sql`
    SELECT count(*)::int AS unread FROM (
      SELECT 1 FROM notifications n ${itsEvent}
      WHERE n.account_id = ${viewer.accountId} AND n.read_at IS NULL AND n.shown AND ${stillSeenBy(viewer)}
      ORDER BY n.seq DESC LIMIT ${bellBounds.counted + 1}) told`)
  return row!.unread
}

/** Where the news a reader knows end: at the own row `id`, or now where it is none of theirs. */
export async function knownUpTo(viewer: Person, id: string | null): Promise<number> {
  const own = isId(id) ? placeOf(viewer, id) : sql`NULL::bigint`
  const [row] = await askPrepared<{ seq: string }>(sql`
    SELECT coalesce(${own}, (SELECT max(seq) FROM notifications WHERE account_id = ${viewer.accountId}), 0) AS seq`)
  return Number(row!.seq)
}

/** The number of an own row in the history; nothing for rows of others. */
export function placeOf({ accountId }: Person, id: string): SQL {
  return sql`(SELECT seq FROM notifications WHERE id = ${id} AND account_id = ${accountId})`
}

type Named = Omit<NoticeRow['facts'], keyof ToldFacts>
type Row = Omit<NoticeRow, 'seq' | 'facts'> &
  Named & { seq: string; stored: Record<string, unknown> } & Omit<KnownNames, 'program'>

/**
 * The program a row is about, where its reader may know it: the person who is only invited learns who invites, and no
 * more (INV-04).
 */
function itsProgram(viewer: Person): SQL {
  return sql`LEFT JOIN LATERAL (SELECT ${programs.id} AS id FROM ${programs}
    WHERE n.about = 'program' AND ${programs.id} = e.subject_id AND ${seenBy(viewer)} OFFSET 0) known ON true`
}

async function rowsOf(viewer: Person, which: SQL, size: number): Promise<NoticeRow[]> {
  const rows = await askPrepared<Row>(sql`
    SELECT n.id, n.seq, e.type, n.kind, n."group", n.path, n.created_at AS at, n.read_at IS NOT NULL AS read,
      CASE WHEN n.about = 'program' THEN coalesce(known.id, n.id) WHEN n.kind = 'person_invited_elsewhere' THEN n.id
        ELSE e.subject_id END AS about,
      coalesce((SELECT code FROM ${reports} WHERE n.about = 'report' AND id = e.subject_id),
        (SELECT code FROM ${incidents} WHERE n.about = 'incident' AND id = e.subject_id),
        (SELECT code FROM ${payouts} WHERE n.about = 'own' AND id = e.subject_id), '') AS code,
      coalesce((SELECT ${c.name} FROM ${programs} p JOIN ${companies} c ON ${c.id} = ${p.companyId}
          WHERE n.about = 'program' AND ${p.id} = e.subject_id),
        (SELECT name FROM ${companies} WHERE n.about = 'company' AND id = e.subject_id), '') AS company,
      coalesce((SELECT username FROM ${accounts} WHERE n.about = 'account' AND id = e.subject_id), '') AS account,
      e.facts AS stored, ${knownNames(viewer)},
      coalesce(${s.titleId}, '') AS "titleId", coalesce(${s.titleEn}, '') AS "titleEn"
    FROM notifications n ${itsEvent} ${itsProgram(viewer)}
      LEFT JOIN ${announcements} s ON n.about = 'announcement' AND ${s.id} = e.subject_id
    WHERE n.account_id = ${viewer.accountId} AND ${which} AND ${stillSeenBy(viewer)}
    ORDER BY n.seq DESC LIMIT ${size}`)
  return rows.map((row) => {
    const { id, seq, type, kind, group, about, path, at, read, stored, dues, payer, payee, ...names } = row
    const named = { ...names, company: names.company || payer, account: names.account || payee }
    const facts = { ...named, ...toldBy(kind, { type, facts: stored }, dues) }
    return { id, seq: Number(seq), type, kind, group, about, path, at, read, facts }
  })
}

/**
 * Whether a reader may still know what a row `n` with its event `e` is about, by the rule of the thing
 * itself. Checked at every reading: a user who lost a report, a program or a company meanwhile finds nothing
 * of it here (RPT-14, PRG-03, MEM-05). `OFFSET 0` keeps PostgreSQL from gathering all a reader may see to
 * answer for the few rows of a bell.
 */
function stillSeenBy(viewer: Person): SQL {
  return sql`(CASE n.about
    WHEN 'report' THEN EXISTS (SELECT 1 FROM ${reports} JOIN ${programs} ON ${programs.id} = ${reports.programId}
      WHERE ${reports.id} = e.subject_id AND ${reportScope(viewer)} OFFSET 0)
    WHEN 'program' THEN EXISTS (SELECT 1 FROM ${programs}
      WHERE ${programs.id} = e.subject_id AND ${programScope(viewer)} AND ${isStillNotified(viewer)} OFFSET 0)
    WHEN 'incident' THEN ${incidentScope(viewer)}
    WHEN 'company' THEN ${companyScope(viewer)}
    WHEN 'account' THEN ${accountScope(viewer)}
    WHEN 'announcement' THEN EXISTS (SELECT 1 FROM ${announcements}
      WHERE ${announcements.id} = e.subject_id AND ${announcedToRole(viewer.role)} OFFSET 0)
    WHEN 'own' THEN true
    ELSE false END)`
}

/** Of the own company's programs alone; bughunters also those they are invited to just now. */
function programScope(viewer: Person): SQL {
  if (isCompany(viewer)) return isOwn(viewer)
  if (viewer.role === 'incident') return sql`false`
  const invited = sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${invitations.programId} = ${programs.id}
    AND ${invitations.bughunterId} = ${viewer.accountId} AND ${invitations.status} = 'pending')`
  return viewer.role === 'bughunter' && !viewer.suspended
    ? sql`(${seenBy(viewer)} OR ${invited})`
    : seenBy(viewer)
}

/** For a program's announcement, the text itself must still be visible to the reader. */
function isStillNotified(viewer: Person): SQL {
  return sql`(e.type <> 'program.announced' OR EXISTS (SELECT 1 FROM ${programAnnouncements}
    WHERE ${programAnnouncements.id}::text = e.facts ->> 'announcementId' AND ${announcedTo(viewer)}))`
}

function incidentScope(viewer: Person): SQL {
  const theirs = sql`(i.assignee_id = ${viewer.accountId} OR i.reporter_id = ${viewer.accountId})`
  return sql`EXISTS (SELECT 1 FROM ${incidents} i WHERE i.id = e.subject_id AND ${
    isOperator(viewer) ? sql`true` : viewer.role === 'incident' ? sql`${theirs} AND NOT i.spam` : sql`false`
  })`
}

/** An invitation of a company reaches people who are none of its people. */
function companyScope(viewer: Person): SQL {
  if (isOperator(viewer)) return sql`true`
  return sql`(n.kind = 'person_invited_elsewhere' OR e.subject_id = ${viewer.companyId}::uuid)`
}

/** One's own account, that of a colleague, and for the platform team every one. */
function accountScope(viewer: Person): SQL {
  if (isOperator(viewer)) return sql`true`
  const own = sql`e.subject_id = ${viewer.accountId}`
  if (!isCompany(viewer) || viewer.permission !== 1) return own
  return sql`(${own} OR EXISTS (SELECT 1 FROM ${companies} c WHERE c.id = ${viewer.companyId} AND (c.owner_id = e.subject_id
    OR EXISTS (SELECT 1 FROM ${companyMembers} m WHERE m.company_id = c.id AND m.account_id = e.subject_id))))`
}

/** The notifications and settings of an account: the kind and the times. What it was about may be another person's. */
export async function exportNoticeData(tx: Tx, accountId: string) {
  const { kind, group, createdAt, readAt } = notifications
  const { page, mail, changedAt } = notificationChoices
  return {
    notifications: await tx
      .select({ kind, group, createdAt, readAt })
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.seq)),
    notificationChoices: await tx
      .select({ group: notificationChoices.group, page, mail, changedAt })
      .from(notificationChoices)
      .where(eq(notificationChoices.accountId, accountId))
      .orderBy(asc(notificationChoices.group)),
    quietHours: await tx
      .select({ from: quietHours.from, to: quietHours.to, zone: quietHours.zone })
      .from(quietHours)
      .where(eq(quietHours.accountId, accountId)),
    followedReports: await tx
      .select({ code: reports.code, way: reportFollows.way, changedAt: reportFollows.changedAt })
      .from(reportFollows)
      .innerJoin(reports, eq(reports.id, reportFollows.reportId))
      .where(eq(reportFollows.accountId, accountId))
      .orderBy(asc(reportFollows.changedAt), asc(reportFollows.reportId)),
  }
}

/** Removes the notifications of a person who left. */
export async function eraseNotices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.accountId, accountId))
  await tx.delete(notificationChoices).where(eq(notificationChoices.accountId, accountId))
  await tx.delete(quietHours).where(eq(quietHours.accountId, accountId))
  await tx.delete(reportFollows).where(eq(reportFollows.accountId, accountId))
}
