import { drawable, type Lettering, lettering, widthOf } from '@cakrawala/pdf-writer/lettering'
import { type Drawing, mark, rising } from '@cakrawala/ui/kawung'

/** What is on a sharing picture. `title` may be anything people write. */
export type ShareCard = {
  brand: string
  host: string
  kind: string
  title: string
  /** In place of a title that no font of ours can write. */
  spare: string
  facts: readonly string[]
}

const shareSize = { width: 1200, height: 630 } as const

const ink = '#0B1F33'
const inkSoft = '#4A5B6C'
const senja = '#E4572E'
const senjaText = '#B8401B'
const left = 72
const horizon = 536
const kindLine = 196
/** Text ends before the half disc begins. */
const column = 680

/**
 * The picture as SVG. Every word is an outline of its letters: no text of anyone becomes markup, an address or a font
 * that would have to be fetched.
 */
export function shareDrawing({ brand, host, kind, title, spare, facts }: ShareCard): string {
  const { size, lines } = fitted(drawable(title) ?? drawable(spare) ?? brand)
  const line = (index: number) => kindLine + size * 1.12 + index * size * 1.15
  const below = line(lines.length - 1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    '<rect width="100%" height="100%" fill="#FBFAF7"/>',
    `<g transform="translate(980 ${horizon}) scale(2.25)">${halfDisc(rising)}</g>`,
    `<rect y="${horizon}" width="100%" height="4" fill="${senja}"/>`,
    `<g transform="translate(${left + 42} 104) scale(0.4)">${halfDisc(mark)}<path d="M-104 8h208v16h-208z" fill="${ink}"/></g>`,
    written(brand, { x: left + 102, y: 108, size: 40, fill: ink, bold: true }),
    written(kind, { x: left, y: kindLine, size: 28, fill: senjaText, bold: true }),
    ...lines.map((text, index) => written(text, { x: left, y: line(index), size, fill: ink, bold: true })),
    ...facts.slice(0, 2).map((fact, index) =>
      written(cut(drawable(fact) ?? '', 28, column), {
        ...{ x: left, y: below + 52 + index * 40, size: 28, fill: inkSoft },
      }),
    ),
    written(host, { x: left, y: 592, size: 26, fill: inkSoft }),
    '</svg>',
  ].join('')
}

function halfDisc({ petal, sun, rings }: Drawing): string {
  const petals = rings.flatMap(({ angles, scale }) =>
    angles.map((angle) => `<path d="${petal}" transform="rotate(${angle}) scale(${scale})"/>`),
  )
  return `<g fill="${senja}" fill-rule="evenodd"><path d="M${-sun} 0a${sun} ${sun} 0 0 1 ${2 * sun} 0Z"/>${petals.join('')}</g>`
}

type Place = { x: number; y: number; size: number; fill: string; bold?: boolean }

/** Our font comes in one weight here; a thread of its own colour around the letters makes the heavier one. */
function written(text: string, { x, y, size, fill, bold = false }: Place): string {
  const { path }: Lettering = lettering(drawable(text) ?? '', size)
  const weight = bold ? ` stroke="${fill}" stroke-width="${size * 0.032}" stroke-linejoin="round"` : ''
  return `<path transform="translate(${x} ${Math.round(y)})" d="${path}" fill="${fill}"${weight}/>`
}

const sizes = [
  { size: 66, most: 3 },
  { size: 48, most: 4 },
] as const

/** The largest size at which a title fits; what is too long even for the smallest one ends with an ellipsis. */
function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = linesOf(title, size)
    if (lines.length <= most) return { size, lines }
  }
  const { size, most } = sizes.at(-1)!
  const lines = linesOf(title, size)
  const last = cut(`${lines.slice(most - 1).join(' ')}`, size, column)
  return { size, lines: [...lines.slice(0, most - 1), last] }
}

/** More than four lines hold; in characters. */
const longestTitle = 160

function linesOf(title: string, size: number): string[] {
  const lines: string[] = []
  for (const word of Array.from(title)
    .slice(0, longestTitle)
    .join('')
    .split(' ')
    .flatMap((one) => partsOf(one, size))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= column) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word in parts that each fit into a line. */
function partsOf(word: string, size: number): string[] {
  const parts: string[] = []
  let rest = word
  while (widthOf(rest, size) > column) {
    const part = longest(rest, size, column)
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return [...parts, rest]
}

function cut(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  return `${longest(text, size, width - widthOf('…', size)).trimEnd()}…`
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
