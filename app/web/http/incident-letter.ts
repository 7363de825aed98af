import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentLetterWords } from '#i18n/incident-letter.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { load } from './open.ts'
import { incidentLetterPdf } from './pdf/incident-letter-pdf.server.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'

/** The letter as the loader of an area's page. */
export const incidentLetter = load(async ({ actor, params, locale }) =>
  fileAnswer(await incidentLetterFile(actor, params.id, locale)),
)

/**
 * The letter to the response team of the sector as PDF, for the person who handles the ticket, once it has been judged.
 * @throws Refusal not_found for everyone else, and before that
 */
export async function incidentLetterFile(
  actor: Actor,
  id: string | undefined,
  locale: Locale,
): Promise<FileToAnswer> {
  const seen = await incidentSeenBy(actor, id)
  const judged = seen.part === 'reporter' ? null : seen.ticket.assessment
  if (seen.part === 'reporter' || !judged) return refuse('not_found')
  const name = `${wordsIn(incidentLetterWords, locale).file}-${seen.ticket.code}`
  return pdfFile(actor, name, () => incidentLetterPdf(seen.ticket, judged))
}
