import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { keepVersion } from './keep-version.server.ts'
import { holdReport } from './report-facts.server.ts'
import type { EditReportInput } from './report-input.ts'
import { mayEdit, moverOf } from './report-policy.ts'
import { reports } from './report-tables.server.ts'
import { contentOf, refuseUnlessInScope } from './report-texts.server.ts'

/**
 * Corrects a report that nobody has taken up yet; the text before stays in `report_versions`.
 * @throws Refusal not_found, forbidden, move_forbidden (the first decision was made), conflict (another revision), invalid_input
 */
export async function editReport(
  actor: Actor,
  reportId: string,
  { revision, ...texts }: EditReportInput,
): Promise<void> {
  const content = await contentOf(texts)
  await transaction(async (tx) => {
    const { report, facts } = await holdReport(tx, actor, reportId)
    refuseUnless(moverOf(actor, facts) === 'reporter', 'forbidden')
    refuseUnless(mayEdit(actor, facts) && report.submittedAt !== null, 'move_forbidden', 'edit_closed')
    refuseUnless(report.revision === revision, 'conflict')
    await refuseUnlessInScope(tx, report.programId, report.programVersion, content.target)
    await keepVersion(tx, report)
    const next = { ...content, revision: revision + 1, updatedAt: now() }
    await tx.update(reports).set(next).where(eq(reports.id, reportId))
    await record(tx, actor, 'report.edited', reportId, {
      revision: revision + 1,
      level: content.claimedLevel,
    })
  })
}
