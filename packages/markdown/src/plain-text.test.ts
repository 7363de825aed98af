import { expect, it } from 'vitest'
import { headingsOf, plainLines, plainText } from './plain-text.ts'

it('reads blocks, items and code of sanitized HTML, each on its own', () => {
  const html =
    '<h3>Judul</h3>\n<p>Satu\nkalimat &lt;b&gt; <strong>tebal</strong><br>baris</p>\n<ul>\n<li>a</li>\n<li><p>b</p></li>\n</ul>\n' +
    '<pre><code class="x">GET /\n  Host: a\n</code></pre><table><tr><td>x</td><td>y</td></tr></table>'
  expect(plainLines(html)).toEqual([
    'Judul',
    'Satu kalimat <b> tebal\nbaris',
    '• a',
    '• b',
    'GET /\n  Host: a',
    'x · y ·',
  ])
})

it('keeps the numbers of steps, also nested, mixed, and from another start', () => {
  expect(
    plainLines('<ol start="3">\n<li><p>a</p>\n<p>a2</p></li>\n<li>b</li>\n</ol><ol><li>c</li></ol>'),
  ).toEqual([...['3. a', 'a2', '4. b', '1. c']])
  expect(
    plainLines(
      '<ol><li>a<ul><li>x</li><li><ol><li>y</li></ol></li></ul></li><li>b<ol start="0"><li>c</li><li>d</li></ol></li><li>e</li></ol>',
    ),
  ).toEqual(['1. a', '• x', '1.1. y', '2. b', '2.0. c', '2.1. d', '3. e'])
  expect(plainLines('<ol><li><pre><code>  GET /\n</code></pre></li><li></li><li>c</li></ol>')).toEqual([
    '1.   GET /',
    '3. c',
  ])
})

it('returns nothing for nothing', () => {
  expect(plainLines('')).toEqual([])
  expect(plainLines('<p></p><ul><li></li></ul>')).toEqual([])
})

it('finds the outermost headings, and reads other angle brackets as text', () => {
  expect(
    headingsOf('<h3>Satu <em>dua</em></h3><p>x</p><h3 id="a">Tiga</h3><h3>Satu dua</h3><h3>offen'),
  ).toEqual(['Satu dua', 'Tiga'])
  expect(plainText('<p>a <b title="x">b</b> , c &lt;d</p> <e')).toBe('a b, c <d <e')
})

it('text of sanitized HTML is given without its markup', () => {
  expect(
    plainText('<p>Celah <strong>IDOR</strong>, lihat\n<a href="/x">ini</a>.</p><p>A &#x3C;b> &amp; c</p>'),
  ).toBe('Celah IDOR, lihat ini. A <b> & c')
})
