import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import {
  liveProgram,
  ratedReport,
  reportRow,
  reviewedReport,
  triage,
} from '../../../test/support/reward-scenario.ts'
import { closeAsDuplicate } from './close-as-duplicate.server.ts'
import { closeAsInvalid } from './close-as-invalid.server.ts'
import { pointsOf } from './points-queries.server.ts'
import { rateReport } from './rate-report.server.ts'
import { reopenAppeal } from './reopen-appeal.server.ts'
import { askRetest } from './retest/ask-retest.server.ts'
import { giveRetestVerdict } from './retest/give-retest-verdict.server.ts'
import { pointEntries } from './reward-tables.server.ts'
import { validateReport } from './validate-report.server.ts'

useDatabase()

const body = 'Keberatan diterima: langkahnya dapat diulang pada akun lain.'
const note = 'Di luar ruang lingkup: aturan nomor dua menyebut domain ini.'

async function scene() {
  const owner = await companyOwner()
  const programId = await liveProgram(owner, { rewardType: 'points' })
  const [finder, copier] = [await hunter(), await hunter()]
  return { owner, programId, finder, copier, teamMember: await operator(), another: await operator() }
}
const pointsFor = ({ accountId }: Person) => pointsOf(accountId)
/** A total never falls below zero: what was given and taken is in the entries. */
async function entriesOf({ accountId }: Person): Promise<number[]> {
  const rows = await database().select().from(pointEntries).where(eq(pointEntries.bughunterId, accountId))
  return rows.map(({ points }) => points)
}
const codeOf = async (id: string) => (await reportRow(id)).code!

describe('RUL-08 duplicates', () => {
  /** A find of a High (20 points), and three copies of it by one other bughunter. */
  async function copied() {
    const its = await scene()
    const id = await ratedReport(its.owner, its.programId, its.finder)
    const copies: string[] = []
    for (let i = 0; i < 3; i++) copies.push(await reviewedReport(its.programId, its.copier))
    const original = await codeOf(id)
    return {
      ...its,
      id,
      copies,
      close: (copy: string) => closeAsDuplicate(its.teamMember, copy, { original }),
    }
  }

  it('of one original count once for a bughunter, in any order of closing', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const { copies, copier, close } = await copied()
      for (const at of order) {
        await close(copies[at]!)
        expect(await pointsFor(copier)).toBe(4)
      }
    }
  })

  it('closed at once count once', async () => {
    const { copies, copier, close } = await copied()
    await Promise.all(copies.map(close))
    expect(await pointsFor(copier)).toBe(4)
  })

  it('count for each bughunter who found it, and follow the rating of the original', async () => {
    const { programId, copier, copies, close, owner, id } = await copied()
    const third = await hunter()
    await close(copies[0]!)
    await close(copies[1]!)
    await close(await reviewedReport(programId, third))
    expect([await pointsFor(copier), await pointsFor(third)]).toEqual([4, 4])
    const { revision, cvssVector } = await reportRow(id)
    await rateReport(owner, id, { revision, level: 7, cvssVector: cvssVector!, reason: undefined })
    expect([await pointsFor(copier), await pointsFor(third)]).toEqual([4, 4])
  })

  it('pass to the next copy when the first turns out to be another find, and back', async () => {
    const { copies, copier, close, another, owner } = await copied()
    for (const copy of copies) await close(copy)
    await reopenAppeal(another, copies[0]!, { body })
    expect(await pointsFor(copier)).toBe(4)
    await validateReport(another, copies[0]!, triage())
    const { revision } = await reportRow(copies[0]!)
    await rateReport(owner, copies[0]!, {
      ...{ revision, level: 7, cvssVector: triage().cvssVector, reason: undefined },
    })
    // A High of their own: 20, quality 3, the band claimed rightly; and once a fifth of the other's.
    expect(await pointsFor(copier)).toBe(24 + 4)
  })

  it('of one’s own report count nothing', async () => {
    const { owner, programId, finder, teamMember } = await scene()
    const id = await ratedReport(owner, programId, finder)
    const before = await pointsFor(finder)
    for (let i = 0; i < 2; i++) {
      const copy = await reviewedReport(programId, finder)
      await closeAsDuplicate(teamMember, copy, { original: await codeOf(id) })
    }
    expect(await pointsFor(finder)).toBe(before)
  })
})

describe('RUL-15c the deduction for a repeated slip', () => {
  async function slips(how: number, apart = day) {
    const { programId, copier: reporter, teamMember, another } = await scene()
    const ids: string[] = []
    for (let i = 0; i < how; i++) {
      const id = await reviewedReport(programId, reporter)
      await closeAsInvalid(teamMember, id, { reason: i % 2 ? 'out_of_scope' : 'not_applicable', note })
      travelTo(later(now(), apart))
      ids.push(id)
    }
    const uphold = (id: string) => reopenAppeal(another, id, { body })
    const total = async () => (await entriesOf(reporter)).reduce((sum, points) => sum + points, 0)
    return { ids, uphold, total, teamMember, another }
  }

  it('is revoked with the closing it is based on', async () => {
    const { ids, uphold, total } = await slips(2)
    expect(await total()).toBe(-5)
    await uphold(ids[0]!)
    expect(await total()).toBe(0)
  })

  it('remains where another closing supports it', async () => {
    const { ids, uphold, total } = await slips(3)
    expect(await total()).toBe(-10)
    await uphold(ids[0]!)
    // The second is the first slip now, the third a repeated one still.
    expect(await total()).toBe(-5)
    await uphold(ids[1]!)
    expect(await total()).toBe(0)
  })

  it('is not revoked with a later closing, or one that had no part in it', async () => {
    const { ids, uphold, total } = await slips(2)
    await uphold(ids[1]!)
    expect(await total()).toBe(0)
    const far = await slips(2, 91 * day)
    await far.uphold(far.ids[0]!)
    expect(await far.total()).toBe(0)
  })

  it('is returned once where the same appeal is decided twice at once', async () => {
    const { ids, total, another } = await slips(2)
    const third = await operator()
    const both = await Promise.allSettled([
      reopenAppeal(another, ids[0]!, { body }),
      reopenAppeal(third, ids[0]!, { body }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await total()).toBe(0)
  })

  it('is lifted of both where two appeals are upheld at once', async () => {
    const { ids, total, uphold } = await slips(3)
    await Promise.all([uphold(ids[0]!), uphold(ids[1]!)])
    expect(await total()).toBe(0)
  })

  it('belongs to the second alone where two are closed at once', async () => {
    const { programId, copier, teamMember } = await scene()
    const both = [await reviewedReport(programId, copier), await reviewedReport(programId, copier)]
    await Promise.all(both.map((id) => closeAsInvalid(teamMember, id, { reason: 'not_applicable', note })))
    expect(await entriesOf(copier)).toEqual([-5])
  })
})

describe('RUL-15d a report of level 0', () => {
  it('gives no points, neither for its quality nor for a retest', async () => {
    const { owner, programId, finder } = await scene()
    const none = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N'
    const id = await reviewedReport(programId, finder, { claimedLevel: 0 })
    await validateReport(await operator(), id, triage(none, 5))
    const { revision } = await reportRow(id)
    await rateReport(owner, id, { revision, level: 0, cvssVector: none, reason: undefined })
    expect(await pointsFor(finder)).toBe(0)
    await startFixing(owner, id)
    await askRetest(owner, id, { body })
    await giveRetestVerdict(finder, id, { verdict: 'fixed', body })
    await giveRetestVerdict(owner, id, { verdict: 'fixed', body })
    expect(await pointsFor(finder)).toBe(0)
  })
})
