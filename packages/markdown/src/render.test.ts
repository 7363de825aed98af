import { describe, expect, it } from 'vitest'
import { dangersIn } from '../../../test/support/hostile-texts.ts'
import { plainHtml, renderMarkdown } from './render.ts'

describe('renderMarkdown', () => {
  it('shows the raw HTML of a report as text, because it is the evidence', async () => {
    const html = await renderMarkdown('Payload: <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>')
    expect(html).toContain('&#x3C;img src=x onerror=alert(1)>')
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>')
  })

  it('nests its headings under those of the page, none a level too deep', async () => {
    const html = await renderMarkdown('## Satu\n\n#### Dua\n\n### Tiga\n\n# Empat\n\n> ## Lima')
    expect([...html.matchAll(/<h(\d)>/g)].map(([, level]) => level)).toEqual(['3', '4', '4', '3', '4'])
  })

  it('renders GFM, leaves the page its h1, and sets links to send no referrer', async () => {
    const html = await renderMarkdown(
      '# Bukti\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] uji\n\n[tautan](https://example.id/)',
    )
    expect(html).toContain('<h3>Bukti</h3>')
    expect(html).toContain('<td>1</td>')
    expect(html).toContain('☑')
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
    expect(html).not.toContain('<h1')
  })

  it('loads nothing from other hosts', async () => {
    const html = await renderMarkdown('![pelacak](https://evil.test/pixel.png)')
    expect(html).not.toContain('<img')
    expect(html).toContain('[pelacak] https://evil.test/pixel.png')
  })

  it('marks a picture that is named without an address, and no other one', async () => {
    expect(await renderMarkdown('![Layar <b>](<a b.png>)')).toBe(
      '<p><span data-picture="a b.png">[Layar &#x3C;b>] a%20b.png</span></p>',
    )
    for (const source of [
      '//a.png',
      'x/a.png',
      '..\\a.png',
      'data:a.png',
      'a.svg',
      'a.png?x',
      '%2Fa.png',
      '%.png',
    ])
      expect(await renderMarkdown(`![x](${source})`)).not.toContain('<span')
  })

  it('prefixes ids and returns them with their links', async () => {
    const html = await renderMarkdown('Catatan[^1]\n\n[^1]: isi')
    expect(html).toMatch(/id="user-content-fn-1"/)
    expect(html).toMatch(/href="#user-content-fn-1"/)
    expect(html).not.toMatch(/class=/)
  })

  it.each([
    ['5,000 quotes in a line', '>'.repeat(5_000)],
    ['3,000 lists in a line', '- '.repeat(3_000)],
    ['100 KB of brackets', '['.repeat(100_000)],
    ['100 KB of emphasis', '*a_'.repeat(33_000)],
    ['100 KB of links', '[a](b'.repeat(20_000)],
    ['100 KB of backticks', Array.from({ length: 440 }, (_, i) => '`'.repeat(i)).join(' ')],
    ['100 KB of html openings', '<a '.repeat(33_000)],
    ['100 KB of autolinks', 'www.a.'.repeat(16_000)],
    ['200 quotes deep', `${'> '.repeat(200)}x`],
  ])('survives %s', async (_name, text) => {
    const html = await renderMarkdown(text)
    expect(dangersIn(html)).toEqual([])
    expect(await renderMarkdown('**sesudahnya**')).toBe('<p><strong>sesudahnya</strong></p>')
  })

  it('shows text that nests too deep as it was typed', async () => {
    const text = `${'> '.repeat(150)}<b>`
    expect(await renderMarkdown(text)).toBe(plainHtml(text))
  })
})

it('shows far too many opening markers as typed, and renders closed brackets in any number', async () => {
  for (const text of [
    '['.repeat(600),
    '<a '.repeat(2_500),
    `${'> '.repeat(40)}x\n`.repeat(60),
    `${'|a'.repeat(600)}\n${'|-'.repeat(600)}`,
    Array.from({ length: 60 }, (_, i) => '`'.repeat(i + 1)).join(' a '),
  ])
    expect(await renderMarkdown(text)).toBe(plainHtml(text))
  const list = `Daftar: ${'[1, [2]], '.repeat(600)}`
  expect(await renderMarkdown(list)).toBe(`<p>${list.trim()}</p>`)
  for (const code of ['i < n; ', 'std::vector<int> a; '])
    expect(await renderMarkdown(code.repeat(2_500))).toMatch(/^<p>/)
})
