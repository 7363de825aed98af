/** What of a report is compared. */
export type FingerprintedTexts = { title: string; pocMd: string; impactMd: string }

const rows = 3
const bands = 16
/** More of one text gains no accuracy. */
const mostLetters = 20_000

/** Pairs of neighbouring words: a copy with some words changed still shares most of them. */
export function wordPairs({ title, pocMd, impactMd }: FingerprintedTexts): Set<string> {
  const text = `${title}\n${impactMd}\n${pocMd}`.slice(0, mostLetters).toLowerCase()
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(1).map((word, place) => `${words[place]} ${word}`))
}

/** Shared pairs of all pairs, 0–1 (Jaccard). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size
  return shared === 0 ? 0 : shared / (one.size + other.size - shared)
}

/**
 * 16 numbers of 32 bits: two texts of one circle share some when they are alike, by MinHash in bands of three (of two texts
 * that share seven tenths of their pairs, 99.8 in 100 are found; of half, 88; of a tenth, 2). Broder 1997; Leskovec, Rajaraman,
 * Ullman, Mining of Massive Datasets, ch. 3.
 * @param circle texts of different circles share nothing
 */
export function bandsOf(texts: FingerprintedTexts, circle: string): number[] {
  const least = leastHashes([...wordPairs(texts)].map((pair) => hash(pair)))
  return Array.from({ length: bands }, (_, band) => {
    const of = least.slice(band * rows, (band + 1) * rows)
    return hash(`${circle} ${band} ${of.join(' ')}`) | 0
  })
}

function leastHashes(pairs: readonly number[]): number[] {
  return Array.from({ length: rows * bands }, (_, turn) => {
    const salt = mixed(turn + 1)
    let least = 0xffff_ffff
    for (const pair of pairs) least = Math.min(least, mixed(pair ^ salt))
    return least
  })
}

/** FNV-1a, mixed once more at the end. */
function hash(text: string): number {
  let value = 0x811c_9dc5
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 0x0100_0193)
  return mixed(value)
}

/** The finalizer of MurmurHash3: every bit of a number touches every bit of the answer. */
function mixed(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
