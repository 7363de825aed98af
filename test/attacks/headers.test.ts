import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { asWritten, lines, raw } from '../support/raw-request.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let elang: Person

beforeAll(async () => {
  elang = await hunter()
})

describe('WEB-05 and WEB-07 headers', () => {
  /** The expected header of every answer: one that is present and allows everything counts as none. */
  const everywhere: Record<string, RegExp> = {
    'content-security-policy': /^default-src 'none'(?=;|$).*frame-ancestors 'none'(?=;|$)/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    'x-frame-options': /^DENY$/,
  }
  /** The headers of an answer that do not say it. */
  const unsaid = (headerOf: (name: string) => string | null | undefined) =>
    Object.entries(everywhere).flatMap(([name, says]) =>
      says.test(headerOf(name) ?? '') ? [] : [[name, headerOf(name)]],
    )

  it.each([
    ...['/reset-password', '/create-password', '/incident/ticket', '/incident/create-password'],
    ...[
      '/verify/forgot-totp',
      '/verify/forgot-totp/cancel',
      '/account/keep',
      '/company-member-verification',
      '/team-invitation',
    ],
    ...[
      '/account/undo-change',
      '/notifications/unsubscribe',
      '/program-certificates/none',
      '/letters/none',
      '/tidak/ada',
    ],
  ])('VIS-05 the dead link %s is not cached and not sent to another site as referrer', async (path) => {
    for (const ask of [path, `/en${path}`].map((address) => `${address}?token=${'x'.repeat(43)}`)) {
      const { status, headers } = await site.ask(ask)
      const said = [headers.get('referrer-policy'), headers.get('cache-control')]
      expect([ask, status, ...said]).toEqual([ask, 404, 'no-referrer', 'no-store'])
    }
  })

  it('VIS-04 a page requested with a session token is not cached, as one with its cookie', async () => {
    const token = await sessionOf(elang)
    const byToken = await site.ask('/bughunter/profile', { headers: { Authorization: `Bearer ${token}` } })
    const byCookie = await site.ask('/bughunter/profile', { as: token })
    for (const { status, headers } of [byToken, byCookie])
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it.each([
    ['a page', '/', 200],
    ['a page that is not there', '/tidak/ada', 404],
    ['a redirect', '/bughunter/profile', 302],
    ['an error page', '/error500', 500],
    ['a call', '/api/v1/user', 401],
    ['a call that is not there', '/api/v1/nothing', 404],
    ['health', '/health/live', 200],
    ['a picture', '/favicon.svg', 200],
    ['a picture for sharing that is not there', '/og/id/programs/x.png', 404],
    ['the map of the site', '/sitemap.xml', 200],
    ['a part of it that is not there', '/sitemaps/none-1.xml', 404],
    ['what robots read', '/robots.txt', 200],
    ['an asset that is not there', '/assets/none.js', 404],
    ['a feed', '/publication/rss.xml', 200],
    ['a cover that is not there', '/publication/covers/x', 404],
    ['an unknown PDF', '/program-certificates/x/pdf', 404],
    ['the security contact', '/.well-known/security.txt', 200],
    ['a list at a number it does not have', '/publication/activity?page=9999', 302],
    ['an address no one can read', '/%zz', 400],
    ['an escape of nothing', '/programs/%E0%A4%A', 400],
    ['a payload of a page', '/programs.data', 200],
    ['the page between us and another site', '/external?to=https%3A%2F%2Fevil.test', 200],
    ['a long address', `/${'x'.repeat(9_000)}`, 414],
  ])('are on %s', async (_name, path, status) => {
    const answer = await site.ask(path)
    expect(answer.status).toBe(status)
    expect(unsaid((name) => answer.headers.get(name))).toEqual([])
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('server')).toBeNull()
  })

  it('are on refused posts and unknown methods', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await site.ask('/', { method })
      expect([403, 405]).toContain(answer.status)
      expect(unsaid((name) => answer.headers.get(name))).toEqual([])
    }
  })

  it('are on scripts and styles, also when the browser has them already', async () => {
    for (const ending of ['.js', '.css', '.woff2']) {
      const [asset] = readdirSync('build/client/assets').filter((name) => name.endsWith(ending))
      const answer = await asWritten(site.origin(), 'GET', `/assets/${asset}`)
      // `fetch` would add a no-cache of its own.
      const etag = String(answer.headers.etag)
      const again = await asWritten(site.origin(), 'GET', `/assets/${asset}`, { 'If-None-Match': etag })
      expect([answer.status, again.status]).toEqual([200, 304])
      for (const one of [answer, again]) expect(unsaid((name) => one.headers[name] as string)).toEqual([])
    }
  })

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['an unknown method', lines('BREW / HTTP/1.1', 'Host: localhost'), 400],
    ['no host', lines('GET / HTTP/1.1', 'Connection: close'), 400],
    ['two hosts', lines('GET / HTTP/1.1', 'Host: localhost', 'Host: evil.test', 'Connection: close'), 400],
    ['headers without end', lines('GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(40_000)}`), 431],
    ['a method of other trades', lines('PROPFIND / HTTP/1.1', 'Host: localhost', 'Connection: close'), 405],
    [
      'a form without a length',
      lines('POST /sign-in HTTP/1.1', 'Host: localhost', 'Origin: ORIGIN', 'Transfer-Encoding: chunked'),
      411,
    ],
    [
      'a form without an end',
      lines('POST /sign-in HTTP/1.1', 'Host: localhost', 'Origin: ORIGIN', 'Content-Length: 99000000'),
      413,
    ],
    [
      'a call with a form',
      lines('POST /auth-api/api/login HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Connection: close'),
      415,
    ],
    [
      'a body of two lengths',
      lines('POST /sign-in HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
  ])('are on what the server itself refuses: %s', async (_name, bytes, status) => {
    const answer = await raw(site.origin(), bytes.replace('ORIGIN', settings().origin))
    expect(answer.status).toBe(status)
    expect(unsaid((name) => answer.headers[name])).toEqual([])
    expect(answer.all).not.toMatch(/fastify|node_modules|\bat .*\.ts:|FST_|HPE_/i)
    expect(answer.all).not.toContain('evil.test')
  })

  it('allow passkeys here, and nowhere else', async () => {
    const policy = (await site.ask('/')).headers.get('permissions-policy')!
    expect(policy).toContain('publickey-credentials-get=(self)')
    expect(policy).toContain('publickey-credentials-create=(self)')
  })

  it('admit only own scripts with the nonce of the answer, no frames and no other site', async () => {
    // A page with scripts written into it.
    const as = await sessionOf(elang)
    const [first, second] = await Promise.all([
      site.ask('/bughunter', { as }),
      site.ask('/bughunter', { as }),
    ])
    const policies = [first, second].map((answer) => answer.headers.get('content-security-policy')!)
    expect(policies[0]).not.toBe(policies[1])
    for (const policy of policies) {
      // Pictures and videos people uploaded come from the host of files; nothing else comes from elsewhere.
      const pictures = `img-src 'self' ${settings().filesOrigin} data: blob:`
      const videos = `media-src 'self' ${settings().filesOrigin}`
      expect(policy.split('; ')).toEqual(expect.arrayContaining([pictures, videos]))
      expect(policy.replace(pictures, '').replace(videos, '')).not.toMatch(/unsafe-|https?:|\*/)
      expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
    }
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const nonce = /'nonce-([^']+)'/.exec(policies[0]!)![1]!
    // Facts for machines (JSON-LD) are data, which no browser runs; files of ours need no leave of their own.
    const scripts = (await first.text()).match(
      /<script\b(?![^>]*(?:type="application\/ld\+json"|src="\/assets\/))[^>]*>/g,
    )!
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  })

  it('keep pages of signed-in people out of every cache', async () => {
    const token = await sessionOf(elang)
    for (const path of ['/', '/bughunter', '/error404', '/programs']) {
      expect((await site.ask(path, { as: token })).headers.get('cache-control')).toContain('no-store')
    }
  })
})
