import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { formatReportCode } from '#domain/report/report-code.ts'
import { reportRatings, reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  reviewedReport,
  triage,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { closeAsDuplicate } from './close-as-duplicate.server.ts'
import { closeAsInvalid } from './close-as-invalid.server.ts'
import { giveReward } from './give-reward.server.ts'
import { pointsOf } from './points-queries.server.ts'
import { rateReport } from './rate-report.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'
import { pointEntries } from './reward-tables.server.ts'
import { validateReport } from './validate-report.server.ts'

useDatabase()

const note = 'Di luar ruang lingkup: aturan nomor dua menyebut domain ini.'
const because = 'Dampaknya lebih kecil: perlu akun terverifikasi.'
const rating = (more: Partial<Parameters<typeof rateReport>[2]> = {}) => ({
  revision: 2,
  level: 7 as const,
  cvssVector: vectors.high,
  reason: undefined,
  ...more,
})

async function scene(more: Parameters<typeof liveProgram>[1] = {}) {
  const owner = await companyOwner()
  const programId = await liveProgram(owner, more)
  return { owner, programId, reporter: await hunter(), teamMember: await operator() }
}

describe('finding a report valid', () => {
  it('sets class and level and reserves the minimum with the fee', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    await fund(owner.companyId, 10_000_000n)
    const id = await reviewedReport(programId, reporter)
    expect(await validateReport(teamMember, id, triage())).toEqual({
      reserved: 6_000_000n,
      wanted: 6_000_000n,
    })
    expect(await reportRow(id)).toMatchObject({ stage: 'valid', triagedLevel: 7, cweId: 639, quality: 3 })
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 4_000_000n,
      company_reserved: 6_000_000n,
    })
  })

  it('honours a report the balance does not cover', async () => {
    const { programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    expect(await validateReport(teamMember, id, triage())).toEqual({ reserved: 0n, wanted: 6_000_000n })
    expect(await reportRow(id)).toMatchObject({ stage: 'valid' })
  })

  it('refuses other roles, broken vectors, unknown classes, and a second time', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    await expect(validateReport(owner, id, triage())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(validateReport(reporter, id, triage())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(validateReport(await hunter(), id, triage())).rejects.toMatchObject({ code: 'not_found' })
    await expect(validateReport(teamMember, newId(), triage())).rejects.toMatchObject({ code: 'not_found' })
    await expect(validateReport(teamMember, id, triage('CVSS:3.1/AV:X'))).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await validateReport(teamMember, id, triage())
    await expect(validateReport(teamMember, id, triage())).rejects.toMatchObject({ code: 'move_forbidden' })
  })
})

