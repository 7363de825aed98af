import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { database, databaseUrl } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { companyOwner, hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { password, withPassword } from '../support/members.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let memory: ReturnType<typeof cachePages>

beforeAll(async () => {
  memory = cachePages(databaseUrl())
  await vi.waitUntil(async () => (await site.ask('/')).headers.has('etag'), { timeout: 5_000 })
})
afterAll(() => memory.stop())

const withCookie = (cookie: string, path: string, method = 'GET') =>
  site.ask(path, { method, headers: { Cookie: cookie } })
const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]
const choose = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  site.ask('/language', { form, headers })

describe('the language of a visitor', () => {
  it('is kept in a cookie by the switch, which leads to the page in that language', async () => {
    for (const [locale, next, there] of [
      ['en', '/programs?q=bank dan/atau&page=2', '/en/programs?q=bank+dan%2Fatau&page=2'],
      ['id', '/programs', '/programs'],
      ['en', '/', '/en'],
      ['id', '/', '/'],
    ] as const) {
      const answer = await choose({ locale, next })
      expect(placeOf(answer)).toEqual([302, there])
      expect(answer.headers.getSetCookie()).toEqual([
        `locale=${locale}; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly`,
      ])
    }
  })

  it('is part of every page, as a form that works without scripts', async () => {
    const page = await (await site.ask('/programs')).text()
    const [form] = /<form [^>]*action="\/language".*?<\/form>/.exec(page) ?? []
    expect(form).toContain('<input type="hidden" name="next" value="/programs"/>')
    expect(form).toMatch(/<button [^>]*type="submit" value="en" [^>]*name="locale"/)
  })

  it('leads nowhere but to our own pages', async () => {
    for (const next of [
      '//jahat.test',
      'https://jahat.test',
      '/\\jahat.test',
      '/a/../b',
      'jahat',
      '/%2F/jahat',
    ])
      expect([next, ...placeOf(await choose({ locale: 'en', next }))]).toEqual([next, 302, '/en'])
    expect(placeOf(await choose({ locale: 'en' }))).toEqual([302, '/en'])
  })

  it('is none but the two, and no other site chooses it', async () => {
    for (const form of [
      { locale: 'fr', next: '/programs' },
      { locale: 'en', next: `/${'a'.repeat(2_000)}` },
    ]) {
      const answer = await choose(form)
      expect([...placeOf(answer), answer.headers.getSetCookie()]).toEqual([302, '/', []])
    }
    const foreign = { Origin: 'https://jahat.test', 'Sec-Fetch-Site': 'cross-site' }
    expect((await choose({ locale: 'en', next: '/en' }, foreign)).status).toBe(403)
    const opened = await site.ask('/language?locale=en')
    expect([...placeOf(opened), opened.headers.getSetCookie()]).toEqual([302, '/', []])
  })
})

describe('an address without a language', () => {
  it('leads to the chosen one, with its query, and is no one else’s answer', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await withCookie('locale=en', '/?utm_source=x', method)
      expect(placeOf(answer)).toEqual([302, '/en?utm_source=x'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await site.ask('/')).status).toBe(200)
    expect((await withCookie('locale=id', '/')).status).toBe(200)
    expect((await withCookie('locale=fr', '/')).status).toBe(200)
    expect((await withCookie('locale=en; locale=id', '/')).status).toBe(200)
  })

  it('also with other cookies, such as a session', async () => {
    const as = await sessionOf(await hunter())
    expect(placeOf(await withCookie(`auth.session=${as}; locale=en`, '/'))).toEqual([302, '/en'])
    expect((await withCookie(`auth.session=${as}; locale=id`, '/')).status).toBe(200)
  })
})

describe('a visitor who chose a language', () => {
  it('gets the same pages from memory as everyone, also in the other language', async () => {
    for (const path of ['/', '/en', '/programs', '/en/programs', '/leaderboard']) {
      const [plain, chosen] = [await site.ask(path), await withCookie('locale=id', path)]
      expect([path, chosen.headers.get('etag')]).toEqual([path, plain.headers.get('etag')])
      expect(chosen.headers.get('etag'), path).not.toBeNull()
      expect(await chosen.text()).toBe(await plain.text())
    }
    for (const path of ['/en', '/programs']) {
      const answer = await withCookie('locale=en', path)
      expect([path, answer.status, answer.headers.get('etag')]).toEqual([path, 200, expect.any(String)])
    }
  })

  it('is a stranger where a page is made for one reader', async () => {
    const answer = await withCookie('locale=en', '/en/sign-up-bughunter')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await withCookie('locale=en', '/en/tidak/ada')).status).toBe(404)
  })
})

const languageOf = async ({ accountId }: Person) =>
  (await database().select({ locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId)))[0]!
    .locale

describe('the language of an account', () => {
  it('is the one pressed on any page, and no one else’s', async () => {
    const [person, other] = [await hunter(), await hunter()]
    const as = await sessionOf(person)
    const answer = await site.ask('/language', { as, form: { locale: 'en', next: '/bughunter/programs' } })
    expect(placeOf(answer)).toEqual([302, '/en/bughunter/programs'])
    expect([await languageOf(person), await languageOf(other)]).toEqual(['en', 'id'])
    const foreign = { Origin: 'https://jahat.test', 'Sec-Fetch-Site': 'cross-site' }
    expect((await site.ask('/language', { as, form: { locale: 'id' }, headers: foreign })).status).toBe(403)
    expect(await languageOf(person)).toBe('en')
  })

  it('stands in the settings, which come back in the new one', async () => {
    const owner = await companyOwner()
    const as = await sessionOf(owner)
    const page = await (await site.ask('/company/notifications/settings', { as })).text()
    const next = '/company/notifications/settings?done=language_chosen'
    expect(page).toContain(`value="${next}"`)
    const answer = await site.ask('/language', { as, form: { locale: 'en', next } })
    expect(placeOf(answer)).toEqual([302, `/en${next}`])
    const english = await (await site.ask(`/en${next}`, { as })).text()
    expect(english).toContain('The language of the account was changed')
    expect(english).toMatch(/<option value="en" selected="">English<\/option>/)
  })
})

describe('signing in', () => {
  it.each([
    ['/sign-in', 'en', '', '/en/bughunter'],
    ['/sign-in', 'id', '', '/bughunter'],
    ['/sign-in', 'en', 'locale=id', '/bughunter'],
    ['/sign-in', 'id', 'locale=en', '/en/bughunter'],
    ['/en/sign-in', 'id', 'locale=id', '/en/bughunter'],
    ['/sign-in?next=/bughunter/nda', 'en', '', '/bughunter/nda'],
  ] as const)(
    'on %s with an account in %s and the cookie %j leads to %s',
    async (page, locale, cookie, home) => {
      const person = await withPassword(await hunter())
      await chooseLanguage(person, { locale })
      const form = { intent: 'sign_in', identifier: person.username, password }
      const answer = await site.ask(page, { form, headers: cookie ? { Cookie: cookie } : {} })
      expect(placeOf(answer)).toEqual([302, home])
    },
  )
})
