import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { countedMost, foundMost } from '@cakrawala/paging/paging'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportSorts } from '#domain/report/report-order.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { tell } from '../../../test/support/notices.ts'
import { buildStage, type Stage, withoutGrants } from '../../../test/support/permission-scenario.ts'
import { recordAny } from '../../../test/support/record-any.ts'
import { unreadOf } from './notification-queries.server.ts'
import { type InboxFilters, listReportsWithNews, readingNews } from './report-news.server.ts'
import { reportsWithNews } from './reports-with-news.server.ts'

useDatabase()
let stage: Stage
let team: Person
/** Every third of them has news for its reporter and its company. */
const loud: string[] = []
const closed = { stage: 'closed', closeReason: 'informative' } as const
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
  for (let turn = 0; turn < 36; turn++) {
    const at = new Date(Date.UTC(2026, 0, 12 + (turn % 4)))
    const id = await stage.report({
      ...{ title: turn % 2 ? 'Zirkonium' : 'Lain', updatedAt: at, submittedAt: at },
      riskLevel: ((turn % 13) + 1) as RiskLevel,
      ...(turn % 4 < 2 ? { ...closed, closedAt: at } : {}),
    })
    if (turn % 3 > 0) continue
    loud.push(id)
    await tell(team, 'report.commented', id, { audience: 'all' })
  }
}, 60_000)

/** The notification alone, without the others who hear of the same. */
async function notifiedOf({ accountId }: Person, reportId: string): Promise<void> {
  await transaction((tx) => recordAny(tx, team, 'report.commented', reportId, { audience: 'all' }))
  await database().execute(sql`
    INSERT INTO notifications (id, account_id, seq, kind, "group", about, path, shown, digest, created_at)
    SELECT ${newId()}, ${accountId}, max(seq), 'report_commented', 'reports', 'report', '/x', true, false, ${now()} FROM events`)
}

/** As a page of the report does. */
const open = (viewer: Person, id: string) => readingNews(viewer, async () => ({ report: { id } }))

async function walk(viewer: Person, filters: InboxFilters, size: number): Promise<string[]> {
  const ids: string[] = []
  for (let from: string | null = null, turn = 0; turn < 60; turn++) {
    const {
      rows,
      news,
      next,
      total,
      counted = countedMost,
    } = await listReportsWithNews(viewer, filters, { from, size })
    ids.push(...rows.map(({ id }) => id))
    // Its number is known, and said as such.
    if (filters.unread) expect(counted).toBeGreaterThanOrEqual(total)
    if (filters.unread) expect(news).toEqual(rows.map(({ id }) => id))
    if (next === null) {
      expect(total).toBe(ids.length)
      return ids
    }
    from = next
  }
  throw new Error('the list has no end')
}

describe('an inbox filtered by unread', () => {
  it.each(reportSorts)('sorted by %s has each of them once, in the order of the full list', async (sort) => {
    for (const viewer of [stage.reporter, stage.people.owner]) {
      const whole = (await walk(viewer, { sort }, 100)).filter((id) => loud.includes(id))
      expect(whole).toHaveLength(12)
      for (const size of [1, 5, 100]) expect(await walk(viewer, { sort, unread: true }, size)).toEqual(whole)
    }
  })

  it('combines with every other filter', async () => {
    const some: InboxFilters[] = [
      ...[{ stage: 'closed' as const }, { open: true as const }, { severity: 'low' as const }],
      ...[{ search: 'zirkonium' }, { search: 'tidakada' }, { waiting: 'company' as const }],
      ...[{ program: stage.programId }, { search: 'zirkonium', stage: 'closed' as const }],
    ]
    for (const filters of some)
      for (const sort of ['newest', 'mine_first'] as const) {
        const asked = { ...filters, sort }
        const whole = (await walk(stage.people.owner, asked, 100)).filter((id) => loud.includes(id))
        expect([asked, await walk(stage.people.owner, { ...asked, unread: true }, 2)]).toEqual([asked, whole])
      }
    expect((await walk(stage.people.owner, { search: 'zirkonium', unread: true }, 2)).length).toBe(6)
  })

  it('RPT-01 counts only the reader’s own notifications', async () => {
    expect(await walk(await hunter(), { unread: true }, 100)).toEqual([])
    expect(await walk(stage.people.other, { unread: true }, 100)).toEqual([])
    // Of all these reports the team may read every one, and was notified of none.
    expect(await reportsWithNews(team)).toEqual([])
    expect(await walk(team, { unread: true }, 100)).toEqual([])
    const visitor = { kind: 'visitor', address: '' } as const
    expect((await listReportsWithNews(visitor, { unread: true }, {})).rows).toEqual([])
    await open(await hunter(), loud[0]!)
    expect(await walk(stage.reporter, { unread: true }, 100)).toHaveLength(12)
  })

  it('RPT-14 omits a report its reader lost, though its notifications stay unread', async () => {
    const { rate } = stage.people
    expect((await walk(rate, { unread: true }, 100)).length).toBeGreaterThan(0)
    await withoutGrants(rate)
    expect((await reportsWithNews(rate)).length).toBeGreaterThan(0)
    expect(await walk(rate, { unread: true }, 100)).toEqual([])
  })

  it('loses a report when it is opened', async () => {
    const [first] = loud
    await open(stage.reporter, first!)
    expect(await walk(stage.reporter, { unread: true }, 5)).not.toContain(first)
    expect(await walk(stage.people.owner, { unread: true }, 5)).toContain(first)
  })

  it('still contains what arrives while its report is read', async () => {
    const report = await stage.report()
    const other = await stage.report()
    await notifiedOf(stage.reporter, report)
    const unread = () => unreadOf(stage.reporter)
    const before = await unread()
    await readingNews(stage.reporter, async () => {
      await notifiedOf(stage.reporter, report)
      await notifiedOf(stage.reporter, other)
      return { report: { id: report } }
    })
    expect(await reportsWithNews(stage.reporter)).toEqual(expect.arrayContaining([report, other]))
    expect(await unread()).toBe(before + 1)
    await open(stage.reporter, report)
    expect(await reportsWithNews(stage.reporter)).not.toContain(report)
    expect(await reportsWithNews(stage.reporter)).toContain(other)
  })

  it('marks nothing where the report could not be read', async () => {
    const report = await stage.report()
    await notifiedOf(stage.reporter, report)
    await expect(readingNews(stage.reporter, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await reportsWithNews(stage.reporter)).toContain(report)
  })

  it('DOS-11 finds more of them than a search lists by id', async () => {
    const many: string[] = []
    for (let turn = 0; turn < foundMost + 5; turn++) many.push(await stage.report({ title: 'Ramai' }))
    for (const id of many) await notifiedOf(stage.reporter, id)
    const found = await walk(stage.reporter, { unread: true, search: 'ramai' }, 50)
    expect(found.toSorted()).toEqual(many.toSorted())
    await database().update(reports).set(closed).where(eq(reports.title, 'Ramai'))
    expect(await walk(stage.reporter, { unread: true, search: 'ramai', open: true }, 50)).toEqual([])
  }, 30_000)
})
