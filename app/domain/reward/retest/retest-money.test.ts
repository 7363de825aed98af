import { after, day, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reports } from '#domain/report/report-tables.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { spendingSeenBy } from '#domain/reward/balance.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
} from '../../../../test/support/reward-scenario.ts'
import { ownMoneySeenBy } from '../own-money.server.ts'
import { lockCase } from '../reward-case.server.ts'
import { rewardSeenBy } from '../reward-queries.server.ts'
import { ledgerTransfers, retests } from '../reward-tables.server.ts'
import { askRetest } from './ask-retest.server.ts'
import { expireRetests } from './expire-retest.server.ts'
import { giveRetestVerdict } from './give-retest-verdict.server.ts'
import { settleRetest } from './retest-money.server.ts'

useDatabase()

const body = 'Kami mencoba ulang langkah yang sama pada akun uji lain.'
const start = new Date('2026-06-05T03:00:00Z')
const funds = 10_000_000n
/** What a rated report of level 7 keeps reserved. */
const promised = 6_000_000n
const offer = 150_000n
const withShare = 180_000n
let team: Person
beforeAll(async () => {
  team = await operator()
})

type Story = Parameters<typeof liveProgram>[1] & { money?: bigint }

/** A rated report that is being fixed, with Rp10.000.000 in the balance beside its reward. */
async function fixing({ money = funds, ...more }: Story = {}) {
  travelTo(start)
  const owner = await companyOwner()
  const reporter = await hunter()
  await fund(owner.companyId, promised + money)
  const id = await ratedReport(owner, await liveProgram(owner, { retestReward: '150000', ...more }), reporter)
  await startFixing(owner, id)
  const before = (await balancesOf(owner.companyId)).company_reserved ?? 0n
  return { owner, reporter, id, before }
}

async function asked(more: Story = {}) {
  const scene = await fixing(more)
  await askRetest(scene.owner, scene.id, { body })
  return scene
}

const atTheEnd = () => travelTo(after(start, 7 * day))
const say = (who: Person, id: string, verdict: 'fixed' | 'not_fixed' = 'fixed') =>
  giveRetestVerdict(who, id, { verdict, body })

async function roundsOf(id: string) {
  const rows = await database()
    .select()
    .from(retests)
    .where(eq(retests.reportId, id))
    .orderBy(asc(retests.round))
  return rows.map(({ round, state }) => `${round} ${state}`)
}

async function keysOf(id: string) {
  const rows = await database()
    .select({ key: ledgerTransfers.key })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.reportId, id))
    .orderBy(asc(ledgerTransfers.key))
  return rows.map(({ key }) => key.replace(id, '#')).filter((key) => key.startsWith('retest'))
}

/** Of the company beside what the reward itself keeps; of the bughunter; of the platform. */
async function moneyOf({ owner, reporter, before }: Awaited<ReturnType<typeof fixing>>) {
  const { company_available: free, company_reserved: reserved = 0n } = await balancesOf(owner.companyId)
  const { bughunter_payable: owed = 0n } = await balancesOf(reporter.accountId)
  return { free, reserved: reserved - before, owed }
}

