import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveReport } from './move-report.server.ts'

/** The reporter takes back a report no one has taken up; it counts nowhere. @throws Refusal as `moveReport` */
export async function withdrawReport(actor: Actor, reportId: string): Promise<void> {
  await transaction((tx) => moveReport(tx, actor, reportId, 'withdraw'))
}
