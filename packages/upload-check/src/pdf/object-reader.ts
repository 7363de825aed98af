import {
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFString,
} from '@cantoo/pdf-lib'

/** A document that cannot be read for certain: another reader might find in it what we do not. */
export class Unreadable extends Error {}

/** What may be read of one document, counted over all of its parts: bytes (again where parts overlap) and values. */
export type Budget = { bytes: number; values: number }

type ByteStream = ConstructorParameters<typeof PDFObjectParser>[0]

const deepest = 100
const sign = { slash: 0x2f, less: 0x3c, greater: 0x3e } as const
const endsName: ReadonlySet<number> = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'))

const decisive: ReadonlySet<unknown> = new Set(
  ['URI', 'Base', 'F', 'N', 'First', 'Length'].map((word) => PDFName.of(word)),
)
const letterOf = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
const isPlain = (value: PDFObject) =>
  value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFNumber

/** Reads single objects of a PDF wherever one begins, within a budget, and refuses what readers understand differently. */
export class ObjectReader extends PDFObjectParser {
  readonly source: Buffer
  private readonly budget: Budget
  private readonly names = new Map<string, PDFName>()
  private depth = 0

  constructor(source: Buffer, budget: Budget) {
    const context = PDFContext.create()
    // The package does not export its byte stream.
    const { bytes } = PDFObjectParser.forBytes(source, context) as unknown as { bytes: ByteStream }
    super(bytes, context)
    this.source = source
    this.budget = budget
  }

  /**
   * @returns the object that begins at an offset, and where it ends
   * @throws Unreadable where none does; RangeError when the budget is spent
   */
  readAt(offset: number): { value: PDFObject; end: number } {
    if (this.budget.bytes < 0) throw new RangeError('too much to read')
    this.depth = 0
    this.bytes.moveTo(offset)
    try {
      const value = this.parseObject()
      if (this.bytes.offset() <= offset) throw new Unreadable()
      return { value, end: this.bytes.offset() }
    } catch (error) {
      if (error instanceof RangeError) throw error
      throw new Unreadable('no object', { cause: error })
    } finally {
      this.budget.bytes -= Math.max(0, this.bytes.offset() - offset)
    }
  }

  override parseObject(): PDFObject {
    if (--this.budget.values < 0) throw new RangeError('too many values')
    if (++this.depth > deepest) throw new Unreadable()
    const value = super.parseObject()
    this.depth--
    return value
  }

  /** As its own does, but decodes every name once instead of at each use. */
  protected override parseName(): PDFName {
    this.bytes.assertNext(sign.slash)
    const start = this.bytes.offset()
    let end = start
    while (end < this.source.length && !endsName.has(this.source[end]!)) end++
    this.bytes.moveTo(end)
    const written = this.source.toString('latin1', start, end)
    const known = this.names.get(written)
    if (known) return known
    const name = PDFName.of(written.replace(/#([0-9a-f]{2})/gi, letterOf))
    this.names.set(written, name)
    return name
  }

  /** Of a repeated key, readers take the first value or the last: that may only matter for a text or a number. */
  protected override parseDict(): PDFDict {
    this.bytes.assertNext(sign.less)
    this.bytes.assertNext(sign.less)
    this.skipWhitespaceAndComments()
    const entries = new Map<PDFName, PDFObject>()
    while (this.bytes.peek() !== sign.greater) {
      const key = this.parseName()
      const value = this.parseObject()
      const before = entries.get(key)
      if (before && (decisive.has(key) || !isPlain(before) || !isPlain(value)))
        throw new Unreadable(`twice ${key}`)
      entries.set(key, value)
      this.skipWhitespaceAndComments()
    }
    this.bytes.assertNext(sign.greater)
    this.bytes.assertNext(sign.greater)
    return PDFDict.fromMapWithContext(entries, this.context)
  }

  /** The data end at the next `endstream`: where their length is not said, or wrongly. */
  protected override findEndOfStreamFallback(): number {
    const end = this.source.indexOf('endstream', this.bytes.offset(), 'latin1')
    if (end === -1) throw new Unreadable()
    this.bytes.moveTo(end + 'endstream'.length)
    return end
  }
}
