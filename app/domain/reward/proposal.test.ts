import { day, hour, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proofOf } from '../../../test/support/factor.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { approveReward as approved, giveReward as given, type RewardOutcome } from './give-reward.server.ts'
import { lapseProposals } from './lapse-proposals.server.ts'
import { rateReport } from './rate-report.server.ts'
import { releaseUnanswered } from './release-unanswered.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'

useDatabase()

// A Monday without holidays near it: business days can be counted by hand.
const monday = new Date('2027-10-04T03:00:00Z')
const lapse = later(monday, 7 * day + 7 * hour)
const amount = 60_000_000n
type AwardInput = Omit<Parameters<typeof given>[2], 'reason'> & { reason: string | undefined }
const giveReward = async (who: Person, id: string, form: AwardInput): Promise<RewardOutcome> =>
  given(who, id, { ...form, ...(await proofOf(who)) })
const approveReward = async (who: Person, id: string, form: { amount: bigint }): Promise<void> =>
  approved(who, id, { ...form, ...(await proofOf(who)) })
const award = (): AwardInput => ({ key: newId(), amount, otherReward: undefined, reason: undefined })

/** A Critical rated by a company with so much money, fee of 20 percent, 42 million set aside for the amount of its level. */
async function scene(money = 200_000_000n) {
  travelTo(monday)
  const owner = await companyOwner()
  const second = await member(owner.companyId, 1)
  const reporter = await hunter()
  await fund(owner.companyId, money)
  const id = await ratedReport(owner, await liveProgram(owner), reporter, {
    vector: vectors.critical,
    level: 12,
  })
  const reserved = (await balancesOf(owner.companyId)).company_reserved!
  return { owner, second, reporter, id, reserved }
}

const lapses = (id: string) =>
  database()
    .select({ facts: events.facts })
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.type, 'reward.proposal_lapsed')))

it('RUL-05 a proposal is covered and set aside when it is made', async () => {
  const { owner, second, id, reporter } = await scene()
  expect(await giveReward(owner, id, award())).toBe('awaiting_second')
  expect(await balancesOf(owner.companyId)).toEqual({
    company_available: 128_000_000n,
    company_reserved: 72_000_000n,
  })
  expect(await rewardSeenBy(second, id)).toMatchObject({ mayApprove: true, inside: { lapsesAt: lapse } })
  await approveReward(second, id, { amount })
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: amount })
  expect((await balancesOf(owner.companyId)).company_reserved).toBe(0n)
  expect(await rewardSeenBy(second, id)).toMatchObject({ mayApprove: false, inside: { lapsesAt: null } })
})

it('RUL-05 a proposal the balance does not cover is refused, and nothing is set aside for it', async () => {
  const { owner, id, reserved } = await scene(70_000_000n)
  await expect(giveReward(owner, id, award())).rejects.toMatchObject({ code: 'balance_insufficient' })
  const enough = { ...award(), amount: 900_000_000_000n, reason: 'Jumlah ini sengaja dibuat terlalu besar.' }
  await expect(giveReward(owner, id, enough)).rejects.toMatchObject({ code: 'balance_insufficient' })
  expect((await balancesOf(owner.companyId)).company_reserved).toBe(reserved)
})

it('RUL-05 a proposal lapses after five business days, once, and releases what it reserved', async () => {
  const { owner, second, id, reserved } = await scene()
  const form = award()
  await giveReward(owner, id, form)
  travelTo(later(lapse, -1))
  expect(await lapseProposals(system)).toBe(0)
  travelTo(lapse)
  // The page is older than the lapse, whether the hourly run has come by or not.
  await expect(approveReward(second, id, { amount })).rejects.toMatchObject({ code: 'conflict' })
  await Promise.all([lapseProposals(system), lapseProposals(system), lapseProposals(system)])
  expect(await lapses(id)).toMatchObject([{ facts: { amountIdr: String(amount) } }])
  expect((await balancesOf(owner.companyId)).company_reserved).toBe(reserved)
  await expect(approveReward(second, id, { amount })).rejects.toMatchObject({ code: 'step_missing' })
  expect(await rewardSeenBy(owner, id)).toMatchObject({
    amount: 0n,
    inside: { proposedBy: null, lapsesAt: null },
  })
  expect(await giveReward(owner, id, form)).toBe('awaiting_second')
  await approveReward(second, id, { amount })
})

it('RUL-05 repeated proposals do not delay the release', async () => {
  const { owner, id, reporter } = await scene()
  for (let days = 0; days <= 21; days += 4) {
    travelTo(later(monday, days * day))
    await lapseProposals(system)
    await releaseUnanswered(system)
    expect((await reportRow(id)).rewardState).toBe('proposed')
    await giveReward(owner, id, award())
  }
  travelTo(later(lapse, 14 * day))
  await releaseUnanswered(system)
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 15_000_000n })
  expect((await balancesOf(owner.companyId)).company_reserved).toBe(0n)
})

it('RUL-05 a later rating takes nothing from a proposal, and an approval races the lapse once', async () => {
  const { owner, second, id, reporter } = await scene()
  await giveReward(owner, id, { ...award(), reason: 'Dampaknya disepakati lebih besar dari biasanya.' })
  const { revision } = await reportRow(id)
  const step = { revision, level: 11 as const, cvssVector: vectors.critical.replace('C:H/I:H', 'C:L/I:H') }
  await rateReport(owner, id, { ...step, reason: 'Kerahasiaan hanya sebagian yang terdampak.' })
  expect((await balancesOf(owner.companyId)).company_reserved).toBe(72_000_000n)
  travelTo(later(lapse, -1))
  await Promise.allSettled([
    approveReward(second, id, { amount }),
    lapseProposals(system),
    approveReward(second, id, { amount }),
  ])
  expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: amount })
})
