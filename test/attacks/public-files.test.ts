import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { editPersonalData } from '#domain/account/identity/edit-personal-data.server.ts'
import type { PersonalDataInput } from '#domain/account/identity/verification-input.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database, databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { asWritten } from '../support/raw-request.ts'
import { sessionOf, useSite } from '../support/site.ts'

const drawn = vi.hoisted(() => ({ count: 0 }))
vi.mock('@cakrawala/pdf-writer/raster', async (original) => {
  const { pngOf } = await original<typeof import('@cakrawala/pdf-writer/raster')>()
  return {
    pngOf: (svg: string) => {
      drawn.count++
      return pngOf(svg)
    },
  }
})

useDatabase()
const site = useSite()
let environment: Environment
let memory: ReturnType<typeof cachePages>
let files: string[]

beforeAll(async () => {
  environment = await buildEnvironment()
  memory = cachePages(databaseUrl())
  files = [
    ...['/robots.txt', '/sitemap.xml', '/sitemaps/programs-1.xml', '/og/id/site.png', '/og/en/site.png'],
    ...[
      `/og/id/programs/${environment.programs.open.id}.png`,
      `/og/id/profiles/${environment.people.reporter.username}.png`,
    ],
    `/og/id/write-ups/${environment.writeUp.username}/${environment.writeUp.slug}.png`,
  ]
  await until(async () => (await site.ask('/')).headers.get('etag') !== null)
})
afterAll(() => memory.stop())

async function until(holds: () => Promise<boolean>, within = 5_000): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error('it never came')
    await new Promise((go) => setTimeout(go, 20))
  }
  return performance.now() - began
}

describe('CCH-01 to CCH-03 public files', () => {
  it('are in memory, the same for all readers, and with every header of the site', async () => {
    const as = await sessionOf(environment.people.reporter)
    for (const file of files) {
      const first = await site.ask(file)
      const etag = first.headers.get('etag')
      expect([file, first.status, etag]).toEqual([file, 200, expect.stringMatching(/^"[\w-]{27}"$/)])
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      expect(first.headers.get('vary')).toBe('Accept-Encoding')
      const body = Buffer.from(await first.arrayBuffer())
      const poisons = { 'X-Forwarded-Host': 'jahat.test', 'Accept-Language': 'xx', Cookie: 'a=b' }
      for (const again of [await site.ask(file, { as }), await site.ask(file, { headers: poisons })]) {
        expect([file, again.headers.get('etag'), again.headers.getSetCookie()]).toEqual([file, etag, []])
        expect(Buffer.from(await again.arrayBuffer()).equals(body)).toBe(true)
      }
      const unchanged = await site.ask(file, { headers: { 'If-None-Match': etag! } })
      expect([file, unchanged.status]).toEqual([file, 304])
      for (const answer of [first, unchanged]) {
        expect(answer.headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        )
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        for (const name of [
          'referrer-policy',
          'permissions-policy',
          'cross-origin-opener-policy',
          'x-frame-options',
        ])
          expect([file, name, answer.headers.get(name)]).not.toEqual([file, name, null])
        // Pictures are there to be shown by others.
        const readers = file.endsWith('.png') ? 'cross-origin' : 'same-origin'
        expect(answer.headers.get('cross-origin-resource-policy')).toBe(readers)
      }
      expect(body.includes(environment.people.reporter.username)).toBe(/sitemap\.xml/.test(file))
    }
  })

  // A naive version takes the query into its key, or leaves memory to those without a cookie: each word costs a drawing.
  it('are drawn once, whatever else is in the query and for all readers', async () => {
    const as = await sessionOf(environment.people.other)
    for (const file of files) await site.ask(file)
    const before = drawn.count
    expect(before).toBeGreaterThan(0)
    for (const file of files) {
      const { etag } = (await asWritten(site.origin(), 'GET', file)).headers
      for (let i = 0; i < 5; i++) {
        const answer = await asWritten(site.origin(), 'GET', `${file}?x=${i}`, { Cookie: `a=${i}` })
        expect([file, answer.status, answer.headers.etag]).toEqual([file, 200, etag])
      }
      await site.ask(file, { as })
    }
    // Many at once wait for the same drawing.
    const fresh = `/og/en/profiles/${environment.people.other.username}.png`
    await Promise.all(Array.from({ length: 20 }, () => site.ask(fresh)))
    expect(drawn.count).toBe(before + 1)
  })

  it('are compressed where that helps, and complete', async () => {
    for (const file of files) {
      const plain = await asWritten(site.origin(), 'GET', file, { 'Accept-Encoding': 'identity' })
      const small = await asWritten(site.origin(), 'GET', file, { 'Accept-Encoding': 'br' })
      const isPicture = file.endsWith('.png')
      expect([file, small.headers['content-encoding']]).toEqual([file, isPicture ? undefined : 'br'])
      expect(Number(small.headers['content-length'])).toBeLessThanOrEqual(
        Number(plain.headers['content-length']),
      )
      const head = await asWritten(site.origin(), 'HEAD', file)
      expect([file, head.status, head.body]).toEqual([file, 200, ''])
    }
  })
})

describe('CCH-04 outdated files', () => {
  it('no longer name a bughunter who closed the profile', async () => {
    const { reporter } = environment.people
    const named = async () =>
      (await (await site.ask('/sitemap.xml')).text()).includes(`/${reporter.username}</loc>`)
    expect(await named()).toBe(true)
    const [row] = await database()
      .select()
      .from(bughunters)
      .where(eq(bughunters.accountId, reporter.accountId))
    const { fullName, birthDate, country, city, address, tshirtSize } = row!
    await editPersonalData(reporter, {
      ...({ fullName, birthDate, country, city, address, tshirtSize } as PersonalDataInput),
      ...{ hiddenFromBoards: true, hiddenProfile: true },
    })
    expect(await until(async () => !(await named()))).toBeLessThan(1_000)
    const picture = `/og/id/profiles/${reporter.username}.png`
    expect(await until(async () => (await site.ask(picture)).status === 404)).toBeLessThan(1_000)
  })

  it('are removed within a second: a program that ended, a person who was suspended', async () => {
    const { owner, other, hello: team } = environment.people
    const program = environment.programs.open.id
    const picture = `/og/id/profiles/${other.username}.png`
    const named = async (word: string) => (await (await site.ask('/sitemap.xml')).text()).includes(word)
    expect([await named(program), await named(other.username), (await site.ask(picture)).status]).toEqual([
      true,
      true,
      200,
    ])
    await endProgramAndPrizes(owner, program)
    expect(await until(async () => !(await named(program)))).toBeLessThan(1_000)
    await sanction(team, other.accountId, {
      ...{ key: newId(), seen: '', step: 'end', reason: 'fraud', note: 'Dua akun, satu orang.' },
      statement: 'Akun ini diakhiri karena kecurangan yang terbukti.',
    })
    expect(await until(async () => (await site.ask(picture)).status === 404)).toBeLessThan(1_000)
    expect(await until(async () => !(await named(other.username)))).toBeLessThan(1_000)
  })
})
