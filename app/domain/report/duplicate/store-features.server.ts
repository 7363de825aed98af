import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { reports } from '../report-tables.server.ts'
import { reportFeatures } from './feature-tables.server.ts'
import { type ComparedTexts, featuresOf } from './report-features.ts'

const most = 100

/** Stores by what near duplicates of a report are found, when it is sent or corrected. */
export async function storeFeatures(
  tx: Pick<Tx, 'insert' | 'delete'>,
  reportId: string,
  companyId: string,
  texts: ComparedTexts,
): Promise<void> {
  await tx.delete(reportFeatures).where(eq(reportFeatures.reportId, reportId))
  await tx.insert(reportFeatures).values(rowsOf(reportId, companyId, texts))
}

/** The same for sent reports that have none yet. @returns how many there were; 100 means there may be more. */
export async function storeMissingFeatures(): Promise<number> {
  const { id, title, target, pocMd, impactMd, vrtId, cweId } = reports
  const bare = await database()
    .select({ id, title, target, pocMd, impactMd, vrtId, cweId, companyId: programs.companyId })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(
      and(
        isNotNull(reports.submittedAt),
        sql`NOT EXISTS (SELECT 1 FROM ${reportFeatures} WHERE ${reportFeatures.reportId} = ${reports.id})`,
      ),
    )
    .limit(most)
  const rows = bare.flatMap(({ companyId, ...report }) => rowsOf(report.id, companyId, report))
  if (rows.length > 0) await database().insert(reportFeatures).values(rows).onConflictDoNothing()
  return bare.length
}

function rowsOf(reportId: string, companyId: string, texts: ComparedTexts) {
  const numbers = [...featuresOf(texts)].map(
    ([name, { weight }]) => (hash(`${companyId} ${name}`) & ~3) | weight,
  )
  return [...new Set(numbers)].map((feature) => ({ feature, reportId }))
}

/** Features of different companies share nothing. */
function hash(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE()
}
