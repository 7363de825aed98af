import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, identityCases } from '#domain/account/account-tables.server.ts'
import { identityAppeals } from '#domain/account/identity/identity-appeal-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { sanctionAppeals, sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { operatorChanges, operators } from '#domain/account/tables/operator-tables.server.ts'
import { recoveryReviews } from '#domain/account/tables/recovery-tables.server.ts'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { companyNpwps, planRequests } from '#domain/company/company-tables.server.ts'
import { companyContracts } from '#domain/company/contract/contract-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { programProposals } from '#domain/program/proposal-tables.server.ts'
import { articles } from '#domain/publication/article-tables.server.ts'
import { disclosures } from '#domain/publication/publication-tables.server.ts'
import { never, reportLines } from '#domain/report/report-line-tables.server.ts'
import { reportClocks, reports } from '#domain/report/report-tables.server.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { money } from './money-sources.server.ts'
import type { Work } from './queue-source.server.ts'

const a = alias(accounts, 'a')
const i = alias(incidents, 'i')
const k = alias(reportClocks, 'k')
const v = alias(recoveryReviews, 'v')
const n = alias(companyNpwps, 'n')
const d = alias(disclosures, 'd')
const l = alias(reportLines, 'l')

/** All that waits for the team, queue by queue; one work queue may have several kinds. */
export function worksAt(present: Date): Work[] {
  return [openReports, identityAt(present), ...tickets, ...money, ...appeals, ...ofCompanies, ...words]
}

const reportPlace = sql.raw("r.hash || '/' || r.id")

/** Of the objections among them another work queue knows. */
const openReports: Work = {
  desk: 'reports',
  of: sql`${reportLines} l`,
  where: sql`${l.stage} NOT IN ('draft', 'closed') AND ${l.teamTurn} = 0`,
  ...{ id: sql`${l.reportId}`, since: sql`${l.sentAt}`, taker: sql`${l.assigneeId}` },
  from: sql`CASE WHEN ${l.dueAt} < ${never.toISOString()}::timestamptz THEN ${l.dueAt} ELSE ${l.updatedAt} + interval '5 days' END`,
  beside: sql`JOIN ${reports} r ON r.id = ${l.reportId}`,
  ...{ title: sql`r.title`, about: sql`r.code`, place: reportPlace },
}

const identityAt = (present: Date): Work => ({
  desk: 'identity',
  of: sql`${identityCases} c JOIN ${accounts} a ON ${a.id} = c.account_id`,
  where: sql`c.decided_at IS NULL AND ${a.standing} <> 'ended'`,
  ...{ id: sql`c.id`, since: sql`c.submitted_at`, from: sql`c.submitted_at`, goal: '2 days' },
  taker: sql`CASE WHEN c.taken_at > ${present}::timestamptz - interval '30 minutes' THEN c.reviewer_id END`,
  ...{ title: sql`${a.username}`, place: sql`c.id::text` },
})

const incident = {
  desk: 'incidents',
  of: sql`${incidents} i`,
  ...{ id: sql`${i.id}`, since: sql`${i.receivedAt}`, from: sql`${i.receivedAt}` },
  taker: sql`${i.assigneeId}`,
  ...{ title: sql`${i.title}`, about: sql`${i.code}`, place: sql`${i.id}::text` },
} as const
const openIncident = sql`${i.state} IN ('received', 'verified', 'handling', 'recovered') AND NOT ${i.spam}`

const tickets: readonly Work[] = [
  // Tickets wait from the start on their first legal clock, and on the second where that one is judged not to apply.
  { ...incident, where: sql`${openIncident} AND ${i.vital} IS NOT FALSE`, goal: '1 day' },
  { ...incident, where: sql`${openIncident} AND ${i.vital} IS FALSE`, goal: '3 days' },
  {
    desk: 'inquiries',
    ...{ of: sql`${inquiries} q`, where: sql`q.state IN ('new', 'taken')`, taker: sql`q.taken_by` },
    ...{ id: sql`q.id`, since: sql`q.sent_at`, from: sql`q.sent_at`, goal: '2 days' },
    ...{ title: sql`coalesce(q.title, q.full_name)`, about: sql`q.company_name`, place: sql`q.id::text` },
  },
]

const appeal = {
  desk: 'appeals',
  ...{ id: sql`o.id`, since: sql`o.opened_at`, from: sql`o.due_at`, title: sql`${a.username}` },
} as const

const appeals: readonly Work[] = [
  {
    ...{ ...appeal, of: sql`${sanctionAppeals} o`, where: sql`o.decided_at IS NULL` },
    beside: sql`JOIN ${sanctions} s ON s.id = o.sanction_id JOIN ${accounts} a ON ${a.id} = s.account_id`,
  },
  {
    ...{ ...appeal, of: sql`${identityAppeals} o`, where: sql`o.decided_at IS NULL` },
    beside: sql`JOIN ${identityCases} c ON c.id = o.case_id JOIN ${accounts} a ON ${a.id} = c.account_id`,
  },
  {
    desk: 'appeals',
    of: sql`${reportClocks} k`,
    where: sql`${k.kind} = 'appeal' AND ${k.stoppedAt} IS NULL AND ${k.pausedAt} IS NULL`,
    ...{ id: sql`${k.reportId}`, since: sql`${k.startedAt}`, from: sql`${k.dueAt}` },
    beside: sql`JOIN ${reports} r ON r.id = ${k.reportId}`,
    ...{ title: sql`r.title`, about: sql`r.code`, place: reportPlace },
  },
  {
    desk: 'recovery',
    of: sql`${recoveryReviews} v JOIN ${accounts} a ON ${a.id} = ${v.accountId}`,
    where: sql`${v.decidedAt} IS NULL AND ${a.standing} <> 'ended'`,
    ...{
      id: sql`${v.id}`,
      since: sql`${v.openedAt}`,
      from: sql`${v.openedAt}`,
      goal: '1 day',
      title: sql`${a.username}`,
    },
  },
]

