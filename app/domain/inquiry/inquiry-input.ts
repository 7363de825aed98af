import { emailField, lineField, optionalLineField, urlField } from '#domain/account/account-fields.ts'
import { phoneField } from '#domain/account/phone-field.ts'
import { z } from '#kernel/zod.ts'
import { inquiryTopics, positions } from './inquiry.ts'

const messageField = z
  .string('message_missing')
  .trim()
  .min(1, 'message_missing')
  .min(20, 'too_short')
  .max(5_000, 'too_long')

/** The contact form. Any valid address is good: bughunters write from free mail too. */
export const inquiryInput = z.strictObject({
  fullName: lineField(120),
  email: emailField,
  companyName: lineField(150),
  phone: phoneField,
  topic: z.enum(inquiryTopics, 'topic_missing'),
  title: optionalLineField(150),
  message: messageField,
  /** A field people do not see. Whatever is in these two is judged, never refused: refusals teach. */
  reference: z.unknown().optional(),
  form: z.unknown().optional(),
})
export type InquiryInput = z.output<typeof inquiryInput>

/** The application form of the career page; its curriculum vitae is a PDF (pdf_only). */
export const applyInput = z.strictObject({
  fullName: lineField(120),
  email: emailField,
  phone: phoneField,
  position: z.enum(positions, 'choose'),
  link: z.literal('').or(urlField).default(''),
  message: messageField,
  file: z.instanceof(File, { error: ({ input }) => (input === undefined ? 'required' : 'pdf_only') }),
  reference: z.unknown().optional(),
  form: z.unknown().optional(),
})
export type ApplyInput = z.output<typeof applyInput>

/** What the team did about an inquiry; the answer itself went out by mail. */
export const answerInquiryInput = z.strictObject({
  note: z.string().trim().min(1, 'required').min(10, 'too_short').max(2_000, 'too_long'),
})
