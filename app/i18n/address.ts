/** Who reads: Indonesian texts call bughunters "kamu", and everyone else "Anda". */
export type Reader = 'bughunter' | 'other'

/** Whom the page of an address is for. */
export function readerAt(pathname: string): Reader {
  return /^(?:\/en)?\/(?:sign-up-)?bughunter(?:\/|$)/.test(pathname) ? 'bughunter' : 'other'
}

const forBughunters = new WeakMap<object, unknown>()

/**
 * Words that several audiences read are written with "Anda": here they address their reader. Legal texts are left as they are
 * signed, so they do not come here.
 */
export function addressing<T>(words: T, reader: Reader): T {
  return reader === 'bughunter' ? informal(words) : words
}

function informal<T>(words: T): T {
  if (typeof words === 'string') return informalText(words) as T
  if (typeof words === 'function') return ((facts: unknown) => told(words as Sentence, facts)) as T
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words
  const known = forBughunters.get(words)
  if (known) return known as T
  const made = Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, informal(entry)]))
  forBughunters.set(words, made)
  return made as T
}

type Sentence = (facts: unknown) => unknown
const guarded = 'An\u2060da'

/** What people wrote into the facts, such as a title, stays as they wrote it. */
function told(sentence: Sentence, facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null || facts instanceof Date) return informal(sentence(facts))
  const held = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? fact.replaceAll('Anda', guarded) : fact])
  const text = informal(sentence(Object.fromEntries(held)))
  return typeof text === 'string' ? text.replaceAll(guarded, 'Anda') : text
}

/** "Anda" has one spelling, "kamu" begins a sentence with a capital. */
function informalText(text: string): string {
  return text.replace(/\bAnda\b/g, (_, at: number) => (at === 0 || /[.!?]\s$/.test(text.slice(at - 2, at)) ? 'Kamu' : 'kamu'))
}
