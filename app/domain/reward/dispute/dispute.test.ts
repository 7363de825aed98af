import { day, hour, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import { acceptRisk } from '#domain/report/spoken-moves.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  reportRow,
  reviewedReport,
  triage,
  vectors,
} from '../../../../test/support/reward-scenario.ts'
import { giveReward } from '../give-reward.server.ts'
import { pointsOf } from '../points-queries.server.ts'
import { rateReport } from '../rate-report.server.ts'
import { releaseUnanswered } from '../release-unanswered.server.ts'
import { resolveReport } from '../resolve-report.server.ts'
import { validateReport } from '../validate-report.server.ts'
import { answerDispute } from './answer-dispute.server.ts'
import { agreeRating, answerRating } from './answer-rating.server.ts'
import { decideDispute } from './decide-dispute.server.ts'
import { settleRatings } from './settle-ratings.server.ts'
import { ratingJudgeObstacleSeenBy } from './team-judges.server.ts'

useDatabase()

// A Monday without holidays near it: business days can be counted by hand, each to 17.00 WIB.
const monday = new Date('2027-10-04T03:00:00Z')
const closing = (days: number) => later(monday, days * day + 7 * hour)
const body = 'Dampaknya dinilai dari bukti yang terlampir pada laporan ini.'
const reason = 'Serangan memerlukan akun yang sudah diverifikasi lebih dulu.'

let owner: Person & { companyId: string }
let reporter: Person
let [first, second]: Person[] = []
beforeEach(async () => {
  travelTo(monday)
  owner = await companyOwner()
  reporter = await hunter()
  ;[first, second] = [await operator(), await operator()]
  await fund(owner.companyId, 500_000_000n)
})

/** Found valid by `first`: Critical 12, least Rp15 million, fee of 20 percent. */
async function valid(vector: string = vectors.critical, more: Parameters<typeof liveProgram>[1] = {}) {
  const id = await reviewedReport(await liveProgram(owner, more), reporter)
  await validateReport(first!, id, triage(vector))
  return id
}

const bandVectors = {
  0: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N',
  2: vectors.low,
  5: vectors.medium,
  7: vectors.high,
  12: vectors.critical,
}
type Rated = keyof typeof bandVectors

async function rate(id: string, level: Rated, by: Person = owner) {
  const { revision } = await reportRow(id)
  await rateReport(by, id, { revision, level, cvssVector: bandVectors[level], reason })
}
const give = (id: string, amount: bigint | undefined, by: Person = owner) =>
  giveReward(by, id, { key: newId(), amount, otherReward: undefined, reason })
const answer = (id: string, word: 'accepted' | 'disputed') =>
  answerRating(reporter, id, { answer: word, body })
async function decide(id: string, level: Rated, floor?: bigint, by: Person = second!) {
  const { revision } = await reportRow(id)
  await decideDispute(by, id, { revision, level, cvssVector: bandVectors[level], floor, body })
}
const owed = async () => (await balancesOf(reporter.accountId)).bughunter_payable ?? 0n
const reserved = async () => (await balancesOf(owner.companyId)).company_reserved
const clockOf = async (id: string) => {
  const running = and(
    eq(reportClocks.reportId, id),
    isNull(reportClocks.stoppedAt),
    isNull(reportClocks.pausedAt),
  )
  return Object.fromEntries(
    (await database().select().from(reportClocks).where(running)).map(({ kind, dueAt }) => [kind, dueAt]),
  )
}

