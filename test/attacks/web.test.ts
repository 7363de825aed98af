import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { hashPassword } from '#infra/password.ts'
import type { Person } from '#kernel/actor.ts'
import { apiPatterns } from '../access/routes.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const password = 'Rahasia#2026'
let elang: Person

beforeAll(async () => {
  elang = await hunter()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
})

describe('WEB-01 open redirect', () => {
  const evil = [
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%09//evil.test',
    '\t//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '//evil。test',
    '/／evil.test',
    '@evil.test',
    '/@evil.test/../..//evil.test',
    '//localhost:3000@evil.test',
    '///evil.test',
    '////evil.test',
    '/en//evil.test',
    '/;@evil.test',
    'evil.test',
    '',
  ]

  it.each(evil)('after sign-in with next=%j stays on this site', async (next) => {
    for (const page of ['/sign-in', '/en/sign-in']) {
      const answer = await site.ask(`${page}?next=${encodeURIComponent(next)}`, {
        form: { intent: 'sign_in', identifier: elang.username, password },
      })
      expect(answer.status).toBe(302)
      const place = answer.headers.get('location')!
      const origin = 'http://localhost:3000'
      expect(new URL(place, origin).origin).toBe(origin)
      expect(place).toMatch(/^\/(?![/\\])/)
      expect(place).not.toMatch(/[\\\t\n\r]|\/\//)
    }
  })

  it('goes where the reader was going when that is a path of ours', async () => {
    const answer = await site.ask('/sign-in?next=%2Fbughunter%2Fleaderboard', {
      form: { intent: 'sign_in', identifier: elang.username, password },
    })
    expect(answer.headers.get('location')).toBe('/bughunter/leaderboard')
  })

  it('by doubled slashes in a path, prefixed or not', async () => {
    for (const path of [
      '//evil.test',
      '//evil.test/..',
      '/en//evil.test',
      '/\\evil.test',
      '//evil.test/%2e%2e',
      '/.//evil.test',
    ]) {
      const { status, location } = await raw('GET', path)
      expect([path, location ?? null]).toEqual([path, null])
      expect([200, 400, 404]).toContain(status)
    }
  })
})

describe('WEB-02 the name of the host', () => {
  it('never reaches a link or a redirect', async () => {
    const hosts = {
      Host: 'evil.test',
      'X-Forwarded-Host': 'evil.test',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.test',
    }
    for (const path of ['/', '/sign-in', '/bughunter/profile', '/nothing-here']) {
      const { location, body } = await raw('GET', path, hosts)
      expect(body + (location ?? '')).not.toContain('evil.test')
    }
  })
})

describe('WEB-04 calls of other origins', () => {
  it('get no leave to read from any route', async () => {
    const origins = [
      'https://evil.test',
      'null',
      'http://localhost:3000.evil.test',
      'http://evil-localhost:3000',
    ]
    for (const pattern of await apiPatterns()) {
      const [method, path] = pattern.split(' ') as [string, string]
      for (const Origin of origins) {
        for (const verb of [method, 'OPTIONS']) {
          const answer = await site.ask(path.replaceAll(/:\w+/g, 'x'), { method: verb, headers: { Origin } })
          const leave = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
          expect([pattern, verb, leave]).toEqual([pattern, verb, []])
        }
      }
    }
  })
})

describe('WEB-05 and WEB-07 headers', () => {
  const everywhere = ['content-security-policy', 'x-content-type-options']

  it.each([
    ['a page', '/', 200],
    ['a page that is not there', '/tidak/ada', 404],
    ['a redirect', '/bughunter/profile', 302],
    ['an error page', '/error500', 500],
    ['a call', '/api/v1/user', 401],
    ['a call that is not there', '/api/v1/nothing', 404],
    ['health', '/health/live', 200],
  ])('are on %s', async (_name, path, status) => {
    const answer = await site.ask(path)
    expect(answer.status).toBe(status)
    for (const header of everywhere) expect([header, answer.headers.get(header)]).not.toEqual([header, null])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('server')).toBeNull()
  })

  it('are on refused posts and unknown methods', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await site.ask('/', { method })
      expect([403, 405]).toContain(answer.status)
      for (const header of everywhere) expect(answer.headers.get(header)).not.toBeNull()
    }
  })

  it('are on scripts and styles', async () => {
    const [asset] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
    const answer = await site.ask(`/assets/${asset}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('admit only scripts of ours with this answer’s nonce, no frames and no other site', async () => {
    const [first, second] = await Promise.all([site.ask('/'), site.ask('/')])
    const policies = [first, second].map((answer) => answer.headers.get('content-security-policy')!)
    expect(policies[0]).not.toBe(policies[1])
    for (const policy of policies) {
      expect(policy).not.toMatch(/unsafe-|https?:|\*/)
      expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
    }
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const nonce = /'nonce-([^']+)'/.exec(policies[0]!)![1]!
    const scripts = (await first.text()).match(/<script\b[^>]*>/g)!
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  })

  it('keep pages of signed-in people out of every cache', async () => {
    const token = await sessionOf(elang)
    for (const path of ['/', '/bughunter', '/error404', '/programs']) {
      expect((await site.ask(path, { as: token })).headers.get('cache-control')).toContain('no-store')
    }
  })
})

describe('OPS-01 what a stranger finds', () => {
  it('is nothing of the workshop', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/app/main.ts',
      '/build/server/index.js',
      '/metrics',
    ]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 404])
    }
    const maps = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.map'),
    )
    expect(maps).toEqual([])
  })
})

/** A request line exactly as written: `fetch` would tidy it up first. */
function raw(method: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site.origin())
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          location: answer.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
