import { z } from '#kernel/zod.ts'

/** The work queues of the platform team; the order is that of the filter. */
export const desks = [
  'reports',
  'identity',
  'appeals',
  'recovery',
  'contracts',
  'npwp',
  'assets',
  'programs',
  'plans',
  'challenges',
  'top_ups',
  'refunds',
  'payouts',
  'payout_accounts',
  'tax_residences',
  'collusion',
  'settings',
  'team',
  'articles',
  'tellings',
  'incidents',
  'inquiries',
] as const
export type QueueName = (typeof desks)[number]

/** Work queues whose things have takers of their own: they are taken by their own use case, not by a claim. */
const takenInQueue = [
  'reports',
  'identity',
  'payouts',
  'incidents',
  'inquiries',
] as const satisfies QueueName[]
export type ClaimedQueue = Exclude<QueueName, (typeof takenInQueue)[number]>

export function isClaimed(desk: QueueName): desk is ClaimedQueue {
  return !takenInQueue.some((own) => own === desk)
}

/** How long a claim holds, in milliseconds. */
export const claimLasts = 30 * 60_000

/** One thing of the queue. */
export const workInput = z.strictObject({ desk: z.enum(desks, 'invalid'), id: z.uuidv7('invalid') })
export type WorkInput = z.output<typeof workInput>
