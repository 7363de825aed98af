import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, sum } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import type { SettingKey } from '#domain/setting/setting.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { ask, owe, payee, payoutAccount } from '../../../test/support/payout-scenario.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  reviewedReport,
  triage,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { line } from '../../../test/support/settings.ts'
import { closeAsInvalid } from './close-as-invalid.server.ts'
import { giveReward } from './give-reward.server.ts'
import { ownPayouts, payoutOfferSeenBy } from './payout/payout-queries.server.ts'
import { rateReport } from './rate-report.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'
import { pointEntries } from './reward-tables.server.ts'
import { pointsOn } from './tax-in-force.server.ts'
import { validateReport } from './validate-report.server.ts'

useDatabase()

/** Wednesday; the tables below hold from the Friday after. */
const before = new Date('2027-02-03T03:00:00Z')
const from = '2027-02-05'
const later = new Date('2027-02-08T03:00:00Z')

let maker: Person
let checker: Person

async function set(key: SettingKey, value: never, more: { scope?: string; validFrom?: string } = {}) {
  const decided = { decidedBy: checker.accountId, decidedAt: before }
  return line(maker, key, { value, validFrom: from, state: 'confirmed', at: before, ...decided, ...more })
}

beforeAll(async () => {
  travelTo(before)
  maker = await operator()
  checker = await operator()
  const points = {
    ...{ informational: 0, low: 1, medium: 2, high: 100, critical: 200 },
    ...{ cvssRight: 0, duplicatePercent: 50, repeatedInvalid: -7, spam: -30 },
  }
  await set('points', points as never)
  await set('fees', { reward: 10, prize: 10 } as never)
  const bands = [{ upTo: null, percent: 10 }]
  const rule = { basePercent: 100, surchargePercent: 0, source: 'PMK 9/2027', bands }
  await set('tax', rule as never, { scope: 'non_employee.resident' })
  await set('holidays', { off: true, name: 'Cuti bersama' } as never, {
    scope: '2027-02-09',
    validFrom: '2027-02-09',
  })
  travelTo(null)
})

async function scene() {
  const owner = await companyOwner()
  const reporter = await hunter()
  const programId = await liveProgram(owner)
  await fund(owner.companyId, 200_000_000n)
  return { owner, reporter, id: await reviewedReport(programId, reporter) }
}

const pointsOf = async (reportId: string) => {
  const [row] = await database()
    .select({ total: sum(pointEntries.points).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.reportId, reportId))
  return row?.total
}
const rate = (owner: Person, id: string, revision = 2, level: 7 | 8 = 7) => {
  const vector = level === 7 ? vectors.high : 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:L/A:N'
  const reason = level === 7 ? undefined : 'Dampaknya lebih luas daripada yang dinilai semula.'
  return rateReport(owner, id, { revision, level, cvssVector: vector, reason })
}
const reward = { amount: 10_000_000n, otherReward: undefined, reason: undefined }

describe('points of a report', () => {
  it('are read from an older table with the fields it lacks', () => {
    expect(pointsOn(later)).toMatchObject({ high: 100, retest: 2 })
  })

  it('follow the table of the day it became valid, also when it is rated and rated again under another one', async () => {
    travelTo(before)
    const { owner, id } = await scene()
    await validateReport(await operator(), id, triage())
    travelTo(later)
    await rate(owner, id)
    expect(await pointsOf(id)).toBe(24)
    await rate(owner, id, 3, 8)
    expect(await pointsOf(id)).toBe(24)
  })

  it('follow the new table for reports that become valid from its day on', async () => {
    travelTo(later)
    const { owner, id } = await scene()
    await validateReport(await operator(), id, triage())
    await rate(owner, id)
    expect(await pointsOf(id)).toBe(103)
  })

  it('cost what the table of the day of closing sets', async () => {
    const taken = async (when: Date) => {
      travelTo(when)
      const { id } = await scene()
      await closeAsInvalid(await operator(), id, {
        reason: 'spam',
        note: 'Isi laporan ini hanya iklan belaka.',
      })
      return pointsOf(id)
    }
    expect([await taken(before), await taken(later)]).toEqual([-10, -30])
  })
})

describe('the fee of a reward', () => {
  it('is that of the day its report became valid, and covered by what was reserved then', async () => {
    travelTo(before)
    const { owner, id } = await scene()
    await validateReport(await operator(), id, triage())
    travelTo(later)
    await rate(owner, id)
    expect((await rewardSeenBy(owner, id)).inside?.feePercent).toBe(20)
    await giveReward(owner, id, { key: newId(), ...reward })
    expect((await balancesOf(owner.companyId)).company_available).toBe(188_000_000n)
  })

  it('is the new one for reports that become valid later', async () => {
    travelTo(later)
    const { owner, id } = await scene()
    await validateReport(await operator(), id, triage())
    await rate(owner, id)
    await giveReward(owner, id, { key: newId(), ...reward })
    expect((await balancesOf(owner.companyId)).company_available).toBe(189_000_000n)
  })
})

describe('tax', () => {
  it('follows the rule of the day a payout is requested, and names it', async () => {
    travelTo(before)
    const person = await payee()
    await payoutAccount(person)
    await owe(person, 5_000_000n)
    expect((await payoutOfferSeenBy(person)).tax).toBe(125_000n)
    travelTo(later)
    expect((await payoutOfferSeenBy(person)).tax).toBe(500_000n)
    await ask(person)
    const [payout] = (await ownPayouts(person)).rows
    expect(payout).toMatchObject({ tax: 500_000n })
    expect(payout!.taxLines[0]!.ruleId).toMatch(/^pph21-non-employee-2027-02-05-\d+$/)
  })
})

describe('clocks', () => {
  const dueOf = async (reportId: string) => {
    const rating = and(eq(reportClocks.reportId, reportId), eq(reportClocks.kind, 'rating'))
    const [row] = await database().select().from(reportClocks).where(rating)
    return row!.dueAt.toISOString()
  }

  it('count an added holiday as no business day, and preserve what was promised before', async () => {
    travelTo(later)
    const { id } = await scene()
    await validateReport(await operator(), id, triage())
    // Five business days after Monday the 8th, without Tuesday the 9th.
    expect(await dueOf(id)).toBe('2027-02-16T10:00:00.000Z')
    const scope = '2027-02-12'
    await set('holidays', { off: true, name: 'Cuti bersama' } as never, { scope, validFrom: scope })
    expect(await dueOf(id)).toBe('2027-02-16T10:00:00.000Z')
    const { id: next } = await scene()
    await validateReport(await operator(), next, triage())
    expect(await dueOf(next)).toBe('2027-02-17T10:00:00.000Z')
  })

  it('count a removed holiday as a business day', async () => {
    // The Friday before Independence Day, a Tuesday.
    travelTo(new Date('2027-08-13T03:00:00Z'))
    const { id } = await scene()
    await validateReport(await operator(), id, triage())
    expect(await dueOf(id)).toBe('2027-08-23T10:00:00.000Z')
    await set('holidays', { off: false, name: 'Hari Kemerdekaan' } as never, {
      ...{ scope: '2027-08-17', validFrom: '2027-08-17' },
    })
    const { id: next } = await scene()
    await validateReport(await operator(), next, triage())
    expect(await dueOf(next)).toBe('2027-08-20T10:00:00.000Z')
  })
})
