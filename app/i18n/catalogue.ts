import { defaultLocale, type Locale } from '#kernel/locale.ts'

type Word = string | ((facts: never) => string)
type Shape = { [key: string]: Word | Shape }
/** The second language must have the same keys, and sentences with the same facts. */
type Like<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (facts: infer F) => string
      ? (facts: F) => string
      : Like<T[K]>
}
export type Catalogue<T> = Record<Locale, T>
export type WordsOf<C> = C extends Catalogue<infer T> ? T : never

/** Declares the words of one place in both languages; the compiler refuses a missing or differing key. */
export function catalogue<const T extends Shape>(words: { id: T; en: Like<NoInfer<T>> }): Catalogue<Like<T>> {
  return words as unknown as Catalogue<Like<T>>
}

/**
 * The words in a language. Scripts in the browser carry one language alone: asked for the other, while the page of the other
 * language is on its way, they answer in their own.
 */
export function wordsIn<T>(words: Catalogue<T>, locale: Locale): T {
  return words[locale] ?? words[defaultLocale] ?? Object.values<T>(words)[0]!
}
