import { isId } from '@cakrawala/ids/ids'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppealView } from '#domain/account/appeal-view.ts'
import { type EventFacts, type EventType, factNamed } from '#domain/event/event.ts'
import { database, type Tx } from '#infra/database.ts'
import type { PastStep } from './account-status-policy.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'

const s = alias(sanctions, 's')
const a = alias(sanctionAppeals, 'a')

export type SanctionFacts = { statement: string; until: Date | null }

/**
 * What the platform team wrote about a step of the strike policy, as far as this event holds it; empty for
 * other events.
 */
export async function unsafeSanctionFacts({ type, facts }: EventFacts): Promise<SanctionFacts> {
  const sanctionId = factNamed(facts, 'sanctionId')
  if (!isId(sanctionId)) return { statement: '', until: null }
  const answer = await database().execute<{
    statement: string
    lift_reason: string | null
    decision_text: string | null
    until: string | null
  }>(sql`
    SELECT ${s.statement}, ${s.liftReason}, ${a.decisionText}, ${s.until}
    FROM ${sanctions} s LEFT JOIN ${sanctionAppeals} a ON ${a.sanctionId} = ${s.id} WHERE ${s.id} = ${sanctionId}`)
  const row = answer.rows[0]
  const said: Partial<Record<EventType, string | null | undefined>> = {
    'account.sanctioned': row?.statement,
    'account.sanction_lifted': row?.lift_reason,
    'account.sanction_appeal_decided': row?.decision_text,
  }
  const statement = said[type] ?? ''
  return { statement, until: row?.until ? new Date(row.until) : null }
}

export type SanctionRow = typeof sanctions.$inferSelect
type AppealRow = typeof sanctionAppeals.$inferSelect
export type PastSanction = SanctionRow & PastStep & { appeal: AppealRow | null }

/** What both sides read of an appeal. */
export function appealOf({
  text,
  openedAt,
  dueAt,
  decision,
  decisionText,
  decidedAt,
}: AppealRow): AppealView {
  return { text, openedAt, dueAt, decision, decisionText, decidedAt }
}

/** Every step taken against an account with its appeal, newest first. Unscoped: the caller knows who may read it. */
export async function unsafeSanctionsOf(tx: Tx, accountId: string): Promise<PastSanction[]> {
  const rows = await tx
    .select({ sanction: sanctions, appeal: sanctionAppeals })
    .from(sanctions)
    .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
    .where(eq(sanctions.accountId, accountId))
    .orderBy(desc(sanctions.takenAt), desc(sanctions.id))
  return rows.map(({ sanction, appeal }) => ({ ...sanction, appeal, takenBack: sanction.liftedBy !== null }))
}
