import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { examineFile as examine } from './examine-file.ts'
import { documents, images, type Media } from './media.ts'

const rules = { limitKey: 'max_5mb_file', unnamed: 'berkas' }
const examineFile = (file: File, allowed: readonly Media[], field: string) =>
  examine(file, allowed, field, rules)

const upload = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

function pdf(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument()
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.text('Bukti').end()
  })
}

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

async function keyOf(file: File, allowed: Parameters<typeof examineFile>[1] = documents): Promise<string> {
  return examineFile(file, allowed, 'proof').then(
    () => 'taken',
    (error) => error.fields.proof[0].key,
  )
}

describe('examining an upload', () => {
  it('takes images and PDFs whose ending, type and content agree', async () => {
    const jpeg = await examineFile(
      upload(await picture().jpeg().toBuffer(), 'KTP saya.JPEG', 'image/jpeg'),
      images,
      'proof',
    )
    expect(jpeg).toMatchObject({ name: 'KTP saya.jpg', media: 'image/jpeg' })
    expect(await keyOf(upload(await picture().png().toBuffer(), 'a.png', 'image/png'))).toBe('taken')
    expect(await keyOf(upload(await picture().webp().toBuffer(), 'a.webp', 'image/webp'))).toBe('taken')
    expect(await keyOf(upload(await pdf(), 'a.pdf', 'application/pdf'))).toBe('taken')
  })

  it('UPL-09 removes GPS position and camera, turns the picture upright, and removes what follows it', async () => {
    const exif = { IFD0: { Make: 'Kamera', Copyright: 'Rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } }
    const taken = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const file = upload(
      Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
      'image/jpeg',
    )
    const { bytes } = await examineFile(file, images, 'proof')
    const { exif: left, width, height } = await sharp(bytes).metadata()
    expect([left, width, height]).toEqual([undefined, 40, 60])
    expect(bytes.includes('<script>')).toBe(false)
  })

  it('UPL-01 refuses 5,000,000 bytes before reading them, and takes one less', async () => {
    const big = new Uint8Array(5_000_000)
    await expect(
      examineFile(upload(big, 'a.pdf', 'application/pdf'), documents, 'proof'),
    ).rejects.toMatchObject({
      code: 'file_too_large',
      fields: { proof: [{ key: 'max_5mb_file' }] },
    })
    const whole = await pdf()
    const padding = Buffer.alloc(4_999_999 - whole.length, 0x0a)
    const middle = whole.lastIndexOf('%%EOF')
    const padded = Buffer.concat([whole.subarray(0, middle), padding, whole.subarray(middle)])
    expect(await keyOf(upload(padded, 'a.pdf', 'application/pdf'))).toBe('taken')
  })

  it('UPL-02 refuses files of a false type', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const document = await pdf()
    expect(await keyOf(upload('<html><script>1</script></html>', 'a.pdf', 'application/pdf'))).toBe(
      'file_type',
    )
    expect(await keyOf(upload(jpeg, 'a.png', 'image/png'))).toBe('file_type')
    expect(await keyOf(upload(jpeg, 'a.php', 'image/jpeg'))).toBe('file_type')
    expect(await keyOf(upload(jpeg, 'a.jpg.exe', 'image/jpeg'))).toBe('file_type')
    expect(await keyOf(upload(jpeg, 'a.jpg', 'application/octet-stream'))).toBe('file_type')
    expect(await keyOf(upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'))).toBe(
      'file_type',
    )
    expect(await keyOf(upload(jpeg, 'a.jpg', 'image/jpeg'), ['application/pdf'])).toBe('pdf_only')
    expect(await keyOf(upload('', 'a.pdf', 'application/pdf'))).toBe('required')
    expect(await keyOf(upload(jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 'image/jpeg'))).toBe('file_broken')
    expect(await keyOf(upload(document.subarray(0, 400), 'a.pdf', 'application/pdf'))).toBe('file_broken')
    const polyglot = Buffer.concat([Buffer.from('<html>'), document])
    expect(await keyOf(upload(polyglot, 'a.pdf', 'application/pdf'))).not.toBe('taken')
    const tail = Buffer.concat([document, Buffer.alloc(4_000, 'PK')])
    expect(await keyOf(upload(tail, 'a.pdf', 'application/pdf'))).toBe('file_broken')
  })

  it('UPL-04 refuses decompression bombs', async () => {
    const flood = await picture(8_000, 8_000).png().toBuffer()
    expect(flood.length).toBeLessThan(5_000_000)
    expect(await keyOf(upload(flood, 'a.png', 'image/png'))).toBe('file_broken')
  })

  it.each([
    '<< /S /JavaScript /JS (app.alert(1)) >>',
    '<< /S /J#61vaScript >>',
    '<< /Type /Action /S /Launch >>',
    '<< /EmbeddedFiles 3 0 R >>',
    '<< /Encrypt 4 0 R >>',
  ])('UPL-08 refuses a PDF with active content: %s', async (object) => {
    const whole = (await pdf()).toString('latin1')
    const acting = whole.replace('\nxref', `\n9 0 obj\n${object}\nendobj\nxref`)
    expect(await keyOf(upload(Buffer.from(acting, 'latin1'), 'a.pdf', 'application/pdf'))).toBe('file_active')
  })

  it('checks packed objects, up to a limit', async () => {
    const whole = (await pdf()).toString('latin1')
    const packed = (inside: string) => {
      const stream = `9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${deflateSync(inside).toString('latin1')}\nendstream`
      return Buffer.from(whole.replace('\nxref', `\n${stream}\nendobj\nxref`), 'latin1')
    }
    expect(await keyOf(upload(packed('<< /Type /Page >>'), 'a.pdf', 'application/pdf'))).toBe('taken')
    expect(await keyOf(upload(packed('<< /S /JavaScript >>'), 'a.pdf', 'application/pdf'))).toBe(
      'file_active',
    )
    expect(await keyOf(upload(packed(' '.repeat(30_000_000)), 'a.pdf', 'application/pdf'))).toBe(
      'file_broken',
    )
  })
})