const came = sql`coalesce(p.submitted_at, p.created_at)`
const program = {
  ...{ of: sql`${programs} p`, id: sql`p.id`, beside: sql`JOIN ${companies} c ON c.id = p.company_id` },
  ...{ goal: '3 days', title: sql`p.title`, about: sql`c.name`, place: sql`p.id::text` },
} as const

const ofCompanies: readonly Work[] = [
  {
    desk: 'contracts',
    ...{ of: sql`${companyContracts} s`, where: sql`s.state = 'signed'`, place: sql`s.id::text` },
    beside: sql`JOIN ${companies} c ON c.id = s.company_id`,
    ...{ id: sql`s.id`, since: sql`s.signed_at`, from: sql`s.signed_at`, goal: '3 days' },
    ...{ title: sql`c.name`, about: sql`s.signer_name` },
  },
  {
    desk: 'npwp',
    ...{
      of: sql`${companyNpwps} n`,
      where: sql`${n.state} = 'pending'`,
      beside: sql`JOIN ${companies} c ON c.id = ${n.companyId}`,
    },
    ...{ id: sql`${n.companyId}`, since: sql`${n.submittedAt}`, from: sql`${n.submittedAt}`, goal: '3 days' },
    ...{ title: sql`c.name`, place: sql`${n.companyId}::text` },
  },
  {
    desk: 'assets',
    ...{
      of: sql`${assets} s`,
      where: sql`s.state = 'waiting'`,
      beside: sql`JOIN ${companies} c ON c.id = s.company_id`,
    },
    ...{ id: sql`s.id`, since: sql`s.shown_at`, from: sql`s.shown_at`, goal: '3 days' },
    ...{ title: sql`s.name`, about: sql`c.name`, place: sql`s.id::text` },
  },
  { ...program, desk: 'programs', where: sql`p.status = 'review'`, since: came, from: came },
  {
    ...{ ...program, desk: 'programs', since: sql`q.proposed_at`, from: sql`q.proposed_at` },
    of: sql`${programProposals} q JOIN ${programs} p ON p.id = q.program_id`,
    where: sql`q.state = 'waiting'`,
    about: sql`c.name || ' · v' || q.version`,
  },
  {
    ...{ ...program, desk: 'challenges', since: sql`p.ends_at`, from: sql`p.ends_at` },
    where: sql`p.ends_at IS NOT NULL AND p.results_at IS NULL AND p.accepted_at IS NOT NULL AND p.told_stage = 'judging'`,
  },
  {
    desk: 'plans',
    of: sql`${planRequests} q JOIN ${companies} c ON c.id = q.company_id JOIN ${accounts} o ON o.id = c.owner_id`,
    where: sql`q.state = 'waiting' AND o.standing <> 'ended'`,
    ...{ id: sql`q.id`, since: sql`q.asked_at`, from: sql`q.asked_at`, goal: '3 days' },
    ...{ title: sql`c.name`, place: sql`q.company_id::text` },
  },
]

const sent = sql`coalesce(t.sent_at, t.updated_at)`
const words: readonly Work[] = [
  {
    desk: 'settings',
    ...{
      of: sql`${settingLines} s`,
      where: sql`s.state = 'proposed'`,
      beside: sql`JOIN ${accounts} a ON ${a.id} = s.by_id`,
    },
    ...{ id: sql`s.id`, since: sql`s.at`, from: sql`s.at`, goal: '1 day' },
    ...{ title: sql`s.key`, about: sql`${a.username}`, place: sql`s.key` },
  },
  {
    desk: 'team',
    ...{ of: sql`${operatorChanges} s`, where: sql`s.state = 'proposed'`, place: sql`s.operator_id::text` },
    beside: sql`JOIN ${operators} o ON o.id = s.operator_id LEFT JOIN ${accounts} t ON t.id = o.id
      JOIN ${accounts} a ON a.id = s.by_id`,
    ...{ id: sql`s.id`, since: sql`s.at`, from: sql`s.at`, goal: '1 day' },
    ...{ title: sql`coalesce(t.username, o.email)`, about: sql`${a.username}` },
  },
  {
    desk: 'articles',
    ...{
      of: sql`${articles} t`,
      where: sql`t.state = 'in_review'`,
      id: sql`t.id`,
      since: sent,
      from: sent,
      goal: '5 days',
    },
    beside: sql`LEFT JOIN ${accounts} a ON ${a.id} = t.author_id`,
    ...{ title: sql`t.title_id`, about: sql`${a.username}`, place: sql`t.id::text` },
  },
  {
    desk: 'tellings',
    ...{
      of: sql`${disclosures} d`,
      where: sql`${d.state} = 'agreed'`,
      beside: sql`JOIN ${reports} r ON r.id = ${d.reportId}`,
    },
    ...{ id: sql`${d.reportId}`, since: sql`${d.agreedAt}`, from: sql`${d.agreedAt}`, goal: '5 days' },
    ...{ title: sql`${d.title}`, about: sql`r.code`, place: reportPlace },
  },
]
