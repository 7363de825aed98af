import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { reportHandlings } from '../handling-tables.server.ts'
import type { ReportRow } from '../report-facts.server.ts'
import { readersOf } from '../report-readers.server.ts'

/** `revision`: 0 where the company has not handled the report yet. */
export type StoredHandling = {
  assigneeId: string | null
  labels: string[]
  reference: string | null
  revision: number
}

/** How a report is handled now; read under the lock of the report. */
export async function storedHandling(tx: Tx, reportId: string): Promise<StoredHandling> {
  const { assigneeId, labels, reference, revision } = reportHandlings
  const [row] = await tx
    .select({ assigneeId, labels, reference, revision })
    .from(reportHandlings)
    .where(eq(reportHandlings.reportId, reportId))
  return row ?? { assigneeId: null, labels: [], reference: null, revision: 0 }
}

/**
 * Writes how a report is handled and records it; the same again writes nothing.
 * @throws Refusal invalid_input (`assigneeId` invalid: nobody of the company who reads the report)
 */
export async function storeHandling(
  tx: Tx,
  actor: Person,
  report: ReportRow,
  before: StoredHandling,
  next: Omit<StoredHandling, 'revision'>,
): Promise<void> {
  if (isSame(before, next)) return
  const { assigneeId } = next
  if (assigneeId !== null) await refuseUnlessReader(tx, report.programId, assigneeId)
  const set = { ...next, revision: before.revision + 1, updatedBy: actor.accountId, updatedAt: now() }
  await tx
    .insert(reportHandlings)
    .values({ reportId: report.id, ...set })
    .onConflictDoUpdate({ target: reportHandlings.reportId, set })
  const given = assigneeId === before.assigneeId ? null : assigneeId
  await record(tx, actor, 'report.handled', report.id, { assigneeId: given })
}

function isSame(before: StoredHandling, next: Omit<StoredHandling, 'revision'>): boolean {
  return (
    before.assigneeId === next.assigneeId &&
    before.reference === next.reference &&
    before.labels.join('\n') === next.labels.join('\n')
  )
}

async function refuseUnlessReader(tx: Tx, programId: string, accountId: string): Promise<void> {
  const readers = await readersOf(tx, programId)
  if (!readers.some(({ id }) => id === accountId)) refuseField('assigneeId', 'invalid')
}