describe('the class of a valid report', () => {
  it('is what triage chose or described, and the history names the change without words of people', async () => {
    const { programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    const vrtOther = 'Aturan potongan harga bertumpuk'
    const other = { vrtId: null, vrtOther, cweId: 841, cweOther: null }
    await validateReport(teamMember, id, { ...triage(), ...other })
    expect(await reportRow(id)).toMatchObject(other)
    const moved = (await unsafeHistoryOf('report', id)).filter(({ type }) => type === 'report.moved')
    const named = { move: 'validate', vrt: 'other', cwe: expect.stringMatching(/^CWE-841 /) }
    expect(moved.at(-1)?.facts).toMatchObject(named)
  })

  it('may be one that ended only where the report has it', async () => {
    const { programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    const vrtId = 'broken_access_control.server_side_request_forgery_ssrf.external'
    const chosen = { ...triage(), vrtId }
    await expect(validateReport(teamMember, id, chosen)).rejects.toMatchObject({
      fields: { vrtId: [{ key: 'class_ended' }] },
    })
    await database().update(reports).set({ vrtId }).where(eq(reports.id, id))
    await validateReport(teamMember, id, chosen)
    expect(await reportRow(id)).toMatchObject({ stage: 'valid', vrtId })
  })
})

describe('rating a report', () => {
  it('gives points and adjusts the reservation to the level', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    await fund(owner.companyId, 100_000_000n)
    const id = await reviewedReport(programId, reporter)
    await validateReport(teamMember, id, triage())
    await rateReport(owner, id, rating())
    // High 20, quality 3, and the hunter had claimed the same band.
    expect(await pointsOf(reporter.accountId)).toBe(24)
    const lower = { level: 5 as const, cvssVector: vectors.medium, reason: because }
    await rateReport(owner, id, rating({ revision: 3, ...lower }))
    // Points follow the team's level, and while the lower one waits no less than the least of the team's is set aside.
    expect(await pointsOf(reporter.accountId)).toBe(24)
    expect((await balancesOf(owner.companyId)).company_reserved).toBe(6_000_000n)
    const ledger = await database().select().from(pointEntries).where(eq(pointEntries.reportId, id))
    expect(ledger.map(({ rule, points }) => [rule, points])).toEqual([['valid', 24]])
    const severity = await database().select().from(reportRatings).where(eq(reportRatings.reportId, id))
    expect(severity.map(({ fromLevel, toLevel }) => [fromLevel, toLevel])).toContainEqual([7, 5])
  })

  it('requires a reason and changed metrics for another level', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    await validateReport(teamMember, id, triage())
    const level = 5 as const
    await expect(rateReport(owner, id, rating({ level, cvssVector: vectors.medium }))).rejects.toMatchObject({
      fields: { reason: [{ key: 'too_short' }] },
    })
    await expect(rateReport(owner, id, rating({ level, reason: because }))).rejects.toMatchObject({
      fields: { level: [{ key: 'level_outside_band' }] },
    })
    await expect(rateReport(owner, id, rating({ level: 8, reason: because }))).rejects.toMatchObject({
      fields: { cvssVector: [{ key: 'metrics_unchanged' }] },
    })
    await expect(rateReport(owner, id, rating({ revision: 1 }))).rejects.toMatchObject({ code: 'conflict' })
    expect(await pointsOf(reporter.accountId)).toBe(0)
  })

  it('is allowed for the company; for an operator only where the platform manages', async () => {
    for (const [managedBy, code] of [
      ['company', 'forbidden'],
      ['product', null],
    ] as const) {
      const { owner, programId, reporter, teamMember } = await scene({ managedBy })
      const id = await reviewedReport(programId, reporter)
      const reader = await member(owner.companyId, 2, [programId])
      await validateReport(teamMember, id, triage())
      await expect(rateReport(reader, id, rating())).rejects.toMatchObject({ code: 'forbidden' })
      await expect(rateReport(reporter, id, rating())).rejects.toMatchObject({ code: 'forbidden' })
      if (code) await expect(rateReport(teamMember, id, rating())).rejects.toMatchObject({ code })
      else await rateReport(teamMember, id, rating())
    }
  })

  it('counts once when many rate at once', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    const id = await reviewedReport(programId, reporter)
    await validateReport(teamMember, id, triage())
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => rateReport(owner, id, rating())),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await pointsOf(reporter.accountId)).toBe(24)
  })
})

describe('closing without a find', () => {
  it('warns first and costs afterwards; spam always costs', async () => {
    const { programId, reporter, teamMember } = await scene()
    const twin = await hunter()
    const close = async (who: typeof reporter, reason: 'out_of_scope' | 'spam' | 'informative') =>
      closeAsInvalid(teamMember, await reviewedReport(programId, who), { reason, note })
    await close(reporter, 'out_of_scope')
    await close(reporter, 'informative')
    expect(await entriesOf(reporter.accountId)).toEqual([])
    await close(reporter, 'out_of_scope')
    expect(await entriesOf(reporter.accountId)).toEqual([-5])
    await close(twin, 'spam')
    expect(await entriesOf(twin.accountId)).toEqual([-10])
    expect(await pointsOf(twin.accountId)).toBe(0)
  })

  it('revokes everything of a report that was valid once (LBD-01)', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    await fund(owner.companyId, 50_000_000n)
    const id = await ratedReport(owner, programId, reporter)
    await giveReward(owner, id, {
      key: newId(),
      amount: 10_000_000n,
      otherReward: undefined,
      reason: undefined,
    })
    await database().update(reports).set({ stage: 'in_review' }).where(eq(reports.id, id))
    await closeAsInvalid(teamMember, id, { reason: 'not_applicable', note })
    expect(await pointsOf(reporter.accountId)).toBe(0)
    expect(await reportRow(id)).toMatchObject({ stage: 'closed', rewardState: 'void' })
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 50_000_000n,
      company_reserved: 0n,
    })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 0n })
    // The appeal is upheld after all: the same reward can be given again, once.
    const back = { stage: 'in_review', closeReason: null, rewardState: 'none' } as const
    await database().update(reports).set(back).where(eq(reports.id, id))
    await validateReport(teamMember, id, triage())
    const { revision } = await reportRow(id)
    await rateReport(owner, id, rating({ revision }))
    await giveReward(owner, id, {
      key: newId(),
      amount: 10_000_000n,
      otherReward: undefined,
      reason: undefined,
    })
    expect(await pointsOf(reporter.accountId)).toBe(24)
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 10_000_000n })
  })
})

