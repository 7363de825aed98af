import { afterAll, beforeAll, expect, it } from 'vitest'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { databaseUrl } from '#infra/database.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { type FreezingProxy, freezingProxy } from '../support/freezing-proxy.ts'
import { isReady, type Product, startProduct } from '../support/product.ts'
import { sessionOf } from '../support/site.ts'

useDatabase()

let environment: Environment
let proxy: FreezingProxy
let product: Product

beforeAll(async () => {
  environment = await buildEnvironment()
  proxy = await freezingProxy(databaseUrl())
  product = await startProduct({ env: { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' } })
  await isReady(product)
}, 120_000)
afterAll(async () => {
  await product.remove()
  await proxy.close()
})

const ask = (path: string) => fetch(product.origin + path)

/** Asks until the page comes with a tag: then it is cached, because the process listens. */
async function keep(path: string): Promise<void> {
  await until(async () => (await ask(path)).headers.get('etag') !== null)
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds().catch(() => false)) return
    await new Promise((go) => setTimeout(go, 25))
  }
  throw new Error('it never came')
}

async function loseDatabase(): Promise<void> {
  proxy.cut()
  await until(async () => (await ask('/health/ready')).status === 503)
}

it('serves visitors the last pages while the database is away, marks them, and stops with it', async () => {
  const token = await sessionOf(environment.people.reporter)
  for (const path of ['/', '/programs', '/en/programs', '/publication']) await keep(path)
  const before = await (await ask('/programs')).text()
  await loseDatabase()

  for (const path of ['/', '/programs', '/publication?page=7']) {
    const answer = await ask(path)
    const page = await answer.text()
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(answer.headers.get('warning')).toContain('110')
    expect(Number(answer.headers.get('age'))).toBeLessThan(60)
    expect(answer.headers.get('etag')).toBeNull()
    expect(page).toMatch(/<body[^>]*><p role="status"[^>]*>Ini tampilan pukul \d\d\.\d\d WIB\./)
  }
  const withoutLine = (await (await ask('/programs')).text()).replace(
    /<p role="status"[^>]*>Ini [^<]*<\/p>/,
    '',
  )
  expect(withoutLine).toBe(before)
  expect(await (await ask('/en/programs')).text()).toContain('This is the page as it was at')

  // What was never asked for, or belongs to a reader, cannot be answered.
  const [fresh, signedIn] = [
    await ask('/leaderboard'),
    await fetch(`${product.origin}/programs`, { headers: { Cookie: 'auth.session=x' } }),
  ]
  expect([fresh.status, Number(fresh.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(signedIn.headers.get('warning')).toBeNull()

  // A form sent with a session no one can look up: its texts come back, its secrets do not.
  const form = await fetch(`${product.origin}/en/bughunter/profile`, {
    method: 'POST',
    headers: { Cookie: `auth.session=${token}`, Origin: product.origin, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ note: 'Words of <b>mine</b>', password: 'a secret of mine' }),
  })
  const refused = await form.text()
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused).toContain('Words of &lt;b&gt;mine&lt;/b&gt;')
  expect(refused).not.toContain('a secret of mine')

  proxy.mend()
  await until(async () => (await ask('/programs')).headers.get('etag') !== null)
  const again = await ask('/programs')
  expect([again.headers.get('warning'), again.headers.get('age')]).toEqual([null, null])
}, 60_000)

/** Longer than the process waits before it listens again: until then pages are made, and not cached. */
const listensAgain = () => new Promise((go) => setTimeout(go, 3_000))

it('restores no withdrawn page, also while the process could not be notified', async () => {
  const { owner } = environment.people
  const { id } = environment.programs.open
  const [program, articles] = [`/programs/${id}`, '/publication/activity']
  await listensAgain()
  for (const path of [program, articles]) await keep(path)
  const etag = (await ask(program)).headers.get('etag')
  await pauseProgram(owner, id)
  // Notified: what is cached from here on shows the pause.
  await until(async () => ![null, etag].includes((await ask(program)).headers.get('etag')))
  await new Promise((go) => setTimeout(go, 500))
  await keep(program)
  await loseDatabase()
  expect((await ask(program)).status).toBe(200)
  await resumeProgram(owner, id)
  proxy.mend()
  await until(async () => (await ask('/')).headers.get('etag') !== null)
  await listensAgain()
  await loseDatabase()
  expect((await ask(program)).status).toBe(503)
  expect((await ask(articles)).status).toBe(200)
  proxy.mend()
}, 60_000)
