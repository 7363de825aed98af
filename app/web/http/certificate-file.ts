import type { FileToAnswer } from '@cakrawala/http/file-answer'
import { certificateBehind } from '#domain/reward/certificate/certificate-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { certificateWords } from '#i18n/certificates.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { certificatePdf } from './pdf/certificate-pdf.server.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'

/**
 * The certificate as PDF, for the person who has its code.
 * @throws Refusal not_found
 */
export async function certificateFile(actor: Actor, code: string, locale: Locale): Promise<FileToAnswer> {
  const certificate = found(await certificateBehind(code))
  const name = `${wordsIn(certificateWords, locale).paper.file}-${certificate.code}`
  return pdfFile(actor, name, () => certificatePdf(certificate, locale))
}
