import { readdirSync, readFileSync } from 'node:fs'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import { expect, it } from 'vitest'
import { pdfWith } from '../support/hostile-files.ts'

/** Documents of other programs; corpora/pdf/README.md names them. */
const corpus = new URL('../corpora/pdf/', import.meta.url)

function pdfkit(write: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PdfKit({ compress: false, ...options })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    write(document)
    document.end()
  })
}

async function form(useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 300])
  const fields = document.getForm()
  fields.createTextField('nama').addToPage(page, { x: 10, y: 10, width: 100, height: 20 })
  fields.createCheckBox('setuju').addToPage(page, { x: 10, y: 40, width: 20, height: 20 })
  const choice = fields.createDropdown('kota')
  choice.addOptions(['Jakarta', 'Surabaya'])
  choice.addToPage(page, { x: 10, y: 70, width: 100, height: 20 })
  return Buffer.from(await document.save({ useObjectStreams }))
}

it.each(readdirSync(corpus).filter((name) => name.endsWith('.pdf')))('%s is accepted', async (name) => {
  expect(await checkPdf(readFileSync(new URL(name, corpus)))).toBeNull()
})

it('forms without scripts are accepted, open and packed', async () => {
  expect(await checkPdf(await form(false))).toBeNull()
  expect(await checkPdf(await form(true))).toBeNull()
})

it('links, jumps, outlines, tags and texts about objects are accepted', async () => {
  const write = (document: PDFKit.PDFDocument) => {
    document.outline.addItem('Bab satu').addItem('Bab dua')
    document.text('situs', { link: 'https://example.test/a?b=c' })
    document.text('surat', { link: 'mailto:a@example.test' })
    document.text('telepon', { link: 'tel:+62-812-3456-7890' })
    document.text('laman', { link: 'www.example.test/profil?a=b#c' })
    document.text('lompat', { goTo: 'akhir' })
    document
      .addPage()
      .text('objek pajak, object, obj, endobj dan trailer '.repeat(50), { destination: 'akhir' })
  }
  expect(await checkPdf(await pdfkit(write))).toBeNull()
  const tagged = {
    pdfVersion: '1.7',
    tagged: true,
    lang: 'id',
    displayTitle: true,
    info: { Title: 'obj (x)' },
  }
  expect(await checkPdf(await pdfkit(write, tagged))).toBeNull()
})

const passive: Record<string, string> = {
  'an opening at a page': '<< /OpenAction [3 0 R /XYZ null null 0] >>',
  'an opening by a jump': '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>',
  'triggers that jump': '<< /AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> >>',
  'a link to a telephone': '<< /Subtype /Link /A << /S /URI /URI (tel:+6281234567890) >> >>',
  'a link to a telephone in capitals, in numbers':
    '<< /Subtype /Link /A << /S /URI /URI <54454C3A3132> >> >>',
  'a link to a mailbox': '<< /Subtype /Link /A << /S /URI /URI (mailto:a@example.test?subject=Halo) >> >>',
  'a link to the web without a scheme':
    '<< /Subtype /Link /A << /S /URI /URI (www.linkedin.com/in/a-b) >> >>',
  'the same of a port alone': '<< /Subtype /Link /A << /S /URI /URI (WWW.Example.test:8080) >> >>',
  'a press that turns the page': '<< /A << /S /Named /N /NextPage >> >>',
  'a press that hides a field': '<< /A << /S /Hide /T (x) >> >>',
  'a structure element': '<< /Type /StructElem /S /Span /A << /O /Layout /Placement /Block >> /P 2 0 R >>',
  'a border, a transition and a label': '<< /BS << /S /S /W 1 >> /Trans << /S /Wipe >> /L << /S /D >> >>',
  'glyphs named as keys': '<< /CharProcs << /A 11 0 R /S 11 0 R >> >>\nendobj\n11 0 obj\n<< /Length 0 >>',
  'a repeated name in the information': '<< /Author (a) /Author (b) >>',
  'a signature':
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <00> /ByteRange [0 1 2 3] >>',
}

it.each(Object.entries(passive))('%s is accepted', async (_name, object) => {
  expect(await checkPdf(await pdfWith(object))).toBeNull()
})
