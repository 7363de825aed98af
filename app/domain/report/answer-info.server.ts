import type { Person } from '#kernel/actor.ts'
import type { MessageInput } from './report-input.ts'
import { speakAndMove } from './speak-and-move.server.ts'

/** The reporter answers the question; the review goes on. @throws Refusal as `moveReport` */
export async function answerInfo(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'answer_info', body)
}
