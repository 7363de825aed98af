import { describe, expect, it } from 'vitest'
import { throughSanitizer, withCopyButtons, withPictures } from './user-text.tsx'

const origin = 'https://cakrawala.test'
const through = (html: string) => throughSanitizer(html, origin, 'id')

describe('links in the text of users', () => {
  it('lead to the page that shows their target, in the reader’s language', () => {
    const html = '<p><a href="https://evil.test/?a=1&#x26;b=%22" title="x" rel="nofollow">y</a></p>'
    const to = encodeURIComponent('https://evil.test/?a=1&b=%22')
    expect(through(html)).toBe(`<p><a href="/external?to=${to}" title="x" rel="nofollow">y</a></p>`)
    expect(throughSanitizer(html, origin, 'en')).toContain('href="/en/external?to=')
  })

  it.each([
    ['//evil.test/x', 'https://evil.test/x'],
    ['/\\evil.test', 'https://evil.test/'],
    ['https://cakrawala.test@evil.test/', 'https://cakrawala.test@evil.test/'],
    ['https://cakrawala.test.evil.test/', 'https://cakrawala.test.evil.test/'],
    ['http://cakrawala.test/', 'http://cakrawala.test/'],
    ["https://evil.test/'onclick=x", "https://evil.test/'onclick=x"],
  ])('%s is not treated as internal', (href, to) => {
    expect(through(`<a href="${href}">x</a>`)).toBe(
      `<a href="/external?to=${encodeURIComponent(to).replaceAll("'", '&#x27;')}">x</a>`,
    )
  })

  it.each(['/programs', '#user-content-fn-1', 'https://cakrawala.test/programs', 'mailto:a@b.test'])(
    '%s is unchanged',
    (href) => expect(through(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`),
  )

  it('do not include evidence that only looks like a link', () => {
    const text = '<pre>&#x3C;a href="https://evil.test"></pre><p>href="https://evil.test"</p>'
    expect(through(text)).toBe(text)
  })
})

describe('pictures in the text of users', () => {
  const pictures = new Map([['a&b "c".png', '/bughunter/files/1?inline']])
  const mark = (text: string) => `<p><span data-picture="a&#x26;b &#x22;c&#x22;.png">${text}</span></p>`

  it('are drawn where the page has their file', () => {
    const html = withPictures(mark('[x" onerror="y] z] a.png'), pictures)
    expect(html).toContain(
      '<img src="/bughunter/files/1?inline" alt="x&quot; onerror=&quot;y] z" loading="lazy">',
    )
    expect(withPictures(mark('[] a.png'), pictures)).toContain('alt="a&#x26;b &#x22;c&#x22;.png"')
  })

  it('stay a description where it has not', () => {
    expect(withPictures(mark('[x] a.png'), new Map())).toBe(mark('[x] a.png'))
    expect(withPictures('<p>&#x3C;span data-picture="a.png">[x]</p>', pictures)).not.toContain('<img')
  })
})

it('puts a button on each block of code and on nothing else', () => {
  const words = { copyCode: 'Salin', codeCopied: 'Tersalin' }
  const html =
    '<p><code>a</code> &#x3C;pre></p><pre><code>x\n</code></pre><ul><li><pre><code>y</code></pre></li></ul>'
  const shown = withCopyButtons(html, words)
  expect(shown.match(/data-copy-code/g)).toHaveLength(2)
  expect(shown).toContain('</button><pre><code>x\n</code></pre></div><ul>')
  expect(withCopyButtons('<p>tanpa kode</p>', words)).toBe('<p>tanpa kode</p>')
})
