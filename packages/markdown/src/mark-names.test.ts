import { expect, it } from 'vitest'
import { markNames, namesIn } from './mark-names.ts'
import { markdownToHtml } from './markdown-html.ts'

const marked = (text: string, ...names: string[]) => markNames(markdownToHtml(text), new Set(names))

it('finds names outside of code, links and addresses', () => {
  const html = markdownToHtml(
    'Halo @Elang dan (@raja_laut), bukan `@kode`, elang@contoh.test, https://x.test/@tautan atau @ab.\n\n```\n@blok\n```',
  )
  expect(namesIn(html)).toEqual(['elang', 'raja_laut'])
})

it('marks the known ones alone', () => {
  expect(marked('@elang @lain `@elang`', 'elang')).toBe(
    '<p><strong>@elang</strong> @lain <code>@elang</code></p>',
  )
  expect(marked('[@elang](https://x.test) @elangku', 'elang')).not.toContain('<strong>')
  expect(marked('@elang')).toBe('<p>@elang</p>')
})

it('breaks no markup, whatever stands in attributes', () => {
  const html = '<p title="a> @elang">@elang</p>'
  expect(markNames(html, new Set(['elang']))).toBe(
    '<p title="a> <strong>@elang</strong>"><strong>@elang</strong></p>',
  )
})
