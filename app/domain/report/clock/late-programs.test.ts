import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, asc, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { newestProgramsSeenBy } from '#domain/program/listed-programs.server.ts'
import { clearLateProgram } from '#domain/program/lock-program.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { reportableProgramsOf } from '#domain/program/program-choices.server.ts'
import { clearLateInput } from '#domain/program/program-input.ts'
import { mayStopLate } from '#domain/program/program-policy.ts'
import { programSeenBy, programsSeenBy } from '#domain/program/program-queries.server.ts'
import { reportingObstacleSeenBy } from '#domain/program/reporting/reporting-obstacle.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../../test/support/report-scenario.ts'
import { reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { commentOnReport } from '../comment-on-report.server.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { reportClocks } from '../report-tables.server.ts'
import { submissionSeenBy } from '../sending/submission-queries.server.ts'
import { submitReport } from '../sending/submit-report.server.ts'
import { keptPromisesSeenBy } from './kept-promises.server.ts'
import type { PromiseKind } from './promises.ts'
import { isLate } from './promises.ts'
import { stopLatePrograms } from './stop-late-programs.server.ts'

useDatabase()

const note = 'Tiga laporan yang lewat tenggat sudah dinilai dan dibayar.'
const start = new Date('2026-06-05T03:00:00Z')
const list = { page: 1, size: 50 } as const
let owner: Person & { companyId: string }
let team: Person
let reporter: Person
beforeEach(async () => {
  travelTo(start)
  owner = await companyOwner()
  team = await operator()
  reporter = await hunter()
})

async function program(more: Parameters<typeof liveProgram>[2] = {}): Promise<string> {
  const id = await liveProgram(owner, team, { managedBy: 'company', ...more })
  if (more.visibility !== 'private') await join(reporter, id)
  return id
}

type Clock = typeof reportClocks.$inferInsert

/** Promises of one report each: `kept`, `missed` (answered too late) or `open` (past due, without an answer), so many days ago. */
async function promises(
  programId: string,
  ...wanted: [PromiseKind, 'kept' | 'missed' | 'open', number?][]
): Promise<void> {
  for (const [kind, how, ago = 5] of wanted) {
    const reportId = await reviewedReport(programId, reporter)
    const dueAt = later(now(), -ago * day)
    const clock: Clock = { reportId, kind, startedAt: later(dueAt, -day), dueAt }
    const stoppedAt = how === 'open' ? null : later(dueAt, how === 'kept' ? -minute : minute)
    await database()
      .insert(reportClocks)
      .values({ ...clock, stoppedAt })
  }
}

const lateEvents = (programId: string) =>
  database()
    .select({ type: events.type, facts: events.facts, by: events.actorKind })
    .from(events)
    .where(and(eq(events.subjectId, programId), like(events.type, 'program.late%')))
    .orderBy(asc(events.seq))
const isStopped = async (programId: string) => (await programSeenBy(team, programId))!.late

async function late(more: Parameters<typeof liveProgram>[2] = {}): Promise<string> {
  const id = await program(more)
  await promises(id, ['rating', 'missed'], ['reward', 'open'], ['fix', 'kept'])
  expect(await stopLatePrograms(system)).toBe(1)
  return id
}

describe('PRG-05 the required share of met promises', () => {
  it('is half of three and more', () => {
    expect(isLate({ promises: 2, kept: 0 })).toBe(false)
    expect(isLate({ promises: 3, kept: 1 })).toBe(true)
    expect(isLate({ promises: 4, kept: 2 })).toBe(false)
  })

  it('is computed from its own promises of 90 days; two processes at once stop a program once', async () => {
    const stopped = await program()
    await promises(stopped, ['rating', 'missed'], ['reward', 'open'], ['fix', 'kept'])
    const [half, few, old, others] = [await program(), await program(), await program(), await program()]
    await promises(half, ['rating', 'missed'], ['reward', 'open'], ['fix', 'kept'], ['rating', 'kept'])
    await promises(few, ['rating', 'missed'], ['reward', 'open'])
    await promises(old, ['rating', 'missed', 91], ['reward', 'missed', 91], ['fix', 'missed'])
    await promises(others, ['triage', 'missed'], ['first_response', 'missed'], ['triage', 'open'])
    const both = await Promise.all([stopLatePrograms(system), stopLatePrograms(system)])
    expect(both[0] + both[1]).toBe(1)
    expect(await stopLatePrograms(system)).toBe(0)
    for (const id of [half, few, old, others]) expect(await isStopped(id)).toBe(false)
    expect(await lateEvents(stopped)).toEqual([
      { type: 'program.late', by: 'system', facts: expect.objectContaining({ promises: 3, kept: 1 }) },
    ])
  })

  it("counts no rating of a program the platform manages, there and in the operators' list", async () => {
    const managed = await program({ managedBy: 'product' })
    await promises(
      managed,
      ['rating', 'missed'],
      ['rating', 'open'],
      ['rating', 'missed'],
      ['reward', 'kept'],
    )
    expect(await stopLatePrograms(system)).toBe(0)
    await promises(managed, ['reward', 'missed'], ['fix', 'open'])
    travelTo(later(now(), minute))
    expect(await stopLatePrograms(system)).toBe(1)
    const { programs, stopped } = await keptPromisesSeenBy(team, 100)
    const line = programs.find(({ programId }) => programId === managed)
    expect(line).toMatchObject({ promises: 3, kept: 1, late: true })
    expect(stopped).toBeGreaterThanOrEqual(1)
  })

  it('stops no program that takes no reports anyhow, and no person stops one', async () => {
    const paused = await program()
    await promises(paused, ['rating', 'missed'], ['reward', 'missed'], ['fix', 'missed'])
    await pauseProgram(owner, paused)
    expect(await stopLatePrograms(system)).toBe(0)
    for (const who of [owner, team, reporter]) expect(mayStopLate(who, { status: 'accepted' })).toBe(false)
  })
})

describe('PRG-05 a late program', () => {
  it('takes no new reports and shows why; drafts are preserved, joining stays open, reports inside continue', async () => {
    const id = await program()
    const inside = await send(reporter, id)
    const draft = { key: newId(), revision: 0, ...reportTexts() }
    await saveDraft(reporter, id, draft)
    await promises(id, ['rating', 'missed'], ['reward', 'open'], ['fix', 'kept'])
    expect((await reportableProgramsOf(reporter, 9)).map((one) => one.id)).toContain(id)
    await stopLatePrograms(system)
    const refusal = { code: 'step_missing', detail: 'program_late' }
    await expect(send(reporter, id)).rejects.toMatchObject(refusal)
    const { key, revision: _, ...texts } = draft
    await expect(submitReport(reporter, id, { key, ...texts })).rejects.toMatchObject(refusal)
    expect(await submissionSeenBy(reporter, id, null)).toMatchObject({ obstacle: 'program_late' })
    await commentOnReport(reporter, inside.id, { audience: 'all', body: 'Ada satu langkah yang terlewat.' })
    for (const reader of [visitor, reporter, owner, team])
      expect(await programSeenBy(reader, id)).toMatchObject({ open: true, late: true })
    const seen = (await programSeenBy(reporter, id))!
    expect(await reportingObstacleSeenBy(reporter, seen)).toBe('program_late')
    const newcomer = await hunter()
    await join(newcomer, id)
    const offered = [
      await reportableProgramsOf(reporter, 9),
      await newestProgramsSeenBy(visitor, 50),
      (await programsSeenBy(visitor, { ...list, status: 'open' })).rows,
    ]
    for (const rows of offered) expect(rows.map((one) => one.id)).not.toContain(id)
    const waiting = (await programsSeenBy(team, { ...list, status: 'late' })).rows
    expect(waiting.map((one) => one.id)).toContain(id)
  })

  it('resumes when operators clear it, with a note its company reads; earlier promises count no more', async () => {
    const id = await late()
    expect((await managedProgramSeenBy(owner, id))!.lateness).toMatchObject({
      ...{ since: start, promises: 3, kept: 1, clearedAt: null, note: null },
    })
    travelTo(later(start, day))
    await clearLateProgram(team, id, { note })
    expect(await isStopped(id)).toBe(false)
    expect((await send(reporter, id)).code).toBeTruthy()
    const { lateness } = (await managedProgramSeenBy(owner, id))!
    expect(lateness).toEqual({ since: null, promises: null, kept: null, clearedAt: now(), note })
    expect(await stopLatePrograms(system)).toBe(0)
    // The one that is still open was due before; three new ones are judged by themselves.
    travelTo(later(start, 9 * day))
    await promises(id, ['rating', 'missed', 1], ['reward', 'missed', 2])
    expect(await stopLatePrograms(system)).toBe(0)
    await promises(id, ['fix', 'open', 1])
    expect(await stopLatePrograms(system)).toBe(1)
    const told = (await lateEvents(id)).map(({ type, facts }) => [type, facts.promises ?? facts.note])
    expect(told).toEqual([
      ['program.late', 3],
      ['program.late_cleared', note],
      ['program.late', 3],
    ])
  })

  it('is cleared by operators alone, once, and only while it is late', async () => {
    const [id, hidden] = [await late(), await late({ visibility: 'private' })]
    const rival = await companyOwner('Lain')
    const manager = await member(owner.companyId, 1)
    for (const who of [owner, manager, rival, reporter, visitor, system])
      await expect(clearLateProgram(who, id, { note })).rejects.toMatchObject({ code: 'forbidden' })
    for (const who of [rival, reporter, visitor])
      await expect(clearLateProgram(who, hidden, { note })).rejects.toMatchObject({ code: 'not_found' })
    await expect(clearLateProgram({ ...team, suspended: true }, id, { note })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const both = await Promise.allSettled([
      clearLateProgram(team, id, { note }),
      clearLateProgram(team, id, { note }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(clearLateProgram(team, id, { note })).rejects.toMatchObject({ code: 'move_forbidden' })
    expect((await lateEvents(id)).map(({ type }) => type)).toEqual(['program.late', 'program.late_cleared'])
    await endProgramAndPrizes(owner, hidden)
    await expect(clearLateProgram(team, hidden, { note })).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(clearLateInput.safeParse({ note: 'Sudah beres.' }).success).toBe(false)
  })
})
