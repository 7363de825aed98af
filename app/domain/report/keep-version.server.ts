import { now } from '@cakrawala/calendar/clock'
import type { Tx } from '#infra/database.ts'
import type { ReportRow } from './report-facts.server.ts'
import { reportVersions } from './report-tables.server.ts'

/** Stores the texts of a report before they are replaced. */
export async function storeVersion(tx: Tx, report: ReportRow): Promise<void> {
  const { id: reportId, revision, title, pocMd, impactMd, recommendationMd, cvssVector } = report
  await tx
    .insert(reportVersions)
    .values({ reportId, revision, title, pocMd, impactMd, recommendationMd, cvssVector, replacedAt: now() })
    .onConflictDoNothing()
}
