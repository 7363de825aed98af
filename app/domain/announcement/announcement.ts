import { day } from '@cakrawala/calendar/clock'
import { type Role, roles } from '#kernel/actor.ts'

/** Whom an announcement of the platform is for. Visitors are never among them: their pages are the same for all of them. */
export const audiences = ['everybody', 'bughunters', 'companies', 'team'] as const
export type Audience = (typeof audiences)[number]

/** How loud it is: `warning` is above the others and names what will not work. */
export const announcementLevels = ['warning', 'notice', 'news'] as const
export type AnnouncementLevel = (typeof announcementLevels)[number]

export const announcementStates = ['draft', 'scheduled', 'live', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** The state shown in lists: a live one whose time is over has ended. */
export const shownStates = [...announcementStates, 'ended'] as const
export type ShownState = (typeof shownStates)[number]

export const announcementLimits = {
  title: { least: 5, most: 120 },
  text: { least: 20, most: 5_000 },
  /** From its beginning to its end, in milliseconds. */
  lasts: 180 * day,
  /** How many are shown above a page at once. */
  banners: 3,
} as const

const audienceRoles: Readonly<Record<Audience, readonly Role[]>> = {
  everybody: roles,
  bughunters: ['bughunter'],
  companies: ['company', 'company_member'],
  team: ['hello'],
}

/** The roles an audience is made of. */
export function rolesOf(audience: Audience): readonly Role[] {
  return audienceRoles[audience]
}

/** The audiences a role belongs to. */
export function audiencesOf(role: Role): Audience[] {
  return audiences.filter((audience) => audienceRoles[audience].includes(role))
}

export function shownStateOf(state: AnnouncementState, untilAt: Date, now: Date): ShownState {
  return state === 'live' && untilAt <= now ? 'ended' : state
}
