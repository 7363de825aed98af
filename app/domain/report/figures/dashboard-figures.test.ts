import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { answerTimesSeenBy } from '../clock/answer-times.server.ts'
import { keptPromisesSeenBy } from '../clock/kept-promises.server.ts'
import { companyPromises } from '../clock/promises.ts'
import { runningClocksSeenBy } from '../clock/running-clocks.server.ts'
import { openReportsFor } from '../open-reports.server.ts'
import { reportClocks } from '../report-tables.server.ts'
import { reportWeeksSeenBy, severityMonthsSeenBy } from './report-weeks.server.ts'

useDatabase()

type Clock = Omit<typeof reportClocks.$inferInsert, 'reportId'>

async function tick(reportId: string, ...clocks: Clock[]): Promise<void> {
  await database()
    .insert(reportClocks)
    .values(clocks.map((clock) => ({ reportId, ...clock })))
}

/** A promise that was kept after `hours`, or missed by a day. */
function answered(kind: Clock['kind'], hours: number, kept = true, agoDays = 10): Clock {
  const startedAt = later(now(), -agoDays * day)
  const stoppedAt = later(startedAt, hours * hour)
  return { kind, startedAt, stoppedAt, dueAt: later(stoppedAt, kept ? day : -day) }
}

/** A company that manages its own program, with a second program only some may see. */
async function stage() {
  const [owner, reporter, team] = [await companyOwner(), await hunter(), await operator()]
  const open = await liveProgram(owner)
  const other = await liveProgram(owner)
  const granted = await member(owner.companyId, 2, [open])
  const ungranted = await member(owner.companyId, 2)
  const outsiders: (Person | typeof visitor)[] = [await hunter(), await companyOwner('Lain'), ungranted]
  return {
    owner,
    reporter,
    team,
    open,
    other,
    granted,
    outsiders: [...outsiders, await incidentAccount(), visitor],
  }
}

describe('open reports', () => {
  it('are counted by stage and turn for those who may see them, and for no others', async () => {
    const { owner, reporter, team, open, other, granted, outsiders } = await stage()
    await reviewedReport(open, reporter, { claimedLevel: 12 })
    await reviewedReport(other, reporter, { stage: 'valid', validAt: now() })
    await reviewedReport(open, reporter, { stage: 'closed', closeReason: 'informative', closedAt: now() })
    await reviewedReport(open, reporter, { stage: 'draft', code: null, submittedAt: null })
    const seen = await openReportsFor(owner)
    expect(seen).toMatchObject({ all: 2, critical: 1, high: 1, waitingOnMe: 1 })
    expect(seen.stages).toEqual({ submitted: 0, in_review: 1, needs_info: 0, valid: 1, rated: 0 })
    expect(seen.turns).toEqual({ reporter: 0, operator: 1, company: 1 })
    expect((await openReportsFor(granted)).stages).toMatchObject({ in_review: 1, valid: 0 })
    expect(await openReportsFor(reporter)).toMatchObject({ all: 2, waitingOnMe: 0, oldestAt: null })
    expect((await openReportsFor(team)).oldestAt).toBeInstanceOf(Date)
    for (const one of outsiders) expect(await openReportsFor(one)).toMatchObject({ all: 0, oldestAt: null })
    // Who is suspended still reads what is theirs.
    expect((await openReportsFor({ ...reporter, suspended: true })).all).toBe(2)
  })

  it('of a program the platform manages are the company’s once they are valid', async () => {
    const { owner, reporter } = await stage()
    const managed = await liveProgram(owner, { managedBy: 'product' })
    await reviewedReport(managed, reporter)
    expect((await openReportsFor(owner)).all).toBe(0)
    await reviewedReport(managed, reporter, { stage: 'valid', validAt: now() })
    expect((await openReportsFor(owner)).turns).toEqual({ reporter: 0, operator: 1, company: 0 })
  })
})

