import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'
import { reportPdf } from './pdf/report-pdf.server.ts'

/** The report at `{hash}` and `{id}` as PDF, for the readers of one area. */
export async function reportDocumentOf(
  { actor, params, locale }: Visit,
  audience: ReportView['audience'],
): Promise<Response> {
  return fileAnswer(await reportFile(actor, { hash: params.hash, id: params.id, audience }, locale))
}

type Asked = { hash: string | undefined; id: string | undefined; audience: ReportView['audience'] }

/**
 * The PDF document of a report: what the page of its readers shows, and no more.
 * @throws Refusal not_found, also for drafts and for readers of another area
 */
export async function reportFile(
  actor: Actor,
  { hash, id, audience }: Asked,
  locale: Locale,
): Promise<FileToAnswer> {
  const report = found(await reportSeenBy(actor, hash, id))
  const own = found(report.audience === audience && report.stage !== 'draft' ? report : null)
  return pdfFile(actor, own.code ?? own.id, () => reportPdf(own, locale))
}
