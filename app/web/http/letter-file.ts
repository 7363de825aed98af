import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { letterWords } from '#i18n/letters.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import type { FileToAnswer } from './file-answer.ts'
import { letterPaper } from './papers/letter-paper.server.ts'
import { paperFile } from './papers/paper-file.server.ts'

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
  return paperFile(actor, name, () => letterPaper(letter, locale))
}
