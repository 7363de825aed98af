import { type SQL, sql } from 'drizzle-orm'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { announcedToRole } from '#domain/announcement/announcement-scope.server.ts'
import { announcements } from '#domain/announcement/announcement-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { announcedTo } from '#domain/program/announcement/program-announcement-scope.server.ts'
import { programAnnouncements } from '#domain/program/announcement/program-announcement-tables.server.ts'
import { isOwn, seenBy } from '#domain/program/program-scope.server.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { reportScope } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { isCompany, isOperator, type Person } from '#kernel/actor.ts'

/**
 * Whether a reader may still know what a row `n` with its event `e` is about, by the rule of the thing
 * itself. Checked at every reading: a user who lost a report, a program or a company meanwhile finds nothing
 * of it here (RPT-14, PRG-03, MEM-05). `OFFSET 0` keeps PostgreSQL from gathering all a reader may see to
 * answer for the few rows of a bell.
 */
export function stillSeenBy(viewer: Person): SQL {
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
