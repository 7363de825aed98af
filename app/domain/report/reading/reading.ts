import { hour } from '@cakrawala/calendar/clock'
import { z } from '#kernel/zod.ts'

/** Different reports that are not one's own an operator may open within a day without giving a reason. */
export const freeReadings = 30
/** How long a reason holds. */
export const reasonHolds = hour

/** `explainReading`. */
export const explainReadingInput = z.strictObject({
  reason: z.string().trim().min(20, 'too_short').max(500, 'too_long'),
})
export type ExplainReadingInput = z.output<typeof explainReadingInput>
