import { day, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { judgingObstacleSeenBy } from '#domain/report/appeal/judging-obstacle.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../test/support/report-scenario.ts'
import { expireInfo } from './clock/expire-info.server.ts'
import { moveReport } from './move-report.server.ts'
import { reopenNoResponse } from './reopen-no-response.server.ts'
import { ratingAnswerInput } from './report-input.ts'
import { reportSeenBy } from './report-queries.server.ts'
import { reports, reportVersions } from './report-tables.server.ts'
import { editReport } from './sending/edit-report.server.ts'
import { acceptRisk, answerInfo, askInfo, startFixing, withdrawReport } from './spoken-moves.server.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let programId: string
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
})

const body = 'Mohon lengkapi langkah ketiga dengan permintaan mentahnya.'

/** A fresh reporter each time: no one sends more than five reports a minute. */
async function fresh() {
  reporter = await hunter()
  await join(reporter, programId)
  return send(reporter, programId)
}

async function row(id: string) {
  const [report] = await database().select().from(reports).where(eq(reports.id, id))
  return report!
}

async function makeValid(id: string) {
  await takeReport(team, id)
  await transaction((tx) => moveReport(tx, team, id, 'validate', { set: { triagedLevel: 5 } }))
}

describe('editReport and withdrawReport', () => {
  it('store the text before an edit, and end with the first decision', async () => {
    const { id } = await fresh()
    const { revision } = await row(id)
    await editReport(reporter, id, { revision, ...reportTexts({ title: 'Judul yang sudah dibetulkan' }) })
    expect((await row(id)).title).toBe('Judul yang sudah dibetulkan')
    expect(
      await database().select().from(reportVersions).where(eq(reportVersions.reportId, id)),
    ).toMatchObject([{ revision: 0 }, { revision }])
    await expect(editReport(reporter, id, { revision, ...reportTexts() })).rejects.toMatchObject({
      code: 'conflict',
    })
    await takeReport(team, id)
    const taken = await row(id)
    await expect(
      editReport(reporter, id, { revision: taken.revision, ...reportTexts() }),
    ).rejects.toMatchObject({ code: 'move_forbidden', status: 409 })
    await expect(withdrawReport(reporter, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await row(id)).toEqual(taken)
  })

  it('are allowed for the reporter alone', async () => {
    const { id } = await fresh()
    const { revision } = await row(id)
    await expect(editReport(team, id, { revision, ...reportTexts() })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(withdrawReport(owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(withdrawReport(await hunter(), id)).rejects.toMatchObject({ code: 'not_found' })
    await withdrawReport(reporter, id)
    expect(await row(id)).toMatchObject({ stage: 'closed', closeReason: 'withdrawn' })
    await expect(withdrawReport(reporter, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('let exactly one of withdraw and take win a race', async () => {
    const { id } = await fresh()
    const both = await Promise.allSettled([withdrawReport(reporter, id), takeReport(team, id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(['withdrawn', null]).toContain((await row(id)).closeReason)
  })
})

describe('takeReport', () => {
  it('starts the review, and later only changes the assignee', async () => {
    const { id } = await fresh()
    const colleague = await operator()
    await takeReport(team, id, colleague.accountId)
    expect(await row(id)).toMatchObject({ stage: 'in_review', assigneeId: colleague.accountId })
    await takeReport(team, id, team.accountId)
    expect(await row(id)).toMatchObject({ stage: 'in_review', assigneeId: team.accountId })
    await expect(takeReport(team, id, owner.accountId)).rejects.toMatchObject({
      fields: { assigneeId: [{ key: 'invalid' }] },
    })
    await expect(takeReport(owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(takeReport({ ...team, suspended: true }, id)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('lets one of two who take at once have it, and refuses the other', async () => {
    const { id } = await fresh()
    const people = [team, await operator()]
    const answers = await Promise.allSettled(people.map((person) => takeReport(person, id)))
    const lost = answers.filter((answer) => answer.status === 'rejected')
    expect(lost.map(({ reason }) => reason)).toMatchObject([{ code: 'conflict', detail: 'report_taken' }])
    const winner = people[answers.findIndex(({ status }) => status === 'fulfilled')]!
    expect(await row(id)).toMatchObject({ assigneeId: winner.accountId })
    await takeReport(winner, id)
    expect(await row(id)).toMatchObject({ assigneeId: winner.accountId })
  })
})

describe('questions', () => {
  it('pause the promises, and the answer resumes them', async () => {
    const friday = new Date('2026-06-05T03:00:00Z')
    travelTo(friday)
    const { id, hash } = await fresh()
    await takeReport(team, id)
    await askInfo(team, id, { body })
    const clocks = async () =>
      Object.fromEntries((await reportSeenBy(reporter, hash, id))!.clocks.map((clock) => [clock.kind, clock]))
    expect(await clocks()).toMatchObject({
      triage: { state: 'paused' },
      info: { state: 'running' },
      first_response: { state: 'met' },
    })
    travelTo(new Date(friday.getTime() + 7 * day))
    await expect(answerInfo(team, id, { body })).rejects.toMatchObject({ code: 'forbidden' })
    await answerInfo(reporter, id, { body: 'Ini permintaan mentah dari langkah ketiga.' })
    await expect(answerInfo(reporter, id, { body })).rejects.toMatchObject({ code: 'move_forbidden' })
    // Three business days were left on Friday the 5th; from Friday the 12th they end on Thursday the 18th, as the 16th is a holiday.
    expect((await clocks()).triage).toMatchObject({
      state: 'running',
      dueAt: new Date('2026-06-18T10:00:00Z'),
    })
    const view = await reportSeenBy(reporter, hash, id)
    expect(view?.timeline.filter(({ kind }) => kind === 'comment')).toHaveLength(2)
  })

  it('close after 14 days without an answer, once, and reopen within 30 days with one', async () => {
    const start = new Date('2026-06-05T03:00:00Z')
    travelTo(start)
    const { id } = await fresh()
    await takeReport(team, id)
    await askInfo(team, id, { body })
    travelTo(new Date(start.getTime() + 14 * day - 1))
    expect(await expireInfo(system)).toBe(0)
    travelTo(new Date(start.getTime() + 14 * day))
    const both = await Promise.all([expireInfo(system), expireInfo(system)])
    expect(both[0] + both[1]).toBe(1)
    expect(await row(id)).toMatchObject({ stage: 'closed', closeReason: 'no_response' })
    travelTo(new Date(start.getTime() + 44 * day + 1))
    await expect(reopenNoResponse(reporter, id, { body })).rejects.toMatchObject({
      detail: 'reopen_too_late',
    })
    travelTo(new Date(start.getTime() + 44 * day))
    await reopenNoResponse(reporter, id, { body })
    expect(await row(id)).toMatchObject({ stage: 'in_review', closeReason: null, closedAt: null })
  })
})

describe('fixing', () => {
  it('runs from fixing over a retest to fixed; the bughunter advises, the company decides', async () => {
    const { id, hash } = await fresh()
    await makeValid(id)
    await expect(startFixing(await member(owner.companyId, 2, [programId]), id)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await startFixing(owner, id)
    await expect(giveRetestVerdict(reporter, id, { verdict: 'fixed', body })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await askRetest(owner, id, { body })
    await giveRetestVerdict(reporter, id, { verdict: 'not_fixed', body })
    expect((await row(id)).fix).toBe('retest')
    expect((await reportSeenBy(owner, hash, id))?.retestAnswer).toBe('not_fixed')
    await giveRetestVerdict(owner, id, { verdict: 'not_fixed', body })
    await askRetest(owner, id, { body })
    expect((await reportSeenBy(owner, hash, id))?.retestAnswer).toBeNull()
    await expect(giveRetestVerdict(team, id, { verdict: 'fixed', body })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await giveRetestVerdict(owner, id, { verdict: 'fixed', body })
    expect(await reportSeenBy(reporter, hash, id)).toMatchObject({ fix: 'fixed', vulnerabilityStatus: 2 })
    await expect(resolveReport(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('may end by accepting the risk, by the company only', async () => {
    const { id } = await fresh()
    await makeValid(id)
    await expect(acceptRisk(team, id, { body })).rejects.toMatchObject({ code: 'forbidden' })
    await acceptRisk(owner, id, { body })
    expect((await row(id)).fix).toBe('accepted_risk')
  })
})

describe('answerRating', () => {
  async function rated() {
    const { id, hash } = await fresh()
    await makeValid(id)
    const rate = () => transaction((tx) => moveReport(tx, owner, id, 'rate', { set: { riskLevel: 2 } }))
    await rate()
    return { id, hash, rate }
  }

  it('is given once, by the reporter, with a reason when it disputes; a new rating may be answered anew', async () => {
    travelTo(new Date('2026-06-05T03:00:00Z'))
    const { id, hash, rate } = await rated()
    await expect(answerRating(owner, id, { answer: 'accepted', body: '' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(ratingAnswerInput.safeParse({ answer: 'disputed', body: 'Tidak' }).success).toBe(false)
    await answerRating(reporter, id, { answer: 'accepted', body: 'Metrik kerahasiaannya sudah sesuai.' })
    await expect(answerRating(reporter, id, { answer: 'accepted', body: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await reportSeenBy(owner, hash, id))?.ratingAnswer).toBe('accepted')
    travelTo(new Date('2026-06-08T03:00:00Z'))
    await rate()
    const view = await reportSeenBy(reporter, hash, id)
    expect(view?.ratingAnswer).toBeNull()
    // The promise to reward goes on from the first rating.
    expect(view?.clocks.filter(({ kind }) => kind === 'reward')).toHaveLength(1)
    await answerRating(reporter, id, { answer: 'disputed', body: 'Metrik kerahasiaan seharusnya tinggi.' })
    expect((await reportSeenBy(owner, hash, id))?.rating).toBe('disputed')
  })

  it('ends after five business days', async () => {
    travelTo(new Date('2026-06-05T03:00:00Z'))
    const { id, hash } = await rated()
    const term = async () => {
      const view = await reportSeenBy(reporter, hash, id)
      return view?.audience === 'reporter' ? view.ratingTerm : undefined
    }
    const until = new Date('2026-06-12T10:00:00Z')
    travelTo(until)
    expect(await term()).toEqual({ until, open: true })
    travelTo(new Date('2026-06-12T10:00:01Z'))
    expect(await term()).toEqual({ until, open: false })
    await expect(answerRating(reporter, id, { answer: 'accepted', body: '' })).rejects.toMatchObject({
      code: 'move_forbidden',
      detail: 'rating_answer_late',
    })
    travelTo(until)
    await answerRating(reporter, id, { answer: 'accepted', body: '' })
    expect(await term()).toBeNull()
  })
})

describe('moveReport', () => {
  it('skips no state and refuses movers without the right', async () => {
    const { id } = await fresh()
    const move = (actor: Person, step: Parameters<typeof moveReport>[3]) =>
      transaction((tx) => moveReport(tx, actor, id, step))
    await expect(move(team, 'validate')).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(move(team, 'resolve')).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(move(owner, 'validate')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(move(reporter, 'take')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(move(await companyOwner('Lain'), 'rate')).rejects.toMatchObject({ code: 'not_found' })
    expect((await row(id)).stage).toBe('submitted')
    expect(now().getTime()).toBeGreaterThan(0)
  })
})

describe('reopenAppeal', () => {
  async function refused(): Promise<string> {
    const { id } = await fresh()
    await takeReport(team, id)
    const details = { invalidReason: 'spam' as const }
    await transaction((tx) =>
      moveReport(tx, team, id, 'close_invalid', { details, set: { closeNote: body } }),
    )
    return id
  }

  it('is decided by another operator than the one who refused the report, and assigned to them', async () => {
    const id = await refused()
    const second = await operator()
    await expect(reopenAppeal(team, id, { body })).rejects.toMatchObject({
      ...{ code: 'forbidden', detail: 'reopen_second' },
    })
    expect(await judgingObstacleSeenBy(team, await row(id))).toBe('reopen_second')
    expect(await judgingObstacleSeenBy(second, await row(id))).toBeNull()
    await reopenAppeal(second, id, { body })
    expect(await row(id)).toMatchObject({
      ...{ stage: 'in_review', closeReason: null, closeNote: null, assigneeId: second.accountId },
    })
    await expect(reopenAppeal(second, id, { body })).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('is allowed for operators alone, and only for what they refused', async () => {
    const id = await refused()
    for (const actor of [reporter, owner])
      await expect(reopenAppeal(actor, id, { body })).rejects.toMatchObject({ code: 'forbidden' })
    const { id: other } = await fresh()
    await withdrawReport(reporter, other)
    await expect(reopenAppeal(team, other, { body })).rejects.toMatchObject({ code: 'move_forbidden' })
  })
})
