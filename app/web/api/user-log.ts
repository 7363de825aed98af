import { companyLogSeenBy, companyPeopleSeenBy } from '#domain/report/company-log.server.ts'
import { companyLogFilter, companyLogTypes, exportLogInput } from '#domain/report/company-log.ts'
import { exportCompanyLog } from '#domain/report/export-company-log.server.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { exportOf, pageOf, rowsOf } from './list-answer.ts'
import { placed, wantedOf } from './paging.ts'

const tag = 'members'
const who = ['company', 'company_member'] as const
const line = z
  .object({
    ...{ at: moment, type: z.enum(companyLogTypes), detail: text.nullable() },
    who: z.object({ accountId: text, username: text, name: text.nullable() }).nullable(),
    ...{ address: text.nullable(), device: text.nullable() },
    object: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('report'), code: text, id: text, hash: text }),
        z.object({ kind: z.literal('program'), title: text, id: text }),
      ])
      .nullable(),
    member: z.object({ id: text, name: text }).nullable(),
  })
  .meta({ id: 'UserLogLine' })
/** What the people of a company did and what happened to their accounts. */
export const userLogCalls: readonly Call[] = [
  get('/api/v1/company/user-log', {
    tag,
    says: ['Log pengguna, terbaru dahulu', 'The user log, newest first'],
    who,
    query: companyLogFilter.extend({ ...placed }),
    answer: pageOf(line),
    work: ({ actor, query: { limit, after, ...filter } }) =>
      companyLogSeenBy(actor, filter, wantedOf({ limit, after })),
  }),
  get('/api/v1/company/people', {
    tag,
    says: ['Orang dalam log pengguna', 'The people of the user log'],
    who,
    answer: rowsOf(z.object({ id: text, name: text })),
    work: async ({ actor }) => ({ rows: await companyPeopleSeenBy(actor) }),
  }),
  post('/api/v1/company/user-log/export', {
    tag,
    says: ['Salin log; tercatat', 'Copy the log; the copy is recorded'],
    who,
    body: exportLogInput,
    exports: true,
    answer: exportOf(line),
    work: ({ actor, input }) => exportCompanyLog(actor, input),
  }),
]
