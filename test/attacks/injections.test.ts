import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import type { z } from '#kernel/zod.ts'
import { contract } from '#web/api/contract.ts'
import { apiTable } from '../access/api-table.ts'
import { addressOf, paramsOf, type Row, rowsOf } from '../access/matrix.ts'
import { pageTable } from '../access/page-table.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment, type Principal, principals } from '../support/environment.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment
const tokens = new Map<Principal, string>()

beforeAll(async () => {
  environment = await buildEnvironment()
  for (const who of principals)
    if (who !== 'visitor') tokens.set(who, await sessionOf(environment.people[who]))
}, 60_000)

/** Longer than a statement may last here: where one of these is run, the answer is 503. */
const sleeps = [
  "1' AND 8=(SELECT 8 FROM pg_sleep(4)) AND 'a'='a",
  '1; SELECT pg_sleep(4)--',
  "'||(SELECT pg_sleep(4))||'",
  '(SELECT CASE WHEN 1=1 THEN pg_sleep(4) ELSE pg_sleep(0) END)',
]
const breaks = [
  "'",
  '"',
  "\\'",
  "') OR ('1'='1",
  "x' UNION ALL SELECT NULL,email,password_hash FROM accounts--",
  "1' AND CAST((SELECT version()) AS int)=1--",
  '1 ORDER BY 999--',
  'title, (SELECT 1/(CASE WHEN (SELECT count(*) FROM accounts) > 0 THEN 0 ELSE 1 END))',
  '$.**{1000}."a" ? (@ like_regex "(a+)+$")',
  '{"a":[1,2]}',
  "{1,2}'::text[]",
  '%',
  '\0',
  '😀'.repeat(80),
  '-1',
  '9223372036854775808',
  '1e309',
  'constructor',
  '!!:*&|<->',
  "a':* & !b | (c",
]
const payloads = [...sleeps, ...breaks]
const traces =
  /syntax error|unterminated|pg_|SQLSTATE|invalid input syntax|drizzle|node_modules|at Object\.|stack/i

const reader = (row: Row) => principals.find((who) => who !== 'visitor' && row.cells[who] === '.')
const onePerPattern = (rows: Row[]) => [
  ...new Map(
    rows.filter((row) => reader(row) && row.of !== 'malformed').map((row) => [row.pattern, row] as const),
  ).values(),
]

