import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { Actor } from '#kernel/actor.ts'
import type { AnnouncementState } from './announcement.ts'

export const announcementMoves = ['edit', 'publish', 'unschedule', 'withdraw'] as const
export type AnnouncementMove = (typeof announcementMoves)[number]

const from: Readonly<Record<AnnouncementMove, readonly AnnouncementState[]>> = {
  edit: ['draft', 'scheduled', 'live'],
  publish: ['draft'],
  unschedule: ['scheduled'],
  withdraw: ['draft', 'live'],
}

export function isMoveFrom(move: AnnouncementMove, state: AnnouncementState): boolean {
  return from[move].includes(state)
}

/** Published before its time it is scheduled; the platform lets it go live by itself. */
export function stateAfter(
  move: AnnouncementMove,
  { state, fromAt }: { state: AnnouncementState; fromAt: Date },
  now: Date,
): AnnouncementState {
  if (move === 'edit') return state
  if (move === 'publish') return fromAt > now ? 'scheduled' : 'live'
  return move === 'unschedule' ? 'draft' : 'withdrawn'
}

/** Only the platform team speaks for the platform. */
export function mayAnnounceForPlatform(actor: Actor): boolean {
  return mayActForTeam(actor, 'announcement.written')
}

/** What this person may do with an announcement in this state. */
export function announcementMovesOf(actor: Actor, state: AnnouncementState): AnnouncementMove[] {
  return mayAnnounceForPlatform(actor) ? announcementMoves.filter((move) => isMoveFrom(move, state)) : []
}
