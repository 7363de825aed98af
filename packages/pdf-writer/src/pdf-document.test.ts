import { expect, it } from 'vitest'
import { PdfDocument } from './pdf-document.ts'

const colors = { ink: '#000000', soft: '#444444', line: '#CCCCCC' }

it('continues right below a value that ends on the next page', () => {
  const pdf = new PdfDocument({ title: 'Surat', author: 'Rumah', locale: 'id', madeAt: new Date(), colors })
  const foot = pdf.doc.page.height - pdf.margin - 40
  pdf.doc.y = foot
  pdf.pairs([['Perangkat', 'Server menjawab tanpa memeriksa pemiliknya. '.repeat(10)]], 140)
  expect(pdf.doc.y).toBeGreaterThan(pdf.margin)
  expect(pdf.doc.y).toBeLessThan(pdf.margin + 200)
})
