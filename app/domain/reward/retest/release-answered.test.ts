import { after, day, travelTo } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { releaseAtOf } from '#domain/report/clock/escalate-overdue.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
} from '../../../../test/support/reward-scenario.ts'
import { pointEntries, retests } from '../reward-tables.server.ts'
import { askRetest } from './ask-retest.server.ts'
import { expireRetests } from './expire-retest.server.ts'
import { giveRetestVerdict } from './give-retest-verdict.server.ts'
import { releaseAnswered } from './release-answered.server.ts'

useDatabase()

const body = 'Kami mencoba ulang langkah yang sama pada akun uji lain.'
const start = new Date('2026-06-05T03:00:00Z')
const answeredAt = after(start, 2 * day)

type Scene = { owner: Person & { companyId: string }; reporter: Person; id: string }

/** A report whose retest was asked for at `start`, at Rp150.000 and the platform's fee, and answered two days later. */
async function answered(retestReward = '150000'): Promise<Scene> {
  travelTo(start)
  const owner = await companyOwner()
  const reporter = await hunter()
  await fund(owner.companyId, 10_000_000n)
  const id = await ratedReport(owner, await liveProgram(owner, { retestReward }), reporter)
  await startFixing(owner, id)
  await askRetest(owner, id, { body })
  travelTo(answeredAt)
  await say(reporter, id)
  return { owner, reporter, id }
}

const say = (who: Person, id: string) => giveRetestVerdict(who, id, { verdict: 'fixed', body })
const owedTo = async (reporter: Person) => (await balancesOf(reporter.accountId)).bughunter_payable ?? 0n
const released = async (id: string) =>
  (await unsafeHistoryOf('reward', id)).filter(({ type }) => type === 'reward.retest_released')

async function stateOf(id: string): Promise<string[]> {
  const rows = await database().select().from(retests).where(eq(retests.reportId, id))
  return rows.map(({ state }) => state)
}

async function pointsOf(id: string): Promise<number[]> {
  const rows = await database()
    .select({ points: pointEntries.points })
    .from(pointEntries)
    .where(and(eq(pointEntries.reportId, id), eq(pointEntries.rule, 'retest')))
  return rows.map(({ points }) => points)
}

it('an undecided answer is paid ten business days later, not before and once, with its points', async () => {
  const { reporter, owner, id } = await answered()
  const due = releaseAtOf(answeredAt)
  expect(due.getTime()).toBeGreaterThanOrEqual(after(answeredAt, 12 * day).getTime())
  travelTo(after(due, -1))
  expect(await releaseAnswered(system)).toBe(0)
  expect([await stateOf(id), await owedTo(reporter)]).toEqual([['offered'], 0n])
  travelTo(due)
  const both = await Promise.all([releaseAnswered(system), releaseAnswered(system)])
  expect(both[0] + both[1]).toBe(1)
  expect([await stateOf(id), await owedTo(reporter), await pointsOf(id)]).toEqual([['owed'], 150_000n, [2]])
  const facts = {
    companyId: owner.companyId,
    bughunterId: reporter.accountId,
    retestIdr: '150000',
    points: 2,
  }
  expect((await released(id)).map((event) => event.facts)).toEqual([facts])
  expect((await reportRow(id)).fix).toBe('retest')
})

it('the verdict after it moves the report and no money; the next round pays anew', async () => {
  const { reporter, owner, id } = await answered()
  travelTo(releaseAtOf(answeredAt))
  await releaseAnswered(system)
  await giveRetestVerdict(owner, id, { verdict: 'not_fixed', body })
  expect([(await reportRow(id)).fix, await owedTo(reporter)]).toEqual(['fixing', 150_000n])
  await askRetest(owner, id, { body })
  // The answer of the round before is none of this one.
  travelTo(after(releaseAtOf(answeredAt), 6 * day))
  expect(await releaseAnswered(system)).toBe(0)
  await say(reporter, id)
  await say(owner, id)
  expect([await owedTo(reporter), await pointsOf(id)]).toEqual([300_000n, [2]])
})

it('the answer of an earlier round starts no deadline in the next, also where the company decided that round', async () => {
  const { reporter, owner, id } = await answered()
  await giveRetestVerdict(owner, id, { verdict: 'not_fixed', body })
  const asked = after(releaseAtOf(answeredAt), 3 * day)
  travelTo(asked)
  await askRetest(owner, id, { body })
  await say(reporter, id)
  expect(await releaseAnswered(system)).toBe(0)
  travelTo(after(releaseAtOf(asked), -1))
  expect(await releaseAnswered(system)).toBe(0)
  expect(await stateOf(id)).toEqual(['owed', 'offered'])
  travelTo(releaseAtOf(asked))
  expect(await releaseAnswered(system)).toBe(1)
  expect([await stateOf(id), await owedTo(reporter)]).toEqual([['owed', 'owed'], 300_000n])
})

it('of a verdict and the platform at the same moment one pays', async () => {
  const { reporter, owner, id } = await answered()
  travelTo(releaseAtOf(answeredAt))
  await Promise.all([releaseAnswered(system), say(owner, id)])
  expect([await stateOf(id), await owedTo(reporter), await pointsOf(id)]).toEqual([['owed'], 150_000n, [2]])
  expect((await reportRow(id)).fix).toBe('fixed')
})

it('one without an answer is given back, a decided and an unpaid one left alone', async () => {
  const decided = await answered()
  await say(decided.owner, decided.id)
  const unpaid = await answered('0')
  const silent = await answered()
  await giveRetestVerdict(silent.owner, silent.id, { verdict: 'not_fixed', body })
  await askRetest(silent.owner, silent.id, { body })
  travelTo(after(releaseAtOf(answeredAt), 30 * day))
  expect(await releaseAnswered(system)).toBe(0)
  expect(await expireRetests(system)).toBe(1)
  expect(await releaseAnswered(system)).toBe(0)
  expect(await stateOf(silent.id)).toEqual(['owed', 'returned'])
  expect(await owedTo(decided.reporter)).toBe(150_000n)
  expect([await owedTo(unpaid.reporter), (await reportRow(unpaid.id)).fix]).toEqual([0n, 'retest'])
})
