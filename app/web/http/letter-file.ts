import type { FileToAnswer } from '@cakrawala/http/file-answer'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { letterWords } from '#i18n/letters.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { letterPdf } from './pdf/letter-pdf.server.ts'
import { pdfFile } from './pdf/pdf-file.server.ts'

/**
 * The own authorisation letter under an agreement as PDF.
 * @throws Refusal not_found
 */
export async function letterFile(
  actor: Actor,
  { hash, id }: { hash: string; id: string },
  locale: Locale,
): Promise<FileToAnswer> {
  const letter = found(await ownLetter(actor, hash, id))
  const name = `${wordsIn(letterWords, locale).paper.file}-${letter.code}`
  return pdfFile(actor, name, () => letterPdf(letter, locale))
}
