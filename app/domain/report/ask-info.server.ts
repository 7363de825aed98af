import type { Person } from '#kernel/actor.ts'
import type { MessageInput } from './report-input.ts'
import { speakAndMove } from './speak-and-move.server.ts'

/** The platform team asks the reporter something; promises pause, the reporter has 14 days. @throws Refusal as `moveReport` */
export async function askInfo(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  await speakAndMove(actor, reportId, 'ask_info', body)
}
