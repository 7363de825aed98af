import { cannedForReport } from '#domain/report/canned/canned-for-report.server.ts'
import { momentText } from '#i18n/moment.ts'
import { jsonPage } from '#web/http/json-page.ts'
import { load } from '#web/http/open.ts'

/** The canned answers filled in for a report: read when their list is opened beside a text. */
export const loader = load(async ({ actor, params }) =>
  jsonPage(await cannedForReport(actor, params.id ?? '', momentText)),
)
