import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { payouts } from '#domain/reward/payout/payout-tables.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import type { MailFacts } from '#i18n/mail-kinds.ts'
import { mailFrame } from '#i18n/mails.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { toldFacts } from '#i18n/told-facts.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LinkedSubject } from './mail-link.ts'
import type { Happening } from './recipients.ts'
import { type SanctionFacts, sanctionOf } from './sanction-facts.ts'

const r = alias(reports, 'r')
const p = alias(programs, 'p')
const c = alias(companies, 'c')
const i = alias(incidents, 'i')
const o = alias(payouts, 'o')

export type Subject = LinkedSubject &
  SanctionFacts & { companyId: string | null; code: string; company: string; account: string }

/** What mails may name of the subject of an event: a report's code and address, the company of a program or of a member. Nothing else. */
export async function subjectOf(event: Happening): Promise<Subject> {
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
  const sanction = await sanctionOf(event)
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

/** The facts of a mail in the words of its reader. */
export function mailFactsOf(
  { facts }: Happening,
  { code, company, account, statement, until }: Subject,
  locale: Locale,
): MailFacts {
  return {
    brand: settings().brandName,
    code,
    company,
    account,
    ...toldFacts(
      {
        ...{ closeReason: facts.closeReason, reason: facts.reason, clock: facts.kind },
        ...{ state: facts.to, left: facts.left, validUntil: facts.validUntil },
        retestIdr: facts.retestIdr,
      },
      locale,
    ),
    statement,
    until:
      untilText(until ?? facts.releaseAt ?? facts.validUntil, locale) ||
      momentOf(facts.dueAt ?? facts.holdsAt, locale),
    support: `${wordsIn(mailFrame, locale).support}@${settings().brandEmailDomain}`,
  }
}

/** When a deadline ends, to the minute. */
function momentOf(moment: unknown, locale: Locale): string {
  const at = typeof moment === 'string' ? new Date(moment) : null
  return at && !Number.isNaN(at.getTime()) ? momentText(at, locale) : ''
}

/** A day a mail names: the end of a suspension or of a plan, or when the house acts for a silent company. */
function untilText(until: unknown, locale: Locale): string {
  const at = until instanceof Date ? until : typeof until === 'string' ? new Date(until) : null
  return at && !Number.isNaN(at.getTime()) ? dateText(at, locale) : ''
}
