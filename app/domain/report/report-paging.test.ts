import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, type Stage } from '../../../test/support/permission-scenario.ts'
import { listReports } from './report-list.server.ts'
import { reportSorts } from './report-order.server.ts'
import { reports } from './report-tables.server.ts'

useDatabase()
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
  for (let turn = 0; turn < 23; turn++) {
    // Many share a moment: the order among them must hold, too.
    const at = new Date(Date.UTC(2026, 0, 12 + (turn % 4)))
    const closed = { stage: 'closed', closeReason: 'informative', closedAt: at } as const
    const level = (((turn * 5) % 13) + 1) as RiskLevel
    await stage.report({
      ...{ updatedAt: at, submittedAt: at, riskLevel: level },
      ...(turn % 5 < 3 ? closed : {}),
    })
  }
}, 60_000)

async function walk(viewer: Person, sort: (typeof reportSorts)[number], size: number): Promise<string[][]> {
  const countedPages: string[][] = []
  for (let from: string | null = null, turn = 0; turn < 40; turn++) {
    const countedPage = await listReports(viewer, { sort }, { from, size })
    expect(countedPage.total).toBe(23)
    countedPages.push(countedPage.rows.map(({ id }) => id))
    if (countedPage.next === null) return countedPages
    from = countedPage.next
  }
  throw new Error('the list has no end')
}

/** The pieces met on the way back from the end of the list, first to last. */
async function walkBack(
  viewer: Person,
  sort: (typeof reportSorts)[number],
  size: number,
): Promise<string[][]> {
  let countedPage = await listReports(viewer, { sort }, { from: null, size })
  while (countedPage.next !== null)
    countedPage = await listReports(viewer, { sort }, { from: countedPage.next, size })
  const countedPages = [countedPage.rows.map(({ id }) => id)]
  for (let turn = 0; countedPage.prev !== null && turn < 40; turn++) {
    countedPage = await listReports(viewer, { sort }, { from: countedPage.prev, size })
    countedPages.unshift(countedPage.rows.map(({ id }) => id))
  }
  return countedPages
}

describe('DOS-11 a list by keys', () => {
  it.each(reportSorts)('sorted by %s has every row once, in the order of the full list', async (sort) => {
    for (const viewer of [team, stage.people.owner, stage.reporter]) {
      const whole = (await walk(viewer, sort, 100)).flat()
      expect(new Set(whole).size).toBe(23)
      for (const size of [1, 7, 10]) {
        const countedPages = await walk(viewer, sort, size)
        expect(countedPages.flat()).toEqual(whole)
        expect(await walkBack(viewer, sort, size)).toEqual(countedPages)
        expect(countedPages.slice(0, -1).every(({ length }) => length === size)).toBe(true)
      }
      const { rows } = await listReports(viewer, { sort }, { size: 100 })
      expect(rows.map(({ id }) => id)).toEqual(whole)
    }
  })

  it.each(reportSorts)('sorted by %s it is read from the other end', async (sort) => {
    for (const viewer of [team, stage.people.owner, stage.reporter]) {
      const whole = (await walk(viewer, sort, 100)).flat()
      const met: string[] = []
      for (let from: string | null = null, turn = 0; turn < 40; turn++) {
        const part = await listReports(viewer, { sort, reversed: true }, { from, size: 7 })
        met.push(...part.rows.map(({ id }) => id))
        if (part.next === null) break
        from = part.next
      }
      expect(met).toEqual(whole.toReversed())
    }
  })

  it('skips no row when a row that was shown moves to the end of the order', async () => {
    const first = await listReports(team, { sort: 'oldest' }, { from: null, size: 5 })
    const last = first.rows.at(-1)!
    await database().update(reports).set({ submittedAt: new Date() }).where(eq(reports.id, last.id))
    const second = await listReports(team, { sort: 'oldest' }, { from: first.next, size: 100 })
    const seen = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(seen).size).toBe(23)
    expect(second.rows.at(-1)!.id).toBe(last.id)
  })

  it.each([
    '',
    'x',
    '1_2_3',
    '1_2_3_00000000-0000-0000-0000-000000000000',
    '1_2_3_------------------------------------',
    '99999999999999999999_0_0_019aa000-0000-7000-8000-000000000000',
    "0_0_0_019aa000-0000-7000-8000-000000000000'; --",
    '9'.repeat(5_000),
    'b',
    'b1_2_3',
    'bb1_019aa000-0000-7000-8000-000000000000',
  ])('begins at its first row for the invalid cursor %j', async (from) => {
    const wanted = await listReports(team, {}, { from: null, size: 3 })
    expect((await listReports(team, {}, { from, size: 3 })).rows).toEqual(wanted.rows)
  })

  it("shows only the reader's own rows for a cursor of another user’s list", async () => {
    const { next } = await listReports(team, {}, { from: null, size: 2 })
    const { other } = stage.people
    expect(await listReports(other, {}, { from: next, size: 100 })).toEqual({
      rows: [],
      next: null,
      prev: `b${next}`,
      total: 0,
    })
    const count = await database().execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM reports`)
    expect(count.rows[0]!.n).toBe(23)
  })
})
