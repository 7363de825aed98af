import { z } from '#kernel/zod.ts'
import type { JobAlarm, QueueView } from './job-view.ts'

/** Kinds of mails, each with a queue of its own; all other queues are duties by the clock. */
export const mailKinds = [
  'mails',
  'codes',
  'links',
  'inquiries',
  'downloads',
  'incidents',
  'digests',
] as const
export type MailKind = (typeof mailKinds)[number]

export function isMailKind(queue: string): queue is MailKind {
  return mailKinds.some((kind) => kind === queue)
}

/** Why a job is parked: what kind of failure its last try met. */
export const parkedKinds = [
  'address',
  'later',
  'away',
  'slow',
  'refused',
  'denied',
  'message',
  'other',
  'unknown',
] as const
export type ParkedKind = (typeof parkedKinds)[number]

export const giveUpReasons = ['out_of_date', 'told_otherwise', 'wrong_address', 'not_needed'] as const
export type GiveUpReason = (typeof giveUpReasons)[number]

/** What the team is alarmed about. A refused address is no fault of ours: it is shown without an alarm. */
export const jobAlarmKinds = ['late', 'refused', 'parked'] as const
export type JobAlarmKind = (typeof jobAlarmKinds)[number]

/** Milliseconds a job may wait for us before it is late; a code is good for ten minutes only. */
export const lateAfter = { codes: 2 * 60_000, others: 10 * 60_000 } as const

/** @param parked how many jobs are parked for another reason than a refused address, and since when the first */
export function alarmsOf(
  queues: readonly QueueView[],
  parked: { count: number; since: Date | null },
  at: Date,
): JobAlarm[] {
  const late = queues.filter(
    ({ queue, late }) => late && +at - +late > (queue === 'codes' ? lateAfter.codes : lateAfter.others),
  )
  const refused = queues.filter((queue) => queue.refused > 0)
  const alarms: JobAlarm[] = [
    {
      kind: 'late',
      count: sum(late.map(({ waiting }) => waiting)),
      since: first(late.map(({ late }) => late)),
    },
    {
      kind: 'refused',
      count: sum(refused.map((queue) => queue.refused)),
      since: first(refused.map(({ oldest }) => oldest)),
    },
    { kind: 'parked', ...parked },
  ]
  return alarms.filter(({ count }) => count > 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function first(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null
}

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
