import { describe, expect, it, vi } from 'vitest'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { fileAddress } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { aPicture } from '../support/pictures.ts'
import { lines, raw } from '../support/raw-request.ts'
import { sessionOf, useSite } from '../support/site.ts'

// The whole file runs as a real site would: strict about its name, https outside.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
  process.env.ORIGIN = 'https://cakrawala.test'
  process.env.FILES_ORIGIN = 'https://files.cakrawala.test'
})

useDatabase()
const site = useSite()
const own = 'Host: cakrawala.test'
const get = (path: string, ...headers: string[]) =>
  raw(site.origin(), lines(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'))

describe('WEB-02 the host name, as in production', () => {
  it('is ours or refused: 421, without the other name in the answer', async () => {
    expect(settings().mode).toBe('production')
    for (const host of [
      'evil.test',
      'cakrawala.test.evil.test',
      'evil-cakrawala.test',
      'cakrawala.test:8443',
      'cakrawala.test@evil.test',
      'xn--cakrawala-.test',
      '127.0.0.1',
      '',
    ]) {
      for (const path of ['/', '/api/v1/user', '/favicon.svg', '/assets/none.js', '/nothing']) {
        const answer = await get(path, `Host: ${host}`)
        expect([host, path, answer.status]).toEqual([host, path, host.includes('@') ? answer.status : 421])
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.all).not.toContain('evil')
      }
    }
    for (const host of ['cakrawala.test', 'CAKRAWALA.test', 'cakrawala.test:443']) {
      expect([host, (await get('/', `Host: ${host}`)).status]).toEqual([host, 200])
    }
  })

  it('is not checked for health, which is requested by IP address', async () => {
    expect((await get('/health/live', 'Host: 10.0.0.7:3000')).status).toBe(200)
  })

  it('is given once, and not hidden in the request line', async () => {
    const twice = await get('/', own, 'Host: evil.test')
    expect(twice.status).toBe(400)
    const none = await get('/')
    expect(none.status).toBe(400)
    const absolute = await get('http://evil.test/sign-in', own)
    const foreign = await get('http://evil.test/sign-in', 'Host: evil.test')
    expect([absolute.status, foreign.status]).toEqual([400, 421])
    for (const target of [
      'http://cakrawala.test/',
      'https://cakrawala.test/sign-in',
      '*',
      'HTTP:///api/v1',
    ]) {
      expect([target, (await get(target, own)).status]).toEqual([target, 400])
    }
    for (const answer of [twice, none, absolute, foreign]) {
      expect(answer.all).not.toContain('evil.test')
      expect(answer.all).not.toMatch(/fastify/i)
    }
  })

  it('is never read from a forwarded header', async () => {
    const poison = [
      'X-Forwarded-Host: evil.test',
      'X-Forwarded-Proto: http',
      'X-Forwarded-Scheme: http',
      'X-Original-URL: /hello',
      'X-Rewrite-URL: /hello',
      'Forwarded: host=evil.test;proto=http',
      'X-Host: evil.test',
    ]
    for (const path of ['/', '/sign-in', '/bughunter/profile', '/nothing-here']) {
      const answer = await get(path, own, ...poison)
      expect(answer.status).not.toBe(421)
      expect(answer.all).not.toContain('evil.test')
      expect(answer.headers.location ?? '/').toMatch(/^\//)
    }
  })
})

describe('ATT-07 the host of files, as in production', () => {
  it('is the only other name served, with files alone', async () => {
    const { fileId } = await storeFile(await hunter(), 'report', await aPicture(), 'files')
    const address = new URL(fileAddress({ fileId, inline: false, sessionId: null }))
    expect(address.origin).toBe('https://files.cakrawala.test')
    for (const host of ['files.cakrawala.test', 'files.cakrawala.test:443', 'FILES.cakrawala.test']) {
      const answer = await get(address.pathname, `Host: ${host}`)
      expect([host, answer.status]).toEqual([host, 200])
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000/)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    for (const path of ['/', '/sign-in', '/health/live', '/favicon.svg', '/api/v1/user'])
      expect([path, (await get(path, 'Host: files.cakrawala.test')).status]).toEqual([path, 403])
    expect((await get(address.pathname, own)).status).toBe(404)
    for (const host of [
      'files.cakrawala.test:80',
      'x.files.cakrawala.test',
      'files.cakrawala.test.evil.test',
    ])
      expect([host, (await get(address.pathname, `Host: ${host}`)).status]).toEqual([host, 421])
  })
})

describe("WEB-02 the site's own address", () => {
  const poison = [
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: http',
    'Forwarded: host=evil.test;proto=http',
  ]

  it.each([
    ['/', /<link rel="canonical" href="([^"]*)"/g],
    ['/programs', /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g],
    ['/leaderboard', /<meta property="og:(?:url|image)" content="([^"]*)"/g],
    ['/', /"(?:url|logo|@id)":"([^"]*)"/g],
    ['/sitemap.xml', /<loc>([^<]*)<\/loc>/g],
    ['/sitemap.xml', /<xhtml:link [^>]*href="([^"]*)"/g],
    ['/robots.txt', /^Sitemap: (.*)$/gm],
    ['/publication/rss.xml', /<link>([^<]*)<\/link>/g],
    ['/.well-known/security.txt', /^(?:Canonical|Policy): (.*)$/gm],
  ])('is its setting, whatever the request contains: %s %s', async (path, places) => {
    const answer = await get(path, own, ...poison)
    const found = [...answer.body.matchAll(places)].map(([, place]) => place!)
    expect(found.length).toBeGreaterThan(0)
    for (const place of found) expect(place).toMatch(/^https:\/\/cakrawala\.test(?:\/|$)/)
  })
})

describe('WEB-07 the headers of a site with https', () => {
  it('tell browsers to use https, on every kind of answer', async () => {
    const answers = await Promise.all([
      get('/', own),
      get('/bughunter/profile', own),
      get('/api/v1/user', own),
      get('/favicon.svg', own),
      get('/health/live', 'Host: 10.0.0.7'),
      get('/'),
      get('/', 'Host: evil.test'),
      get('/%zz', own),
      raw(site.origin(), 'NONSENSE\r\n\r\n'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 302, 401, 200, 200, 400, 421, 400, 400])
    for (const { headers, status } of answers) {
      const said = headers['strict-transport-security'] ?? ''
      // A year at least, and for the hosts below as well.
      expect([status, said, Number(/max-age=(\d+)/.exec(said)?.[1]) >= 31_536_000]).toEqual([
        status,
        said,
        true,
      ])
      expect(said).toContain('includeSubDomains')
    }
  })
})

describe('SES-02 the cookie of a site with https', () => {
  it('is bound to the host, so that a sibling domain cannot set one', async () => {
    expect(sessionCookieName()).toBe('__Host-auth.session')
    const token = await sessionOf(await companyOwner())
    const asSibling = await get('/company/profile', own, `Cookie: auth.session=${token}`)
    expect(asSibling.headers.location).toMatch(/^\/sign-in/)
    const asOwn = await get('/company/profile', own, `Cookie: __Host-auth.session=${token}`)
    expect(asOwn.status).not.toBe(401)
    expect(asOwn.headers.location ?? '').not.toMatch(/sign-in/)
  })
})
