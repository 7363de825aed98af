import { createHash } from 'node:crypto'
import { newId } from '@cakrawala/ids/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { unpublishArticle } from '#domain/publication/publish-article.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import { databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { addressOf, paramsOf, rowsOf } from '../access/matrix.ts'
import { pageTable } from '../access/page-table.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { liveProgram, programTexts } from '../support/program-scenario.ts'
import { useSecondPlatform } from '../support/second-process.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const here = useSite()
const there = useSecondPlatform()
let environment: Environment
let memory: ReturnType<typeof cachePages>

beforeAll(async () => {
  environment = await buildEnvironment()
  memory = cachePages(databaseUrl())
  await until(async () => isKept(await here.ask('/')))
})
afterAll(() => memory.stop())

/** Pages from memory say so by their tag. */
function isKept(answer: Response): boolean {
  return answer.headers.get('etag') !== null
}

async function until(holds: () => Promise<boolean>, within = 5_000): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error('it never came')
    await new Promise((go) => setTimeout(go, 20))
  }
  return performance.now() - began
}

describe('CCH-01 deception', () => {
  it('stores no response to a cookie or a token, whatever the address resembles', async () => {
    const as = await sessionOf(environment.people.reporter)
    for (const path of ['/', '/programs', '/leaderboard', `/${environment.people.reporter.username}`]) {
      expect([path, isKept(await here.ask(path))]).toEqual([path, true])
      for (const headers of [
        { Cookie: `auth.session=${as}` },
        { Cookie: 'a=b' },
        { Authorization: `Bearer ${as}` },
      ]) {
        const answer = await here.ask(path, { headers: headers as Record<string, string> })
        expect([path, isKept(answer)]).toEqual([path, false])
        if ('Cookie' in headers) expect(answer.headers.get('cache-control')).toBe('private, no-store')
      }
    }
    const disguised = ['x.css', ';.js', '%2f.png', '/..%2f', '/x.css', '%3b.js', '%00.png', '%23.css']
    for (const ending of disguised) {
      const answer = await here.ask(`/bughunter/profile${ending}`, { as })
      const body = await answer.text()
      expect([ending, isKept(answer)]).toEqual([ending, false])
      expect(body).not.toContain(`${environment.people.reporter.username}@`)
      const stranger = await here.ask(`/bughunter/profile${ending}`)
      expect([ending, isKept(stranger)]).toEqual([ending, false])
    }
  })
})

describe('a theme chosen in a browser', () => {
  const themeOf = (html: string) => /<html[^>]*data-theme="([a-z]*)"/.exec(html)?.[1]
  const ask = (path: string, Cookie: string, more: Record<string, string> = {}) =>
    here.ask(path, { headers: { Cookie, ...more } })

  it('has a stored page of its own, with a tag of its own, beside the language in either order', async () => {
    for (const path of ['/', '/programs', '/en/leaderboard']) {
      const usual = await here.ask(path)
      const tags = [usual.headers.get('etag')]
      expect(themeOf(await usual.text())).toBeUndefined()
      for (const theme of ['dark', 'light']) {
        const page = await ask(path, `theme=${theme}`)
        expect([path, isKept(page), themeOf(await page.text())]).toEqual([path, true, theme])
        expect(page.headers.get('vary')).toContain('Cookie')
        tags.push(page.headers.get('etag'))
        for (const cookies of [`theme=${theme}; locale=id`, `locale=id; theme=${theme}`])
          expect((await ask(path, cookies)).headers.get('etag')).toBe(tags.at(-1))
        const again = await ask(path, `theme=${theme}`, { 'If-None-Match': tags.at(-1)! })
        expect(again.status).toBe(304)
      }
      expect(new Set(tags).size).toBe(3)
      expect((await ask(path, 'theme=dark', { 'If-None-Match': tags[0]! })).status).toBe(200)
    }
  })

  it('is one of a closed list: any other value is that of the device, and no entry more', async () => {
    const usual = (await here.ask('/programs')).headers.get('etag')
    for (const cookie of ['theme=', 'theme=system', 'theme=pink', 'theme=darker'])
      expect([cookie, (await ask('/programs', cookie)).headers.get('etag')]).toEqual([cookie, usual])
    for (const cookie of ['theme=dark; a=b', 'theme="><script>', 'theme=dark; auth.session=x'])
      expect([cookie, isKept(await ask('/programs', cookie))]).toEqual([cookie, false])
  })

  it('is that of the page where there is nothing', async () => {
    for (const theme of ['dark', 'light'])
      expect(themeOf(await (await ask('/tidak/ada/di/sini', `theme=${theme}`)).text())).toBe(theme)
    expect(themeOf(await (await here.ask('/tidak/ada/di/sini')).text())).toBeUndefined()
  })
})

