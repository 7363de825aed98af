import type { Font, PathCommand } from 'fontkit'

type Point = { x: number; y: number; on: boolean }
type Outline = { contours: Point[][]; advance: number }

/**
 * The glyphs a document uses as a TrueType font program (ISO/IEC 14496-22: head, hhea, maxp, hmtx, loca, glyf), drawn
 * anew from their outlines: packed and variable fonts (WOFF2) cannot be cut up as they are. What pdfkit asks of a subset.
 */
export class GlyphSubset {
  readonly #font: Font
  readonly #places = new Map<number, number>()
  readonly #outlines: Outline[] = []

  constructor(font: Font) {
    this.#font = font
    // Glyph 0 replaces a missing one, and every font has it.
    this.includeGlyph(0)
  }

  /** @returns the place of a glyph in the subset */
  includeGlyph(id: number): number {
    const known = this.#places.get(id)
    if (known !== undefined) return known
    const place = this.#outlines.length
    const glyph = this.#font.getGlyph(id)
    this.#places.set(id, place)
    this.#outlines.push({
      contours: contoursOf(glyph.path.commands),
      advance: Math.round(glyph.advanceWidth),
    })
    return place
  }

  encode(): Uint8Array {
    const shapes = this.#outlines.map(({ contours }) => shapeOf(contours))
    const starts = [0]
    for (const shape of shapes) starts.push(starts.at(-1)! + shape.length)
    return fontOf({
      glyf: Buffer.concat(shapes),
      head: headOf(this.#font, this.#outlines),
      hhea: hheaOf(this.#font, this.#outlines),
      hmtx: Buffer.concat(
        this.#outlines.map(({ contours, advance }) => words([advance, boxOf(contours)[0] & 0xffff])),
      ),
      loca: Buffer.concat(starts.map((start) => longs([start]))),
      maxp: maxpOf(this.#outlines),
    })
  }
}

/** Closed contours of lines and quadratic curves, in whole units. */
function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'bezierCurveTo') throw new Error('a TrueType outline has no cubic curves')
    if (command === 'moveTo') contours.push([])
    for (let i = 0; i < args.length; i += 2) {
      const on = command !== 'quadraticCurveTo' || i === 2
      contours.at(-1)!.push({ x: Math.round(args[i]!), y: Math.round(args[i + 1]!), on })
    }
  }
  return contours.map(withoutEnd).filter((contour) => contour.length > 1)
}

/** A contour closes by itself: where its last point is its first again, once is enough. */
function withoutEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const same = contour.length > 1 && last!.on && first!.x === last!.x && first!.y === last!.y
  return same ? contour.slice(0, -1) : contour
}

function boxOf(contours: readonly Point[][]): [number, number, number, number] {
  const points = contours.flat()
  if (points.length === 0) return [0, 0, 0, 0]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function shapeOf(contours: readonly Point[][]): Buffer {
  if (contours.length === 0) return Buffer.alloc(0)
  const points = contours.flat()
  const ends = contours.map((_, i) => contours.slice(0, i + 1).flat().length - 1)
  const steps = (axis: 'x' | 'y') => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0))
  const shape = Buffer.concat([
    words([contours.length, ...boxOf(contours), ...ends, 0]),
    Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
    words([...steps('x'), ...steps('y')]),
  ])
  return Buffer.concat([shape, Buffer.alloc((4 - (shape.length % 4)) % 4)])
}

function headOf(font: Font, outlines: readonly Outline[]): Buffer {
  const box = boxOf(outlines.flatMap(({ contours }) => contours))
  const start = [longs([0x00010000, 0x00010000, 0, 0x5f0f3cf5]), words([3, font.unitsPerEm])]
  return Buffer.concat([...start, Buffer.alloc(16), words([...box, 0, 8, 2, 1, 0])])
}

function hheaOf(font: Font, outlines: readonly Outline[]): Buffer {
  const box = boxOf(outlines.flatMap(({ contours }) => contours))
  const widest = Math.max(...outlines.map(({ advance }) => advance))
  const lines = [Math.round(font.ascent), Math.round(font.descent), 0, widest, box[0], 0, box[2]]
  return Buffer.concat([longs([0x00010000]), words([...lines, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length])])
}

function maxpOf(outlines: readonly Outline[]): Buffer {
  const points = Math.max(...outlines.map(({ contours }) => contours.flat().length))
  const contours = Math.max(...outlines.map((outline) => outline.contours.length))
  return Buffer.concat([
    longs([0x00010000]),
    words([outlines.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]),
  ])
}

function fontOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort()
  const power = Math.floor(Math.log2(names.length))
  const search = 16 * 2 ** power
  const head = [longs([0x00010000]), words([names.length, search, power, names.length * 16 - search])]
  let place = 12 + names.length * 16
  const bodies: Buffer[] = []
  for (const name of names) {
    const table = tables[name]!
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    head.push(Buffer.from(name, 'latin1'), longs([sumOf(body), place, table.length]))
    bodies.push(body)
    place += body.length
  }
  return Buffer.concat([...head, ...bodies])
}

function sumOf(body: Buffer): number {
  let sum = 0
  for (let i = 0; i < body.length; i += 4) sum = (sum + body.readUInt32BE(i)) >>> 0
  return sum
}

/** Big-endian 16-bit numbers, negative ones as two's complement. */
function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [i, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, i * 2)
  return bytes
}

function longs(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, i * 4)
  return bytes
}
