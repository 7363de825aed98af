import { pauses } from '@cakrawala/fair-queue/pauses'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { foldLongWords } from './fold.ts'
import { GlyphSubset } from './glyph-subset.ts'
import { fontOf, runsOf } from './lettering.ts'

type Doc = InstanceType<typeof PDFDocument>
export type Weight = 400 | 600 | 800
type Look<Color> = { size: number; weight?: Weight; color?: Color | BaseColor; gap?: number }
type Spot = { x?: number; y?: number; width?: number; align?: 'left' | 'center' }

/** Letters written at once; a piece ends at a space. */
const pieceLetters = 400

/** The colors a document always has, as `#RRGGBB`: of text, of lesser text and of lines. */
export type BaseColor = 'ink' | 'soft' | 'line'
export type Colors<Color extends string> = Readonly<Record<Color | BaseColor, string>>

export type DocumentFacts<Color extends string = BaseColor> = {
  title: string
  author: string
  /** A language tag, such as `id`. */
  locale: string
  madeAt: Date
  colors: Colors<Color>
  margin?: number
  landscape?: boolean
}

/**
 * A page to draw on, made of text, lines and QR codes only: nothing is read from an address, nothing is laid out as HTML. The
 * fonts of `lettering.ts` go along, so that names in other scripts show everywhere; signs none of them has become `?`.
 */
export class PdfDocument<Color extends string = BaseColor> {
  readonly doc: Doc
  readonly margin: number
  readonly #colors: Colors<Color>
  readonly #bytes: Promise<Buffer>

  constructor(facts: DocumentFacts<Color>) {
    const { title, author, locale, madeAt, colors, margin = 56, landscape = false } = facts
    this.margin = margin
    this.#colors = colors
    this.doc = new PDFDocument({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margin,
      lang: locale,
      displayTitle: true,
      // Without it pdfkit begins with Helvetica, which would not be embedded.
      font: faceOf(fontOf('A')!) as unknown as string,
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
    })
    this.#bytes = collected(this.doc)
  }

  get width(): number {
    return this.doc.page.width - 2 * this.margin
  }

  /** Writes a paragraph below the last one, or at a place; it wraps within `width`. */
  say(text: string, look: Look<Color>, place: Spot = {}): this {
    for (const _piece of this.#writing(text, look, place));
    return this
  }

  /** Writes texts of any length below each other, with `after` points below each. Meanwhile others get their turn. */
  async flow(texts: readonly string[], look: Look<Color>, after: number): Promise<this> {
    const pause = pauses()
    for (const text of texts) {
      for (const _piece of this.#writing(text, look, {})) if (pause.isDue()) await pause.take()
      this.skip(after)
    }
    return this
  }

  /** Piece by piece: no one knows beforehand how long one takes. */
  *#writing(text: string, look: Look<Color>, place: Spot): Generator<void> {
    const { size, weight = 400, color = 'ink', gap = 3 } = look
    const { x = this.margin, y = this.doc.y, width = this.width, align = 'left' } = place
    // Our packed fonts are cut at one weight; a line around the letters makes them bolder.
    const stroke = weight > 400
    this.doc.fillColor(this.#colors[color]).strokeColor(this.#colors[color]).fontSize(size)
    this.doc.lineWidth((size * (weight - 400)) / 10_000)
    // Contextual letters would make a minus of the hyphen in a code, which then is copied as another code.
    const how = { width, align, lineGap: gap, fill: true, stroke, features: { calt: false } }
    this.doc.y = y
    for (const line of foldLongWords(drawn(text), { size, width }).split('\n'))
      yield* this.#line(line, x, how)
  }

  *#line(text: string, x: number, how: object): Generator<void> {
    const runs = runsOf(text).flatMap(({ font, signs }) => piecesOf(signs).map((piece) => ({ font, piece })))
    if (runs.length === 0) this.doc.moveDown()
    for (const [i, { font, piece }] of runs.entries()) {
      const run = { ...how, continued: i < runs.length - 1 }
      this.doc.font(faceOf(font) as unknown as string)
      if (i === 0) this.doc.text(piece, x, this.doc.y, run)
      else this.doc.text(piece, run)
      yield
    }
  }

  /** Terms on the left, `beside` points wide, with what they stand for on the right. */
  pairs(facts: readonly (readonly [term: string, value: string])[], beside: number): this {
    for (const [term, value] of facts) {
      // A term at the foot of a page would part from its value.
      if (this.doc.y + 30 > this.doc.page.height - this.margin) this.doc.addPage()
      const { y } = this.doc
      this.say(term, { size: 9.5, color: 'soft' }, { y, width: beside - 10 })
      const { page, y: below } = this.doc
      this.say(value, { size: 10.5 }, { x: this.margin + beside, y, width: this.width - beside })
      // A long value may end on another page, where the term has no lower end.
      this.doc.y = (this.doc.page === page ? Math.max(below, this.doc.y) : this.doc.y) + 3
    }
    return this
  }

  skip(points: number): this {
    this.doc.y += points
    return this
  }

  rule(color: Color | BaseColor = 'line', thick = 0.75): this {
    const { y } = this.doc
    this.doc.save().rect(this.margin, y, this.width, thick).fill(this.#colors[color]).restore()
    return this
  }

  /** A QR code with its quiet zone, `side` points wide, its upper left corner at a place. */
  qr(text: string, { x, y, side }: { x: number; y: number; side: number }): this {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
    const step = side / (modules.size + 8)
    this.doc.save().rect(x, y, side, side).fill('#FFFFFF')
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; column++) {
        if (modules.get(row, column)) this.doc.rect(x + (column + 4) * step, y + (row + 4) * step, step, step)
      }
    }
    this.doc.fill('#000000').restore()
    return this
  }

  done(): Promise<Buffer> {
    this.doc.end()
    return this.#bytes
  }
}

function collected(doc: Doc): Promise<Buffer> {
  return new Promise((done, fail) => {
    const pieces: Buffer[] = []
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => done(Buffer.concat(pieces)))
    doc.on('error', fail)
  })
}

function piecesOf(signs: string): string[] {
  return signs.match(new RegExp(`[^]{1,${pieceLetters}}[^ ]* ?`, 'g')) ?? []
}

/** The signs of a text that can be drawn in a PDF; the typeface has no arrow. */
function drawn(text: string): string {
  const signs = Array.from(
    oneSpelling(text, 'NFC')
      .replaceAll('→', '›')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[^\P{C}\n]/gu, ''),
  )
  return signs.map((sign) => (sign === '\n' || fontOf(sign) ? sign : '?')).join('')
}

const faces = new Map<Font, Font>()

/** A font as pdfkit takes it: with a way to cut out the glyphs of one document. */
function faceOf(font: Font): Font {
  const face: Font =
    faces.get(font) ?? Object.create(font, { createSubset: { value: () => new GlyphSubset(font) } })
  faces.set(font, face)
  return face
}