describe('CCH-02 poisoning', () => {
  it('returns to all the same page, whatever one reader sent along', async () => {
    const clean = await (await here.ask('/programs')).text()
    const poisons = [
      { 'X-Forwarded-Host': 'jahat.test' },
      { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Scheme': 'http', 'X-Original-URL': '/hello' },
      { 'X-HTTP-Method-Override': 'POST', 'X-Rewrite-URL': '/sign-in' },
      { 'Accept-Language': 'xx"><script>', 'User-Agent': '<script>alert(1)</script>' },
      { Referer: 'https://jahat.test/<script>' },
      { 'X-Huge': 'x'.repeat(8_000) },
    ]
    for (const headers of poisons) {
      await memory.stop()
      memory = cachePages(databaseUrl())
      await until(async () => isKept(await here.ask('/leaderboard')))
      await here.ask('/programs', { headers: headers as Record<string, string> })
      expect(await (await here.ask('/programs')).text()).toBe(clean)
    }
  })

  it('gives other queries no entry of their own, and stores no failure', async () => {
    for (const query of [
      '?x=1',
      '?page=1&page=2',
      '?page=0',
      '?page[]=1',
      '?page=1;x=2',
      '?utm_source=a',
      '?q=%00',
    ]) {
      expect([query, isKept(await here.ask(`/programs${query}`))]).toEqual([query, false])
    }
    expect(isKept(await here.ask('/programs?page=1'))).toBe(true)
    for (const path of [
      '/tidak-ada-orang-ini',
      '/programs/018f0000-0000-7000-8000-000000000000',
      '/error500',
    ]) {
      const [first, second] = [await here.ask(path), await here.ask(path)]
      expect([path, isKept(first), isKept(second)]).toEqual([path, false, false])
    }
  })
})

describe('CCH-03 the content of a cached page', () => {
  // Fails when a cacheable route renders a nonce, sets a cookie or names the person who happened to ask first.
  it('is anonymous: no cookie, no nonce, no name of a reader', async () => {
    let kept = 0
    for (const row of rowsOf(pageTable).filter(
      ({ cells, of }) => cells.visitor === '.' && of !== 'malformed',
    )) {
      const path = addressOf(row.pattern, paramsOf(environment, row.of))
      const answer = await here.ask(path)
      if (!isKept(answer)) continue
      kept++
      const body = await answer.text()
      expect([path, answer.headers.getSetCookie()]).toEqual([path, []])
      expect(body).not.toMatch(/nonce="[^"]+"/)
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self'(?: 'sha256-[\w+/=]{44}')*;/,
      )
      expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
      expect([path, inlineWithoutHash(body, answer)]).toEqual([path, []])
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      const again = await here.ask(path, { headers: { 'If-None-Match': answer.headers.get('etag')! } })
      expect([path, again.status]).toEqual([path, 304])
    }
    expect(kept).toBeGreaterThan(8)
  })
})

describe('CCH-04 outdated pages', () => {
  it('are removed from every process within a second: a program that paused, a person who was suspended', async () => {
    const { owner, other, hello: team } = environment.people
    const page = `/programs/${environment.programs.open.id}`
    const profile = `/${other.username}`
    for (const site of [here, there]) {
      for (const path of [page, profile]) {
        const first = await fetch(site.origin() + path)
        expect([path, first.status]).toEqual([path, 200])
        await until(async () => isKept(await fetch(site.origin() + path)))
      }
    }
    const before = await (await fetch(here.origin() + page)).text()
    await pauseProgram(owner, environment.programs.open.id)
    for (const site of [here, there]) {
      const took = await until(async () => (await (await fetch(site.origin() + page)).text()) !== before)
      expect(took).toBeLessThan(1_000)
    }
    await sanction(team, other.accountId, {
      ...{ key: newId(), seen: '', step: 'end', reason: 'fraud', note: 'Dua akun, satu orang.' },
      statement: 'Akun ini diakhiri karena kecurangan yang terbukti.',
    })
    for (const site of [here, there]) {
      const took = await until(async () => (await fetch(site.origin() + profile)).status === 404)
      expect(took).toBeLessThan(1_000)
    }
  })

  it('are removed from the process that changed them before the act is answered', async () => {
    const { owner, hello: team } = environment.people
    const title = 'Program yang berhenti sebentar'
    const programId = await liveProgram(owner, team, { title })
    const page = `/programs/${programId}`
    await until(async () => isKept(await here.ask(page)))
    const text = async () => (await here.ask(page)).text()
    const before = await text()
    await pauseProgram(owner, programId)
    expect(await text()).not.toBe(before)
  })

  it('and so are withdrawn ones: a program turned private, an article, a write-up', async () => {
    const { owner, hello: team } = environment.people
    const { writeUp, articles, reports } = environment
    const programId = await liveProgram(owner, team, { title: 'Program yang akan ditutup' })
    const turnPrivate = {
      ...programTexts(),
      title: 'Program yang akan ditutup',
      visibility: 'private' as const,
    }
    const reason = 'Perusahaan meminta cerita ini ditarik dahulu.'
    const places: [string, () => Promise<unknown>][] = [
      [`/programs/${programId}`, () => editProgram(owner, programId, turnPrivate, 1)],
      [
        `/publication/activity/${articles.activity.slug}`,
        () => unpublishArticle(team, articles.activity.id, ''),
      ],
      [
        `/write-ups/${writeUp.username}/${writeUp.slug}`,
        () => unpublish(team, reports.published.id, { reason }),
      ],
    ]
    for (const [path, takeBack] of places) {
      for (const site of [here, there]) await until(async () => isKept(await fetch(site.origin() + path)))
      await takeBack()
      for (const site of [here, there]) {
        const took = await until(async () => (await fetch(site.origin() + path)).status === 404)
        expect([path, took < 1_000]).toEqual([path, true])
      }
    }
  })
})

/** What is inline in a page and would not run, or show, under its policy. Facts for machines are data. */
function inlineWithoutHash(body: string, answer: Response): string[] {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const inline = [
    ...body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
  ].map(([, text = '']) => text)
  return inline.filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')))
}
