import { moveReport } from '#domain/report/move-report.server.ts'
import { refusePlaceholders } from '#domain/report/placeholder/refuse-placeholders.ts'
import { refuseOlderPage } from '#domain/report/report-facts.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { costOfClosing, lockClosingsOf, settleDuplicates, settlePoints } from './points.server.ts'
import { releaseAll } from './reservation.server.ts'
import { lockCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { CloseAsInvalidInput } from './reward-input.ts'

/**
 * The platform team closes a report that is not valid. A first slip in 90 days is a warning,
 * spam always costs. What was reserved or owed from an earlier decision goes back to the company.
 * @throws Refusal not_found, forbidden, conflict (`page_older`), move_forbidden, invalid_input (`note`: a placeholder is left)
 */
export async function closeAsInvalid(
  actor: Person,
  reportId: string,
  { reason, note, revision }: CloseAsInvalidInput,
): Promise<void> {
  refusePlaceholders(actor, 'note', note)
  await transaction(async (tx) => {
    await lockClosingsOf(tx, reportId)
    const locked = await lockCase(tx, actor, reportId)
    refuseOlderPage(locked.report, revision)
    refuseUnlessMoves(actor, locked, 'close_invalid')
    await releaseAll(tx, actor, locked)
    const cost = await costOfClosing(tx, locked.report, reason)
    const points = await settlePoints(tx, locked.report, cost < 0 ? 'invalid' : 'reversed', cost)
    await settleDuplicates(tx, { ...locked.report, stage: 'closed', closeReason: reason })
    await moveReport(tx, actor, reportId, 'close_invalid', {
      details: { invalidReason: reason },
      set: { closeNote: note },
      facts: { points },
    })
  })
}
