import { record } from '#domain/event/record.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { lockReport } from '#domain/report/report-facts.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { certify } from './certificate/certify.server.ts'

/**
 * Closes a rewarded report whose flaw is fixed or accepted; final. Its reporter earns the certificate of the program.
 * @throws Refusal as `moveReport`
 */
export async function resolveReport(actor: Actor, reportId: string): Promise<void> {
  await transaction(async (tx) => {
    const { report } = await lockReport(tx, actor, reportId)
    const certified = await certify(tx, report)
    await moveReport(tx, actor, reportId, 'resolve')
    if (!certified) return
    const { certificateId, ...facts } = certified
    await record(tx, actor, 'reward.certificate_issued', certificateId, {
      ...facts,
      programId: report.programId,
    })
  })
}
