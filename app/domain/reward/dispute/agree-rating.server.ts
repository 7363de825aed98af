import { moveReport } from '#domain/report/move-report.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { ratedPoints, settleDuplicates, settlePoints } from '../points.server.ts'
import { lockCase, refuseUnlessMoves } from '../reward-case.server.ts'
import type { AgreeRatingInput } from './dispute-input.ts'
import { ratersOf } from './team-judges.server.ts'

/**
 * An operator who has not judged the report before agrees with a rating that differs from the team's level: it is the team's from now
 * on, points follow it, and it no longer waits for the bughunter.
 * @throws Refusal not_found, forbidden (also `judge_second`), move_forbidden (also where the levels are the same), conflict
 */
export async function agreeRating(
  actor: Person,
  reportId: string,
  { revision }: AgreeRatingInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockCase(tx, actor, reportId)
    const { report } = locked
    refuseUnlessMoves(actor, locked, 'agree_rating')
    refuseUnless(!(await ratersOf(tx, reportId)).includes(actor.accountId), 'forbidden', 'judge_second')
    refuseUnless(report.revision === revision, 'conflict', 'page_older')
    const level = report.riskLevel ?? refuse('step_missing')
    refuseUnless(level !== report.triagedLevel, 'move_forbidden')
    const agreed = { ...report, triagedLevel: level }
    const points = await settlePoints(tx, agreed, 'valid', ratedPoints(agreed, level))
    await settleDuplicates(tx, agreed)
    await moveReport(tx, actor, reportId, 'agree_rating', {
      set: { triagedLevel: level },
      facts: { level, points },
    })
  })
}
