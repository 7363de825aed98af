import { isId } from '@cakrawala/ids/ids'
import { lineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { createKeyInput, seenVersionInput } from '../program-input.ts'
import { announcementBounds } from './program-announcement-view.ts'

const { title, text } = announcementBounds
const words = {
  title: lineField(title.most, title.least),
  text: z
    .string()
    .trim()
    .min(1, 'required')
    .min(text.least, 'too_short')
    .max(text.most, 'too_long')
    .refine((written) => !written.includes('\0'), 'invalid'),
}
const announcementId = z.string().refine(isId, 'invalid')

/** `announceInProgram`; `key` names the act. */
export const announceInput = z.strictObject({ ...words, key: createKeyInput })
export type AnnounceInput = z.output<typeof announceInput>

/** `editProgramAnnouncement`, over the version that was read. */
export const editProgramAnnouncementInput = z.strictObject({ ...words, version: seenVersionInput })
export type EditProgramAnnouncementInput = z.output<typeof editProgramAnnouncementInput>

/** The same acts from a page with several announcements. */
export const editAnnouncementForm = editProgramAnnouncementInput.extend({ announcementId })
export const withdrawAnnouncementForm = z.strictObject({ announcementId })
