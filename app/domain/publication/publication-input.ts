import { z } from '#kernel/zod.ts'

/** The public telling of a report. Both sides write it; what they leave out stays between them. */
export const tellingInput = z.strictObject({
  title: z.string().trim().min(10, 'too_short').max(150, 'too_long'),
  summary: z.string().trim().min(20, 'too_short').max(500, 'too_long'),
  body: z.string().trim().min(50, 'too_short').max(50_000, 'too_long'),
})
export type TellingInput = z.output<typeof tellingInput>

export const publicationReasonInput = z.strictObject({
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long'),
})
export type PublicationReasonInput = z.output<typeof publicationReasonInput>
