import { cannedForReport } from '#domain/report/canned/canned-for-report.server.ts'
import { momentText } from '#i18n/moment.ts'
import { load } from '#web/http/open.ts'

/** The canned answers filled in for a report, as JSON: read when their list is opened beside a text. */
export const loader = load(async ({ actor, params }) =>
  Response.json(await cannedForReport(actor, params.id ?? '', momentText), {
    headers: { 'Cache-Control': 'no-store' },
  }),
)
