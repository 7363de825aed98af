import type { Person } from '#kernel/actor.ts'
import type { MessageInput } from './report-input.ts'
import { speakAndMove } from './speak-and-move.server.ts'

/** The company accepts the risk of the flaw, with a reason. @throws Refusal as `moveReport` */
export async function acceptRisk(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'accept_risk', body)
}
