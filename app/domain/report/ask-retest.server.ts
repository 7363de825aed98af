import type { Person } from '#kernel/actor.ts'
import type { MessageInput } from './report-input.ts'
import { speakAndMove } from './speak-and-move.server.ts'

/** Asks the reporter to try the flaw again, saying what was mended. @throws Refusal as `moveReport` */
export async function askRetest(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'ask_retest', body)
}
