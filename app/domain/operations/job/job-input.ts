import { z } from '#kernel/zod.ts'
import { giveUpReasons } from './job.ts'

/** One parked job; its id is given by the queue and is no UUIDv7. */
const jobId = z.uuid('invalid')

export const sendAgainInput = z.strictObject({ jobId })
/** All parked jobs of one queue. */
export const sendKindAgainInput = z.strictObject({
  queue: z.string().regex(/^[a-z][a-z-]{0,59}$/, 'invalid'),
})
export const giveUpJobInput = z.strictObject({ jobId, reason: z.enum(giveUpReasons, 'choose') })

export type SendAgainInput = z.output<typeof sendAgainInput>
export type SendKindAgainInput = z.output<typeof sendKindAgainInput>
export type GiveUpJobInput = z.output<typeof giveUpJobInput>
