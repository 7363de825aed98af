import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { create, type Font } from 'fontkit'

/** A line of text as an outline (SVG path data from its left end on the baseline), and how wide it is. */
export type Lettering = { path: string; width: number }

const places = createRequire(import.meta.url)
const jakarta = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans'
const mono = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono'
/** For each sign the first one that has it. */
const families = [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'].map((script) => `${jakarta}-${script}`),
  ...['cyrillic', 'cyrillic-ext', 'greek'].map((script) => `${mono}-${script}`),
]
const loaded = new Map<string, Font>()

/** Draws a line at a size in pixels. Signs that no font has are left out. */
export function lettering(text: string, size: number): Lettering {
  let width = 0
  const outlines: string[] = []
  for (const { font, signs } of runsOf(text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(signs)
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const x = width + xOffset * scale
      outlines.push(glyph.path.transform(scale, 0, 0, -scale, x, -yOffset * scale).toSVG())
      width += xAdvance * scale
    })
  }
  return { path: outlines.join(''), width }
}

export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce(
    (sum, { font, signs }) => sum + (font.layout(signs).advanceWidth * size) / font.unitsPerEm,
    0,
  )
}

/** What of a text can be drawn, on one line; null where that would be less than half of it. */
export function drawable(text: string): string | null {
  const wanted = oneSpelling(text, 'NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim()
  const kept = Array.from(wanted).filter((sign) => fontOf(sign) !== null)
  const letters = (signs: Iterable<string>) => Array.from(signs).filter((sign) => sign !== ' ').length
  if (letters(kept) === 0 || letters(kept) * 2 < letters(wanted)) return null
  return kept.join('').replace(/ +/g, ' ').trim()
}

/** Pieces of a text with the font that has their signs; others are left out. */
export function runsOf(text: string): { font: Font; signs: string }[] {
  const runs: { font: Font; signs: string }[] = []
  for (const sign of text) {
    const font = fontOf(sign)
    const last = runs.at(-1)
    if (font === null) continue
    if (last?.font === font) last.signs += sign
    else runs.push({ font, signs: sign })
  }
  return runs
}

/** The first of our fonts that has a sign; null where none has. */
export function fontOf(sign: string): Font | null {
  const point = sign.codePointAt(0)!
  for (const family of families) {
    const font = fontNamed(family)
    if (font.hasGlyphForCodePoint(point)) return font
  }
  return null
}

function fontNamed(family: string): Font {
  const known = loaded.get(family)
  if (known) return known
  const font = create(readFileSync(places.resolve(`${family}-wght-normal.woff2`)))
  // A glyph is assigned the character it is first used for: not as a part of another (E in É), nor by a rarer twin.
  for (const point of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(point)
  loaded.set(family, font)
  return font
}
