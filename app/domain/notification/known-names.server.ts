import { second } from '@cakrawala/calendar/clock'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { unsafePersonOfAccount } from '#domain/account/session/session-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { firstAnswerWithin } from '#domain/incident/incident.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { seenBy } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { programTitle } from '#domain/report/report-programs.server.ts'
import { reportScope } from '#domain/report/report-scope.server.ts'
import { reportClocks, reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import type { Dues } from './told-facts.ts'

const c = alias(companies, 'c')

/** What a reader may know beside an event: the title of its program, the company whose money it is, whose bughunter's, and what is due. */
export type KnownNames = { program: string; payer: string; payee: string; dues: Dues }
export const noNames: KnownNames = { program: '', payer: '', payee: '', dues: {} }

/** `KnownNames` as columns over an event `e`, each by the rule of the page that shows it. */
export function knownNames(viewer: Person): SQL {
  const inTeam = isOperator(viewer) ? sql`true` : sql`false`
  return sql`coalesce(
      (SELECT ${programs.title} FROM ${programs} WHERE ${programs.id} = e.subject_id AND ${seenBy(viewer)}),
      (SELECT ${programTitle(viewer)} FROM ${reports} JOIN ${programs} ON ${programs.id} = ${reports.programId}
        WHERE ${reports.id} = e.subject_id AND ${reportScope(viewer)}), '') AS program,
    coalesce((SELECT ${c.name} FROM ${companies} c WHERE ${c.id} = ${idIn('companyId')}
      AND (${inTeam} OR ${c.id} = ${viewer.companyId}::uuid)), '') AS payer,
    coalesce((SELECT username FROM ${accounts} WHERE id = ${idIn('bughunterId')} AND ${inTeam}), '') AS payee,
    coalesce((SELECT jsonb_build_object('incident_answer', received_at + ${firstAnswerWithin / second} * interval '1 second')
        FROM ${incidents} WHERE id = e.subject_id AND state = 'received'),
      (SELECT jsonb_object_agg(kind, due_at) FROM ${reportClocks}
        WHERE report_id = e.subject_id AND stopped_at IS NULL AND paused_at IS NULL), '{}') AS dues`
}

function idIn(fact: 'companyId' | 'bughunterId'): SQL {
  return sql`(CASE WHEN e.facts ->> ${fact} ~ '^[0-9a-f-]{36}$' THEN (e.facts ->> ${fact})::uuid END)`
}

/** The same for a mail about a stored event. Who may not sign in any more knows no names. */
export async function namesKnownTo(accountId: string, seq: number): Promise<KnownNames> {
  const viewer = await unsafePersonOfAccount(accountId)
  if (!viewer) return noNames
  const answer = await database().execute<KnownNames>(
    sql`SELECT ${knownNames(viewer)} FROM ${events} e WHERE e.seq = ${seq}`,
  )
  return answer.rows[0] ?? noNames
}
