import { beforeAll, describe, expect, it } from 'vitest'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { homeOf } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { apiActsTable } from './access/api-acts-table.ts'
import { apiTable } from './access/api-table.ts'
import { apiPatterns } from './access/call-patterns.ts'
import { addressOf, bodyWithout, outcomeOf, paramsOf, type Row, rowsOf } from './access/matrix.ts'
import { pagePatterns } from './access/page-patterns.ts'
import { pageTable } from './access/page-table.ts'
import { readersOf } from './access/secrets.ts'
import { strayIn } from './support/api-document.ts'
import { useDatabase } from './support/database.ts'
import { sessionOf, useSite } from './support/site.ts'
import { buildWorld, canaries, type Principal, principals, type World } from './support/world.ts'

useDatabase()
const site = useSite()
const pages = rowsOf(pageTable)
const calls = [...rowsOf(apiTable), ...rowsOf(apiActsTable)]
const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const pageRows = pages.map(named)
const refused = ['400', '401', '403', '404', '405', '409', '422', '429']
let world: World
let secrets: Record<string, string>

beforeAll(async () => {
  world = await buildWorld()
  const { balance } = (await balanceSeenBy(world.people.owner))!
  secrets = {
    ...canaries,
    balance: formatRupiah(balance).slice(2),
    balanceFigure: String(balance),
    email: `${world.people.reporter.username}@demo.test`,
  }
})

describe('the tables', () => {
  it('RPT-01 have a row for every page, and no row without one', () => {
    expect([...new Set(pages.map(({ pattern }) => pattern))].sort()).toEqual(pagePatterns())
  })

  it('RPT-01 have a row for every call of the API, and no row without one', async () => {
    expect([...new Set(calls.map(({ pattern }) => pattern))].sort()).toEqual(await apiPatterns())
  })
})

describe('pages', () => {
  it.each(pageRows)('GET %s', async (_name, row) => {
    const params = paramsOf(world, row.of)
    const address = addressOf(row.pattern, params)
    const met: Partial<Record<Principal, string>> = {}
    await everyone(async (who) => {
      const as = await tokenOf(who)
      const answer = await site.read(address, { as, headers: ownPage })
      const body = await answer.text()
      met[who] = outcomeOf(answer, homeFor(who))
      expectNoSecrets(who, address, body)
      // A plain text is read as it was written; a paper is no page, and keeps its title as it was written, too.
      if (!/^(?:text\/plain|application\/pdf)/.test(answer.headers.get('content-type') ?? ''))
        expect(body).not.toContain('<img src=x')
      if (answer.status === 404) await expectSameAsMissing(who, row, params, body)
      const data = await site.ask(`${address === '/' ? '/_root' : address}.data`, {
        as: await tokenOf(who),
        headers: ownPage,
      })
      if (row.cells[who] !== '500') expect(data.status).toBeLessThan(500)
      expectNoSecrets(who, `${address}.data`, await data.text())
    })
    expect(met).toEqual(row.cells)
  })

  it.each(pageRows)('an empty POST %s', async (_name, row) => {
    const address = addressOf(row.pattern, paramsOf(world, row.of))
    const missing = addressOf(row.pattern, paramsOf(world, 'never'))
    await everyone(async (who) => {
      const answer = await site.ask(address, { as: await tokenOf(who), form: {} })
      const met = outcomeOf(answer, homeFor(who))
      expectNoSecrets(who, `POST ${address}`, await answer.text())
      if (row.cells[who] === '404' && row.of !== 'malformed') {
        const ghost = await site.ask(missing, { as: await tokenOf(who), form: {} })
        expect([who, address, met]).toEqual([who, address, String(ghost.status)])
      }
      // Whoever may not read a page is kept out of its forms in the same way, or refused for the empty form.
      // A sign-in page takes another person's form: the session before ends with it.
      const kept = ['in', 'out', '>'].includes(row.cells[who]) && !row.pattern.endsWith('/sign-in')
      const allowed = kept ? [row.cells[who], '403', '405'] : refused
      expect([who, address, met]).toEqual([who, address, expect.toBeOneOf(allowed)])
    })
  })

  it('speak English under /en with the same answers', { timeout: 120_000 }, async () => {
    for (const row of pages.filter(({ of }) => of !== 'malformed')) {
      const address = `/en${addressOf(row.pattern, paramsOf(world, row.of))}`.replace(/\/$/, '')
      for (const who of [
        'visitor',
        principals.find((one) => row.cells[one] === '.') ?? 'reporter',
      ] as const) {
        const answer = await site.read(address, { as: await tokenOf(who), headers: ownPage })
        expect([who, address, outcomeOf(answer, homeFor(who))]).toEqual([who, address, row.cells[who]])
        if (answer.status === 200 && /html/.test(answer.headers.get('content-type') ?? '')) {
          expect(await answer.text()).toContain('<html lang="en"')
        }
      }
    }
  })

  it('WEB-09 sign nobody out when the click came from another site', { timeout: 120_000 }, async () => {
    for (const row of pages) {
      const address = addressOf(row.pattern, paramsOf(world, row.of))
      for (const who of principals.filter((one) => row.cells[one] === 'out')) {
        const as = await tokenOf(who)
        const answer = await site.ask(address, { as, headers: { 'Sec-Fetch-Site': 'cross-site' } })
        expect([who, address, answer.headers.get('location')]).toEqual([who, address, '/error403'])
        expect((await site.ask('/api/v1/user', { as })).status).toBe(200)
      }
    }
  })
})