describe('RUL-02 a Critical cannot be erased', () => {
  it('by a level outside the band of its vector, or one that falls while the vector rises', async () => {
    const id = await valid()
    const disputed = { revision: (await reportRow(id)).revision, reason: 'a'.repeat(200) }
    const highest = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H'
    for (const [level, cvssVector] of [
      [0, highest],
      [10, highest],
      [12, vectors.low],
    ] as const)
      await expect(rateReport(owner, id, { ...disputed, level, cvssVector })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { level: expect.anything() },
      })
    expect(await reportRow(id)).toMatchObject({ stage: 'valid', riskLevel: null })
  })

  it('by a low rating, a reward of nothing, an accepted risk and a closing within a second', async () => {
    const id = await valid()
    const before = await reserved()
    await rate(id, 0)
    expect(await reportRow(id)).toMatchObject({ ratingState: 'waiting', riskLevel: 0 })
    expect(await reserved()).toBe(before)
    expect(await give(id, undefined)).toBe('offered')
    await acceptRisk(owner, id, { body })
    await expect(resolveReport(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(give(id, 1n)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await reserved()).toBe(before)
    await answer(id, 'disputed')
    await expect(resolveReport(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await answerDispute(owner, id, { answer: 'stands', body })
    await decide(id, 12)
    await expect(give(id, 1n)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(rate(id, 0)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await give(id, 15_000_000n)).toBe('given')
    expect(await owed()).toBe(15_000_000n)
    await resolveReport(owner, id)
    expect(await pointsOf(reporter.accountId)).toBeGreaterThanOrEqual(40)
  })

  it('by one rupiah for the right level: it waits for the bughunter, and is given with consent', async () => {
    const id = await valid()
    await rate(id, 12)
    expect(await give(id, 1n)).toBe('offered')
    expect(await owed()).toBe(0n)
    expect(await clockOf(id)).toEqual({ rating_answer: closing(7) })
    await Promise.allSettled([answer(id, 'accepted'), answer(id, 'accepted'), answer(id, 'disputed')])
    const { ratingState, rewardState } = await reportRow(id)
    expect([
      ['open', 'payable', 1n],
      ['disputed', 'proposed', 0n],
    ]).toContainEqual([ratingState, rewardState, await owed()])
  })

  it('in silence sooner than five business days, and then as the company offered', async () => {
    const id = await valid()
    await rate(id, 7)
    expect(await give(id, 5_000_000n)).toBe('offered')
    travelTo(later(closing(7), -1))
    expect(await settleRatings(system)).toBe(0)
    travelTo(closing(7))
    expect(await Promise.all([settleRatings(system), settleRatings(system)])).toContain(1)
    expect(await owed()).toBe(5_000_000n)
    expect(await reportRow(id)).toMatchObject({ ratingState: 'open', rewardState: 'payable', riskLevel: 7 })
    travelTo(later(closing(7), 1))
    await expect(answer(id, 'disputed')).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('where it pays no money: points and things wait as well, and the points remain those of the operators’ level', async () => {
    const id = await valid(vectors.critical, { rewardType: 'other' })
    await rate(id, 2)
    const points = await pointsOf(reporter.accountId)
    expect(await give(id, undefined)).toBe('offered')
    await answer(id, 'accepted')
    expect(await reportRow(id)).toMatchObject({ rewardState: 'points_granted' })
    expect(await pointsOf(reporter.accountId)).toBe(points)
    expect(points).toBeGreaterThanOrEqual(40)
  })

  it('but is given the least of the operators’ level at once', async () => {
    const id = await valid()
    await rate(id, 7)
    expect(await give(id, 15_000_000n)).toBe('given')
    expect(await owed()).toBe(15_000_000n)
    await acceptRisk(owner, id, { body })
    await expect(resolveReport(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await answer(id, 'accepted')
    await resolveReport(owner, id)
  })
})

describe('RUL-02 a dispute', () => {
  it('has a clock for the company, then one for an operator, and both views show it', async () => {
    const id = await valid()
    await rate(id, 7)
    await answer(id, 'disputed')
    expect(await clockOf(id)).toEqual({ dispute_answer: closing(3) })
    const { hash } = await reportRow(id)
    expect(await reportSeenBy(reporter, hash, id)).toMatchObject({ rating: 'disputed' })
    await expect(decide(id, 12)).rejects.toMatchObject({ code: 'move_forbidden' })
    travelTo(later(monday, day))
    await answerDispute(owner, id, { answer: 'stands', body })
    await expect(answerDispute(owner, id, { answer: 'yields', body })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await clockOf(id)).toEqual({ dispute: closing(8) })
    await decide(id, 7, 8_000_000n)
    expect(await reportRow(id)).toMatchObject({ ratingState: 'decided', riskLevel: 7, triagedLevel: 7 })
    expect(Object.keys(await clockOf(id))).toEqual(['reward'])
    await expect(give(id, 7_999_999n)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await give(id, 8_000_000n)).toBe('given')
  })

  it('goes to an operator without the company’s answer after three business days', async () => {
    const id = await valid()
    await rate(id, 7)
    await answer(id, 'disputed')
    travelTo(closing(3))
    await settleRatings(system)
    expect(await reportRow(id)).toMatchObject({ ratingState: 'deciding' })
    await expect(answerDispute(owner, id, { answer: 'yields', body })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await clockOf(id)).toEqual({ dispute: closing(10) })
  })

  it('is not decided by the operator who found the report valid or rated it, nor by anyone outside of the team', async () => {
    const id = await valid(vectors.critical, { managedBy: 'product' })
    const third = await operator()
    await rate(id, 7, third)
    await answer(id, 'disputed')
    await answerDispute(owner, id, { answer: 'stands', body })
    for (const person of [first!, third])
      await expect(decide(id, 12, undefined, person)).rejects.toMatchObject({
        code: 'forbidden',
        detail: 'judge_second',
      })
    expect(await ratingJudgeObstacleSeenBy(third, id)).toBe('judge_second')
    expect(await ratingJudgeObstacleSeenBy(await operator(), id)).toBeNull()
    for (const person of [owner, reporter])
      await expect(decide(id, 12, undefined, person)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(decide(id, 12, undefined, await hunter())).rejects.toMatchObject({ code: 'not_found' })
    await decide(id, 12)
  })

  it('ends at once where the company yields: the operators’ level and the least of its band are in force', async () => {
    const id = await valid()
    await rate(id, 2)
    expect(await give(id, 500_000n)).toBe('offered')
    await answer(id, 'disputed')
    const reader = await member(owner.companyId, 2)
    await expect(answerDispute(reader, id, { answer: 'yields', body })).rejects.toMatchObject({
      code: 'not_found',
    })
    await answerDispute(owner, id, { answer: 'yields', body })
    expect(await reportRow(id)).toMatchObject({
      ratingState: 'decided',
      riskLevel: 12,
      cvssVector: vectors.critical,
    })
    await expect(give(id, 14_999_999n)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await give(id, 15_000_000n)).toBe('given')
  })

  it('cannot be yielded where the operators’ level is in force already; a repeated, old or late answer is refused', async () => {
    const id = await valid()
    await rate(id, 12)
    const { revision } = await reportRow(id)
    await answer(id, 'disputed')
    await expect(answer(id, 'disputed')).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(answerDispute(owner, id, { answer: 'yields', body })).rejects.toMatchObject({
      detail: 'nothing_to_yield',
    })
    await expect(answerDispute(owner, id, { answer: 'stands', body, revision })).rejects.toMatchObject({
      code: 'conflict',
    })
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => answerDispute(owner, id, { answer: 'stands', body })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const judged = {
      revision: (await reportRow(id)).revision,
      level: 12,
      cvssVector: vectors.critical,
      body,
    } as const
    await expect(decideDispute(second!, id, { ...judged, revision, floor: undefined })).rejects.toMatchObject(
      { code: 'conflict' },
    )
    await expect(
      decideDispute(second!, id, { ...judged, cvssVector: vectors.low, floor: undefined }),
    ).rejects.toMatchObject({ fields: { level: expect.anything() } })
    await expect(decideDispute(second!, id, { ...judged, floor: 75_000_001n })).rejects.toMatchObject({
      fields: { floor: expect.anything() },
    })
    const words = await Promise.allSettled(
      [1, 2, 3].map(() => decideDispute(second!, id, { ...judged, floor: 20_000_000n })),
    )
    expect(words.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('after the reward revokes it to give it anew where it was too little, out of money set aside at once', async () => {
    const id = await valid(vectors.high)
    await rate(id, 7)
    expect(await give(id, 5_000_000n)).toBe('given')
    await answer(id, 'disputed')
    await answerDispute(owner, id, { answer: 'stands', body })
    await decide(id, 12)
    expect(await owed()).toBe(0n)
    expect(await reserved()).toBe(66_000_000n)
    expect(await reportRow(id)).toMatchObject({ rewardState: 'proposed', ratingState: 'decided' })
    travelTo(later(closing(7), 30 * day))
    await releaseUnanswered(system)
    expect(await owed()).toBe(15_000_000n)
    expect(await reserved()).toBe(0n)
  })

  it('after the reward leaves it unchanged where it is enough, and gives an offer that reaches the floor', async () => {
    const id = await valid(vectors.high)
    await rate(id, 7)
    await give(id, 15_000_000n)
    await answer(id, 'disputed')
    await answerDispute(owner, id, { answer: 'stands', body })
    await decide(id, 7)
    expect(await owed()).toBe(15_000_000n)
    const other = await valid(vectors.high)
    await rate(other, 7)
    expect(await give(other, 3_000_000n)).toBe('offered')
    await answer(other, 'disputed')
    await answerDispute(owner, other, { answer: 'stands', body })
    await decide(other, 7, 2_000_000n)
    expect(await owed()).toBe(18_000_000n)
    expect(await reportRow(other)).toMatchObject({ rewardState: 'payable' })
  })

  it('stops neither the release of a silent company nor lets one delay it by offers', async () => {
    const id = await valid()
    await rate(id, 2)
    travelTo(later(closing(7), 14 * day))
    await releaseUnanswered(system)
    // The lower level still waits, so the team's counts.
    expect(await owed()).toBe(15_000_000n)
    expect(await reportRow(id)).toMatchObject({ riskLevel: 12, ratingState: 'open' })
  })
})

describe('RUL-07 points follow the operators’ level', () => {
  it('until an operator who did not decide on the report confirms another', async () => {
    const id = await valid(vectors.low)
    await rate(id, 12)
    const low = await pointsOf(reporter.accountId)
    expect(low).toBeLessThan(10)
    expect(await reportRow(id)).toMatchObject({ ratingState: 'waiting', riskLevel: 12, triagedLevel: 2 })
    await answer(id, 'accepted')
    expect(await pointsOf(reporter.accountId)).toBe(low)
    const { revision } = await reportRow(id)
    await expect(agreeRating(first!, id, { revision })).rejects.toMatchObject({ detail: 'judge_second' })
    await expect(agreeRating(owner, id, { revision })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(agreeRating(second!, id, { revision: revision - 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    await Promise.allSettled([agreeRating(second!, id, { revision }), agreeRating(second!, id, { revision })])
    expect(await pointsOf(reporter.accountId)).toBeGreaterThanOrEqual(40)
    await expect(
      agreeRating(await operator(), id, { revision: (await reportRow(id)).revision }),
    ).rejects.toMatchObject({
      code: 'move_forbidden',
    })
  })
})
