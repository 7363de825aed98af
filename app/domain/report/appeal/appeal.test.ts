import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { appealFigures, appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import { judgingObstacleSeenBy } from '#domain/report/appeal/judging-obstacle.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reportRow, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { markOverdueClocks } from '../clock/mark-overdue.server.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { withdrawReport } from '../spoken-moves.server.ts'
import { appealClosing } from './appeal-closing.server.ts'
import { dismissAppeal } from './dismiss-appeal.server.ts'

useDatabase()

const why = { body: 'Langkah ketiga terlewat: ulangi dengan akun kedua yang baru dibuat.' }
const answer = { body: 'Sudah kami ulangi dengan akun baru dan hasilnya tetap sama.' }
const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'

let owner: Person & { companyId: string }
let programId: string
let team: Person[]
beforeAll(async () => {
  owner = await companyOwner()
  programId = await liveProgram(owner)
  team = [await operator(), await operator(), await operator()]
})

/** A report the first of the team refused. */
async function refused() {
  const reporter = await hunter()
  const id = await reviewedReport(programId, reporter)
  await closeAsInvalid(team[0]!, id, { reason: 'not_reproducible', note })
  return { reporter, id }
}

async function appealIn(viewer: Person, id: string) {
  const { hash } = await reportRow(id)
  return (await reportSeenBy(viewer, hash, id))?.appeal
}

describe('the objection to a closing', () => {
  it('goes to another operator, once, and the report stays closed', async () => {
    const { reporter, id } = await refused()
    expect(await appealIn(reporter, id)).toMatchObject({ state: 'possible', step: 1 })
    const before = await appealFigures(team[1]!)
    const clicks = await Promise.allSettled([1, 2, 3].map(() => appealClosing(reporter, id, why)))
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(appealClosing(reporter, id, why)).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'appeal_waits' },
    })
    expect(await reportRow(id)).toMatchObject({ stage: 'closed', closeReason: 'not_reproducible' })
    expect(await appealIn(team[1]!, id)).toMatchObject({ state: 'open', step: 1 })
    const { hash } = await reportRow(id)
    expect((await reportSeenBy(reporter, hash, id))?.next).toBe('operator')
    expect((await appealFigures(team[1]!)).open).toBe(before.open + 1)

    await expect(dismissAppeal(team[0]!, id, answer)).rejects.toMatchObject({ detail: 'reopen_second' })
    await expect(dismissAppeal(reporter, id, answer)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(dismissAppeal(owner, id, answer)).rejects.toMatchObject({ code: 'forbidden' })
    await dismissAppeal(team[1]!, id, answer)
    await expect(dismissAppeal(team[2]!, id, answer)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect((await appealFigures(team[1]!)).open).toBe(before.open)
  })

  it('goes once more to a third person, whose answer is final', async () => {
    const { reporter, id } = await refused()
    await appealClosing(reporter, id, why)
    await dismissAppeal(team[1]!, id, answer)
    expect(await appealIn(reporter, id)).toMatchObject({ state: 'possible', step: 2 })
    await appealClosing(reporter, id, why)
    for (const one of [team[0]!, team[1]!]) {
      await expect(dismissAppeal(one, id, answer)).rejects.toMatchObject({ detail: 'reopen_second' })
      await expect(reopenAppeal(one, id, answer)).rejects.toMatchObject({ detail: 'reopen_second' })
      expect(await judgingObstacleSeenBy(one, await reportRow(id))).toBe('reopen_second')
    }
    await dismissAppeal(team[2]!, id, answer)
    expect(await appealIn(reporter, id)).toBeNull()
    await expect(appealClosing(reporter, id, why)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('is not accepted twice in one millisecond, also where it was answered in between', async () => {
    const { reporter, id } = await refused()
    travelTo(now())
    await appealClosing(reporter, id, why)
    await dismissAppeal(team[1]!, id, answer)
    await expect(appealClosing(reporter, id, why)).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'appeal_waits' },
    })
    travelTo(null)
    await appealClosing(reporter, id, why)
  })

  it('that is upheld opens the report again, and stops its clock', async () => {
    const { reporter, id } = await refused()
    await appealClosing(reporter, id, why)
    await reopenAppeal(team[1]!, id, answer)
    expect(await appealIn(reporter, id)).toBeNull()
    const { hash } = await reportRow(id)
    const seen = await reportSeenBy(reporter, hash, id)
    expect(seen?.clocks.filter(({ kind }) => kind === 'appeal')).toMatchObject([{ state: 'met' }])
    expect(seen?.timeline.flatMap((entry) => (entry.kind === 'event' ? [entry.type] : []))).toContain(
      'report.appealed',
    )
    // A closing after that may be objected to anew.
    await closeAsInvalid(team[1]!, id, { reason: 'informative', note })
    expect(await appealIn(reporter, id)).toMatchObject({ state: 'possible', step: 1 })
  })

  it('is possible for 14 days, and only against a refusal', async () => {
    const { reporter, id } = await refused()
    const { hash } = await reportRow(id)
    const other = await hunter()
    await expect(appealClosing(other, id, why)).rejects.toMatchObject({ code: 'not_found' })
    await expect(appealClosing(owner, id, why)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(appealClosing(team[1]!, id, why)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(appealClosing({ ...reporter, suspended: true }, id, why)).rejects.toMatchObject({
      code: 'forbidden',
    })
    travelTo(after(now(), 14 * day + 1000))
    expect((await reportSeenBy(reporter, hash, id))?.appeal).toBeNull()
    await expect(appealClosing(reporter, id, why)).rejects.toMatchObject({ code: 'move_forbidden' })

    const open = await reviewedReport(programId, other)
    await expect(appealClosing(other, open, why)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(withdrawReport(other, open)).rejects.toMatchObject({ code: 'move_forbidden' })
  })
})

describe('the team', () => {
  it('finds it in the queue and among the appeals until it is answered, and is notified when that is late', async () => {
    const { reporter, id } = await refused()
    await appealClosing(reporter, id, why)
    const { hash } = await reportRow(id)
    const queue = () => workQueueSeenBy(team[1]!, { desk: 'appeals', taker: null, from: null })
    expect((await queue()).rows).toContainEqual(
      expect.objectContaining({ id, desk: 'appeals', place: `${hash}/${id}` }),
    )
    const rowFor = async (viewer: Person) => (await appealsSeenBy(viewer)).rows.find((row) => row.id === id)
    expect(await rowFor(team[0]!)).toMatchObject({ kind: 'report', reportHash: hash, ownAct: true })
    expect(await rowFor(team[1]!)).toMatchObject({
      kind: 'report',
      username: reporter.username,
      ownAct: false,
    })

    travelTo(after((await rowFor(team[1]!))!.dueAt, 1000))
    await markOverdueClocks(system)
    const late = and(eq(events.type, 'report.clock_overdue'), eq(events.subjectId, id))
    expect(await database().select({ facts: events.facts }).from(events).where(late)).toMatchObject([
      { facts: { kind: 'appeal_answer' } },
      { facts: { kind: 'appeal' } },
    ])
    await dismissAppeal(team[1]!, id, answer)
    expect((await queue()).rows.map((row) => row.id)).not.toContain(id)
    expect(await rowFor(team[1]!)).toBeUndefined()
  })
})
