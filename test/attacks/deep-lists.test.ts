import { pageFrom, pageSizes, sizeFrom } from '@cakrawala/paging/paging'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { listReports } from '#domain/report/report-list.server.ts'
import { databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildStage } from '../support/permission-scenario.ts'
import { recordAny } from '../support/record-any.ts'

useDatabase()
const ask = useApi()
let team: Person
beforeAll(async () => {
  const stage = await buildStage()
  for (let turn = 0; turn < 3; turn++) await stage.report({})
  team = await operator()
  await transaction((tx) => recordAny(tx, team, 'account.signed_in', team.accountId, {}))
}, 60_000)

const lists = ['reports', 'programs', 'audit-log', 'notifications']

describe('DOS-11', () => {
  it.each(['1000000000', '1e9', '10001', '-1', '0', '1.5', 'NaN', '9'.repeat(400)])(
    'page %s is the first one',
    (page) => {
      expect(pageFrom(page)).toBe(1)
    },
  )

  it.each(['1000000', '1e6', '101', '-1', '0', 'x'])('a page of %s rows is a usual one', (size) => {
    expect(sizeFrom(size)).toBe(pageSizes.table)
  })

  it.each(lists)('the API gives at most %s by the hundred', async (list) => {
    for (const limit of ['101', '1000000', '1e6', '-1', '0'])
      expect((await ask(team, 'GET', `/api/v1/${list}?limit=${limit}`)).status).toBe(422)
    expect((await ask(team, 'GET', `/api/v1/${list}?limit=100`)).status).toBe(200)
  })

  it('leads nowhere from a cursor beyond the end', async () => {
    const beyond = '0_018bcfe5-6800-7000-8000-000000000000'
    expect((await listReports(team, {}, { from: beyond, size: 100 })).rows).toEqual([])
    expect((await listReports(team, { sort: 'mine_first' }, { from: beyond, size: 100 })).rows).toHaveLength(
      3,
    )
  })

  it.each(['999999999999999', '-999999999999999', '253402300800000', '2147483648'])(
    'begins at the first row for a cursor no row has: %s',
    async (number) => {
      const id = '018bcfe5-6800-7000-8000-000000000000'
      for (const [sort, from] of [
        ['newest', `${number}_${id}`],
        ['due', `${number}_${number}_${id}`],
        ['severity', `${number}_1_${id}`],
        ['mine_first', `${number}_1_1_${id}`],
      ] as const) {
        const fits = sort === 'newest' && number === '2147483648'
        expect((await listReports(team, { sort }, { from, size: 100 })).rows.length).toBe(fits ? 0 : 3)
        const answer = await ask(team, 'GET', `/api/v1/reports?sort=${sort}&after=${from}`)
        expect([sort, answer.status]).toEqual([sort, 200])
      }
    },
  )

  it('reads a thousand years of the history as fast as a day', async () => {
    const answer = await ask(team, 'GET', '/api/v1/audit-log?from=1500-01-01&to=2499-12-31&limit=100')
    expect(answer.status).toBe(200)
    expect(answer.body.data.rows.length).toBeGreaterThan(0)
  })

  it('cancels a statement after three seconds and reports it: 503 with a time to retry, no 500', async () => {
    const other = new pg.Client({ connectionString: databaseUrl() })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE reports IN ACCESS EXCLUSIVE MODE')
    const began = performance.now()
    const answer = await ask(team, 'GET', '/api/v1/reports')
    const waited = performance.now() - began
    await other.end()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(waited).toBeGreaterThan(2_900)
    expect(waited).toBeLessThan(9_000)
    expect((await ask(team, 'GET', '/api/v1/reports')).status).toBe(200)
  }, 30_000)
})
