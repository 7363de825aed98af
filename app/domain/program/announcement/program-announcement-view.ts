import { isShown, type ManagedFacts, mayManage } from '#domain/program/program-policy.ts'
import type { Actor } from '#kernel/actor.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** Shortest and longest an announcement of a program may be, in characters. */
export const announcementBounds = {
  title: { least: 5, most: 120 },
  text: { least: 20, most: 10_000 },
} as const

/** How many a program may send within a day: each one is mailed to everyone who joined. */
export const announcementsADay = 5

/** An announcement as everyone reads it who may. */
export const announcementView = z.object({
  ...{ id: text, title: text },
  /** Sanitized HTML. */
  html: text,
  ...{ at: moment, editedAt: moment.nullable() },
  /** Written while the program was private: it stays with those who were in it. */
  inner: flag,
})
export type AnnouncementView = z.infer<typeof announcementView>

/** The same for the people who write it. */
export const managedAnnouncement = announcementView.extend({
  ...{ text, version: count, by: text, withdrawnAt: moment.nullable() },
  /** Earlier texts, newest first. */
  earlier: z.array(z.object({ version: count, title: text, html: text, by: text, at: moment })),
})
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>

/** A program's managers write announcements once it has readers. */
export function mayAnnounce(actor: Actor, program: ManagedFacts): boolean {
  return mayManage(actor, program) && isShown(program.status)
}
