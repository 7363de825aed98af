/** The dictionary of an indirect object. */
export type Dictionary = {
  /** Its own names, keys and values alike, spelled plainly. */
  names: readonly string[]
  /** Whether `stream` stands behind it; `end` is where that word ends then. */
  beginsStream: boolean
  end: number
  /** Everything in it, without white space, comments and strings. */
  words: () => string[]
}

/** A text that cannot be read for certain, or not in time. */
export class Unreadable extends Error {}

/** A text of five million letters, and what is read of it more than once. */
const mostRead = 10_000_000

const space = /[\0\t\n\f\r ]/
const word = /<<|>>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[[\]]|[^\0\t\n\f\r ()<>[\]{}/%]+/y

/**
 * The dictionaries of all objects of a PDF: whatever stands behind `obj`, also where that word lies in a string and no object
 * begins. Read as viewers read: strings, comments and spellings by number hide nothing.
 * @throws Unreadable where reading takes too long
 */
export function* dictionariesIn(text: string): Generator<Dictionary> {
  const budget = { left: mostRead }
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    const start = afterSpace(text, at + 3, budget)
    if (!text.startsWith('<<', start)) continue
    const found = dictionaryAt(text, start, budget)
    if (found) yield found
  }
}

type Budget = { left: number }

/** @returns null where it does not end */
function dictionaryAt(text: string, start: number, budget: Budget): Dictionary | null {
  const names: string[] = []
  const close = walk(text, start, budget, (sign, depth) => {
    if (depth === 1 && sign.startsWith('/')) names.push(nameOf(sign))
  })
  if (close === null) return null
  const next = afterSpace(text, close, budget)
  const beginsStream = text.startsWith('stream', next)
  const words = () => {
    const all: string[] = []
    walk(text, start, budget, (sign) => all.push(sign.startsWith('/') ? nameOf(sign) : sign))
    return all
  }
  return { names, beginsStream, end: beginsStream ? next + 6 : close, words }
}

/** Goes through a dictionary. @returns where it ends; null where it does not */
function walk(
  text: string,
  start: number,
  budget: Budget,
  visit: (sign: string, depth: number) => void,
): number | null {
  let depth = 0
  for (let at = start; at < text.length; ) {
    const from = at
    const sign = text[at]!
    if (space.test(sign)) at++
    else if (sign === '%') at = endOfLine(text, at)
    else if (sign === '(') at = endOfString(text, at)
    else if (sign === '<' && text[at + 1] !== '<') at = endOfNumbers(text, at)
    else {
      word.lastIndex = at
      const found = word.exec(text)?.[0] ?? sign
      at += found.length
      if (found === '<<') depth++
      else if (found === '>>') depth--
      else visit(found, depth)
      if (depth === 0) return at
    }
    spend(budget, at - from)
  }
  return null
}

function spend(budget: Budget, letters: number): void {
  budget.left -= letters
  if (budget.left < 0) throw new Unreadable()
}

function afterSpace(text: string, start: number, budget: Budget): number {
  let at = start
  while (at < text.length) {
    if (text[at] === '%') at = endOfLine(text, at)
    else if (space.test(text[at]!)) at++
    else break
  }
  spend(budget, at - start)
  return at
}

function endOfLine(text: string, start: number): number {
  let at = start
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

function endOfString(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return text.length
}

function endOfNumbers(text: string, start: number): number {
  let at = start
  while (at < text.length && text[at] !== '>') at++
  return Math.min(at + 1, text.length)
}

function nameOf(written: string): string {
  const code = (_: string, number: string) => String.fromCharCode(Number.parseInt(number, 16))
  return written.includes('#') ? written.replace(/#([0-9a-f]{2})/gi, code) : written
}