describe('calls', () => {
  it.each(calls.map(named))('%s', async (_name, row) => {
    const [method = '', pattern = ''] = row.pattern.split(' ')
    const address = addressOf(pattern, paramsOf(world, row.of))
    const met: Partial<Record<Principal, string>> = {}
    await everyone(async (who) => {
      const token = await tokenOf(who)
      const answer = await site.read(address, {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), Accept: 'application/json' },
      })
      met[who] = answer.status === 200 ? '.' : String(answer.status)
      const body = await answer.text()
      expectNoSecrets(who, row.pattern, body)
      if (answer.headers.has('content-disposition') || pattern === '/api/v1/openapi.json') return
      const json = JSON.parse(body) as { data?: unknown }
      expect(json).toHaveProperty('success', answer.ok)
      // RPT-04: nothing is sent that the document does not name.
      if (answer.ok)
        expect([row.pattern, who, strayIn(method, pattern, json)]).toEqual([row.pattern, who, null])
    })
    expect(met).toEqual(row.cells)
  })
})

function named(row: Row): [string, Row] {
  return [`${row.pattern} ${row.of}`, row]
}

async function everyone(visit: (who: Principal) => Promise<void>): Promise<void> {
  await Promise.all(principals.map(visit))
}

function tokenOf(who: Principal): Promise<string | null> {
  return who === 'visitor' ? Promise.resolve(null) : sessionOf(world.people[who])
}

function homeFor(who: Principal): string | null {
  return who === 'visitor' ? null : homeOf[world.people[who].role]
}

function expectNoSecrets(who: Principal, where: string, body: string): void {
  const seen = Object.entries(secrets)
    .filter(([name, secret]) => !readersOf(name).includes(who) && body.includes(secret))
    .map(([name]) => name)
  expect([who, where, seen]).toEqual([who, where, []])
}

/** PRG-02: what is hidden answers exactly like what never was. */
async function expectSameAsMissing(who: Principal, row: Row, params: Record<string, string>, body: string) {
  const ghost = paramsOf(world, 'never')
  const missing = await site.ask(addressOf(row.pattern, ghost), { as: await tokenOf(who), headers: ownPage })
  expect(missing.status).toBe(404)
  expect(bodyWithout(body, row.pattern, params)).toBe(bodyWithout(await missing.text(), row.pattern, ghost))
}
