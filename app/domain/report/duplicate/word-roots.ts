import { conceptLines, idleWords } from './concept-words.ts'

const longestPhrase = 4
/** What is before a root, the longest first, and the letters it may have taken from it. */
const prefixes: readonly (readonly [string, readonly string[]])[] = [
  ['memper', ['']],
  ['diper', ['']],
  ['meny', ['s']],
  ['peny', ['s']],
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
const suffixes = ['lah', 'kah', 'nya', 'kan', 'an', 'ku', 'mu', 'i']
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
      found.push({ root: plain[at]!, known: false, written: word })
    at++
  }
  return found
}

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
function knownRoot(word: string): string {
  const plain = plainRoot(word)
  if (concepts.has(word) || roots.has(plain)) return plain
  return possibleRoots(word).find((root) => concepts.has(root)) ?? plain
}

/** A word without Indonesian affixes and English endings: not always the true root, but one for its forms. */
function plainRoot(word: string): string {
  const ended = withoutEnding(word)
  const bare = suffixes.reduce((kept, end) => cut(kept, end, end === 'i' ? 5 : 4), ended)
  const start = prefixes.find(([prefix]) => bare.startsWith(prefix) && bare.length - prefix.length >= 4)
  return start ? bare.slice(start[0].length) : bare
}

function possibleRoots(word: string): string[] {
  const ends = [word, ...suffixes.map((end) => cut(word, end, shortestRoot))]
  const ended = new Set(ends.flatMap((one) => [one, ...suffixes.map((end) => cut(one, end, shortestRoot))]))
  return [...ended].flatMap((one) => [
    one,
    ...prefixes.flatMap(([prefix, taken]) =>
      one.startsWith(prefix) && one.length - prefix.length >= shortestRoot - 1
        ? taken.map((letter) => letter + one.slice(prefix.length))
        : [],
    ),
  ])
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
