import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, ratedReport, reportRow, vectors } from '../../../../test/support/reward-scenario.ts'
import { settlePoints } from '../points.server.ts'
import { rateReport } from '../rate-report.server.ts'
import { pointEntries } from '../reward-tables.server.ts'
import { askRetest } from './ask-retest.server.ts'
import { giveRetestVerdict } from './give-retest-verdict.server.ts'

useDatabase()

const body = 'Kami mencoba ulang langkah yang sama pada akun uji lain.'
let owner: Person & { companyId: string }
let team: Person
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
})

/** A rated report (24 points) whose retest was asked for. */
async function asked(managedBy: 'company' | 'product' = 'company') {
  const reporter = await hunter()
  const id = await ratedReport(owner, await liveProgram(owner, { managedBy }), reporter)
  await startFixing(owner, id)
  await askRetest(owner, id, { body })
  return { id, reporter }
}

const say = (who: Person, id: string, verdict: 'fixed' | 'not_fixed' = 'fixed') =>
  giveRetestVerdict(who, id, { verdict, body })

async function ledgerOf(reportId: string) {
  const rows = await database()
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.reportId, reportId))
    .orderBy(asc(pointEntries.at), asc(pointEntries.id))
  return rows.map(({ rule, points }) => `${rule} ${points}`)
}

it.each([
  ['company', 'fixed'],
  ['company', 'not_fixed'],
  ['product', 'fixed'],
] as const)(
  'two points are given with the decision of the %s (%s), not with the answer',
  async (by, verdict) => {
    const { id, reporter } = await asked(by)
    await say(reporter, id, 'not_fixed')
    expect(await ledgerOf(id)).toEqual(['valid 24'])
    await say(by === 'company' ? owner : team, id, verdict)
    expect(await ledgerOf(id)).toEqual(['valid 24', 'retest 2'])
  },
)

it('a retest decided without the bughunter gives nothing', async () => {
  const { id } = await asked()
  await say(owner, id)
  expect(await ledgerOf(id)).toEqual(['valid 24'])
})

it('points of retests are given once for a report, however often they are requested and answered', async () => {
  const { id, reporter } = await asked()
  await say(owner, id, 'not_fixed')
  expect(await ledgerOf(id)).toEqual(['valid 24'])
  for (const verdict of ['not_fixed', 'fixed'] as const) {
    await askRetest(owner, id, { body })
    await say(reporter, id, verdict)
    await say(owner, id, verdict)
  }
  expect(await ledgerOf(id)).toEqual(['valid 24', 'retest 2'])
})

it('two decisions at once move the report once and give the points once', async () => {
  const { id, reporter } = await asked('product')
  await say(reporter, id)
  const both = await Promise.allSettled([say(owner, id), say(team, id, 'not_fixed')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await ledgerOf(id)).toEqual(['valid 24', 'retest 2'])
})

it('a second rating and a reversed decision leave them unchanged', async () => {
  const { id, reporter } = await asked()
  await say(reporter, id)
  await say(owner, id)
  const { revision } = await reportRow(id)
  const reason = 'Dampaknya lebih kecil: perlu akun terverifikasi.'
  await rateReport(owner, id, { revision, level: 5, cvssVector: vectors.medium, reason })
  expect(await ledgerOf(id)).toEqual(['valid 24', 'retest 2'])
  const row = await reportRow(id)
  expect(await transaction((tx) => settlePoints(tx, row, 'reversed', 0))).toBe(-24)
  expect((await ledgerOf(id)).at(-1)).toBe('reversed -24')
})
