import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Population } from './seed-types.ts'

/** A report in its state at this moment of the seed; what its page would show. */
export async function rowOf(reportId: string): Promise<ReportRow> {
  const [row] = await database().select().from(reports).where(eq(reports.id, reportId))
  return found(row)
}

export async function reporterOf(population: Population, reportId: string): Promise<Person> {
  const [row] = await database()
    .select({ username: accounts.username })
    .from(reports)
    .innerJoin(accounts, eq(accounts.id, reports.reporterId))
    .where(eq(reports.id, reportId))
  return population.person(found(row).username)
}
