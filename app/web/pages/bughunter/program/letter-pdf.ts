import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { letterWords } from '#i18n/letters.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'
import { letterPaper } from '#web/http/papers/letter-paper.server.ts'

/** The own authorisation letter as PDF. */
export const loader = load(async ({ actor, params: { hash = '', id = '' }, locale }) => {
  const letter = found(await ownLetter(actor, hash, id))
  const name = `${wordsIn(letterWords, locale).paper.file}-${letter.code}.pdf`
  return fileAnswer({ name, mediaType: 'application/pdf', body: await letterPaper(letter, locale) })
})
