import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { agreementDocumentSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'
import { agreementPdf } from './pdf/agreement-pdf.server.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'

export async function agreementDocumentOf({ actor, params, locale }: Visit): Promise<Response> {
  return fileAnswer(await agreementFile(actor, params.hash ?? '', locale))
}

/**
 * The accepted agreement behind a hash as PDF, for its bughunter, its company and the platform team.
 * @throws Refusal not_found
 */
export async function agreementFile(actor: Actor, hash: string, locale: Locale): Promise<FileToAnswer> {
  const agreement = found(await agreementDocumentSeenBy(actor, hash))
  const name = `${wordsIn(agreementWords, locale).paper.file}-${agreement.hash}`
  return pdfFile(actor, name, () => agreementPdf(agreement, locale))
}
