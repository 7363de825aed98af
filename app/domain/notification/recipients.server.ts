import { isId } from '@cakrawala/ids/ids'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, contactChanges } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { memberGrants, planTerms } from '#domain/company/company-tables.server.ts'
import { isProgramPermission } from '#domain/company/permission-policy.ts'
import { type EventFacts, type FactName, factNamed } from '#domain/event/event.ts'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import type { Audience } from '#domain/event/kinds/audience.ts'
import { rolesNotified } from '#domain/event/team-roles.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { announcedToBughunter } from '#domain/program/announcement/program-announcement-scope.server.ts'
import { programAnnouncements } from '#domain/program/announcement/program-announcement-tables.server.ts'
import { participants } from '#domain/program/challenge/participant-tables.server.ts'
import { isKnownTo } from '#domain/program/program-scope.server.ts'
import { agreements, invitations, programs } from '#domain/program/program-tables.server.ts'
import { articles } from '#domain/publication/article-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { refunds } from '#domain/reward/refund/refund-tables.server.ts'
import { topUps } from '#domain/reward/reward-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { MemberPermission, Role } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { reportFollows } from './notification-tables.server.ts'

const a = alias(accounts, 'a')
const c = alias(companies, 'c')
const m = alias(companyMembers, 'm')
const o = alias(companyMembers, 'o')
const r = alias(reports, 'r')
const s = alias(accounts, 's')
const p = alias(programs, 'p')
const l = alias(leavings, 'l')

export type Recipient = { id: string; email: string; username: string; role: Role; locale: Locale }
export type Happening = EventFacts & Pick<EventRow, 'seq' | 'subjectId' | 'actorId'>

/**
 * The people of a circle as of now. Asked once when the mail is queued and again when it goes out: the person who lost
 * access in between gets nothing.
 */
export async function recipientsOf(
  tx: Pick<Tx, 'execute'>,
  audience: Audience,
  event: Happening,
): Promise<Recipient[]> {
  const condition = circles[audience](event)
  const answer = await tx.execute<Recipient>(sql`
    SELECT ${a.id}, ${addressFor(audience, event)} AS email, ${a.username}, ${a.role}, ${a.locale} FROM ${accounts} a
    WHERE ${reach[audience] ?? active} AND ${condition} ORDER BY ${a.id}`)
  return answer.rows
}

function addressFor(audience: Audience, { facts }: Happening): SQL {
  if (audience !== 'former_address') return sql`${a.email}`
  return sql`(SELECT old_email FROM ${contactChanges} WHERE id = ${idIn(facts, 'changeId')})`
}

const active = sql`${a.standing} = 'active'`
/**
 * Mail about one's own account reaches suspended people; mail about one's own account status, or place in the platform team, also those whose
 * account ended.
 */
const reach: Partial<Record<Audience, SQL>> = {
  account: sql`${a.standing} <> 'ended'`,
  former_address: sql`${a.standing} <> 'ended'`,
  payee: sql`${a.standing} <> 'ended'`,
  left_payee: sql`${a.standing} = 'ended'`,
  sanctioned: sql`true`,
}
const team = sql`${a.role} = 'hello'`

/** Operators whose work begins with the event; administrators, where no one at work has such a role. */
function handlers({ type }: Pick<Happening, 'type'>): SQL {
  const roles = sql`${sql.param([...rolesNotified(type)])}::text[]`
  return sql`${team} AND EXISTS (SELECT 1 FROM ${operators} WHERE ${operators.id} = ${a.id}
    AND (${operators.roles} && ${roles} OR ('administrator' = ANY (${operators.roles}) AND NOT EXISTS (
      SELECT 1 FROM ${operators} w JOIN ${accounts} s ON ${s.id} = w.id AND ${s.standing} = 'active' WHERE w.roles && ${roles}))))`
}

