import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveReport } from './move-report.server.ts'

/** The company starts to fix the flaw; its promise of 7 to 90 days by severity begins. @throws Refusal as `moveReport` */
export async function startFixing(actor: Actor, reportId: string): Promise<void> {
  await transaction((tx) => moveReport(tx, actor, reportId, 'start_fixing'))
}
