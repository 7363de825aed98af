import { asc, eq } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { disclosures } from './publication-tables.server.ts'

/** What a bughunter told in public, or wished to. */
export async function exportPublicationData(tx: Tx, reporterId: string) {
  const { state, slug, title, summaryMd, bodyMd, refuseReason, requestedAt, agreedAt, publishedAt } =
    disclosures
  return {
    publications: await tx
      .select({
        report: reports.code,
        ...{ state, slug, title, summaryMd, bodyMd, refuseReason, requestedAt, agreedAt, publishedAt },
      })
      .from(disclosures)
      .innerJoin(reports, eq(reports.id, disclosures.reportId))
      .where(eq(disclosures.reporterId, reporterId))
      .orderBy(asc(disclosures.requestedAt)),
  }
}
