import { findEmails } from './find-emails.ts'
import { findKeys } from './find-keys.ts'
import { findNumbers } from './find-numbers.ts'
import { findPassports } from './find-passports.ts'
import { findTokens } from './find-tokens.ts'
import { type Found, mostFound, type Range } from './kinds.ts'
import { maskOf } from './mask.ts'

/** What is asked first keeps what two patterns claim: a number within a key is no number. */
const finders = [findKeys, findTokens, findNumbers, findPassports, findEmails]

/**
 * Personal data and secrets in a text, in the order of the text, none overlapping another; at most 200.
 * @param text of any length; its time grows with it
 */
export function findPersonalData(text: string): Found[] {
  const ranges = withoutOverlaps(finders.flatMap((find) => find(text)))
  let [line, at] = [1, 0]
  return ranges.slice(0, mostFound).map((range) => {
    for (; at < range.start; at++) if (text[at] === '\n') line++
    const value = text.slice(range.start, range.end)
    return { ...range, line, value, mask: maskOf(range.kind, value) }
  })
}

function withoutOverlaps(ranges: readonly Range[]): Range[] {
  const order = new Map(ranges.map((range, place) => [range, place]))
  const kept: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start || order.get(a)! - order.get(b)!)) {
    const last = kept.at(-1)
    if (!last || last.end <= range.start) kept.push(range)
    // Found earlier by a later pattern: the one that is asked first stays.
    else if (order.get(range)! < order.get(last)! && range.end > last.end) kept[kept.length - 1] = range
  }
  return kept
}
