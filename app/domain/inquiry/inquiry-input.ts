import { emailField, lineField, optionalLineField, phoneField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { inquiryTopics } from './inquiry.ts'

/** The contact form (specification §5). Any valid address is good: bughunters write from free mail too. */
export const inquiryInput = z.strictObject({
  fullName: lineField(120),
  email: emailField,
  companyName: lineField(150),
  phone: phoneField,
  topic: z.enum(inquiryTopics, 'topic_missing'),
  title: optionalLineField(150),
  message: z
    .string('message_missing')
    .trim()
    .min(1, 'message_missing')
    .min(20, 'too_short')
    .max(5_000, 'too_long'),
  /** A field people do not see. Whatever stands in these two is judged, never refused: refusals teach. */
  reference: z.unknown().optional(),
  form: z.unknown().optional(),
})
export type InquiryInput = z.output<typeof inquiryInput>

/** What the team did about an inquiry; the answer itself went out by mail. */
export const answerInquiryInput = z.strictObject({
  note: z.string().trim().min(1, 'required').min(10, 'too_short').max(2_000, 'too_long'),
})
