import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainHtml, renderMarkdown } from './markdown.ts'

type Payload = { payload: string }
const read = <T>(name: string): T => JSON.parse(readFileSync(`test/corpora/${name}`, 'utf8')) as T
const vectors = read<Payload[]>('dompurify-xss-payloads.json').map(({ payload }) => payload)
const naughty = read<string[]>('blns.json')
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,',
  'file:///',
  '//evil.test/',
  'blob:',
]
const links = schemes.flatMap((scheme) => [
  `[x](${scheme}alert(1))`,
  `<${scheme}alert(1)>`,
  `[x][1]\n\n[1]: ${scheme}alert(1)`,
  `![x](${scheme}alert(1))`,
])

const safeTags =
  /^(a|b|bdi|blockquote|br|code|del|em|h[3-6]|hr|li|ol|p|pre|strong|sub|sup|table|tbody|td|th|thead|tr|ul)$/
const safeAttributes = /^(href|title|rel|start|align|id)$/

/** Every tag of an HTML text that a browser would build, with its attributes. */
function tagsOf(html: string): { name: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name, rest]) => ({
      name: name!,
      attributes: [...rest!.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key!,
        value ?? '',
      ]),
    }),
  )
}

function dangersIn(html: string): string[] {
  const dangers: string[] = []
  // Whatever looks like an opening and is no tag of ours would be one too many.
  if (html.replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/g, '').includes('<')) dangers.push('stray <')
  for (const { name, attributes } of tagsOf(html)) {
    if (!safeTags.test(name)) dangers.push(`<${name}>`)
    for (const [key, value] of attributes) {
      if (!safeAttributes.test(key)) dangers.push(`${name} ${key}`)
      if (key === 'href' && !/^(https?:|mailto:|#user-content-|[^:]*$|[./?])/i.test(value))
        dangers.push(value)
      if (key === 'id' && !value.startsWith('user-content-')) dangers.push(`id ${value}`)
    }
  }
  return dangers
}

describe('renderMarkdown', () => {
  it('leaves no dangerous node of 223 XSS vectors, 515 naughty strings and every link scheme', async () => {
    const bad: string[] = []
    for (const text of [
      ...vectors,
      ...naughty,
      ...links,
      ...vectors.map((vector) => `> - ${vector}\n\n\`${vector}\``),
    ]) {
      const dangers = dangersIn(await renderMarkdown(text))
      if (dangers.length > 0) bad.push(`${JSON.stringify(text.slice(0, 80))}: ${dangers.join(', ')}`)
    }
    expect(vectors.length + naughty.length).toBeGreaterThan(730)
    expect(bad).toEqual([])
  }, 60_000)

  it('shows the raw HTML of a report as text, because it is the evidence', async () => {
    const html = await renderMarkdown('Payload: <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>')
    expect(html).toContain('&#x3C;img src=x onerror=alert(1)>')
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>')
  })

  it('puts its headings under those of the page, none a level too deep', async () => {
    const html = await renderMarkdown('## Satu\n\n#### Dua\n\n### Tiga\n\n# Empat\n\n> ## Lima')
    expect([...html.matchAll(/<h(\d)>/g)].map(([, level]) => level)).toEqual(['3', '4', '4', '3', '4'])
  })

  it('renders GFM, keeps the page its h1, and asks links to stay discreet', async () => {
    const html = await renderMarkdown(
      '# Bukti\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] uji\n\n[tautan](https://example.id/)',
    )
    expect(html).toContain('<h3>Bukti</h3>')
    expect(html).toContain('<td>1</td>')
    expect(html).toContain('☑')
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
    expect(html).not.toContain('<h1')
  })

  it('loads nothing from elsewhere', async () => {
    const html = await renderMarkdown('![pelacak](https://evil.test/pixel.png)')
    expect(html).not.toContain('<img')
    expect(html).toContain('[pelacak] https://evil.test/pixel.png')
  })

  it('prefixes ids and answers them with their links', async () => {
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
