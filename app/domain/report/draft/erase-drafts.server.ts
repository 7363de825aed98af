import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { reportFiles, reports } from '../report-tables.server.ts'

/** Deletes the drafts of a person who left: what was never sent is no one's report. Their files are removed before. */
export async function eraseDrafts(tx: Tx, reporterId: string): Promise<void> {
  const drafts = and(eq(reports.reporterId, reporterId), eq(reports.stage, 'draft'))
  await tx
    .delete(reportFiles)
    .where(inArray(reportFiles.reportId, tx.select({ id: reports.id }).from(reports).where(drafts)))
  await tx.delete(reports).where(drafts)
}
