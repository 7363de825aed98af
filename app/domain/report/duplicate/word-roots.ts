import { conceptLines, idleWords } from './concept-words.ts'
import { meanings } from './word-meanings.ts'

const longestPhrase = 4
const mostCached = 20_000
/** What is before a root, the longest first, and the letters it may have taken from it. */
const prefixes: readonly (readonly [string, readonly string[]])[] = [
  ['memper', ['']],
  ['diper', ['']],
  ['meny', ['s']],
  ['peny', ['s']],
  ['menge', ['']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['ter', ['']],
  ['ber', ['']],
  ['per', ['']],
  ['me', ['']],
  ['di', ['']],
  ['ke', ['']],
  ['se', ['']],
]
/** What people write before a root among friends; only in front of one that is known. */
const spokenPrefixes: typeof prefixes = [
  ['nge', ['']],
  ['ng', ['', 'k']],
  ['ny', ['s']],
  ['n', ['t']],
  ['m', ['p']],
]
const prefixesByLetter = Map.groupBy([...prefixes, ...spokenPrefixes], ([prefix]) => prefix[0]!)
const suffixes = ['lah', 'kah', 'nya', 'kan', 'an', 'ku', 'mu', 'i']
const spokenSuffixes = [...suffixes, 'in', 'nye']
const shortestRoot = 3

/** Roots of phrases and words, and what they are called. */
const concepts = new Map<string, string>()
for (const [name, ...others] of conceptLines)
  for (const phrase of [name!, ...others]) if (!concepts.has(phrase)) concepts.set(phrase, name!)
const roots = new Map<string, string>()
for (const [phrase, name] of concepts) {
  const key = phrase.split(' ').map(plainRoot).join(' ')
  if (!roots.has(key)) roots.set(key, name)
}

/** A word or phrase as it is compared and as it is written; `known` where it is in the dictionary. */
export type Root = { root: string; known: boolean; written: string }

/**
 * Words in their order as concepts and roots, without those that tell nothing: phrases and words of either language become the
 * name of what they mean, others lose their endings.
 */
export function rootsOf(words: readonly string[]): Root[] {
  const plain = words.map(knownRoot)
  const found: Root[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, plain, at)
    if (length > 0) {
      const written = words.slice(at, at + length).join(' ')
      found.push({ root: conceptAt(words, plain, at, length)!, known: true, written })
      at += length
      continue
    }
    const word = words[at]!
    if (!idleWords.has(word) && !idleWords.has(plain[at]!) && word.length > 1)
      found.push(rootOf(word, plain[at]!))
    at++
  }
  return found
}

/** A word that is no concept by itself: what it means is one, or is a word all the same. */
function rootOf(written: string, plain: string): Root {
  const meaning = meaningOf(written)
  if (meaning === undefined) return { root: plain, known: false, written }
  const root = knownRoot(meaning)
  const concept = concepts.get(meaning) ?? roots.get(root)
  return { root: concept ?? root, known: concept !== undefined, written }
}

const meaningOf = cached((word) => meanings.get(knownAmong(meanings, word) ?? ''))

/** How many words from here are one concept; 0 where this one is none. */
function phraseAt(words: readonly string[], plain: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--)
    if ((length > 1 || !idleWords.has(words[at]!)) && conceptAt(words, plain, at, length)) return length
  return 0
}

function conceptAt(words: readonly string[], plain: readonly string[], at: number, length: number) {
  return (
    concepts.get(words.slice(at, at + length).join(' ')) ?? roots.get(plain.slice(at, at + length).join(' '))
  )
}

/** The first of the possible roots that is in the dictionary, else the plain one. */
const knownRoot = cached((word) => {
  const plain = plainRoot(word)
  if (idleWords.has(word) || concepts.has(word) || roots.has(plain)) return plain
  return knownAmong(concepts, word) ?? plain
})

/** The same words come in most reports. */
function cached<T>(work: (word: string) => T): (word: string) => T {
  const answers = new Map<string, T>()
  return (word) => {
    if (answers.has(word)) return answers.get(word)!
    if (answers.size >= mostCached) answers.clear()
    const answer = work(word)
    answers.set(word, answer)
    return answer
  }
}

/** A word without Indonesian affixes and English endings: not always the true root, but one for its forms. */
function plainRoot(word: string): string {
  const ended = withoutEnding(word)
  const bare = suffixes.reduce((kept, end) => cut(kept, end, end === 'i' ? 5 : 4), ended)
  const start = prefixes.find(([prefix]) => bare.startsWith(prefix) && bare.length - prefix.length >= 4)
  return start ? bare.slice(start[0].length) : bare
}

/** The first word without one or two endings and without what may be before it that is among those known. */
function knownAmong(words: { has: (word: string) => boolean }, word: string): string | undefined {
  for (const ended of endedForms(word)) {
    if (words.has(ended)) return ended
    for (const [prefix, taken] of prefixesByLetter.get(ended[0]!) ?? []) {
      if (!ended.startsWith(prefix) || ended.length - prefix.length < shortestRoot - 1) continue
      const found = taken.find((letter) => words.has(letter + ended.slice(prefix.length)))
      if (found !== undefined) return found + ended.slice(prefix.length)
    }
  }
  return undefined
}

function endedForms(word: string): Set<string> {
  const once = new Set([word, ...spokenSuffixes.map((end) => cut(word, end, shortestRoot))])
  const forms = new Set(once)
  for (const one of once) for (const end of suffixes) forms.add(cut(one, end, shortestRoot))
  return forms
}

/** English: plural, past and -ing. */
function withoutEnding(word: string): string {
  if (word.length < 5) return word.length === 4 ? cut(word, 's', 3) : word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  const single = cut(word, 's', 4)
  const bare = cut(cut(single, 'ing', 4), 'ed', 4)
  return cut(bare, 'e', 4)
}

function cut(word: string, end: string, shortest: number): string {
  return word.length - end.length >= shortest && word.endsWith(end) ? word.slice(0, -end.length) : word
}