describe('requesting a paid retest', () => {
  it('sets the sum and its fee aside', async () => {
    const scene = await asked()
    expect(await moneyOf(scene)).toEqual({ free: funds - withShare, reserved: withShare, owed: 0n })
    expect(await roundsOf(scene.id)).toEqual(['1 offered'])
    expect(await keysOf(scene.id)).toEqual(['retest_reserve:#:1'])
    expect(await reportRow(scene.id)).toMatchObject({ fix: 'retest', rewardState: 'proposed' })
  })

  it('is refused where the balance does not cover it, and stores nothing', async () => {
    const scene = await fixing({ money: withShare - 1n })
    const { revision } = await reportRow(scene.id)
    await expect(askRetest(scene.owner, scene.id, { body })).rejects.toMatchObject({
      code: 'balance_insufficient',
      detail: 'retest_unfunded',
    })
    expect(await reportRow(scene.id)).toMatchObject({ fix: 'fixing', revision })
    expect(await roundsOf(scene.id)).toEqual([])
    await fund(scene.owner.companyId, 1n)
    await askRetest(scene.owner, scene.id, { body })
    expect(await moneyOf(scene)).toEqual({ free: 0n, reserved: withShare, owed: 0n })
  })

  it.each([
    { retestReward: '0' },
    { rewardType: 'points', retestReward: '150000' },
    { rewardType: 'other', retestReward: '150000' },
  ] as const)('moves nothing where retests are unpaid: %o', async (more) => {
    const scene = await asked({ money: 0n, ...more })
    await say(scene.reporter, scene.id)
    await say(scene.owner, scene.id)
    expect(await keysOf(scene.id)).toEqual([])
    expect(await roundsOf(scene.id)).toEqual([])
    expect((await moneyOf(scene)).owed).toBe(0n)
  })

  it('RUL-11 takes the share in vulnerability management too', async () => {
    const scene = await asked({ kind: 'vulnerability_management' })
    expect((await moneyOf(scene)).reserved).toBe(withShare)
    await say(scene.reporter, scene.id)
    await say(scene.owner, scene.id)
    expect(await moneyOf(scene)).toMatchObject({ reserved: 0n, owed: offer })
    expect(await keysOf(scene.id)).toEqual(['retest:#:1', 'retest_fee:#:1', 'retest_reserve:#:1'])
  })

  it('is allowed only for those who may request', async () => {
    const { owner, reporter, id } = await fixing()
    const others: [Person, string][] = [
      [reporter, 'forbidden'],
      [await member(owner.companyId, 2), 'not_found'],
      [await companyOwner('Lain'), 'not_found'],
      [await hunter(), 'not_found'],
    ]
    for (const [who, code] of others)
      await expect(askRetest(who, id, { body })).rejects.toMatchObject({ code })
    expect(await keysOf(id)).toEqual([])
  })

  it('RUL-15b is done by the company alone where it manages its program, however often operators try', async () => {
    const scene = await fixing({ managedBy: 'company' })
    for (let turn = 0; turn < 2; turn++)
      await expect(askRetest(team, scene.id, { body })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await moneyOf(scene)).toEqual({ free: funds, reserved: 0n, owed: 0n })
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => askRetest(at === 9 ? scene.owner : team, scene.id, { body })),
    )
    expect(all.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))).toEqual([9])
    expect(await moneyOf(scene)).toEqual({ free: funds - withShare, reserved: withShare, owed: 0n })
  })

  it('clicked a hundred times at once sets aside once', async () => {
    const scene = await fixing()
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => askRetest(at % 2 ? scene.owner : team, scene.id, { body })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await moneyOf(scene)).toEqual({ free: funds - withShare, reserved: withShare, owed: 0n })
  })

  it('of two reports when money is there for one offers one', async () => {
    const owner = await companyOwner()
    const reporter = await hunter()
    const programId = await liveProgram(owner, { retestReward: '150000' })
    await fund(owner.companyId, 2n * promised + withShare + 179_999n)
    const ids: string[] = []
    for (let at = 0; at < 2; at++) {
      const id = await ratedReport(owner, programId, reporter)
      await startFixing(owner, id)
      ids.push(id)
    }
    const both = await Promise.allSettled(ids.map((id) => askRetest(owner, id, { body })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await balancesOf(owner.companyId)).company_available).toBe(179_999n)
  })
})

describe('the outcome for the sum', () => {
  it.each(['fixed', 'not_fixed'] as const)(
    'it is owed once an answered round is decided (%s)',
    async (verdict) => {
      const scene = await asked()
      await say(scene.reporter, scene.id, 'not_fixed')
      expect((await moneyOf(scene)).owed).toBe(0n)
      await say(scene.owner, scene.id, verdict)
      expect(await moneyOf(scene)).toEqual({ free: funds - withShare, reserved: 0n, owed: offer })
      expect(await roundsOf(scene.id)).toEqual(['1 owed'])
      expect(await keysOf(scene.id)).toEqual(['retest:#:1', 'retest_fee:#:1', 'retest_reserve:#:1'])
      expect((await spendingSeenBy(scene.owner, 1))?.at(-1)).toEqual({ month: '2026-06', spent: withShare })
    },
  )

  it('operators decide where the platform manages', async () => {
    const scene = await asked({ managedBy: 'product' })
    await say(scene.reporter, scene.id)
    await say(team, scene.id)
    expect(await moneyOf(scene)).toMatchObject({ reserved: 0n, owed: offer })
  })

  it('it is free again where the company decides without an answer', async () => {
    const scene = await asked()
    await say(scene.owner, scene.id)
    expect(await moneyOf(scene)).toEqual({ free: funds, reserved: 0n, owed: 0n })
    expect(await roundsOf(scene.id)).toEqual(['1 returned'])
    expect(await keysOf(scene.id)).toEqual(['retest_release:#:1', 'retest_reserve:#:1'])
    expect((await spendingSeenBy(scene.owner, 1))?.at(-1)).toMatchObject({ spent: 0n })
  })

  it('it is free again after seven days of silence, once', async () => {
    const due = after(start, 7 * day)
    travelTo(due)
    // Those of the tests before.
    await expireRetests(system)
    const scene = await asked()
    travelTo(due)
    const ended = await Promise.all(Array.from({ length: 5 }, () => expireRetests(system)))
    expect(ended.reduce((total, one) => total + one, 0)).toBe(1)
    expect(await moneyOf(scene)).toEqual({ free: funds, reserved: 0n, owed: 0n })
    expect(await roundsOf(scene.id)).toEqual(['1 returned'])
  })

  it('each round is paid for itself', async () => {
    const scene = await asked()
    await say(scene.reporter, scene.id)
    await say(scene.owner, scene.id, 'not_fixed')
    await askRetest(scene.owner, scene.id, { body })
    await say(scene.owner, scene.id, 'not_fixed')
    await askRetest(scene.owner, scene.id, { body })
    await say(scene.reporter, scene.id)
    await say(scene.owner, scene.id)
    expect(await roundsOf(scene.id)).toEqual(['1 owed', '2 returned', '3 owed'])
    expect(await moneyOf(scene)).toEqual({ free: funds - 2n * withShare, reserved: 0n, owed: 2n * offer })
  })

  it('decided a hundred times at once it is owed once', async () => {
    const scene = await asked({ managedBy: 'product' })
    await say(scene.reporter, scene.id)
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        say(at % 2 ? scene.owner : team, scene.id, at % 3 ? 'fixed' : 'not_fixed'),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await moneyOf(scene)).toEqual({ free: funds - withShare, reserved: 0n, owed: offer })
  })

  it('an answer, a decision and the end at the same moment leave one outcome', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const scene = await asked()
      atTheEnd()
      await Promise.allSettled([
        say(scene.reporter, scene.id),
        say(scene.owner, scene.id, 'not_fixed'),
        expireRetests(system),
      ])
      const owed = (await roundsOf(scene.id))[0] === '1 owed'
      const paid = owed ? { free: funds - withShare, owed: offer } : { free: funds, owed: 0n }
      const open = (await reportRow(scene.id)).fix === 'retest'
      expect(open).toBe(false)
      expect(await moneyOf(scene)).toEqual({ ...paid, reserved: 0n })
    }
  })

  it('the version of the report decides, and the share of the day it became valid', async () => {
    const scene = await fixing()
    await database().execute(sql`INSERT INTO program_versions (id, program_id, version, policy, text_hash, created_by, created_at)
      SELECT ${newId()}::uuid, program_id, 2, policy || '{"retestReward": "900000"}', text_hash, created_by, created_at FROM program_versions
      WHERE program_id = (SELECT program_id FROM reports WHERE id = ${scene.id})`)
    await database().execute(sql`UPDATE programs SET current_version = 2
      WHERE id = (SELECT program_id FROM reports WHERE id = ${scene.id})`)
    await askRetest(scene.owner, scene.id, { body })
    expect((await moneyOf(scene)).reserved).toBe(withShare)
  })
})

