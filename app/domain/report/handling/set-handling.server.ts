import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockReport } from '../report-facts.server.ts'
import { readersOf } from '../report-readers.server.ts'
import { mayHandle } from './handling.ts'
import type { HandlingInput } from './handling-input.ts'
import { reportHandlings } from './handling-tables.server.ts'

/**
 * A company says who of it mends a report, under which labels, and under which number it stands elsewhere. Also of a closed one.
 * The same again writes nothing.
 * @throws Refusal not_found; forbidden; invalid_input (`assigneeId` invalid: nobody of the company who reads the report)
 */
export async function setHandling(actor: Person, reportId: string, input: HandlingInput): Promise<void> {
  await transaction(async (tx) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayHandle(actor, facts), 'forbidden')
    const { labels, reference } = input
    const assigneeId = input.assigneeId || null
    const [before] = await tx.select().from(reportHandlings).where(eq(reportHandlings.reportId, reportId))
    const next = { assigneeId, labels, reference }
    if (isSame(before, next)) return
    if (assigneeId !== null) await refuseUnlessReader(tx, report.programId, assigneeId)
    const set = { ...next, updatedBy: actor.accountId, updatedAt: now() }
    await tx
      .insert(reportHandlings)
      .values({ reportId, ...set })
      .onConflictDoUpdate({ target: reportHandlings.reportId, set })
    const given = assigneeId === (before?.assigneeId ?? null) ? null : assigneeId
    await record(tx, actor, 'report.handled', reportId, { assigneeId: given })
  })
}

type Handling = { assigneeId: string | null; labels: string[]; reference: string | null }

function isSame(before: Handling | undefined, next: Handling): boolean {
  const { assigneeId, labels, reference } = before ?? { assigneeId: null, labels: [], reference: null }
  return (
    assigneeId === next.assigneeId &&
    reference === next.reference &&
    labels.join('\n') === next.labels.join('\n')
  )
}

async function refuseUnlessReader(tx: Tx, programId: string, accountId: string): Promise<void> {
  const readers = await readersOf(tx, programId)
  if (!readers.some(({ id }) => id === accountId)) refuseField('assigneeId', 'invalid')
}