describe('closing as a duplicate', () => {
  it('gives a fifth of the original once that is rated, nothing for a copy of one’s own', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    const second = await hunter()
    const original = await reviewedReport(programId, reporter)
    const [copy, own] = [await reviewedReport(programId, second), await reviewedReport(programId, reporter)]
    const code = (await reportRow(original)).code!
    await closeAsDuplicate(teamMember, copy, { original: code.toLowerCase() })
    await closeAsDuplicate(teamMember, own, { original: code })
    expect(await entriesOf(second.accountId)).toEqual([])
    await validateReport(teamMember, original, triage())
    await rateReport(owner, original, rating())
    expect(await entriesOf(second.accountId)).toEqual([4])
    expect(await pointsOf(reporter.accountId)).toBe(24)
    expect(await reportRow(copy)).toMatchObject({ closeReason: 'duplicate', originalId: original })
  })

  it('finds the original by a part of its code', async () => {
    const { programId, reporter, teamMember } = await scene()
    const original = await reviewedReport(programId, reporter)
    const code = formatReportCode(2026, 987_653, settings().brandSlug)
    await database().update(reports).set({ code }).where(eq(reports.id, original))
    for (const typed of ['987653', '2026-987653', code.slice(0, -2), code.toLowerCase()]) {
      const copy = await reviewedReport(programId, await hunter())
      await closeAsDuplicate(teamMember, copy, { original: ` ${typed} ` })
      expect(await reportRow(copy)).toMatchObject({ closeReason: 'duplicate', originalId: original })
    }
    const copy = await reviewedReport(programId, await hunter())
    await expect(closeAsDuplicate(teamMember, copy, { original: '999999' })).rejects.toMatchObject({
      fields: { original: [{ key: 'original_unknown' }] },
    })
  })

  it('requires an older report of the same program that is no duplicate itself', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    const elsewhere = await reviewedReport(await liveProgram(owner), reporter)
    const [first, second, third] = [
      await reviewedReport(programId, reporter),
      await reviewedReport(programId, await hunter()),
      await reviewedReport(programId, await hunter()),
    ]
    const codeOf = async (id: string) => (await reportRow(id)).code!
    const key = (name: string) => ({ fields: { original: [{ key: name }] } })
    const mark = async (id: string, original: string) => closeAsDuplicate(teamMember, id, { original })
    await expect(mark(first, await codeOf(second))).rejects.toMatchObject(key('original_younger'))
    await expect(mark(first, await codeOf(first))).rejects.toMatchObject(key('original_itself'))
    await expect(mark(second, await codeOf(elsewhere))).rejects.toMatchObject(key('original_unknown'))
    await mark(second, await codeOf(first))
    await expect(mark(third, await codeOf(second))).rejects.toMatchObject(key('original_is_duplicate'))
    await expect(closeAsDuplicate(owner, third, { original: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('the views of a reward', () => {
  it('show the reporter that money is set aside, never how much (MON-07)', async () => {
    const { owner, programId, reporter, teamMember } = await scene()
    await fund(owner.companyId, 50_000_000n)
    const id = await ratedReport(owner, programId, reporter)
    const seen = await rewardSeenBy(reporter, id)
    expect(seen).toMatchObject({ guaranteed: true, inside: null, amount: 0n, mayRate: false, mayGive: false })
    expect(await rewardSeenBy(owner, id)).toMatchObject({ mayGive: true, inside: { reserved: 6_000_000n } })
    for (const permission of [1, 2] as const) {
      const colleague = await member(owner.companyId, permission, [programId])
      const within = { mayGive: permission === 1, guaranteed: true, inside: { reserved: 0n } }
      expect(await rewardSeenBy(colleague, id)).toMatchObject(within)
    }
    expect(await rewardSeenBy(teamMember, id)).toMatchObject({ mayGive: false, mayRate: false })
    await expect(rewardSeenBy(await hunter(), id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

async function entriesOf(bughunterId: string): Promise<number[]> {
  const rows = await database().select().from(pointEntries).where(eq(pointEntries.bughunterId, bughunterId))
  return rows.map(({ points }) => points)
}
