import { deflateSync } from 'node:zlib'
import { documents } from '@cakrawala/upload-check/media'
import { pdfProblem } from '@cakrawala/upload-check/pdf/pdf-problem'
import { describe, expect, it } from 'vitest'
import { examineFile } from '#infra/uploads.ts'
import { aPdf, pdfWith, upload, zipOf } from '../support/hostile-files.ts'

/** The result of an upload that claims to be a PDF, and how long checking it takes. */
async function examined(bytes: Buffer, name = 'a.pdf', type = 'application/pdf') {
  const started = performance.now()
  const key = await examineFile(upload(bytes, name, type), documents, 'proof').then(
    () => 'taken',
    (error) => String(error.fields?.proof?.[0].key),
  )
  return { key, ms: performance.now() - started }
}

const inner = zipOf('a.txt', Buffer.from('apa saja'))
const nested = zipOf('b.zip', zipOf('c.zip', inner))
const slipping = zipOf('../../../etc/cron.d/x', Buffer.from('* * * * * root id'))
const linking = zipOf('link', Buffer.from('/etc/passwd'))
const docx = zipOf('[Content_Types].xml', Buffer.from('<Types/>'))
/** 100 MB of nothing in 100 KB. */
const bomb = zipOf('bomb', deflateSync(Buffer.alloc(100_000_000)))

// A naive version checks the first bytes; archives are read from their end.
describe('UPL-05 archives', () => {
  const all = { inner, nested, slipping, linking, docx, bomb }

  it.each(Object.entries(all))('%s: accepted under no name, and in no PDF', async (_name, zip) => {
    for (const [name, type] of [
      ['a.zip', 'application/zip'],
      ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.pdf', 'application/pdf'],
      ['a.png', 'image/png'],
      ['a.jar', 'application/java-archive'],
    ] as const)
      expect([name, (await examined(zip, name, type)).key]).toEqual([name, 'file_type'])

    const paper = await aPdf()
    const behind = Buffer.concat([paper, zip])
    const before = Buffer.concat([zip, paper])
    // The comment of an archive reaches to the end of the file, whatever length it declares.
    const around = Buffer.concat([paper.subarray(0, 9), zipOf('x', zip, paper.subarray(9))])
    const inside = await pdfWith(`<< /Length ${zip.length} >>\nstream\n${zip.toString('latin1')}\nendstream`)
    for (const [where, bytes] of Object.entries({ behind, before, around, inside }))
      expect([where, (await examined(bytes)).key]).toEqual([where, expect.stringMatching(/^file_/)])
  })

  it('in a PDF that carries files are refused, and a PDF alone is accepted', async () => {
    expect((await examined(await pdfWith('<< /Type /EmbeddedFile /Length 0 >>'))).key).toBe('file_active')
    expect((await examined(await aPdf())).key).toBe('taken')
    expect((await examined(await pdfWith('<< /Length 9 >>\nstream\nPK\x03\x04 PK \nendstream'))).key).toBe(
      'taken',
    )
  })
})