describe('the amounts shown', () => {
  it('the bughunter sees what an answer pays, with and without tax; the others the sum alone', async () => {
    const { owner, reporter, id } = await asked()
    const round = { round: 1, state: 'offered', amount: offer }
    const [own] = (await rewardSeenBy(reporter, id)).retests
    // Whose NIK was not checked counts as foreign until a tax residence is accepted: a fifth.
    expect(own).toMatchObject({ ...round, net: 120_000n })
    for (const reader of [owner, team]) {
      const seen = await rewardSeenBy(reader, id)
      expect(seen).toMatchObject({ retests: [{ ...round, net: null }], retestReward: offer })
    }
    expect(await ownMoneySeenBy(reporter)).toMatchObject({ offered: offer, owed: 0n })
    await say(reporter, id)
    await say(owner, id)
    expect((await rewardSeenBy(reporter, id)).retests).toMatchObject([{ state: 'owed', net: null }])
    expect(await ownMoneySeenBy(reporter)).toMatchObject({ offered: 0n, owed: offer })
  })

  it('the timeline names the offered sum and the given one', async () => {
    const { owner, reporter, id } = await asked()
    await say(reporter, id)
    await say(owner, id)
    const { rows } =
      await database().execute(sql`SELECT facts->>'move' AS move, facts->>'retestIdr' AS sum FROM events
      WHERE subject_id = ${id} AND facts ? 'retestIdr' ORDER BY seq`)
    expect(rows).toEqual([
      { move: 'ask_retest', sum: '150000' },
      { move: 'retest_fixed', sum: '150000' },
    ])
  })
})

describe('the tables', () => {
  it('refuse a report that leaves its retest while money is reserved for it', async () => {
    const { id } = await asked()
    const leaves = () =>
      database().update(reports).set({ updatedAt: start, fix: 'fixed' }).where(eq(reports.id, id))
    await expect(leaves()).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('store what was offered, and each end', async () => {
    const scene = await asked()
    const set = (what: string) =>
      database().execute(sql.raw(`UPDATE retests SET ${what} WHERE report_id = '${scene.id}'`))
    await expect(set('amount_idr = 1')).rejects.toMatchObject({ cause: { code: '42501' } })
    await say(scene.owner, scene.id)
    await expect(set("state = 'offered', ended_at = NULL")).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await expect(database().delete(retests).where(eq(retests.reportId, scene.id))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('settling again moves nothing', async () => {
    const scene = await asked()
    await say(scene.reporter, scene.id)
    await say(scene.owner, scene.id)
    const again = (answered: boolean) =>
      transaction(async (tx) => settleRetest(tx, system, await lockCase(tx, system, scene.id), { answered }))
    expect(await again(true)).toBe(0n)
    expect(await again(false)).toBe(0n)
    expect((await moneyOf(scene)).owed).toBe(offer)
  })
})