describe('running promises', () => {
  it('are listed by due moment, and show how near they are', async () => {
    const { owner, reporter, team, open, other, granted, outsiders } = await stage()
    const [first, second] = [await reviewedReport(open, reporter), await reviewedReport(other, reporter)]
    const at = (from: number, to: number) => ({
      startedAt: later(now(), from * day),
      dueAt: later(now(), to * day),
    })
    await tick(first, { kind: 'rating', ...at(-9, 1) }, { kind: 'triage', ...at(-9, -8), stoppedAt: now() })
    await tick(second, { kind: 'reward', ...at(-3, -1) }, { kind: 'fix', ...at(-1, 9) })
    await tick(second, { kind: 'triage', ...at(-5, -4), pausedAt: now() })
    const said = ({ rows }: Awaited<ReturnType<typeof runningClocksSeenBy>>) =>
      rows.map(({ kind, state }) => `${kind} ${state}`)
    const all = await runningClocksSeenBy(owner, { most: 9 })
    expect(said(all)).toEqual(['reward overdue', 'rating soon', 'fix running'])
    expect(all).toMatchObject({ all: 3, overdue: 1, soon: 1 })
    expect(all.rows[0]?.company).toBeNull()
    const risk = await runningClocksSeenBy(owner, { most: 1, kinds: companyPromises, atRisk: true })
    expect([said(risk), risk.all]).toEqual([['reward overdue'], 2])
    expect(said(await runningClocksSeenBy(granted, { most: 9 }))).toEqual(['rating soon'])
    expect((await runningClocksSeenBy(reporter, { most: 9 })).all).toBe(3)
    expect((await runningClocksSeenBy(team, { most: 1 })).rows[0]).toMatchObject({
      kind: 'reward',
      company: 'Nusa Bank',
    })
    for (const one of outsiders) {
      expect(await runningClocksSeenBy(one, { most: 9 })).toEqual({ rows: [], all: 0, soon: 0, overdue: 0 })
    }
  })
})

