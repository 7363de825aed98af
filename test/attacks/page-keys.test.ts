import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { cachedAddress } from '#web/http/cache/cached-addresses.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment
let memory: ReturnType<typeof cachePages>

beforeAll(async () => {
  environment = await buildEnvironment()
  memory = cachePages(databaseUrl())
  for (let tries = 0; tries < 200 && !(await isKept('/')); tries++)
    await new Promise((go) => setTimeout(go, 20))
})
afterAll(() => memory.stop())

async function isKept(path: string): Promise<boolean> {
  const answer = await site.ask(path)
  await answer.arrayBuffer()
  return answer.headers.get('etag') !== null
}

it('CCH-05 stores 10,000 addresses of one page as one entry', () => {
  const keys = new Set(
    Array.from({ length: 9_999 }, (_, i) => cachedAddress(`/publication?page=${i + 1}`)?.key),
  )
  expect([...keys]).toEqual(['/publication'])
  expect(cachedAddress('/leaderboard?period=all&page=1')?.key).toBe('/leaderboard')
  expect(cachedAddress('/leaderboard?page=2&period=month')?.key).toBe('/leaderboard?page=2&period=month')
})

it('CCH-05 serves them as that page, whatever number they carry', async () => {
  const page = await (await site.ask('/publication')).text()
  for (const number of [2, 77, 9_999]) {
    const answer = await site.ask(`/publication?page=${number}`)
    expect([answer.headers.get('etag') !== null, await answer.text()]).toEqual([true, page])
  }
})

it('CCH-05 stores no page beyond the last, of an unknown period, or of an unknown person', async () => {
  const lists = ['/programs', '/leaderboard', '/publication/activity', '/publication/bughunter-write-ups']
  for (const list of lists) {
    for (const number of [50, 500, 9_999]) {
      const beyond = `${list}?page=${number}`
      expect([beyond, await isKept(beyond), await isKept(beyond)]).toEqual([beyond, false, false])
    }
    expect([list, await isKept(`${list}?page=1`)]).toEqual([list, true])
  }
  for (const path of ['/leaderboard?period=1999', '/nobody-1', '/nobody-2', `/write-ups/nobody/nothing`])
    expect([path, await isKept(path), await isKept(path)]).toEqual([path, false, false])
})

it('CCH-06 tells other caches not to store private pages', async () => {
  const as = await sessionOf(environment.people.reporter)
  const [visitor, reader, absent] = ['private, no-cache', 'private, no-store', 'no-store']
  const asked: [string, Record<string, string>, string][] = [
    ['/about-us?x=1', {}, visitor],
    ['/programs?x=1', {}, visitor],
    ['/nobody-at-all', {}, absent],
    ['/contact-us', {}, visitor],
    ['/', { Authorization: `Bearer ${as}` }, reader],
    ['/programs', { Cookie: 'a=b' }, reader],
    ['/publication/rss.xml', {}, 'public, max-age=60'],
  ]
  for (const [path, headers, wanted] of asked) {
    const answer = await site.ask(path, { headers })
    await answer.arrayBuffer()
    expect([path, answer.headers.get('cache-control')]).toEqual([path, wanted])
  }
})
