import { widthOf } from './lettering.ts'

/** Sizes a text may have, the largest first, and how many lines of each there may be. */
export type Sizes = readonly { size: number; most: number }[]

/** The largest size at which a text fits into lines of `width`; what is too long even for the smallest one ends with an ellipsis. */
export function fitLines(text: string, sizes: Sizes, width: number): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = linesOf(text, size, width)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = sizes.at(-1)!
  const lines = linesOf(text, size, width)
  const last = cutToWidth(lines.slice(most - 1).join(' '), size, width)
  return { size, lines: [...lines.slice(0, most - 1), last] }
}

/** A text on one line, with an ellipsis where it is cut. */
export function cutToWidth(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  return `${longest(text, size, width - widthOf('…', size)).trimEnd()}…`
}

/** More than a few lines hold; in characters. */
const longestText = 160

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  const words = Array.from(text).slice(0, longestText).join('').split(' ')
  for (const word of words.flatMap((one) => partsOf(one, size, width))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word in parts that each fit into a line. */
function partsOf(word: string, size: number, width: number): string[] {
  const parts: string[] = []
  let rest = word
  while (widthOf(rest, size) > width) {
    const part = longest(rest, size, width)
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return [...parts, rest]
}

/** The longest beginning that fits, at least one sign. */
function longest(text: string, size: number, width: number): string {
  const signs = Array.from(text)
  let [fits, not] = [1, signs.length + 1]
  while (not - fits > 1) {
    const middle = (fits + not) >> 1
    if (widthOf(signs.slice(0, middle).join(''), size) <= width) fits = middle
    else not = middle
  }
  return signs.slice(0, fits).join('')
}
