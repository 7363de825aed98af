import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveReport } from './move-report.server.ts'

/** Closes a rewarded report whose flaw is fixed or accepted; final. @throws Refusal as `moveReport` */
export async function resolveReport(actor: Actor, reportId: string): Promise<void> {
  await transaction((tx) => moveReport(tx, actor, reportId, 'resolve'))
}
