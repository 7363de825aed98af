import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#infra/markdown.ts'
import { throughSanitizer } from '#web/parts/user-text.tsx'
import {
  clobberingTricks,
  dangersIn,
  documentsOf,
  linkTricks,
  naughtyStrings,
  tagsOf,
  xssVectors,
} from '../support/hostile-texts.ts'

const origin = 'http://localhost:3000'
const all = [...xssVectors, ...naughtyStrings, ...linkTricks, ...clobberingTricks]

/** What readers of a page get: the stored text, and its links as they are shown. */
async function shown(markdown: string): Promise<string> {
  return throughSanitizer(await renderMarkdown(markdown), origin, 'id')
}

/** The texts of which something is left that a browser would act on. */
async function bad(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const text of texts) {
    const html = await renderMarkdown(text)
    // As stored and as shown: each is checked on its own.
    const dangers = [html, throughSanitizer(html, origin, 'id')].flatMap(dangersIn)
    if (dangers.length > 0) found.push(`${JSON.stringify(text.slice(0, 80))}: ${dangers.join(', ')}`)
  }
  return found
}

// The same texts stand on pages in a browser in `test/journeys/hostile-texts.spec.ts`.
describe('MD-01 hostile texts, rendered', () => {
  it('contain no dangerous node: 223 vectors, 515 naughty strings, every link scheme', async () => {
    expect([xssVectors.length, naughtyStrings.length]).toEqual([223, 515])
    expect(await bad(all)).toEqual([])
  }, 60_000)

  it.each([
    ['in quotes, lists and code', (text: string) => `> - ${text}\n\n\`${text}\``],
    ['in cells of a table', (text: string) => `| a |\n|---|\n| ${text.replace(/\s+/g, ' ')} |`],
    ['in headings, after prose', (text: string) => `Lihat ini:\n# ${text}\n**${text}**`],
    ['as texts and titles of links', (text: string) => `[${text}](https://a.test "${text}")`],
  ])(
    'contain none %s',
    async (_where, put) => {
      expect(await bad(xssVectors.map(put))).toEqual([])
    },
    60_000,
  )

  it('contain none when all of them are in one text, and none is lost', async () => {
    const [document, ...rest] = documentsOf(all, Number.POSITIVE_INFINITY)
    expect(rest).toEqual([])
    const html = await shown(document!)
    expect(dangersIn(html)).toEqual([])
    const arrived = new Set([...html.matchAll(/uji-(\d+)-uji/g)].map(([, i]) => i))
    expect(arrived.size).toBe(all.length)
    // As Markdown, not as the plain text of a parser that gave up.
    expect(html).toContain('<strong>')
  })

  it('link only to the web, to mail, and into the page', async () => {
    for (const text of linkTricks) {
      const html = await shown(text)
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect([
          text,
          /^(?:\/external\?to=https?%3A|\/(?!external)|mailto:|#user-content-)/.test(href!),
        ]).toEqual([text, true])
      expect([text, /<img|src=/.test(html)]).toEqual([text, false])
    }
  })
})

describe('MD-04 names, classes and mentions', () => {
  it('are prefixed, absent, and text', async () => {
    expect(await bad(clobberingTricks)).toEqual([])
    const names = new Set<string>()
    for (const text of clobberingTricks)
      for (const { attributes } of tagsOf(await shown(text))) for (const [name] of attributes) names.add(name)
    expect([...names].sort()).toEqual(['align', 'href', 'id', 'rel', 'title'])
  })

  it('separate footnotes from properties of every object, and lead to their own notes', async () => {
    const html = await shown(clobberingTricks.find((text) => text.includes('[^__proto__]'))!)
    for (const name of ['constructor', '__proto__', 'tostring']) {
      const id = `user-content-fn-${name}`
      expect(html.toLowerCase()).toContain(`id="${id}"`)
      expect(html.toLowerCase()).toContain(`href="#${id}"`)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('do nothing by themselves: a mention notifies no one, a link to an act is a link', async () => {
    const html = await shown('@triase dan [keluar](/sign-out)')
    expect(html).toContain('@triase dan <a href="/sign-out"')
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('show where they lead, whatever their text is', async () => {
    const html = await shown('[http://localhost:3000/sign-in](http://evil.test/sign-in)')
    expect(html).toContain(`href="/external?to=${encodeURIComponent('http://evil.test/sign-in')}"`)
    expect(html).not.toContain('href="http://evil.test')
  })
})

// An external picture reveals to its host who reads the report, from where and when.
describe('MD-03 external pictures', () => {
  const elsewhere = 'https://pelacak.test/titik.png'
  const written = [
    `![titik](${elsewhere})`,
    `![titik][a]\n\n[a]: ${elsewhere}`,
    `[![titik](${elsewhere})](https://a.test)`,
    `<img src="${elsewhere}">`,
    `<picture><source srcset="${elsewhere}"></picture>`,
    `<video poster="${elsewhere}" autoplay></video>`,
    `<table background="${elsewhere}"><tr><td>x</td></tr></table>`,
    `<link rel="prefetch" href="${elsewhere}">`,
    `<p style="background:url(${elsewhere})">x</p>`,
    `![titik](//pelacak.test/titik.png)`,
    `![titik](data:image/png;base64,AAAA)`,
  ]

  it.each(written)('%s loads nothing', async (text) => {
    const html = await shown(`Sebelum\n\n${text}\n\nSesudah`)
    for (const { name, attributes } of tagsOf(html)) {
      expect(name).not.toMatch(/^(?:img|source|picture|video|audio|link|iframe|object|embed|style)$/)
      for (const [key] of attributes) expect(key).not.toMatch(/^(?:src|srcset|poster|background|style|data)$/)
    }
  })
})
