import { locales } from '#kernel/locale.ts'
import { count, each, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { announcementLevels, audiences, shownStates } from './announcement.ts'
import { announcementMoves } from './announcement-lifecycle.ts'

const [level, audience, state] = [z.enum(announcementLevels), z.enum(audiences), z.enum(shownStates)]

/** An announcement as its readers have it. */
const fields = {
  ...{ id: text, level, words: each(locales, z.object({ title: text, html: text })) },
  ...{ fromAt: moment, untilAt: moment, editedAt: moment.nullable() },
}
export const announcementView = z.object(fields)
export type AnnouncementView = z.infer<typeof announcementView>

/** A past version of an announcement; `from` and `until` are ISO 8601 in UTC. */
const storedContent = z.object({
  ...{ title: text, text, titleEn: text, textEn: text, audience, level },
  ...{ from: text, until: text },
})
export type StoredContent = z.infer<typeof storedContent>

export const announcementInList = z.object({
  ...{ id: text, title: text, state, audience, level, fromAt: moment, untilAt: moment, by: text },
})
export type AnnouncementInList = z.infer<typeof announcementInList>

export const announcementAtWork = z.object({
  ...{ ...fields, state, audience, by: text, content: storedContent, version: count, createdAt: moment },
  ...{ liveAt: moment.nullable(), moves: z.array(z.enum(announcementMoves)) },
  versions: z.array(z.object({ version: count, content: storedContent, by: text, at: moment })),
})
export type AnnouncementAtWork = z.infer<typeof announcementAtWork>
