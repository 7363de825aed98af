import { defaultLocale, type Locale } from '#kernel/locale.ts'

type Sentence = Record<Locale, string>
/** A sentence in both languages, or what makes one of facts. */
type Entry = Sentence | ((facts: never) => Sentence)
type Entries = { [key: string]: Entry | Entries }
type Words<T> = {
  [K in keyof T]: T[K] extends (facts: infer F) => Sentence ? (facts: F) => string : T[K] extends Sentence ? string : Words<T[K]>
}
export type Catalogue<T> = Record<Locale, T>
export type WordsOf<C> = C extends Catalogue<infer T> ? T : never

/**
 * Declares the texts of one part of the app, every key once with both languages; the compiler refuses one
 * that lacks a language. The build reads these calls, so an entry is written out, or named if it is declared
 * with `entries` (`scripts/vite/one-language.ts`).
 */
export function catalogue<T extends Entries>(words: T): Catalogue<Words<T>> {
  return { id: inLanguage(words, 'id'), en: inLanguage(words, 'en') } as Catalogue<Words<T>>
}

/** Entries that catalogues take in by name, as a part or with `...`. */
export function entries<T extends Entries>(part: T): T {
  return part
}

function inLanguage(words: Entries, locale: Locale): unknown {
  return Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, wordOf(entry, locale)]))
}

function wordOf(entry: Entry | Entries, locale: Locale): unknown {
  if (typeof entry === 'function') return (facts: never) => entry(facts)[locale]
  return isSentence(entry) ? entry[locale] : inLanguage(entry, locale)
}

function isSentence(entry: Sentence | Entries): entry is Sentence {
  return typeof entry.id === 'string'
}

/**
 * The words in a language. Scripts in the browser carry one language alone: asked for the other, while the page of the other
 * language is on its way, they answer in their own.
 */
export function wordsIn<T>(words: Catalogue<T>, locale: Locale): T {
  return words[locale] ?? words[defaultLocale] ?? Object.values<T>(words)[0]!
}
