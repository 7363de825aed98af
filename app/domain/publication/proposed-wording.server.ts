import { eq, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { maySee } from '#domain/report/report-policy.ts'
import { isProgramNamed } from '#domain/report/report-programs.server.ts'
import { reportSummaries, reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type ProposedWording, proposedWording, type WordingHeadings } from './proposed-wording.ts'

/**
 * The words with which this reader would ask for the publication of a report.
 * @throws Refusal not_found for reports the reader may not see
 */
export async function proposedWordingFor(
  viewer: Actor,
  reportId: string,
  headings: WordingHeadings,
): Promise<ProposedWording> {
  const [row] = await database()
    .select({
      report: reports,
      summary: reportSummaries.text,
      named: isProgramNamed(sql`programs`, sql`reports`),
      program: programs.title,
      company: companies.name,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .leftJoin(reportSummaries, eq(reportSummaries.reportId, reports.id))
    .where(eq(reports.id, reportId))
  const locked = row ? await factsOf(database(), viewer, row.report) : null
  const { report } = found(locked && maySee(viewer, locked.facts) ? locked : null)
  const names = row!.named ? [] : [row!.program, row!.company]
  return proposedWording({ ...report, summary: row!.summary, names }, headings)
}