const circles: Record<Audience, (event: Happening) => SQL> = {
  account: ({ subjectId }) => sql`${a.id} = ${subjectId}`,
  // Those who answer for the company an account acts for, except the account itself.
  account_company: ({ subjectId }) => sql`${a.id} <> ${subjectId} AND EXISTS (
    SELECT 1 FROM ${companies} c WHERE (${c.ownerId} = ${subjectId}
      OR ${c.id} = (SELECT ${m.companyId} FROM ${companyMembers} m WHERE ${m.accountId} = ${subjectId} AND ${m.status} = 2))
      AND (${c.ownerId} = ${a.id} OR EXISTS (SELECT 1 FROM ${companyMembers} o
        WHERE ${o.companyId} = ${c.id} AND ${o.accountId} = ${a.id} AND ${o.status} = 2 AND ${o.permission} = 1)))`,
  former_address: ({ subjectId, facts }) => sql`(${a.id} = ${subjectId}
    OR ${a.id} = (SELECT owner_id FROM ${companies} WHERE id = ${subjectId})) AND EXISTS (SELECT 1 FROM ${contactChanges} WHERE id = ${idIn(facts, 'changeId')} AND account_id = ${a.id} AND old_email IS NOT NULL)`,
  sanctioned: ({ subjectId }) => sql`${a.id} = ${subjectId}`,
  bughunter: ({ subjectId }) => sql`${a.id} = ${subjectId} AND ${a.role} = 'bughunter'`,
  owner: ({ subjectId }) => sql`${a.id} = (SELECT owner_id FROM ${companies} WHERE id = ${subjectId})`,
  plan_owner: ({
    subjectId,
    facts,
  }) => sql`${a.id} = (SELECT owner_id FROM ${companies} WHERE id = ${subjectId})
    AND NOT EXISTS (SELECT 1 FROM ${planTerms} t WHERE t.company_id = ${subjectId}
      AND (t.valid_until IS NULL OR t.valid_until::text > ${String(factNamed(facts, 'validUntil'))}))`,
  team: handlers,
  colleagues: ({ subjectId }) => sql`${team} AND ${a.id} <> ${subjectId}`,
  reporter: ({ subjectId }) => sql`${a.id} = (SELECT reporter_id FROM ${reports} WHERE id = ${subjectId})`,
  // A report no one at work has taken belongs to everyone whose work it is.
  assignee: (event) => sql`${handlers(event)} AND ${a.id} = coalesce(
    (SELECT ${r.assigneeId} FROM ${reports} r JOIN ${accounts} s ON ${s.id} = ${r.assigneeId} AND ${s.standing} = 'active'
      JOIN ${operators} w ON w.id = ${s.id} AND w.roles && ${sql.param([...rolesNotified(event.type)])}::text[]
      WHERE ${r.id} = ${event.subjectId}), ${a.id})`,
  mentioned: ({ subjectId, facts }) =>
    sql`${a.id} = ANY (${sql.param(idsIn(facts, 'mentionedIds'))}::uuid[]) AND ${mayReadComment(subjectId, facts)}`,
  company: ({ subjectId }) => ofReport(subjectId, standsIn(null)),
  company_raters: ({ subjectId }) => ofReport(subjectId, standsIn('report.rate')),
  company_deciders: ({ subjectId }) => ofReport(subjectId, standsIn('reward.decide')),
  company_publishers: ({ subjectId }) => ofReport(subjectId, standsIn('program.manage')),
  company_owner: ({ subjectId }) => ofReport(subjectId, sql`${c.ownerId} = ${a.id}`),
  company_writers: ({ subjectId }) => sql`EXISTS (
    SELECT 1 FROM ${companies} c WHERE ${c.id} = ${subjectId} AND (${c.ownerId} = ${a.id} OR EXISTS (
      SELECT 1 FROM ${companyMembers} m WHERE ${m.companyId} = ${c.id} AND ${m.accountId} = ${a.id} AND ${m.status} = 2
        AND (${m.permission} = 1 OR 'program.manage' = ANY (${m.permissions})))))`,
  program_company: ({ subjectId }) => sql`EXISTS (
    SELECT 1 FROM ${programs} p JOIN ${companies} c ON ${c.id} = ${p.companyId}
    WHERE ${p.id} = ${subjectId} AND ${standsIn('program.manage')})`,
  program_deciders: ({ subjectId }) => sql`EXISTS (
    SELECT 1 FROM ${programs} p JOIN ${companies} c ON ${c.id} = ${p.companyId}
    WHERE ${p.id} = ${subjectId} AND ${standsIn('reward.decide')})`,
  participants: ({ subjectId }) => sql`${a.role} = 'bughunter' AND EXISTS (
    SELECT 1 FROM ${participants} t JOIN ${programs} ON ${programs.id} = t.program_id
    WHERE t.program_id = ${subjectId} AND t.bughunter_id = ${a.id} AND t.withdrawn_at IS NULL AND ${isKnownTo(sql`${a.id}`)})`,
  invited: ({ facts }) => sql`${a.role} = 'bughunter' AND ${a.id} IN (
    SELECT bughunter_id FROM ${invitations} WHERE id = ${idIn(facts, 'invitationId')} AND status = 'pending')`,
  joined: ({ subjectId }) => sql`${a.role} = 'bughunter' AND EXISTS (
    SELECT 1 FROM ${agreements} g JOIN ${programs} ON ${programs.id} = g.program_id
    WHERE g.program_id = ${subjectId} AND g.bughunter_id = ${a.id} AND ${isKnownTo(sql`${a.id}`)})`,
  announced: ({ subjectId, facts }) => sql`${a.role} = 'bughunter' AND EXISTS (
    SELECT 1 FROM ${agreements} g JOIN ${programs} ON ${programs.id} = g.program_id
      JOIN ${programAnnouncements} ON ${programAnnouncements.programId} = ${programs.id}
    WHERE g.program_id = ${subjectId} AND g.bughunter_id = ${a.id}
      AND ${programAnnouncements.id} = ${idIn(facts, 'announcementId')} AND ${announcedToBughunter(sql`${a.id}`)})`,
  top_up_owner: ({ subjectId }) => sql`${a.id} = (
    SELECT ${c.ownerId} FROM ${topUps} t JOIN ${companies} c ON ${c.id} = t.company_id WHERE t.id = ${subjectId})`,
  refund_owner: ({ subjectId }) => sql`${a.id} = (
    SELECT ${c.ownerId} FROM ${refunds} t JOIN ${companies} c ON ${c.id} = t.company_id WHERE t.id = ${subjectId})`,
  member: ({ facts }) => sql`${a.id} = (
    SELECT account_id FROM ${companyMembers} WHERE id = ${idIn(facts, 'memberId')})`,
  // An address that had an account already when a company invited it; the person who joined since is none.
  invited_elsewhere: ({ facts }) => sql`${a.email} = (
    SELECT email FROM ${companyMembers}
    WHERE id = ${idIn(facts, 'memberId')} AND status = 1 AND account_id IS NULL)`,
  // The person who left the company since hears no more of it.
  incident_reporter: ({ subjectId }) => sql`${a.role} = 'incident' AND ${a.id} = (
    SELECT reporter_id FROM ${incidents} WHERE id = ${subjectId} AND NOT spam)`,
  incident_handlers: (event) => sql`EXISTS (SELECT 1 FROM ${incidents} i WHERE i.id = ${event.subjectId}
    AND (i.assignee_id = ${a.id} OR (i.assignee_id IS NULL AND ${handlers(event)})))`,
  incident_watchers: (event) => sql`EXISTS (SELECT 1 FROM ${incidents} i WHERE i.id = ${event.subjectId}
    AND NOT i.spam AND i.ended_at IS NULL AND (i.assignee_id = ${a.id} OR ${handlers(event)}))`,
  inviter: ({ facts }) => sql`${a.id} = (
    SELECT ${m.invitedBy} FROM ${companyMembers} m JOIN ${companies} c ON ${c.id} = ${m.companyId}
    WHERE ${m.id} = ${idIn(facts, 'memberId')} AND (${c.ownerId} = ${m.invitedBy} OR EXISTS (
      SELECT 1 FROM ${companyMembers} i WHERE i.company_id = ${c.id} AND i.account_id = ${m.invitedBy} AND i.status = 2)))`,
  named_operator: ({ facts }) => sql`${team} AND ${a.id} = ${idIn(facts, 'assigneeId')}`,
  named_reader: ({ subjectId, facts }) =>
    sql`${a.id} = ${idIn(facts, 'assigneeId')} AND ${ofReport(subjectId, standsIn(null))}`,
  named_bughunter: ({ facts }) => named(facts),
  payee: ({ facts }) => named(facts),
  left_payee: ({ facts }) => sql`${named(facts)} AND NOT EXISTS (
    SELECT 1 FROM ${leavings} l WHERE ${l.accountId} = ${a.id} AND ${l.erasedAt} IS NOT NULL)`,
  letter_holder: ({ subjectId, facts }) => sql`${named(facts)} AND EXISTS (
    SELECT 1 FROM ${programs} WHERE ${programs.id} = ${subjectId} AND ${isKnownTo(sql`${a.id}`)})`,
  article_author: ({ subjectId }) =>
    sql`${a.id} = (SELECT author_id FROM ${articles} WHERE id = ${subjectId})`,
  watchers: ({ subjectId }) => sql`${watching(subjectId)} AND ${mayReadReport(subjectId)}`,
  staff_watchers: ({ subjectId }) =>
    sql`${watching(subjectId)} AND (${team} OR ${ofReport(subjectId, standsIn(null))})`,
  team_watchers: ({ subjectId }) => sql`${watching(subjectId)} AND ${team}`,
  crew: ({ subjectId }) => sql`${a.id} IN (SELECT ${m.accountId} FROM ${companyMembers} m
    JOIN ${companies} c ON ${c.id} = ${m.companyId} WHERE ${c.ownerId} = ${subjectId} AND ${m.status} = 2)`,
}

