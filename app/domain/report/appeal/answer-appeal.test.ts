import { travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reportRow, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { answerTimesSeenBy } from '../clock/answer-times.server.ts'
import { keptPromisesSeenBy } from '../clock/kept-promises.server.ts'
import { markOverdueClocks } from '../clock/mark-overdue.server.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { appealClosing } from './appeal-closing.server.ts'
import { dismissAppeal } from './dismiss-appeal.server.ts'

useDatabase()

const why = { body: 'Langkah ketiga terlewat: ulangi dengan akun kedua yang baru dibuat.' }
const verdict = { body: 'Sudah kami ulangi dengan akun baru dan hasilnya tetap sama.' }
const word = { answer: 'reopen', body: 'Log kami menunjukkan akses itu memang terjadi.' } as const
const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'

let owner: Person & { companyId: string }
let programId: string
let team: Person[]
let reporter: Person
beforeAll(async () => {
  owner = await companyOwner()
  programId = await liveProgram(owner)
  team = [await operator(), await operator(), await operator()]
  reporter = await hunter()
})

async function refused(program = programId): Promise<string> {
  const id = await reviewedReport(program, reporter)
  await closeAsInvalid(team[0]!, id, { reason: 'not_reproducible', note })
  return id
}

async function objected(program = programId): Promise<string> {
  const id = await refused(program)
  await appealClosing(reporter, id, why)
  return id
}

const seen = async (viewer: Person, id: string) =>
  (await reportSeenBy(viewer, (await reportRow(id)).hash, id))!
const answerClock = async (id: string) =>
  (await seen(team[1]!, id)).clocks.find(({ kind }) => kind === 'appeal_answer')

describe('the company’s comment on an objection', () => {
  it('is due within 3 business days, notified to all, given once, and decides nothing', async () => {
    travelTo(new Date('2026-06-02T03:00:00Z'))
    const id = await objected()
    const asked = await seen(owner, id)
    expect(asked).toMatchObject({ next: 'company', mayAnswerAppeal: true, appealAnswer: null })
    expect(asked.appeal).toMatchObject({ state: 'open', answerDueAt: new Date('2026-06-05T10:00:00Z') })
    expect((await seen(team[1]!, id)).next).toBe('operator')
    await answerAppeal(owner, id, word)
    expect(await seen(owner, id)).toMatchObject({
      ...{ next: 'operator', mayAnswerAppeal: false, appealAnswer: 'reopen' },
      ...{ stage: 'closed', appeal: { state: 'open', answerDueAt: null } },
    })
    const read = await seen(reporter, id)
    expect(read).toMatchObject({ appealAnswer: 'reopen', next: 'operator' })
    expect(read.timeline).toContainEqual(
      expect.objectContaining({ type: 'report.appeal_answered', facts: { answer: 'reopen' } }),
    )
    expect(read.timeline.at(-1)).toMatchObject({ kind: 'comment', audience: 'all' })
    await expect(answerAppeal(owner, id, word)).rejects.toMatchObject({ code: 'move_forbidden' })
    await dismissAppeal(team[1]!, id, verdict)
    expect((await answerClock(id))?.state).toBe('met')
  })

  it('is given by those who may rate, in this company alone', async () => {
    const id = await objected()
    const rater = await member(owner.companyId, 2, [programId], ['report.rate'])
    const bare = await member(owner.companyId, 2, [programId], ['reward.decide', 'report.comment'])
    const ungranted = await member(owner.companyId, 2, [], ['report.rate'])
    const rival = await companyOwner('Lain')
    for (const [who, code] of [
      [bare, 'forbidden'],
      [{ ...rater, suspended: true }, 'forbidden'],
      [reporter, 'forbidden'],
      [team[1]!, 'forbidden'],
      [ungranted, 'not_found'],
      [rival, 'not_found'],
      [await hunter(), 'not_found'],
    ] as const) {
      await expect(answerAppeal(who, id, word)).rejects.toMatchObject({ code })
    }
    expect(await seen(bare, id)).toMatchObject({ mayAnswerAppeal: false })
    await answerAppeal(rater, id, word)
  })

  it('RPT-10 is not requested where the company does not read the report, nor before an objection or for the second', async () => {
    const managed = await objected(await liveProgram(owner, { managedBy: 'product' }))
    await expect(answerAppeal(owner, managed, word)).rejects.toMatchObject({ code: 'not_found' })
    expect(await seen(reporter, managed)).toMatchObject({ appeal: { state: 'open', answerDueAt: null } })
    expect(await answerClock(managed)).toBeUndefined()

    const id = await refused()
    await expect(answerAppeal(owner, id, word)).rejects.toMatchObject({ code: 'move_forbidden' })
    await appealClosing(reporter, id, why)
    await answerAppeal(owner, id, { ...word, answer: 'stands' })
    await dismissAppeal(team[1]!, id, verdict)
    await appealClosing(reporter, id, why)
    expect(await seen(owner, id)).toMatchObject({
      ...{ appeal: { step: 2, answerDueAt: null }, mayAnswerAppeal: false },
      ...{ appealAnswer: 'stands', next: 'operator' },
    })
    await expect(answerAppeal(owner, id, word)).rejects.toMatchObject({ code: 'move_forbidden' })
    await dismissAppeal(team[2]!, id, verdict)
  })

  it('is given once for several clicks at the same moment', async () => {
    const id = await objected()
    const presses = await Promise.allSettled([1, 2, 3].map(() => answerAppeal(owner, id, word)))
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('is given before the decision or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await objected()
      const decide = round % 2 ? reopenAppeal : dismissAppeal
      const [said, decided] = await Promise.allSettled([
        answerAppeal(owner, id, word),
        decide(team[1]!, id, verdict),
      ])
      expect(decided.status).toBe('fulfilled')
      expect((await seen(owner, id)).appealAnswer).toBe(said.status === 'fulfilled' ? 'reopen' : null)
      expect((await answerClock(id))?.state).toBe(said.status === 'fulfilled' ? 'met' : 'dropped')
    }
  })

  it('RPT-08 is refused from a page that shows an older objection, as the decision is', async () => {
    const id = await objected()
    const { revision } = await seen(owner, id)
    await reopenAppeal(team[1]!, id, verdict)
    await closeAsInvalid(team[1]!, id, { reason: 'informative', note })
    await appealClosing(reporter, id, why)
    const late = { code: 'conflict', detail: 'page_older' }
    await expect(answerAppeal(owner, id, { ...word, revision })).rejects.toMatchObject(late)
    await expect(dismissAppeal(team[2]!, id, { ...verdict, revision })).rejects.toMatchObject(late)
    await expect(reopenAppeal(team[2]!, id, { ...verdict, revision })).rejects.toMatchObject(late)
    const { revision: present } = await seen(owner, id)
    await answerAppeal(owner, id, { ...word, revision: present })
    await expect(dismissAppeal(team[2]!, id, { ...verdict, revision: present })).rejects.toMatchObject(late)
  })

  it('RPT-08 an old page of the reporter does not use up the second objection', async () => {
    const id = await refused()
    const { revision } = await seen(reporter, id)
    await appealClosing(reporter, id, { ...why, revision })
    await dismissAppeal(team[1]!, id, verdict)
    await expect(appealClosing(reporter, id, { ...why, revision })).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'page_older' },
    })
  })
})

describe('a promise of the program', () => {
  it('counts when it is answered or late, not when operators decided first', async () => {
    travelTo(new Date('2026-06-02T03:00:00Z'))
    const company = await companyOwner('Janji')
    const program = await liveProgram(company)
    const [quick, slow, silent, cut] = [
      await objected(program),
      await objected(program),
      await objected(program),
      await objected(program),
    ]
    await answerAppeal(company, quick!, word)
    await dismissAppeal(team[1]!, cut!, verdict)
    travelTo(new Date('2026-06-05T10:00:01Z'))
    expect(await markOverdueClocks(system)).toBeGreaterThanOrEqual(2)
    await answerAppeal(company, slow!, word)
    await dismissAppeal(team[1]!, silent!, verdict)
    const [times] = (await answerTimesSeenBy(company)).filter(({ kind }) => kind === 'appeal_answer')
    expect(times).toMatchObject({ answers: 3, due: 3, onTime: 1 / 3 })
    const { programs } = await keptPromisesSeenBy(team[0]!, 100)
    expect(programs.find((one) => one.programId === program)).toMatchObject({ promises: 3, kept: 1 })
  })
})
