import { reportPathSeenBy } from '#domain/report/report-path.server.ts'
import { found } from '#kernel/refusal.ts'
import { readsReports } from '#web/http/company-guards.ts'
import { load } from '#web/http/open.ts'

export const middleware = [readsReports]

/** The short address of a report leads to its full one, for those who may see it. */
export const loader = load(async ({ actor, params, go }) =>
  go(`/company/reports/detail/${found(await reportPathSeenBy(actor, params.id))}`),
)

export default function CompanyReportById() {
  return null
}
