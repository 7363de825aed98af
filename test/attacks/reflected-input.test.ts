import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

/** Ends a script, begins a comment that swallows the rest of one, breaks old parsers of JSON, leaves an attribute. */
const hostile = `a</script><img src=x onerror=alert(1)><!--<script>\u2028\u2029"'><svg onload=alert(2)>`
/** Separators of lines that end a string in scripts read by older rules; in text they are letters. */
const inScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('')

/** What must stand in no page as it was written. */
const raw = [/<img src=x/i, /<svg onload/i, /<!--<script/i, /<\/script><img/i]
let pages: string[]
let person: Person

beforeAll(async () => {
  const owner = await companyOwner(`Perusahaan ${hostile}`)
  const program = await liveProgram(owner, await operator(), {
    ...{ title: `Program ${hostile}`, summary: `Ringkasan ${hostile}`, outOfScope: [`Luar ${hostile}`] },
    ...{ descriptionMd: `Kami mengundang kamu menguji. ${hostile}`, publicationRules: `Aturan ${hostile}` },
  })
  person = await hunter()
  const words = {
    about: `Tentang ${hostile}`,
    aboutHtml: null,
    skills: [`Keahlian ${hostile}`],
    city: `Kota ${hostile}`,
  }
  await database().update(bughunters).set(words).where(eq(bughunters.accountId, person.accountId))
  pages = ['/', '/programs', `/programs/${program}`, `/${person.username}`]
})

async function read(address: string, as?: string) {
  const answer = await site.ask(address, { as: as ?? null })
  return { status: answer.status, html: await answer.text() }
}

// A naive version writes names into the data of the page with JSON.stringify alone.
describe('MD-06 a name that would end a script', () => {
  it('is text in titles, tags, structured data and the state of the page', async () => {
    const as = await sessionOf(person)
    for (const address of pages.flatMap((one) => [one, one === '/' ? '/en' : `/en${one}`])) {
      for (const token of [undefined, as]) {
        const { status, html } = await read(address, token)
        expect([address, status]).toEqual([address, 200])
        for (const pattern of raw)
          expect([address, pattern, pattern.test(html)]).toEqual([address, pattern, false])
        expect([address, /[\u2028\u2029]/.test(inScripts(html))]).toEqual([address, false])
        // In its own element it is complete.
        expect([address, /a&lt;\/script&gt;&lt;img src=x/.test(html)]).toEqual([address, true])
        for (const [, facts] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          expect(JSON.parse(facts!)).toHaveProperty('@context', 'https://schema.org')
      }
    }
  })

  it('is never markup in the data of the page, nor in the answer of a call', async () => {
    const as = await sessionOf(person)
    const id = pages[2]!.split('/').at(-1)
    const asked = [
      ...pages.slice(1).map((page) => `${page}.data`),
      `/api/v1/programs/${id}`,
      '/api/v1/programs',
    ]
    for (const address of asked) {
      const answer = await site.ask(address, { as })
      expect([address, answer.status]).toEqual([address, 200])
      // Unescaped characters: only the content type stops a browser from reading them as a page.
      expect(answer.headers.get('content-type')).toMatch(/^(?:text\/x-script|application\/json)/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.text()).toContain('<svg onload=alert(2)>')
    }
  })

  it('is parsed back unchanged from the structured data', async () => {
    const { html } = await read(pages.at(-1)!)
    const [, facts] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
    const { mainEntity } = JSON.parse(facts!) as { mainEntity: { description: string; knowsAbout: string[] } }
    expect(mainEntity.description).toBe(`Tentang ${hostile}`)
    expect(mainEntity.knowsAbout).toEqual([`Keahlian ${hostile}`])
  })

  it('stays in its tag of the head', async () => {
    const head = (await read(pages[2]!)).html.split('</head>')[0]!.replace(/<style>[\s\S]*?<\/style>/g, '')
    const names = [...head.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect([...new Set(names)].sort()).toEqual(['head', 'html', 'link', 'meta', 'title'])
    expect(/<meta name="description" content="([^"]*)"/.exec(head)![1]).toContain(
      'Ringkasan a&lt;/script&gt;',
    )
    expect(/<title>([^<]*)<\/title>/.exec(head)![1]).toContain('Program a&lt;/script&gt;')
    expect(/<meta property="og:title" content="([^"]*)"/.exec(head)![1]).toContain('Program a&lt;/script&gt;')
  })
})

describe('MD-07 reflected input', () => {
  const word = encodeURIComponent(hostile.replace(/[\u2028\u2029]/g, ''))
  it.each([
    ['a search', `/programs?q=${word}`],
    ['a search of write-ups', `/publication/bughunter-write-ups?q=${word}`],
    ['a topic', `/publication/bughunter-write-ups?topic=${word}`],
    ['a search of articles', `/publication/security-awareness?q=${word}`],
    ['a search of questions', `/frequently-asked-question?q=${word}`],
    ['a topic of a message', `/contact-us?topic=${word}`],
    ['a position', `/career/apply?for=${word}`],
    ['a filter', `/programs?kind=${word}&rewardType=${word}&page=${word}`],
    ['a period', `/leaderboard?period=${word}`],
    ['news that is none', `/sign-in?done=${word}`],
    ['a place to go on', `/sign-in?next=/${word}`],
    ['a token', `/reset-password?token=${word}`],
    ['a place outside', `/external?to=${encodeURIComponent('https://evil.test/')}${word}`],
    ['a name', `/${word.slice(0, 60)}`],
    ['a path', `/tidak/ada/${word}`],
    ['a program', `/programs/${word}`],
    ['a query of the first page', `/?utm_source=${word}&${word}=1`],
  ])('%s is text, in both languages', async (_what, address) => {
    for (const prefix of ['', '/en']) {
      const { status, html } = await read(prefix + address)
      expect([address, status < 500]).toEqual([address, true])
      for (const pattern of raw)
        expect([prefix + address, pattern, pattern.test(html)]).toEqual([prefix + address, pattern, false])
      expect(html).toContain('</html>')
    }
  })

  it('five thousand letters are answered too', async () => {
    const long = 'cari%20'.repeat(714)
    for (const address of [
      '/programs',
      '/publication/bughunter-write-ups',
      '/publication/activity',
      '/frequently-asked-question',
    ]) {
      const { status, html } = await read(`${address}?q=${long}`)
      // Looked for as far as they are read, or refused on the page itself.
      expect([200, 422]).toContain(status)
      expect([address, html.includes('<h1'), html.includes('type="search"')]).toEqual([address, true, true])
    }
  })
})
