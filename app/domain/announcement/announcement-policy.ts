import { type Actor, isHello } from '#kernel/actor.ts'
import type { AnnouncementState } from './announcement.ts'
import { type AnnouncementMove, announcementMoves, isMoveFrom } from './announcement-lifecycle.ts'

/** Only the platform team speaks for the platform. */
export function mayAnnounceForHouse(actor: Actor): boolean {
  return isHello(actor) && !actor.suspended
}

/** What this person may do with an announcement in this state. */
export function announcementMovesOf(actor: Actor, state: AnnouncementState): AnnouncementMove[] {
  return mayAnnounceForHouse(actor) ? announcementMoves.filter((move) => isMoveFrom(move, state)) : []
}
