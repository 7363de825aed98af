import { cutToWidth, fitLines, type Sizes } from '@cakrawala/pdf-writer/fit-lines'
import { drawable, type Lettering, lettering } from '@cakrawala/pdf-writer/lettering'
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
  const { size, lines } = fitLines(drawable(title) ?? drawable(spare) ?? brand, sizes, column)
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
      written(cutToWidth(drawable(fact) ?? '', 28, column), {
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

const sizes: Sizes = [
  { size: 66, most: 3 },
  { size: 48, most: 4 },
]
