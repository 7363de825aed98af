import { expect, it } from 'vitest'
import { plainLines } from './plain-text.ts'

it('reads blocks, items and code of sanitized HTML, each on its own', () => {
  const html =
    '<h3>Judul</h3>\n<p>Satu\nkalimat &lt;b&gt; <strong>tebal</strong><br>baris</p>\n<ul>\n<li>a</li>\n<li><p>b</p></li>\n</ul>\n' +
    '<pre><code class="x">GET /\n  Host: a\n</code></pre><table><tr><td>x</td><td>y</td></tr></table>'
  expect(plainLines(html)).toEqual([
    'Judul',
    'Satu kalimat <b> tebal\nbaris',
    '• a',
    'b',
    'GET /\n  Host: a',
    'x · y ·',
  ])
})

it('has nothing to say of nothing', () => {
  expect(plainLines('')).toEqual([])
  expect(plainLines('<p></p><ul><li></li></ul>')).toEqual([])
})
