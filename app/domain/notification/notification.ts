import { day } from '@cakrawala/calendar/clock'
import type { Role } from '#kernel/actor.ts'

/** What people choose by: kinds of news that belong together. */
export const noticeGroups = [
  'reports',
  'comments',
  'programs',
  'money',
  'payouts',
  'publications',
  'team',
  'incidents',
  'desk',
  'standing',
  'security',
  // Tokens in mails name a group by its index: new ones come last.
  'platform',
  'mentions',
] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** How the mail about a group comes: at once, gathered once a day, or not at all. */
export const mailWays = ['now', 'daily', 'off'] as const
export type MailWay = (typeof mailWays)[number]

export type GroupChoice = { page: boolean; mail: MailWay }

/** What a person wants to hear of one report: all, what usually comes to them, or only what waits for them. */
export const followWays = ['watch', 'usual', 'mute'] as const
export type FollowWay = (typeof followWays)[number]

/** What no one may switch off: who is warned too late cannot act (money that leaves, rights, the account itself). */
const locked = ['payouts', 'standing', 'security'] as const
export const lockedGroups: ReadonlySet<NoticeGroup> = new Set(locked)

export function isLocked(group: NoticeGroup): group is (typeof locked)[number] {
  return lockedGroups.has(group)
}

/** Groups with many notifications: their mails may be gathered once a day. */
export const chattyGroups: ReadonlySet<NoticeGroup> = new Set([
  'reports',
  'comments',
  'mentions',
  'programs',
  'publications',
  'desk',
])

/** What is shown in the page alone. */
export const maillessGroups: ReadonlySet<NoticeGroup> = new Set(['platform'])

const always: readonly NoticeGroup[] = ['standing', 'security', 'platform']
const company: readonly NoticeGroup[] = [
  'reports',
  'comments',
  'mentions',
  'programs',
  'money',
  'publications',
  'team',
]

/** The groups a role ever hears of, in the order of their importance. */
export const groupsOf: Readonly<Record<Role, readonly NoticeGroup[]>> = {
  bughunter: ['reports', 'comments', 'mentions', 'programs', 'money', 'payouts', 'publications', ...always],
  company: [...company, ...always],
  company_member: [...company, ...always],
  hello: ['desk', 'reports', 'comments', 'mentions', 'publications', 'incidents', ...always],
  incident: ['incidents', ...always],
}

/** What a group's event is about: the thing a reader must still be allowed to see. `own`: the reader's own affair. */
const noticeSubjects = ['report', 'program', 'incident', 'company', 'account', 'announcement', 'own'] as const
export type NoticeSubject = (typeof noticeSubjects)[number]

/** In the page and at once by mail where there is one, until a person chooses otherwise. */
export function usualChoice(group: NoticeGroup): GroupChoice {
  return { page: true, mail: maillessGroups.has(group) ? 'off' : 'now' }
}

/** How long rows stay: after they were read, and at all. */
export const noticeLife = { read: 90 * day, kept: 365 * day } as const

/** How many a bell counts before it shows "more", and how many it shows. */
export const bellBounds = { counted: 99, shown: 6 } as const

/** Whether a choice is one this group offers. */
export function isOffered(group: NoticeGroup, { page, mail }: GroupChoice): boolean {
  if (lockedGroups.has(group)) return page && mail === 'now'
  if (maillessGroups.has(group)) return mail === 'off'
  return mail !== 'daily' || chattyGroups.has(group)
}

/** How a notice comes: what its reader must do by a deadline is always shown, and mailed at once where its group is off. */
export function wayOf({ page, mail }: GroupChoice, isDue: boolean): GroupChoice {
  return isDue ? { page: true, mail: mail === 'off' ? 'now' : mail } : { page, mail }
}