function named(facts: Happening['facts']): SQL {
  return sql`${a.role} = 'bughunter' AND ${a.id} = ${idIn(facts, 'bughunterId')}`
}

function watching(reportId: string): SQL {
  return sql`${a.id} IN (SELECT account_id FROM ${reportFollows} WHERE report_id = ${reportId} AND way = 'watch')`
}

/** Whether account `a` may read a report, as `maySee` decides. */
export function mayReadReport(reportId: string | SQL): SQL {
  return sql`(EXISTS (SELECT 1 FROM ${reports} r WHERE ${r.id} = ${reportId}
      AND (${r.reporterId} = ${a.id} OR (${team} AND ${r.stage} <> 'draft')))
    OR ${ofReport(reportId, standsIn(null))})`
}

/** A report its company may read, as `maySee` decides: `r`, its program `p` and company `c`. */
function ofReport(reportId: string | SQL, people: SQL): SQL {
  return sql`EXISTS (
    SELECT 1 FROM ${reports} r JOIN ${programs} p ON ${p.id} = ${r.programId} JOIN ${companies} c ON ${c.id} = ${p.companyId}
    WHERE ${r.id} = ${reportId} AND ${r.stage} <> 'draft' AND (${p.managedBy} = 'company' OR ${r.validAt} IS NOT NULL)
      AND ${people})`
}

