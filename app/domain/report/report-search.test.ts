import { beforeAll, describe, expect, it } from 'vitest'
import { foundMost } from '#kernel/paging.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { hello } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, type Stage } from '../../../test/support/permission-stage.ts'
import { type ReportFilters, reportsFrom, reportsSeenBy } from './report-lists.server.ts'
import { reportSorts } from './report-order.server.ts'

useDatabase()
let stage: Stage
let viewers: Parameters<typeof reportsFrom>[0][]
beforeAll(async () => {
  stage = await buildStage()
  viewers = [await hello(), stage.people.owner, stage.reporter]
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

async function walk(viewer: (typeof viewers)[number], filters: ReportFilters) {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let from: string | null = null, turn = 0; turn < 40; turn++) {
    const piece = await reportsFrom(viewer, filters, { from, size: 13 })
    ids.push(...piece.rows.map(({ id }) => id))
    totals.add(piece.total)
    if (piece.next === null) return { ids, totals: [...totals] }
    from = piece.next
  }
  throw new Error('the list has no end')
}

async function whole(viewer: (typeof viewers)[number], filters: ReportFilters): Promise<string[]> {
  return (await reportsSeenBy(viewer, filters, 200)).map(({ id }) => id)
}

describe('DOS-11 a search in a list of reports', () => {
  it.each(reportSorts)(
    'for words of many, sorted by %s, finds each once, in the order of the whole',
    async (sort) => {
      for (const viewer of viewers) {
        const found = await walk(viewer, { sort, search: 'zirkonium' })
        expect(found.ids).toHaveLength(120)
        expect(found.ids).toEqual(await whole(viewer, { sort, search: 'zirkonium' }))
        expect(found.totals).toEqual([foundMost + 1])
      }
    },
  )

  it('for words of few counts them all, and for words of none finds none', async () => {
    for (const viewer of viewers) {
      const few = { sort: 'mine_first', search: 'zirkonium langka' } as const
      expect(await walk(viewer, few)).toEqual({ ids: await whole(viewer, few), totals: [3] })
      expect(await walk(viewer, { search: 'tidakada' })).toEqual({ ids: [], totals: [0] })
    }
  })

  it('narrows by what else is asked, and finds nothing of others', async () => {
    const [team] = viewers
    const filters = { sort: 'mine_first', search: 'zirkonium', stage: 'closed', severity: 'low' } as const
    const found = await walk(team!, filters)
    expect(found.ids).toEqual(await whole(team!, filters))
    expect(found.ids.length).toBeGreaterThan(5)
    expect(await walk(stage.people.ungranted, filters)).toEqual({ ids: [], totals: [0] })
  })
})
