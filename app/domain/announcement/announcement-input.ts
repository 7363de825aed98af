import { hour } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { lineField } from '#domain/account/account-fields.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { announcementLevels, announcementLimits, audiences, shownStates } from './announcement.ts'

const { title, text } = announcementLimits
const titleField = lineField(title.most, title.least)
const textField = z
  .string()
  .trim()
  .min(1, 'required')
  .min(text.least, 'too_short')
  .max(text.most, 'too_long')
  .refine((written) => !written.includes('\0'), 'invalid')

const localMinute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A minute of Asia/Jakarta, as `datetime-local` sends it. */
const minute = z
  .string()
  .min(1, 'required')
  .transform((typed, at) => {
    const time = localMinute.test(typed) ? Date.parse(`${typed}:00+07:00`) : Number.NaN
    // 31 February is read as 3 March.
    if (!Number.isNaN(time) && new Date(time + 7 * hour).toISOString().startsWith(typed))
      return new Date(time)
    at.addIssue({ code: 'custom', message: 'date_invalid' })
    return z.NEVER
  })

const content = {
  title: titleField,
  text: textField,
  titleEn: titleField,
  textEn: textField,
  audience: z.enum(audiences, 'choose'),
  level: z.enum(announcementLevels, 'choose'),
  from: minute,
  until: minute,
}

/** With an end that is after its beginning, and not too far from it. */
function timely<S extends z.ZodObject<typeof content>>(form: S): S {
  return withChecks(form, ({ from, until }: { from?: Date; until?: Date }) => {
    const lasts = (until?.getTime() ?? Number.NaN) - (from?.getTime() ?? Number.NaN)
    if (lasts <= 0) return [['until', 'date_order']]
    return lasts > announcementLimits.lasts ? [['until', 'date_too_far']] : []
  })
}

/** `writeAnnouncement`; `key` names the act. */
export const announcementInput = timely(
  z.strictObject({ ...content, key: z.string().refine(isId, 'invalid') }),
)
export type AnnouncementInput = z.output<typeof announcementInput>

/** A version a form was filled from. */
const version = wholeNumber(1, 1_000_000)

/** `editAnnouncement`, over the version that was read. */
export const editAnnouncementInput = timely(z.strictObject({ ...content, version }))
export type EditAnnouncementInput = z.output<typeof editAnnouncementInput>
export type AnnouncementContent = Omit<EditAnnouncementInput, 'version'>

/** A move of the version that was read. */
export const moveAnnouncementInput = z.strictObject({ version })

export const dismissInput = z.strictObject({ id: z.string().refine(isId, 'invalid') })
/** The same from a banner: the page it was shown on. */
export const dismissForm = dismissInput.extend({ back: z.string().max(300).default('') })

const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((typed) => (typed === '' ? undefined : typed), schema.optional())

/** Narrows the list of the team. */
export const announcementFilter = z.strictObject({
  state: blank(z.enum(shownStates, 'choose')),
  audience: blank(z.enum(audiences, 'choose')),
  level: blank(z.enum(announcementLevels, 'choose')),
  q: z.string().trim().max(100, 'too_long').default(''),
})
export type AnnouncementFilter = z.output<typeof announcementFilter>
