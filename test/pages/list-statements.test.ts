import { beforeAll, expect, it } from 'vitest'
import { transaction } from '#infra/database.ts'
import { listPages, type Reader } from '../../bench/list-pages.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { multiply } from '../support/multiply.ts'
import { recordAny } from '../support/record-any.ts'
import { fund } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'
import { listen, takeStatements } from '../support/statement-log.ts'

useDatabase()
const site = useSite()
/** Dashboards and pages of one program hold many lists. One statement of each page counts what waits, for the menu. */
const most = (address: string) =>
  /^\/(bughunter|company|hello)$|\/programs\/detail\//.test(address) ? 24 : 17
const readers = {
  hunter: 'reporter',
  owner: 'owner',
  staff: 'staff',
  team: 'hello',
  responder: 'incident',
  reporter: 'incident',
} as const satisfies Record<Exclude<Reader, 'visitor'>, keyof Environment['people']>

let environment: Environment
let small: Map<string, number>
let big: Map<string, number>

beforeAll(async () => {
  environment = await buildEnvironment()
  listen()
  small = await countOf(environment)
  await multiply(4)
  for (let turn = 0; turn < 4; turn++) await fund(environment.people.owner.companyId, 1_000_000n)
  await Promise.all(Array.from({ length: 6 }, () => hunter()))
  await transaction(async (tx) => {
    for (let turn = 0; turn < 30; turn++)
      await recordAny(
        tx,
        environment.people.owner,
        'company.profile_changed',
        environment.people.owner.companyId,
      )
  })
  big = await countOf(environment)
}, 120_000)

/** How many statements each list asks; one page of each address, and its searches. */
async function countOf(environment: Environment): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await eachList(environment, async (what, visit) => {
    // The first visit fills what is cached in memory for a while.
    await visit()
    takeStatements()
    expect([what, await visit()]).toEqual([what, 200])
    counts.set(what, takeStatements().length)
  })
  return counts
}

/** @param look gets a name of the list and a visit to it, perhaps with more in its address, that answers with a status */
async function eachList(
  environment: Environment,
  look: (what: string, visit: (more?: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const words: Record<string, string> = {
    program: environment.programs.open.id,
    challenge: environment.contests.open.id,
    hunter: environment.people.reporter.username,
  }
  for (const [reader, addresses] of Object.entries(listPages)) {
    const as = reader === 'visitor' ? null : await sessionOf(environment.people[readers[reader as 'owner']])
    for (const address of addresses) {
      const [path, search = ''] = address.split('?')
      if (search !== '' && !/^(q=\w+|tab=\w+|status=3)$/.test(search)) continue
      const full = address.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word]!)
      await look(`${reader} ${path}${search && `?${search}`}`, async (more = '') => {
        const page = await site.ask(more ? `${full}${full.includes('?') ? '&' : '?'}${more}` : full, { as })
        await page.text()
        return page.status
      })
    }
  }
}

it('DOS-11 no list runs more statements because it has more rows', () => {
  expect(Object.fromEntries(big)).toEqual(Object.fromEntries(small))
})

it('DOS-11 no list runs more statements than its limit', () => {
  expect(small.size).toBeGreaterThan(60)
  const over = [...small].filter(([what, count]) => count > most(what.split(' ')[1]!.split('?')[0]!))
  expect(over).toEqual([])
})

it('DOS-11 no list fails for page 10^9, size 10^6 and eight thousand years', async () => {
  const deepestPath =
    'page=1000000000&size=1000000&limit=1000000&from=0001-01-01&to=9999-12-31&before=1000000000000'
  const astray: [string, number][] = []
  await eachList(environment, async (what, visit) => {
    takeStatements()
    const status = await visit(deepestPath)
    const asked = takeStatements().length
    if (![200, 302, 422].includes(status) || asked > (small.get(what) ?? 0) + 1) astray.push([what, status])
  })
  expect(astray).toEqual([])
})
