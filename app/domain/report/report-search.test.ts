import { foundMost } from '@cakrawala/paging/paging'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, type Stage } from '../../../test/support/permission-scenario.ts'
import type { ReportFilters } from './report-filter.server.ts'
import { listReports } from './report-list.server.ts'
import { reportSorts } from './report-order.server.ts'

useDatabase()
let stage: Stage
let viewers: Parameters<typeof listReports>[0][]
beforeAll(async () => {
  stage = await buildStage()
  viewers = [await operator(), stage.people.owner, stage.reporter]
  for (let turn = 0; turn < 150; turn++) {
    const at = new Date(Date.UTC(2026, 0, 12 + (turn % 9)))
    const closed = { stage: 'closed', closeReason: 'informative', closedAt: at } as const
    const said = turn % 5 === 0 ? 'Lain' : turn % 50 === 1 ? 'Zirkonium langka' : 'Zirkonium'
    await stage.report({
      ...{
        title: `${said} ${turn}`,
        updatedAt: at,
        submittedAt: at,
        riskLevel: ((turn % 13) + 1) as RiskLevel,
      },
      ...(turn % 7 < 5 ? closed : {}),
    })
  }
}, 60_000)

/** PostgreSQL expects any word in a thousandth of the reports, and takes what it was told for their number. */
async function expectWordsInMany(): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl() })
  await owner.connect()
  await owner.query('ALTER TABLE reports SET (autovacuum_enabled = false)')
  await owner.query(`UPDATE pg_class SET reltuples = 1e8, relpages = 1 WHERE oid = 'reports'::regclass`)
  await owner.end()
}

async function walk(viewer: (typeof viewers)[number], filters: ReportFilters) {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let from: string | null = null, turn = 0; turn < 40; turn++) {
    const countedPage = await listReports(viewer, filters, { from, size: 13 })
    ids.push(...countedPage.rows.map(({ id }) => id))
    totals.add(countedPage.total)
    if (countedPage.next === null) return { ids, totals: [...totals] }
    from = countedPage.next
  }
  throw new Error('the list has no end')
}

async function whole(viewer: (typeof viewers)[number], filters: ReportFilters): Promise<string[]> {
  return (await listReports(viewer, filters, { size: 200 })).rows.map(({ id }) => id)
}

async function expectAsWhole(filters: ReportFilters, totals: number[]): Promise<void> {
  for (const viewer of viewers) {
    const found = await walk(viewer, filters)
    expect(found.ids).toHaveLength(120)
    expect(found.ids).toEqual(await whole(viewer, filters))
    expect(found.totals).toEqual(totals)
  }
}

describe('DOS-11 a search in a list of reports', () => {
  it.each(reportSorts)(
    'for terms of some, sorted by %s, lists and counts them all, in the order of the full list',
    (sort) => expectAsWhole({ sort, search: 'zirkonium' }, [120]),
  )

  describe('where many rows are estimated to match', () => {
    beforeAll(expectWordsInMany)

    it.each(reportSorts)('sorted by %s finds each once, in the order of the full list', (sort) =>
      expectAsWhole({ sort, search: 'zirkonium' }, [foundMost + 1]),
    )

    it('lists them where only few of the filtered rows match', async () => {
      const [team] = viewers
      const few = { search: 'zirkonium langka', sort: 'mine_first' } as const
      for (const viewer of viewers)
        expect(await walk(viewer, few)).toEqual({ ids: await whole(viewer, few), totals: [3] })
      const some = await walk(team!, { search: 'zirkonium', severity: 'critical' })
      expect(some.totals).toEqual([some.ids.length])
      expect(some.ids.length).toBeGreaterThan(5)
      expect(some.ids).toEqual(await whole(team!, { search: 'zirkonium', severity: 'critical' }))
      expect(await walk(team!, { search: 'tidakada' })).toEqual({ ids: [], totals: [0] })
    })
  })

  it('for terms of few counts them all, and for terms of none finds none', async () => {
    for (const viewer of viewers) {
      const few = { sort: 'mine_first', search: 'zirkonium langka' } as const
      expect(await walk(viewer, few)).toEqual({ ids: await whole(viewer, few), totals: [3] })
      expect(await walk(viewer, { search: 'tidakada' })).toEqual({ ids: [], totals: [0] })
    }
  })

  it('applies the other filters, and finds nothing of other users', async () => {
    const [team] = viewers
    const filters = { sort: 'mine_first', search: 'zirkonium', stage: 'closed', severity: 'low' } as const
    const found = await walk(team!, filters)
    expect(found.ids).toEqual(await whole(team!, filters))
    expect(found.ids.length).toBeGreaterThan(5)
    expect(await walk(stage.people.ungranted, filters)).toEqual({ ids: [], totals: [0] })
  })
})
