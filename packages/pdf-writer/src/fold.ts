import { fontOf } from './lettering.ts'

/** So many lines a word may fill: addresses and tokens are broken where pdfkit likes best. */
const mostLines = 3
/** Characters without width never fill a line: so many of them end one all the same. */
const mostSigns = 500

const letter = /[\p{L}\p{N}]/u
const opening = /[\p{Ps}\p{Pi}¿¡]/u

/**
 * Ends lines within what may not be broken and goes on and on, such as a word of 10,000 letters: for every line of it pdfkit
 * would measure all that is left. Ordinary text stays as it is.
 * @param size of the letters, and @param width of the line, both in points
 */
export function foldLongWords(text: string, { size, width }: { size: number; width: number }): string {
  const most = (mostLines * width) / size
  let [folded, last, solid] = ['', '', '']
  let [room, signs] = [most, 0]
  for (const sign of text) {
    const wide = widthOf(sign)
    // After a space before a letter a line may end, unless a bracket opened before it.
    const mayEnd = sign === '\n' || (last === ' ' && letter.test(sign) && !opening.test(solid))
    const mustEnd = wide > room || signs >= mostSigns
    if (mayEnd || mustEnd) [room, signs] = [most, 0]
    if (mustEnd && !mayEnd) folded += '\n'
    folded += sign
    room -= wide
    signs++
    if (sign !== ' ') solid = sign
    last = sign
  }
  return folded
}

const widths = new Map<string, number>()
/** Of the signs people write; others are measured each time. */
const mostWidths = 5_000

/** How wide a sign is, as a part of its size; nothing where no font has it. */
function widthOf(sign: string): number {
  const known = widths.get(sign)
  if (known !== undefined) return known
  const font = fontOf(sign)
  const width = font ? font.glyphForCodePoint(sign.codePointAt(0)!).advanceWidth / font.unitsPerEm : 0
  if (widths.size < mostWidths) widths.set(sign, width)
  return width
}