/** One page as its reader asks for it; @returns what is wrong with the answer */
async function faultOf(address: string, who: Principal, call = false): Promise<string | null> {
  const started = performance.now()
  const token = tokens.get(who)!
  const answer = await site.ask(address, {
    ...(call ? {} : { as: token }),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(call ? { Authorization: `Bearer ${token}` } : {}) },
  })
  const body = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${address}`
  if (performance.now() - started > 3_900) return `slow ${address}`
  const isPage = /html|json/.test(answer.headers.get('content-type') ?? '')
  // Typed text may be shown again; text of the database may not.
  const told = isPage && answer.status !== 200 ? traces.exec(body.replaceAll(/pg_sleep/g, ''))?.[0] : null
  return told ? `${told} ${address}` : null
}

/** Eight at a time: more would measure the queue. */
async function faultsOf(asks: readonly (() => Promise<string | null>)[]): Promise<string[]> {
  const faults: string[] = []
  for (let from = 0; from < asks.length; from += 8)
    for (const fault of await Promise.all(asks.slice(from, from + 8).map((ask) => ask())))
      if (fault) faults.push(fault)
  return faults
}

/** Every name any page reads from its address. */
function namesOfPages(): string[] {
  const sources = readdirSync('app/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('api'))
    .map((file) => readFileSync(`app/web/${file}`, 'utf8'))
  const asked = sources.flatMap((text) => [
    ...[...text.matchAll(/(?:[sS]earch(?:Params)?|query|params)\.(?:get|getAll|has)\(\s*'([\w-]+)'/g)].map(
      ([, name]) => name!,
    ),
    // Filters name their fields in lists and elements.
    ...[...text.matchAll(/<Filter\w+\s+name="([\w-]+)"/g)].map(([, name]) => name!),
    ...[...text.matchAll(/const names = \[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
    ),
  ])
  return [...new Set(asked)].filter((name) => name !== 'done').sort()
}

const keysOf = (schema: z.ZodType | undefined) =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : []
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// A naive list puts the name of a column, or a pattern, from the address into its statement.
describe('DOS-01 hostile text in every parameter', () => {
  it('of every page: no error, no delay, no text of the database', async () => {
    const names = namesOfPages()
    expect(names.length).toBeGreaterThan(40)
    expect(names).toEqual(expect.arrayContaining(['q', 'sort', 'page', 'before', 'who', 'about', 'severity']))
    const rows = onePerPattern(rowsOf(pageTable))
    expect(rows.length).toBeGreaterThan(120)
    // All names at once: a page reads those it knows. Neighbours get different payloads.
    const asks = rows.map((row, i) => {
      const query = names
        .map((name) => `${name}=${encodeURIComponent(payloads[i % payloads.length]!)}`)
        .join('&')
      return () => faultOf(`${addressOf(row.pattern, paramsOf(environment, row.of))}?${query}`, reader(row)!)
    })
    expect(await faultsOf(asks)).toEqual([])
  }, 120_000)

  it('of every list page: each payload in each name, also as arrays and objects', async () => {
    const lists = onePerPattern(rowsOf(pageTable)).filter(({ pattern }) =>
      /\/(?:reports|programs|hacktivity|accounts|audit-log|leaderboard|search|queue|user-log|member-list|breach|readings)$/.test(
        pattern,
      ),
    )
    expect(lists.length).toBeGreaterThan(8)
    const asks = lists.flatMap((row, i) => {
      const address = addressOf(row.pattern, paramsOf(environment, row.of))
      const shapes = [
        'sort[]=1',
        'sort[0][$gt]=',
        'sort=a&sort=b',
        'q=%ff%fe',
        'q[$ne]=',
        'page=%00',
        'sort.__proto__=x',
      ]
      const words = payloads
        .filter((one, at) => at % 3 === i % 3 || one === '\0')
        .map((one) =>
          ['q', 'sort', 'page', 'before', 'who', 'from']
            .map((name) => `${name}=${encodeURIComponent(one)}`)
            .join('&'),
        )
      return [...shapes, ...words].map((query) => () => faultOf(`${address}?${query}`, reader(row)!))
    })
    expect(await faultsOf(asks)).toEqual([])
  }, 120_000)

  it('of every call: each payload in each parameter, by the schema', async () => {
    const rows = new Map(onePerPattern(rowsOf(apiTable)).map((row) => [row.pattern, row]))
    const asks: (() => Promise<string | null>)[] = []
    let parameters = 0
    for (const { method, path, query } of contract.filter((call) => call.method === 'GET')) {
      const row = rows.get(`${method} ${path}`)
      const names = keysOf(query).map(snake)
      if (!row || names.length === 0) continue
      const address = addressOf(path, paramsOf(environment, row.of))
      for (const name of names) {
        parameters++
        const some = payloads.filter((_one, i) => i % 3 === parameters % 3)
        for (const payload of some)
          asks.push(() => faultOf(`${address}?${name}=${encodeURIComponent(payload)}`, reader(row)!, true))
        asks.push(() => faultOf(`${address}?${name}[]=1&${name}[a]=2`, reader(row)!, true))
      }
    }
    expect(parameters).toBeGreaterThan(60)
    expect(await faultsOf(asks)).toEqual([])
  }, 120_000)
})

async function rowsAt(address: string, who: Principal): Promise<unknown[]> {
  const headers = { Authorization: `Bearer ${tokens.get(who)}` }
  const answer = await site.ask(address, { headers })
  if (answer.status !== 200) return [answer.status]
  const { data } = (await answer.json()) as { data: { rows: unknown[] } }
  return data.rows
}

describe('DOS-01 search terms with special meaning', () => {
  it('a wildcard matches itself and nothing else', async () => {
    const { reporter, owner } = environment.people
    for (const [path, who, word] of [
      ['/api/v1/accounts?q=', 'hello', reporter.username],
      ['/api/v1/audit-log?who=', 'hello', owner.username],
      ['/api/v1/programs?q=', 'reporter', 'KANARI'],
      ['/api/v1/reports?q=', 'reporter', 'KANARI'],
    ] as const) {
      const ask = (q: string) => rowsAt(`${path}${encodeURIComponent(q)}`, who)
      expect([path, (await ask(word)).length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)])
      const none = (await ask(`${word.slice(0, 2)}ж${word.slice(3)}`)).length
      for (const wild of [`${word.slice(0, 2)}_${word.slice(3)}`, `${word.slice(0, 2)}%${word.slice(-2)}`])
        expect([path, wild, (await ask(wild)).length]).toEqual([path, wild, none])
    }
  })

  it('a condition added to a term changes nothing, true or false', async () => {
    for (const [path, who] of [
      ['/api/v1/accounts?q=', 'hello'],
      ['/api/v1/audit-log?who=', 'hello'],
      ['/api/v1/reports?q=', 'owner'],
      ['/api/v1/programs?q=', 'reporter'],
    ] as const) {
      const ask = async (q: string) => JSON.stringify(await rowsAt(`${path}${encodeURIComponent(q)}`, who))
      expect([path, await ask("zz' OR '1'='1")]).toEqual([path, await ask("zz' OR '1'='2")])
    }
  })

  it('a list is sorted by its own keys alone', async () => {
    const sorted = contract.filter((call) => keysOf(call.query).includes('sort'))
    expect(sorted.length).toBeGreaterThan(0)
    for (const { path } of sorted)
      for (const sort of [
        'password_hash',
        'id; DROP TABLE accounts',
        '(SELECT 1)',
        'constructor',
        '__proto__',
        '1',
      ]) {
        const [answer] = await rowsAt(
          `${path.replace(/:\w+/g, 'x')}?sort=${encodeURIComponent(sort)}`,
          'hello',
        )
        expect([path, sort, answer]).toEqual([path, sort, expect.toBeOneOf([422, 403, 404])])
      }
    const as = tokens.get('hello')!
    const order = async (query: string) => {
      const page = await (await site.ask(`/hello/reports${query}`, { as })).text()
      return [...page.matchAll(/reports\/detail\/\w+\/[0-9a-f-]{36}/g)].map(([link]) => link)
    }
    const usual = await order('')
    expect(usual.length).toBeGreaterThan(1)
    for (const sort of ["title'--", '(CASE WHEN true THEN title END)', 'password_hash', 'constructor'])
      expect(await order(`?sort=${encodeURIComponent(sort)}`)).toEqual(usual)
  })

  it('and all data is there as before', async () => {
    const answer = await database().execute<{ people: number }>(
      sql`SELECT count(*)::int AS people FROM accounts`,
    )
    expect(answer.rows[0]!.people).toBeGreaterThan(5)
    expect(await firstBrokenEvent()).toBeNull()
  })
})
