import { leftOut } from '@cakrawala/api-contract/left-out'
import { releaseWork, takeWork } from '#domain/operations/take-work.server.ts'
import { waitingCounts, waitingCountsFor } from '#domain/operations/waiting-counts.server.ts'
import { desks, workInput } from '#domain/operations/work-queue.ts'
import { workCounts, workItem, workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { keyed, pageOf } from './paging.ts'
import { reportPeople } from './reports.ts'

const tag = 'dashboards'
const who = ['hello'] as const

/** One list of all that waits for the platform team. */
export const workQueueCalls: readonly Call[] = [
  get('/api/v1/work', {
    tag,
    says: ['Semua yang menunggu tim', 'All that waits for the team'],
    who,
    query: z.strictObject({
      limit: keyed.limit,
      after: z
        .string()
        .max(100, 'invalid')
        .regex(/^[-\w]+$/, 'invalid')
        .optional(),
      desk: z.enum(desks, 'invalid').optional(),
      taker: z.enum(['mine', 'nobody'], 'invalid').optional(),
    }),
    answer: pageOf(workItem.extend({ place: leftOut })).extend({ counts: workCounts }),
    work: ({ actor, query: { limit, after: from = null, desk = null, taker = null } }) =>
      workQueueSeenBy(actor, { desk, taker, from }, limit),
  }),
  get('/api/v1/waiting', {
    tag,
    says: ['Jumlah yang menunggu Anda, seperti di menu', 'How much waits on you, as the menu has it'],
    who: reportPeople,
    answer: waitingCounts,
    work: ({ actor }) => waitingCountsFor(actor),
  }),
  post('/api/v1/work/take', {
    tag,
    says: ['Ambil pekerjaan', 'Take a piece of work'],
    who,
    body: workInput,
    refuses: ['not_found', 'conflict', 'move_forbidden'],
    work: ({ actor, input }) => takeWork(actor, input),
  }),
  post('/api/v1/work/release', {
    tag,
    says: ['Lepaskan pekerjaan', 'Give a piece of work back'],
    who,
    body: workInput,
    refuses: ['not_found'],
    work: ({ actor, input }) => releaseWork(actor, input),
  }),
]