/** Owner and active admins of company `c`, and the members granted program `p`: all, or those who are allowed something. */
function standsIn(permission: MemberPermission | null): SQL {
  const allowed = permission
    ? sql`AND (${permission} = ANY (${m.permissions}) OR (${isProgramPermission(permission)} AND ${permission} = ANY (g.permissions)))`
    : sql``
  return sql`(${c.ownerId} = ${a.id} OR EXISTS (
    SELECT 1 FROM ${companyMembers} m LEFT JOIN ${memberGrants} g ON g.member_id = ${m.id} AND g.program_id = ${p.id}
    WHERE ${m.companyId} = ${c.id} AND ${m.accountId} = ${a.id} AND ${m.status} = 2
      AND (${m.permission} = 1 OR (g.member_id IS NOT NULL ${allowed}))
      AND (SELECT standing FROM ${accounts} WHERE id = ${c.ownerId}) <> 'ended'))`
}

/** Whether account `a` may read a comment of the audience an event names, as `audiencesReadBy` decides. */
function mayReadComment(reportId: string, facts: Happening['facts']): SQL {
  const company = ofReport(reportId, standsIn(null))
  switch (factNamed(facts, 'audience')) {
    case 'all':
      return mayReadReport(reportId)
    case 'company':
      return sql`(${team} OR ${company})`
    case 'company_own':
      return company
    default:
      return team
  }
}

function idsIn(facts: Happening['facts'], name: FactName): string[] {
  const ids = factNamed(facts, name)
  return Array.isArray(ids) ? ids.filter(isId) : []
}

function idIn(facts: Happening['facts'], name: FactName): string | null {
  const id = factNamed(facts, name)
  return isId(id) ? id : null
}
