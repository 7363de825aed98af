import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardWithNews } from '#domain/notification/report-news.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { type BoardColumn, boardColumns, columnOf, mostCards } from './report-board.ts'
import { listReports } from './report-list.server.ts'
import { fixStates, stages } from './report-state.ts'
import { reports } from './report-tables.server.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let programId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
})

const totals = async (viewer: Person, filters = {}) => {
  const { columns } = await boardWithNews(viewer, filters)
  return Object.fromEntries(columns.map(({ column, total }) => [column, total]))
}

describe('the board of reports', () => {
  it('has every report but drafts in one column, and the list of a column has the same', async () => {
    const reporter = await hunter()
    await join(reporter, programId)
    const placed: { id: string; column: BoardColumn }[] = []
    for (const stage of stages)
      for (const fix of stage === 'valid' || stage === 'rated' ? fixStates : (['open'] as const)) {
        const column = columnOf({ stage, fix })
        if (column === null || placed.length >= 20) continue
        const { id } = await send(reporter, programId, { title: `Laporan tahap ${stage} ${fix}` })
        const closeReason = stage === 'closed' ? 'spam' : null
        await database().update(reports).set({ stage, fix, closeReason }).where(eq(reports.id, id))
        // Sending is limited by the minute.
        await database()
          .update(reports)
          .set({ submittedAt: new Date('2026-01-05T03:00:00Z') })
          .where(eq(reports.id, id))
        placed.push({ id, column })
      }
    for (const viewer of [team, owner]) {
      const { columns } = await boardWithNews(viewer, {})
      for (const { column, total, rows } of columns) {
        const wanted = placed.filter((one) => one.column === column).map(({ id }) => id)
        expect([column, rows.map(({ id }) => id).toSorted()]).toEqual([column, wanted.toSorted()])
        expect(total).toBe(wanted.length)
        const list = await listReports(viewer, { column })
        expect(list.rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
      }
      expect(columns.map(({ column }) => column)).toEqual(boardColumns)
    }
  })

  it('counts all of a column and shows its first cards, under the filters of the list', async () => {
    const other = await liveProgram(owner, team, { managedBy: 'company' })
    for (let at = 0; at < mostCards + 3; at++) {
      const reporter = await hunter()
      await join(reporter, other)
      await send(reporter, other, { title: `Laporan tentang pelabuhan nomor ${at}` })
    }
    const { columns } = await boardWithNews(team, { program: other })
    expect(columns.find(({ column }) => column === 'sent')).toMatchObject({ total: mostCards + 3 })
    expect(columns.find(({ column }) => column === 'sent')?.rows).toHaveLength(mostCards)
    const { rows } = await listReports(team, { program: other, sort: 'mine_first' }, { size: mostCards })
    expect(columns[0]!.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    await takeReport(team, rows[0]!.id)
    expect(await totals(team, { program: other })).toMatchObject({ sent: mostCards + 2, review: 1 })
    expect(await totals(team, { program: other, search: 'pelabuhan nomor 7' })).toMatchObject({ sent: 1 })
    expect(await totals(team, { program: other, unread: true })).toMatchObject({ rated: 0, closed: 0 })
  })

  it('has nothing of what its reader may not see', async () => {
    const nothing = Object.fromEntries(boardColumns.map((column) => [column, 0]))
    expect(await totals(await companyOwner('Bank Lain'))).toEqual(nothing)
    expect(await totals(await member(owner.companyId, 2))).toEqual(nothing)
    expect(await totals(await member(owner.companyId, 2, [programId]), { search: 'pelabuhan' })).toEqual(
      nothing,
    )
  })
})
