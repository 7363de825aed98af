import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { type Ask, sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let memory: ReturnType<typeof cachePages>
afterAll(() => memory?.stop())

const endings = ['x/y', 'x/%3Cscript%3E/y', 'a/b/c/d/e/f/g/h/i/j/k/l/m', 'tidak/ada?q=1&page=2']
const areas = ['', 'bughunter/', 'company/', 'hello/', 'incident/']
const paths = areas.flatMap((area) => endings.map((ending) => `/${area}${ending}`))
/** A route takes these, and what it shows is not there. */
const nobody = [
  ...['/tidak-ada-9f31', '/programs/0192f000-0000-7000-8000-000000000000'],
  ...['/programs/0192f000-0000-7000-8000-000000000000/board', '/write-ups/tidak-ada-9f31/tidak-ada'],
  ...['/publication/activity/tidak-ada-9f31', '/publication/security-awareness/tidak-ada-9f31'],
]
const both = [...paths, ...nobody].flatMap((path) => [path, `/en${path}`])
const ways: [string, string, Ask][] = both.flatMap((path) => {
  const [pathname, query] = path.split('?')
  return [
    [`GET ${path}`, path, {}],
    [`HEAD ${path}`, path, { method: 'HEAD' }],
    [`POST ${path}`, path, { form: { intent: 'x' } }],
    [`GET .data of ${path}`, `${pathname}.data${query ? `?${query}` : ''}`, {}],
  ]
})

/** The body of the answer, without what is new each time. */
async function saidBy(answer: Response) {
  const body = (await answer.text()).replace(/ nonce="[^"]*"|"nonce",\s*"[^"]*"/g, '')
  const { status, headers } = answer
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), body }
}

describe('DOS-10 unknown page addresses', () => {
  let before: Map<string, Awaited<ReturnType<typeof saidBy>>>
  beforeAll(async () => {
    before = new Map()
    for (const [name, path, ask] of ways) before.set(name, await saidBy(await site.ask(path, ask)))
    memory = cachePages(databaseUrl())
    while ((await site.ask('/')).headers.get('etag') === null) await new Promise((go) => setTimeout(go, 20))
  })

  it.each(ways)('%s gets the response it has without a cache', async (name, path, ask) => {
    const first = await saidBy(await site.ask(path, ask))
    expect(first).toEqual(before.get(name))
    expect(await saidBy(await site.ask(path, ask))).toEqual(first)
    expect(first.status).toBe(ask.method === undefined && ask.form ? 405 : 404)
  })

  it('get the same response for all visitors, with no trace of earlier requests', async () => {
    const marked = await site.ask('/rahasia-9f31/y', {
      headers: { 'Accept-Language': 'en', 'User-Agent': 'rahasia-9f31' },
    })
    const next = await site.ask('/lain/y')
    for (const answer of [marked, next]) {
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).not.toContain('rahasia-9f31')
    }
  })

  it('get for a session the page of that user', async () => {
    const as = await sessionOf(await hunter())
    const answer = await site.ask('/x/y', { as })
    expect(answer.status).toBe(404)
    const body = await answer.text()
    expect(body).toContain('/bughunter')
    expect(body).not.toBe(await (await site.ask('/x/y')).text())
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('cost no more than cached pages', async () => {
    const timed = async (path: (n: number) => string) => {
      const began = process.cpuUsage()
      for (let n = 0; n < 200; n++) await (await site.ask(path(n))).text()
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1_000
    }
    await timed((n) => `/hangat-${n}/y`)
    const kept = Math.min(await timed(() => '/programs'), await timed(() => '/programs'))
    const absent = Math.min(await timed((n) => `/a-${n}/y`), await timed((n) => `/b-${n}/y`))
    expect(absent).toBeLessThan(2 * kept)
  })
})
