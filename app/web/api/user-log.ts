import { companyLogSeenBy, companyPeopleSeenBy } from '#domain/report/company-log/company-log.server.ts'
import {
  companyLogFilter,
  exportLogInput,
  logLine,
  logPerson,
} from '#domain/report/company-log/company-log.ts'
import { exportCompanyLog } from '#domain/report/company-log/export-company-log.server.ts'
import { type Call, get, post } from './call.ts'
import { exportOf, pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const tag = 'members'
const who = ['company', 'company_member'] as const
/** What the people of a company did and what happened to their accounts. */
export const userLogCalls: readonly Call[] = [
  get('/api/v1/company/user-log', {
    tag,
    says: ['Log pengguna, terbaru dahulu', 'The user log, newest first'],
    who,
    query: companyLogFilter.extend(placed),
    answer: pageOf(logLine),
    work: ({ actor, query: { limit, after, ...filter } }) =>
      companyLogSeenBy(actor, filter, wantedOf({ limit, after })),
  }),
  get('/api/v1/company/people', {
    tag,
    says: ['Orang dalam log pengguna', 'The people of the user log'],
    who,
    answer: rowsOf(logPerson),
    work: async ({ actor }) => ({ rows: await companyPeopleSeenBy(actor) }),
  }),
  post('/api/v1/company/user-log/export', {
    tag,
    says: ['Salin log; tercatat', 'Copy the log; the copy is recorded'],
    who,
    body: exportLogInput,
    exports: true,
    answer: exportOf(logLine),
    work: ({ actor, input }) => exportCompanyLog(actor, input),
  }),
]
