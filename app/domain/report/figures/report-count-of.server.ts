import { and, count, eq, ne } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { reports } from '../report-tables.server.ts'

/** How many reports an account has sent, for the platform team. @throws Refusal not_found */
export async function reportCountOf(actor: Actor, accountId: string): Promise<number> {
  found(isOperator(actor) ? actor : null)
  const [row] = await database()
    .select({ sent: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, accountId), ne(reports.stage, 'draft')))
  return row?.sent ?? 0
}
