import type { Actor } from '#kernel/actor.ts'
import { endSession } from '../session-store/end-session.server.ts'

/** Ends the present session of the actor; visitors have none. */
export async function signOut(actor: Actor): Promise<void> {
  if (actor.kind === 'person') await endSession(actor, actor.sessionId)
}
