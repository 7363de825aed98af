import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { jobAlarmKinds, parkedKinds } from './job.ts'

export const jobAlarm = z.object({ kind: z.enum(jobAlarmKinds), count, since: moment.nullable() })
export type JobAlarm = z.infer<typeof jobAlarm>

/** The state of one queue. */
const queueView = z
  .object({
    ...{ queue: text, waiting: count, oldest: moment },
    /** The oldest job that waits for us, not for a recipient's server that puts it off. */
    late: moment.nullable(),
    ...{ retrying: count, deferred: count, refused: count, nextTry: moment.nullable() },
    /** Of the newest failed try: codes of the mail server or the name of an error; never an address or content. */
    reason: text.nullable(),
  })
  .meta({ id: 'JobQueue' })
export type QueueView = z.infer<typeof queueView>

const parkedJob = z
  .object({
    ...{ id: text, queue: text, parkedAt: moment, queuedAt: moment.nullable(), tries: count.nullable() },
    ...{ kind: z.enum(parkedKinds), reason: text.nullable() },
    /** The event it is about, and the person it is for; null where there is none. */
    event: z.object({ seq: count, type: text }).nullable(),
    reader: z.object({ id: text, username: text }).nullable(),
  })
  .meta({ id: 'ParkedJob' })
export type ParkedJob = z.infer<typeof parkedJob>

export const jobsView = z.object({
  ...{ alarms: z.array(jobAlarm), queues: z.array(queueView) },
  /** The newest first. */
  parked: z.array(parkedJob),
  /** How many of each queue are parked in all. */
  parkedOf: z.array(z.object({ queue: text, count })),
})
export type JobsView = z.infer<typeof jobsView>
