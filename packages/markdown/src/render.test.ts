import { describe, expect, it } from 'vitest'
import { dangersIn } from '../../../test/support/hostile-texts.ts'
import { codeClasses } from './code-colours.ts'
import { plainLines, plainText } from './plain-text.ts'
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

describe('code blocks', () => {
  const block = (language: string, code: string) => renderMarkdown(`\`\`\`${language}\n${code}\n\`\`\``)

  it.each([
    ['http', 'GET /a HTTP/1.1\nHost: a.test', '<span class="code-key">GET</span>'],
    ['', 'POST /masuk HTTP/1.1\nHost: a.test', '<span class="code-name">Host</span>'],
    ['JSON', '{"a": 1}', '<span class="code-number">1</span>'],
    ['js', 'const a = "b"', '<span class="code-text">"b"</span>'],
    ['py', '# catatan', '<span class="code-note"># catatan</span>'],
    ['php', '<?php echo 1;', '<span class="code-key">echo</span>'],
    ['sql', 'SELECT 1', '<span class="code-key">SELECT</span>'],
    ['sh', 'echo "a"', '<span class="code-key">echo</span>'],
    ['html', '<b a="1">', '<span class="code-name">b</span>'],
    ['java', 'class A {}', '<span class="code-key">class</span>'],
    ['kotlin', 'val a = 1', '<span class="code-key">val</span>'],
    ['go', 'func a() {}', '<span class="code-key">func</span>'],
    ['c#', 'using A;', '<span class="code-key">using</span>'],
    ['yaml', 'a: 1', '<span class="code-name">a:</span>'],
    ['ts', 'let a: number', '<span class="code-key">let</span>'],
    ['diff', '- a\n+ b', '<span class="code-added">+ b</span>'],
  ])('of %s have colours', async (language, code, part) => {
    expect(await block(language, code)).toContain(part)
  })

  it('stay plain in a language we do not know, without one, and beyond 20,000 characters', async () => {
    for (const [language, code] of [
      ['brainfuck', '+-'],
      ['', 'const a = 1'],
      ['__proto__', 'x'],
      ['js', `const a = 1\n${'//\n'.repeat(7_000)}`],
    ] as const)
      expect(await block(language, code)).not.toContain('<span')
  })

  it('keep their letters, and no class but ours is written', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: templates within templates
    const code = 'var a = `x${`y${"<script>alert(1)</script>"}`}` // "class=\'evil\'"'
    const html = await block('js', code)
    expect(plainLines(html)).toEqual([code])
    expect(plainText(html)).toBe(code)
    expect(dangersIn(html)).toEqual([])
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
    expect(classes.filter((name) => !codeClasses.includes(name as never))).toEqual([])
    expect(await renderMarkdown('<span class="code-key">a</span>')).not.toContain('<span class="code-key">')
  })

  it.each([
    ['nested without end', 'javascript', '`${'.repeat(6_000)],
    ['one word without end', 'typescript', 'x'.repeat(19_900)],
    ['words that may begin a method', 'csharp', 'fun '.repeat(4_900)],
  ])('that are hostile cost no more than their colours: %s', async (_, language, code) => {
    const html = await renderMarkdown(`**Bukti**\n\n\`\`\`${language}\n${code}\n\`\`\``)
    expect(html).toContain('<strong>Bukti</strong>')
    expect(plainLines(html).at(-1)).toBe(code.trim())
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