describe('UPL-08 PDFs with active, hidden or endless content', () => {
  const acting: Record<string, string> = {
    script: '<< /S /JavaScript /JS (app.alert(1)) >>',
    'script at opening': '<< /OpenAction << /S /JavaScript /JS 7 0 R >> >>',
    'script spelled otherwise': '<< /S /Java#53cript /JS 7 0 R >>',
    'script in numbers': '<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS 7 0 R >>',
    'launch in large letters': '<< /S /#4Caunc#68 /F (cmd.exe) >>',
    launch: '<< /S /Launch /F (cmd.exe) >>',
    'remote file': '<< /S /GoToR /F (//evil.test/share) >>',
    'file inside': '<< /S /GoToE /T 5 0 R >>',
    form: '<< /S /SubmitForm /F (https://evil.test) >>',
    'form of another kind': '<< /AcroForm << /XFA 3 0 R >> >>',
    media: '<< /Subtype /RichMedia >>',
    encrypted: '<< /Encrypt 4 0 R >>',
  }

  it.each(Object.entries(acting))('%s: refused, open and packed', async (_name, object) => {
    expect((await examined(await pdfWith(object))).key).toBe('file_active')
    const packed = deflateSync(`9 0 ${object}`).toString('latin1')
    const stream = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${packed}\nendstream`
    expect((await examined(await pdfWith(stream))).key).toBe('file_active')
  })

  // A search for the usual spelling of an object stream finds none of these; viewers do.
  const evil = '9 0 << /S /JavaScript /JS (app.alert(1)) >>'
  const flate = deflateSync(evil).toString('latin1')
  const hex = (text: string) => `${Buffer.from(text, 'latin1').toString('hex')}>`
  const decoy = deflateSync('9 0 << /Type /Page >>').toString('latin1')
  const flateOf = (more: string, data = flate) => `<< /N 1 /First 4 ${more} >>\nstream\n${data}\nendstream`
  const hidden: Record<string, string> = {
    'a type in numbers': `<< /Type /Obj#53tm /N 1 /Filter /FlateDecode >>\nstream\n${flate}\nendstream`,
    'no type': flateOf('/Filter /FlateDecode'),
    'every key in numbers': `<< /#4E 1 /F#69rst 4 /#46ilter /Fl#61teDecode >>\nstream\n${flate}\nendstream`,
    'a word behind the line': `<< /N 1 /First 4 /Filter /Fl >> %x\n stream %y\r\n${flate}\nendstream`,
    'a whole stream in a string before it': flateOf(
      `/Filter /FlateDecode /X (>>\nstream\n${decoy}\nendstream)`,
    ),
    'a whole stream in a comment before it': flateOf('/Filter /FlateDecode % >> stream\n'),
    'another object in a string before it': flateOf('/X (endobj 9 0 obj << /A \\() /Filter /FlateDecode'),
    'a dictionary as long as a book': flateOf(`/Filter /FlateDecode /X (${'x'.repeat(90_000)})`),
    'Flate in numbers': flateOf('/Filter [/ASCIIHexDecode /FlateDecode]', hex(flate)),
    'numbers in Flate': flateOf('/Filter [/FlateDecode /AHx]', deflateSync(hex(evil)).toString('latin1')),
    'a filter said elsewhere': flateOf('/Filter 7 0 R', hex(evil)),
    'a filter said twice': flateOf('/Filter /FlateDecode /F /A85', hex(evil)),
    'differences instead of letters': flateOf('/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    'differences said elsewhere': flateOf('/Filter /FlateDecode /DecodeParms 8 0 R'),
    'a broken end': flateOf('/Filter /FlateDecode', flate.slice(0, -3)),
  }

  it.each(Object.entries(hidden))(
    'objects packed in unusual positions: %s: refused',
    async (_name, object) => {
      expect((await examined(await pdfWith(object))).key).toMatch(/^file_(?:active|broken)$/)
    },
  )

  it.each([
    ['a stream of objects', flateOf('/Type /ObjStm /Filter [ /FlateDecode ] /DecodeParms null', decoy)],
    ['objects that lie open', flateOf('/Type/ObjStm', '9 0 << /Type /Page >>')],
    ['an outline', '<< /Type /Outlines /First 5 0 R /Last 6 0 R /Count 2 >>'],
    ['a title', '<< /Title (/First >> stream, lalu \\( obj << /ObjStm) >>'],
    [
      'other streams',
      `<< /Filter [/A85 /FlateDecode] /DecodeParms << /Predictor 12 >> >>\nstream\nx\nendstream`,
    ],
  ])('%s is accepted', async (_name, object) => {
    expect((await examined(await pdfWith(object))).key).toBe('taken')
  })

  const packed = (size: number) => deflateSync(Buffer.alloc(size, 32)).toString('latin1')
  const stream = (inside: string) =>
    `<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${inside}\nendstream\nendobj\n9 0 obj\n`
  const long: [string, () => string][] = [
    ['100,000 objects', () => '<< /Type /X >>\nendobj\n9 0 obj\n'.repeat(100_000)],
    ['a bomb', () => stream(packed(60_000_000))],
    ['many small bombs', () => stream(packed(19_000_000)).repeat(30)],
    ['10,000 packed objects', () => stream(packed(10)).repeat(10_000)],
    ['names spelled by numbers', () => '#41'.repeat(1_600_000)],
    ['names of numbers', () => '/#4A#61#76'.repeat(450_000)],
    ['numbers that are none', () => '#'.repeat(4_900_000)],
    ['slashes', () => '/'.repeat(4_900_000)],
    ['empty packed objects', () => '/ObjStm'.repeat(600_000)],
    ['packed objects without end', () => '/ObjStm stream\nx'.repeat(300_000)],
    ['ends without a start', () => '%%EOF'.repeat(900_000)],
    ['objects without end', () => 'obj<<'.repeat(900_000)],
    ['comments without end', () => 'obj%'.repeat(1_100_000)],
    ['strings without end', () => 'obj<</First('.repeat(400_000)],
    ['numbers without end', () => 'obj<</First<'.repeat(400_000)],
    ['objects in objects', () => 'obj<</First '.repeat(180_000) + '>>'.repeat(180_000)],
    ['100,000 outlines', () => '<< /First 5 0 R /Title (x) >>\nendobj\n9 0 obj\n'.repeat(100_000)],
    ['archives that are none', () => 'PK\x05\x06\0\0\0'.repeat(700_000)],
  ]

  // Nothing is drawn: whatever a document holds, it is only read. Others share the processor, so the time of this thread counts.
  it.each(long)('%s: checked within a second', async (_name, inside) => {
    const bytes = await pdfWith(inside())
    expect(bytes.length).toBeLessThan(5_000_000)
    const before = process.threadCpuUsage()
    pdfProblem(bytes)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(1_000)
    expect((await examined(bytes)).key).toMatch(/^(?:taken|file_broken|file_active)$/)
  })

  it('delay no one else by their white space', async () => {
    const { ms } = await examined(Buffer.concat([await aPdf(), Buffer.alloc(4_900_000, 32)]))
    expect(ms).toBeLessThan(1_000)
  })
})
