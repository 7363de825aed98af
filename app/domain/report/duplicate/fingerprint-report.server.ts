import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { reports } from '../report-tables.server.ts'
import { reportBands } from './fingerprint-tables.server.ts'
import { bandsOf, type FingerprintedTexts } from './text-fingerprint.ts'

const most = 100

/** Stores the fingerprint that near duplicates of a report are found by, when it is sent or corrected. */
export async function fingerprintReport(
  tx: Pick<Tx, 'insert' | 'delete'>,
  reportId: string,
  companyId: string,
  texts: FingerprintedTexts,
): Promise<void> {
  await tx.delete(reportBands).where(eq(reportBands.reportId, reportId))
  await tx.insert(reportBands).values(rowsOf(reportId, companyId, texts))
}

/** The same for sent reports that have none yet. @returns how many there were; 100 means there may be more. */
export async function fingerprintOlderReports(): Promise<number> {
  const { id, title, pocMd, impactMd } = reports
  const bare = await database()
    .select({ id, title, pocMd, impactMd, companyId: programs.companyId })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(
      and(
        isNotNull(reports.submittedAt),
        sql`NOT EXISTS (SELECT 1 FROM ${reportBands} WHERE ${reportBands.reportId} = ${reports.id})`,
      ),
    )
    .limit(most)
  const rows = bare.flatMap(({ companyId, ...report }) => rowsOf(report.id, companyId, report))
  if (rows.length > 0) await database().insert(reportBands).values(rows).onConflictDoNothing()
  return bare.length
}

function rowsOf(reportId: string, companyId: string, texts: FingerprintedTexts) {
  return [...new Set(bandsOf(texts, companyId))].map((band) => ({ band, reportId }))
}