describe('answer times', () => {
  it('are medians of three answers and more in 90 days, without the time bughunters owed an answer', async () => {
    const { owner, reporter, open, other, granted, outsiders } = await stage()
    const ids = [await reviewedReport(open, reporter), await reviewedReport(open, reporter)]
    await tick(
      ids[0]!,
      answered('triage', 10),
      answered('first_response', 2),
      answered('rating', 5, true, 91),
    )
    await tick(ids[1]!, answered('triage', 30), answered('first_response', 3))
    const third = await reviewedReport(other, reporter)
    // Asked after 5 hours, answered 40 hours later, decided after another 15: twenty hours of ours.
    const asked = later(now(), -10 * day + 5 * hour)
    await tick(third, answered('triage', 60, false))
    await tick(third, {
      kind: 'info',
      startedAt: asked,
      stoppedAt: later(asked, 40 * hour),
      dueAt: later(asked, 14 * day),
    })
    const of = async (who: Person | typeof visitor) =>
      Object.fromEntries((await answerTimesSeenBy(who)).map(({ kind, ...rest }) => [kind, rest]))
    const seen = await of(owner)
    expect(seen.triage).toEqual({ answers: 3, due: 3, medianHours: 20, onTime: 2 / 3 })
    expect(seen.first_response).toEqual({ answers: 2, due: 2, medianHours: null, onTime: null })
    expect(seen.rating?.answers).toBe(0)
    expect((await of(granted)).triage).toEqual({ answers: 2, due: 2, medianHours: null, onTime: null })
    for (const one of outsiders) expect((await of(one)).triage?.answers).toBe(0)
  })

  it('count overdue ones without an answer as missed, and into no median', async () => {
    const { owner, reporter, open } = await stage()
    const id = await reviewedReport(open, reporter)
    await tick(id, answered('fix', 5, true, 9), answered('fix', 5, true, 8))
    await tick(id, { kind: 'fix', startedAt: later(now(), -5 * day), dueAt: later(now(), -hour) })
    const fix = (await answerTimesSeenBy(owner)).find(({ kind }) => kind === 'fix')
    expect(fix).toEqual({ kind: 'fix', answers: 2, due: 3, medianHours: null, onTime: 2 / 3 })
  })

  it('count neither withdrawn reports nor promises that stopped while paused', async () => {
    const { owner, reporter, open } = await stage()
    const withdrawn = { stage: 'closed', closeReason: 'withdrawn', closedAt: now() } as const
    for (let i = 0; i < 3; i++)
      await tick(await reviewedReport(open, reporter, withdrawn), answered('triage', 9))
    const silent = await reviewedReport(open, reporter)
    await tick(silent, { ...answered('triage', 9), pausedAt: later(now(), -9 * day) })
    expect((await answerTimesSeenBy(owner)).map(({ answers }) => answers)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('for operators', () => {
  it('programs are ordered by the share of met promises; overdue ones count as missed', async () => {
    const { owner, reporter, team, open, other } = await stage()
    const [worse, better] = [await reviewedReport(open, reporter), await reviewedReport(other, reporter)]
    await tick(worse, answered('rating', 5), answered('reward', 5, false))
    await tick(worse, { kind: 'fix', startedAt: later(now(), -9 * day), dueAt: later(now(), -day) })
    await tick(better, answered('rating', 5), answered('reward', 5), answered('fix', 5, false))
    // What the platform team owes is not the program's.
    await tick(better, answered('triage', 5, false), answered('first_response', 5, false))
    const { programs, judged, below } = await keptPromisesSeenBy(team, 10)
    const own = programs.filter(({ programId }) => programId === open || programId === other)
    expect(own.map(({ programId, kept, promises }) => [programId, kept, promises])).toEqual([
      [open, 1, 3],
      [other, 2, 3],
    ])
    const shares = programs.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([judged, below]).toEqual([shares.length, 1])
    for (const one of [owner, reporter, visitor]) {
      await expect(keptPromisesSeenBy(one, 10)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(reportWeeksSeenBy(one, 2)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  it('weeks begin on Monday in Jakarta, with received and decided reports', async () => {
    const { reporter, team, open } = await stage()
    travelTo(new Date('2027-03-10T05:00:00Z')) // a Wednesday
    const sunday = new Date('2027-03-07T16:59:00Z')
    const monday = new Date('2027-03-07T17:01:00Z') // 00.01 on Monday in Jakarta
    await reviewedReport(open, reporter, { submittedAt: sunday })
    const late = await reviewedReport(open, reporter, { submittedAt: monday })
    await tick(late, { kind: 'triage', startedAt: sunday, stoppedAt: monday, dueAt: monday })
    expect(await reportWeeksSeenBy(team, 2)).toEqual([
      { week: '2027-03-01', received: 1, decided: 0 },
      { week: '2027-03-08', received: 1, decided: 1 },
    ])
  })
})

describe('severity over time', () => {
  it('counts valid reports by month and band for those who may see them', async () => {
    const { owner, reporter, open, other, granted, outsiders } = await stage()
    travelTo(new Date('2027-05-10T05:00:00Z'))
    const valid = (validAt: string, riskLevel: 0 | 7 | 12) =>
      ({ stage: 'valid', validAt: new Date(validAt), riskLevel }) as const
    await reviewedReport(open, reporter, valid('2027-05-02T00:00:00Z', 12))
    await reviewedReport(open, reporter, valid('2027-04-30T17:30:00Z', 7)) // already May in Jakarta
    await reviewedReport(other, reporter, valid('2027-04-02T00:00:00Z', 7))
    await reviewedReport(open, reporter, valid('2027-02-02T00:00:00Z', 7))
    await reviewedReport(open, reporter)
    const seen = await severityMonthsSeenBy(owner, 3)
    expect(seen.map(({ month, all }) => [month, all])).toEqual([
      ['2027-03', 0],
      ['2027-04', 1],
      ['2027-05', 2],
    ])
    expect(seen[2]?.bands).toEqual({ informational: 0, low: 0, medium: 0, high: 1, critical: 1 })
    expect((await severityMonthsSeenBy(granted, 3)).map(({ all }) => all)).toEqual([0, 0, 2])
    for (const one of outsiders)
      expect((await severityMonthsSeenBy(one, 3)).map(({ all }) => all)).toEqual([0, 0, 0])
  })
})
