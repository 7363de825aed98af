/** The part of fontkit the platform uses; the package brings no types. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export type Path = {
    commands: PathCommand[]
    transform(a: number, b: number, c: number, d: number, x: number, y: number): Path
    toSVG(): string
  }
  export type Glyph = { id: number; advanceWidth: number; path: Path }
  export type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    /** Every sign the font has. */
    characterSet: number[]
    glyphForCodePoint(codePoint: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number): Glyph
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }
  export function create(bytes: Buffer): Font
}
