import { companyLogSeenBy, companyPeopleSeenBy } from '#domain/report/company-log.server.ts'
import { companyLogFilter, companyLogTypes, exportLogInput } from '#domain/report/company-log.ts'
import { exportCompanyLog } from '#domain/report/export-company-log.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { count, moment, rowsOf, text } from './fields.ts'
import { keyed } from './paging.ts'

const tag = 'members'
const who = ['company', 'company_member'] as const
const line = z
  .object({
    ...{ seq: count, at: moment, type: z.enum(companyLogTypes), detail: text.nullable() },
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
const after = z
  .string()
  .regex(/^\d{1,15}$/, 'invalid')
  .transform(Number)
  .optional()

/** What the people of a company did and what happened to their accounts. */
export const userLogCalls: readonly Call[] = [
  get('/api/v1/company/user-log', {
    tag,
    says: ['Log pengguna, terbaru dahulu', 'The user log, newest first'],
    who,
    query: companyLogFilter.extend({ limit: keyed.limit, after }),
    answer: z.object({ rows: z.array(line), next: text.nullable() }),
    work: async ({ actor, query: { limit, after, ...filter } }) => {
      const page = { before: after ?? null, size: limit + 1 }
      const lines = await companyLogSeenBy(actor, filter, page)
      const rows = lines.slice(0, limit)
      return { rows, next: lines.length > limit ? String(rows.at(-1)?.seq) : null }
    },
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
    says: ['Salin seluruh log; tercatat', 'Copy the whole log; the copy is recorded'],
    who,
    body: exportLogInput,
    answer: rowsOf(line),
    work: async ({ actor, input }) => ({ rows: await exportCompanyLog(actor, input) }),
  }),
]
