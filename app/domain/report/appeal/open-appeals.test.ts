import { after, travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, expect, it } from 'vitest'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { runningClocksSeenBy } from '../clock/running-clocks.server.ts'
import { openReportsFor } from '../open-reports.server.ts'
import { reportCountsFor } from '../report-counts.server.ts'
import type { ReportFilters } from '../report-filter.server.ts'
import { listReports } from '../report-list.server.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { appealClosing } from './appeal-closing.server.ts'
import { dismissAppeal } from './dismiss-appeal.server.ts'

useDatabase()

const why = { body: 'Langkah ketiga terlewat: ulangi dengan akun kedua yang baru dibuat.' }
const verdict = { body: 'Sudah kami ulangi dengan akun baru dan hasilnya tetap sama.' }
const word = { answer: 'reopen', body: 'Log kami menunjukkan akses itu memang terjadi.' } as const
const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'
const start = new Date('2026-06-02T03:00:00Z')
const due = new Date('2026-06-05T10:00:00Z')

let company: Person & { companyId: string }
let program: string
let team: Person[]
let reporter: Person
let id: string
beforeAll(async () => {
  travelTo(start)
  company = await companyOwner()
  program = await liveProgram(company)
  team = [await operator(), await operator()]
  reporter = await hunter()
  await refused()
  id = await refused()
  await appealClosing(reporter, id, why)
})

async function refused(): Promise<string> {
  const report = await reviewedReport(program, reporter)
  await closeAsInvalid(team[0]!, report, { reason: 'not_reproducible', note })
  return report
}

async function found(viewer: Person, filters: ReportFilters): Promise<string[]> {
  const countedPage = await listReports(viewer, { program, ...filters }, {})
  const ids = countedPage.rows.map((row) => row.id)
  expect(countedPage.total).toBe(ids.length)
  return ids
}

async function clocks(viewer: Person): Promise<string[]> {
  const { rows } = await runningClocksSeenBy(viewer, { most: 9 })
  return rows.filter(({ reportId }) => reportId === id).map(({ kind }) => kind)
}

const viewers = () =>
  [
    [company, 'company'],
    [team[1]!, 'operator'],
    [reporter, 'operator'],
  ] as const

it('are in the lists of those they wait on, and no longer among what waits on no one', async () => {
  travelTo(start)
  for (const [viewer, side] of viewers()) {
    expect(await found(viewer, { waiting: side })).toEqual([id])
    expect(await found(viewer, { waiting: side, sort: 'due' })).toEqual([id])
    expect(await found(viewer, { waiting: side, status: 3 })).toEqual([id])
    expect(await found(viewer, { waiting: side, stage: 'valid' })).toEqual([])
    expect(await found(viewer, { waiting: side, search: 'kataziarah' })).toEqual([])
    const nobody = await found(viewer, { waiting: 'nobody' })
    expect([nobody.length, nobody.includes(id)]).toEqual([1, false])
  }
})

it('are sorted by due moment, on one page and on several', async () => {
  travelTo(start)
  for (const [viewer, side] of viewers()) {
    for (const sort of ['due', 'mine_first'] as const) {
      const [first, ...others] = (await listReports(viewer, { program, sort }, {})).rows
      expect(first).toMatchObject({ id, next: side, dueAt: due })
      expect(others).toMatchObject([{ next: 'nobody', dueAt: null }])
      const countedPage = await listReports(viewer, { program, sort }, { size: 1 })
      const next = await listReports(viewer, { program, sort }, { size: 1, from: countedPage.next })
      const back = await listReports(viewer, { program, sort }, { size: 1, from: next.prev })
      expect([countedPage, next, back].map(({ rows }) => rows[0]?.id)).toEqual([id, others[0]!.id, id])
    }
  }
})

it('count on the dashboards of those they wait on', async () => {
  travelTo(start)
  expect(await openReportsFor(company)).toMatchObject({ all: 0, waitingOnMe: 1, turns: { company: 1 } })
  expect((await openReportsFor(company)).turns).toEqual({ reporter: 0, operator: 0, company: 1 })
  expect((await openReportsFor(reporter)).turns).toEqual({ reporter: 0, operator: 1, company: 0 })
  expect(await reportCountsFor(company)).toMatchObject({ waitingOnMe: 1, overdue: 0 })
  for (const [viewer] of viewers()) expect(await clocks(viewer)).toEqual(['appeal_answer', 'appeal'])
  const rival = await companyOwner('Lain')
  expect(await openReportsFor(rival)).toMatchObject({ turns: { operator: 0, company: 0 } })
  expect(await clocks(rival)).toEqual([])
  travelTo(after(due, 1000))
  expect(await reportCountsFor(company)).toMatchObject({ overdue: 1 })
  expect(await reportCountsFor(reporter)).toMatchObject({ waitingOnMe: 0, overdue: 0 })
})

it('pass to operators with the company’s comment, and leave the lists with the decision', async () => {
  travelTo(after(start, 1000))
  await answerAppeal(company, id, word)
  expect(await found(company, { waiting: 'company' })).toEqual([])
  expect(await found(company, { waiting: 'operator' })).toEqual([id])
  expect(await openReportsFor(company)).toMatchObject({ waitingOnMe: 0, turns: { operator: 1, company: 0 } })
  await dismissAppeal(team[1]!, id, verdict)
  expect(await found(company, { waiting: 'nobody' })).toHaveLength(2)
  expect(await clocks(company)).toEqual([])
})
