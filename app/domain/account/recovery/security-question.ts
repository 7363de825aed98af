import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'

/** The questions offered: nothing a profile, a family tree or a school register would answer. Word keys. */
export const securityQuestionKeys = [
  'saying',
  'lost_thing',
  'broken_thing',
  'nickname',
  'hiding_place',
  'first_night',
  'bad_dish',
  'dream',
] as const
export type SecurityQuestionKey = (typeof securityQuestionKeys)[number]

export const answerLength = { min: 3, max: 100 } as const
/** Tries of an answer in all, until the question is set anew. */
export const mostAnswers = 5

/** One form for all spellings of an answer: compatibility folded, lower case, single spaces. */
export function normalAnswer(text: string): string {
  return oneSpelling(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Whether an answer, in its one form, holds a publicly known word of its owner: a name, the mailbox, the
 * site.
 */
export function holdsKnownWord(answer: string, words: readonly (string | undefined)[]): boolean {
  const bare = answer.replaceAll(' ', '')
  return words.some((word) => {
    const known = normalAnswer(word ?? '').replaceAll(' ', '')
    return known.length >= answerLength.min && bare.includes(known)
  })
}
