import { handlingInput } from '#domain/report/handling/handling-input.ts'
import { handlingOf } from '#domain/report/handling/handling-queries.server.ts'
import { handlingView } from '#domain/report/handling/handling-view.ts'
import { setHandling } from '#domain/report/handling/set-handling.server.ts'
import { refuse } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, put } from './call.ts'
import { readReport } from './reports.ts'

const tag = 'reports'
const who = ['company', 'company_member'] as const

/** How a company handles a report inside. */
export const handlingCalls: readonly Call[] = [
  get('/api/v1/reports/:id/handling', {
    tag,
    says: ['Penanganan internal laporan', 'How the company handles a report inside'],
    who,
    answer: z.object({ handling: handlingView }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const report = await readReport(actor, params.id)
      return report.audience === 'company' ? { handling: await handlingOf(report) } : refuse('not_found')
    },
  }),
  put('/api/v1/reports/:id/handling', {
    tag,
    says: ['Simpan penanggung jawab, label, dan nomor tiket', 'Save assignee, labels and ticket number'],
    who,
    body: handlingInput,
    work: ({ actor, params, input }) => setHandling(actor, params.id, input),
  }),
]
