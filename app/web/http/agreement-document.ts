import { agreementDocumentSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from './file-answer.ts'
import type { Visit } from './open.ts'
import { agreementPaper } from './papers/agreement-paper.server.ts'

/** The accepted agreement at `{hash}/doc` as PDF, for its bughunter, its company and the platform team. */
export async function agreementDocumentOf({ actor, params, locale }: Visit): Promise<Response> {
  const agreement = found(await agreementDocumentSeenBy(actor, params.hash ?? ''))
  const name = `${wordsIn(agreementWords, locale).paper.file}-${agreement.hash}.pdf`
  return fileAnswer({ name, mediaType: 'application/pdf', body: await agreementPaper(agreement, locale) })
}
