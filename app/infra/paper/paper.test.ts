import { expect, it } from 'vitest'
import { now } from '#kernel/clock.ts'
import { Paper } from './paper.ts'

it('goes on right below a value that ends on the next page', () => {
  const paper = new Paper({ title: 'Surat', author: 'Rumah', locale: 'id', madeAt: now() })
  const foot = paper.doc.page.height - paper.margin - 40
  paper.doc.y = foot
  paper.pairs([['Perangkat', 'Server menjawab tanpa memeriksa pemiliknya. '.repeat(10)]], 140)
  expect(paper.doc.y).toBeGreaterThan(paper.margin)
  expect(paper.doc.y).toBeLessThan(paper.margin + 200)
})
