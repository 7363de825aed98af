import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from './file-answer.ts'
import type { Visit } from './open.ts'
import { reportPaper } from './papers/report-paper.server.ts'

/** The report at `{hash}` and `{id}` as PDF, for the readers of one area: what their page shows, and no more. */
export async function reportDocumentOf(
  { actor, params, locale }: Visit,
  audience: ReportView['audience'],
): Promise<Response> {
  const report = found(await reportSeenBy(actor, params.hash, params.id))
  const own = found(report.audience === audience && report.stage !== 'draft' ? report : null)
  const name = `${own.code ?? own.id}.pdf`
  return fileAnswer({ name, mediaType: 'application/pdf', body: await reportPaper(own, locale) })
}
