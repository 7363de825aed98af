import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { type SanctionFacts, unsafeSanctionFacts } from '#domain/account/status/sanction-history.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { payouts } from '#domain/reward/payout-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Happening } from './recipients.server.ts'

const r = alias(reports, 'r')
const p = alias(programs, 'p')
const c = alias(companies, 'c')
const i = alias(incidents, 'i')
const o = alias(payouts, 'o')

/** What the link of a mail may need of a report. */
export type LinkedReport = { id: string; hash: string }
export type LinkedSubject = {
  report: LinkedReport | null
  programId: string | null
  accountId: string | null
  incidentId: string | null
}
export type MailSubject = LinkedSubject &
  SanctionFacts & { companyId: string | null; code: string; company: string; account: string }

/** What mails may name of the subject of an event: a report's code and address, the company of a program or of a member. Nothing else. */
export async function unsafeMailSubject(event: Happening): Promise<MailSubject> {
  const { subjectId } = event
  const answer = await database().execute<{
    id: string
    hash: string | null
    code: string | null
    company: string | null
    program: boolean
    incident: boolean
  }>(sql`
    SELECT ${r.id}, ${r.hash}, ${r.code}, NULL AS company, false AS program, false AS incident FROM ${reports} r WHERE ${r.id} = ${subjectId} AND ${r.stage} <> 'draft'
    UNION ALL
    SELECT ${p.id}, NULL, NULL, ${c.name}, true, false FROM ${programs} p JOIN ${companies} c ON ${c.id} = ${p.companyId} WHERE ${p.id} = ${subjectId}
    UNION ALL
    SELECT ${c.id}, NULL, NULL, ${c.name}, false, false FROM ${companies} c WHERE ${c.id} = ${subjectId}
    UNION ALL
    SELECT ${i.id}, NULL, ${i.code}, NULL, false, true FROM ${incidents} i WHERE ${i.id} = ${subjectId}
    UNION ALL
    SELECT ${o.id}, NULL, ${o.code}, NULL, false, false FROM ${payouts} o WHERE ${o.id} = ${subjectId}`)
  const row = answer.rows[0]
  const report = row?.hash ? { id: row.id, hash: row.hash } : null
  const programId = row?.program ? row.id : null
  const companyId = row?.company && !row.program ? row.id : null
  const sanction = await unsafeSanctionFacts(event)
  const account = await usernameOf(event)
  const accountId = isAboutAccount(event) ? subjectId : null
  return {
    ...sanction,
    report,
    programId,
    companyId,
    accountId,
    incidentId: row?.incident ? row.id : null,
    code: row?.code ?? '',
    company: row?.company ?? '',
    account,
  }
}

/** The name of the account an event is about; empty for events about anything else. */
async function usernameOf(event: Happening): Promise<string> {
  if (!isAboutAccount(event)) return ''
  const answer = await database().execute<{ username: string }>(
    sql`SELECT username FROM ${accounts} WHERE id = ${event.subjectId}`,
  )
  return answer.rows[0]?.username ?? ''
}

function isAboutAccount({ type }: Happening): boolean {
  return type.startsWith('account.')
}
