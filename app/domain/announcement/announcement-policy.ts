import { type Actor, isOperator } from '#kernel/actor.ts'
import type { AnnouncementState } from './announcement.ts'
import { type AnnouncementMove, announcementMoves, isMoveFrom } from './announcement-lifecycle.ts'

/** Only the platform team speaks for the platform. */
export function mayAnnounceForPlatform(actor: Actor): boolean {
  return isOperator(actor) && !actor.suspended
}

/** What this person may do with an announcement in this state. */
export function announcementMovesOf(actor: Actor, state: AnnouncementState): AnnouncementMove[] {
  return mayAnnounceForPlatform(actor) ? announcementMoves.filter((move) => isMoveFrom(move, state)) : []
}
