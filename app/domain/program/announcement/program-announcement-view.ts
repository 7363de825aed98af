import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

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
