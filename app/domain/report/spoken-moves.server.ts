import { transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { moveReport } from './move-report.server.ts'
import type { MessageInput } from './report-input.ts'
import { speakAndMove } from './speak-and-move.server.ts'

/** The company accepts the risk of the flaw, with a reason. @throws Refusal as `moveReport` */
export async function acceptRisk(actor: Person, reportId: string, said: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'accept_risk', said)
}

/** The reporter answers the question; the review goes on. @throws Refusal as `moveReport` */
export async function answerInfo(actor: Person, reportId: string, said: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'answer_info', said)
}

/** The platform team asks the reporter something; promises pause, the reporter has 14 days. @throws Refusal as `speakAndMove` */
export async function askInfo(
  actor: Person,
  reportId: string,
  said: MessageInput & { revision?: number | undefined },
): Promise<void> {
  await speakAndMove(actor, reportId, 'ask_info', said)
}

/** The company starts to fix the flaw; its promise of 7 to 90 days by severity begins. @throws Refusal as `moveReport` */
export async function startFixing(actor: Actor, reportId: string): Promise<void> {
  await transaction((tx) => moveReport(tx, actor, reportId, 'start_fixing'))
}

/** The reporter takes back a report no one has taken up; it counts nowhere. @throws Refusal as `moveReport` */
export async function withdrawReport(actor: Actor, reportId: string): Promise<void> {
  await transaction((tx) => moveReport(tx, actor, reportId, 'withdraw'))
}
