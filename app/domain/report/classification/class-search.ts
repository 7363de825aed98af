import { categoryNames, classWords, terms, weaknessWords } from './class-words.ts'
import { cweLabel, cweList } from './cwe.ts'
import { folded } from './fold-words.ts'
import { vrtClasses } from './vrt.ts'

/** What can be found: `name` is what a field holds once it is chosen; `words` are all it is found by. */
export type ClassEntry = {
  readonly value: string
  readonly name: string
  /** Its category in Indonesian, where it has one. */
  readonly category?: string
  readonly words: readonly string[]
  readonly nameWords: ReadonlySet<string>
  /** Of two that fit alike, the lower comes first. */
  readonly rank: number
}
/** Which list a field chooses from. */
export type ClassList = 'vrt' | 'cwe'

const mostTerms = 8
const shownAtMost = 20
const idle = new Set(
  'di ke dari pada yang dan atau dengan untuk the of in to a an and or on with for via cwe'.split(' '),
)

/** Classes and weaknesses that may be chosen today, as they are searched. */
export const classEntries: Readonly<Record<ClassList, readonly ClassEntry[]>> = {
  vrt: vrtClasses
    .filter(({ ended }) => ended === undefined)
    .map(({ id, name, cwe, priority }) => {
      const category = categoryNames[id.split('.')[0]!]!
      const more = [category, ...wordsAlong(id), id, ...cwe.map((one) => `cwe ${one}`)]
      return { ...entry(id, name, more), category, rank: (classWords[id] ? 0 : 10) + (priority ?? 0) }
    }),
  cwe: cweList
    .filter(({ ended }) => ended === undefined)
    .map((one) => {
      const [label, known = ''] = [cweLabel(one), weaknessWords[one.id]]
      return { ...entry(String(one.id), label, [], `${label} ${known}`), rank: known === '' ? 1 : 0 }
    }),
}

/**
 * The entries that fit all words typed, the closest first; where none does, those that fit most of them. Indonesian words find the
 * English names. At most 20; all of the list's first for an empty text.
 */
export function searchClasses(list: ClassList, typed: string): ClassEntry[] {
  const wanted = folded(typed)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
    .slice(0, mostTerms)
    .map(alternatives)
  if (wanted.length === 0) return classEntries[list].slice(0, shownAtMost)
  const scored = classEntries[list]
    .map((one) => ({ one, ...scoreOf(one, wanted) }))
    .filter(({ hits }) => hits > 0)
  const most = Math.max(0, ...scored.map(({ hits }) => hits))
  return scored
    .filter(({ hits }) => hits === most)
    .sort(
      (a, b) => b.score - a.score || a.one.rank - b.one.rank || a.one.nameWords.size - b.one.nameWords.size,
    )
    .slice(0, shownAtMost)
    .map(({ one }) => one)
}

/** `names` are the words that count as its own name. */
function entry(value: string, name: string, more: readonly string[], names = name) {
  const nameWords = new Set(folded(names).split(' '))
  const words = [...nameWords, ...more.flatMap((text) => folded(text).split(' '))]
  return { value, name, words: [...new Set(words)].filter(Boolean), nameWords }
}

/** Folding ends long texts, which these words of ours never are: each node's come on their own. */
function wordsAlong(id: string): string[] {
  const parts = id.split('.')
  return parts.map((_, at) => classWords[parts.slice(0, at + 1).join('.')] ?? '')
}

/** A word and what it may be in English; while it is typed, its beginning is enough. */
function alternatives(word: string): string[] {
  const meant =
    word.length < 4
      ? [terms[word]]
      : Object.entries(terms).map(([term, english]) => term.startsWith(word) && english)
  return [word, ...meant.filter((one) => typeof one === 'string').flatMap((one) => one.split(' '))]
}

function scoreOf({ words, nameWords }: ClassEntry, wanted: readonly string[][]) {
  let hits = 0
  let score = 0
  for (const either of wanted) {
    const best = Math.max(
      ...either.map((word, at) => closeness(word, words, nameWords) * (at === 0 ? 1 : 0.9)),
    )
    if (best > 0) hits++
    score += best
  }
  return { hits, score }
}

/** A whole word is closer than its beginning, a word of the name closer than another. */
function closeness(word: string, words: readonly string[], nameWords: ReadonlySet<string>): number {
  if (nameWords.has(word)) return 4
  let best = 0
  for (const one of words) {
    if (one === word) return 3
    if (one.startsWith(word)) best = Math.max(best, nameWords.has(one) ? 2 : 1)
  }
  return best
}
