import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import { unsealOriginal } from '#domain/report/sealed/unseal-original.server.ts'
import { sealedView, unsealedAnswer, unsealInput } from '#domain/report/sealed/unsealing.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { reportPeople } from './reports.ts'

const tag = 'reports'

/** What was masked on a report, and what it stands for. */
export const sealedOriginalCalls: readonly Call[] = [
  get('/api/v1/reports/:id/sealed', {
    tag,
    says: ['Data tersamar yang boleh dibuka pembaca', 'Masked data the reader may unseal'],
    who: reportPeople,
    answer: z.object({ sealed: z.array(sealedView) }),
    work: async ({ actor, params }) => ({ sealed: await sealedSeenBy(actor, params.id) }),
  }),
  post('/api/v1/reports/:id/unseal', {
    tag,
    says: ['Buka segel satu data, dengan alasan', 'Unseal one of them, for a reason'],
    who: reportPeople,
    body: unsealInput,
    answer: unsealedAnswer,
    refuses: ['conflict'],
    work: ({ actor, params, input }) => unsealOriginal(actor, params.id, input),
  }),
]
