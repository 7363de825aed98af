import type { MessageInput } from '#domain/report/report-input.ts'
import { speakAndMove } from '#domain/report/speak-and-move.server.ts'
import type { Person } from '#kernel/actor.ts'

/** Asks the reporter to try the flaw again, saying what was mended. @throws Refusal as `moveReport` */
export async function askRetest(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'ask_retest', body)
}
