import { after } from '@cakrawala/calendar/clock'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, contactChanges } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { factorResets } from '#domain/account/tables/recovery-tables.server.ts'
import { firstAnswerWithin } from '#domain/incident/incident.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { database } from '#infra/database.ts'

const m = alias(companyMembers, 'm')
const c = alias(companies, 'c')
const r = alias(factorResets, 'r')
const a = alias(accounts, 'a')
const i = alias(incidents, 'i')

/** `dueAt`: until when a ticket gets its first answer, ISO 8601; empty once it has. */
export type LinkNames = { company: string; account: string; code: string; state: string; dueAt: string }

/** The company behind a membership, the account whose factor is to be reset or whose contact was changed, or the ticket and its state; empty for links about anything else. */
export async function unsafeLinkNames(subjectId: string | null): Promise<LinkNames> {
  const answer = await database().execute<Omit<LinkNames, 'dueAt'> & { received: Date | string | null }>(sql`
    SELECT ${c.name} AS company, '' AS account, '' AS code, '' AS state, NULL::timestamptz AS received FROM ${companyMembers} m
      JOIN ${companies} c ON ${c.id} = ${m.companyId} WHERE ${m.id} = ${subjectId}
    UNION ALL
    SELECT '', ${a.username}, '', '', NULL FROM ${factorResets} r JOIN ${accounts} a ON ${a.id} = ${r.accountId} WHERE ${r.id} = ${subjectId}
    UNION ALL
    SELECT '', ${a.username}, '', '', NULL FROM ${contactChanges} h JOIN ${accounts} a ON ${a.id} = h.account_id WHERE h.id = ${subjectId}
    UNION ALL
    SELECT '', ${i.username}, ${i.code}, ${i.state}, CASE WHEN ${i.state} = 'received' THEN ${i.receivedAt} END FROM ${incidents} i WHERE ${i.id} = ${subjectId}`)
  const { received = null, ...names } = answer.rows[0] ?? { company: '', account: '', code: '', state: '' }
  const dueAt = received === null ? '' : after(new Date(received), firstAnswerWithin).toISOString()
  return { ...names, dueAt }
}
