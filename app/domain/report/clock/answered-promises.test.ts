import { day, hour, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { reportWeeksSeenBy } from '../figures/report-weeks.server.ts'
import { reportClocks } from '../report-tables.server.ts'
import { answerTimesSeenBy } from './answer-times.server.ts'
import { keptPromisesSeenBy } from './kept-promises.server.ts'

useDatabase()

let owner: Awaited<ReturnType<typeof companyOwner>>
let reporter: Person
let [open, other] = ['', '']
beforeAll(async () => {
  owner = await companyOwner()
  reporter = await hunter()
  open = await liveProgram(owner)
  other = await liveProgram(owner)
})

/** A report of a program whose rating was answered in time. */
async function rated(program: string): Promise<void> {
  const reportId = await reviewedReport(program, reporter)
  const startedAt = later(now(), -3 * day)
  const stoppedAt = later(startedAt, hour)
  const clock = { kind: 'rating', startedAt, stoppedAt, dueAt: later(stoppedAt, day) } as const
  await database()
    .insert(reportClocks)
    .values({ reportId, ...clock })
}

/** A day whose yesterday is of the same week in Jakarta. */
function wednesdayAfter(moment: Date): Date {
  return [1, 2, 3, 4, 5, 6, 7].map((days) => later(moment, days * day)).find((one) => one.getUTCDay() === 3)!
}

async function ratingsSeenBy(viewer: Person): Promise<number | undefined> {
  return (await answerTimesSeenBy(viewer)).find(({ kind }) => kind === 'rating')?.answers
}

describe('RPT-02 answer times cached for a minute', () => {
  it('are per company and scope: members are shown those of their own programs, as granted at this moment', async () => {
    const rival = await companyOwner('Lain')
    const [all, some, none] = [
      await member(owner.companyId, 1),
      await member(owner.companyId, 2, [open]),
      await member(owner.companyId, 2),
    ]
    await rated(open)
    await rated(other)
    expect(await ratingsSeenBy(owner)).toBe(2)
    expect(await ratingsSeenBy(all)).toBe(2)
    expect(await ratingsSeenBy(some)).toBe(1)
    expect(await ratingsSeenBy(none)).toBe(0)
    expect(await ratingsSeenBy(rival)).toBe(0)
    expect(await ratingsSeenBy(reporter)).toBe(2)
    expect(await ratingsSeenBy(await hunter())).toBe(0)
    const grant = { memberId: none.memberId!, programId: other, grantedAt: now() }
    await database().insert(memberGrants).values(grant)
    expect(await ratingsSeenBy(none)).toBe(1)
    await database().delete(memberGrants)
    expect(await ratingsSeenBy(none)).toBe(0)
    expect(await ratingsSeenBy(some)).toBe(0)
  })

  it('are at most a minute old', async () => {
    travelTo(later(now(), hour))
    const before = (await ratingsSeenBy(owner))!
    await rated(open)
    expect(await ratingsSeenBy(owner)).toBe(before)
    travelTo(later(now(), minute))
    expect(await ratingsSeenBy(owner)).toBe(before + 1)
  })
})

describe("DOS-11 the operators' figures cached for a minute", () => {
  it('are computed anew after it, and each query has its own', async () => {
    const team = await operator()
    travelTo(wednesdayAfter(later(now(), 2 * hour)))
    const judged = async () => (await keptPromisesSeenBy(team, 10)).judged
    const received = async (weeks: number) => (await reportWeeksSeenBy(team, weeks)).length
    const came = async () => (await reportWeeksSeenBy(team, 2)).at(-1)!.received
    const [first, before] = [await judged(), await came()]
    const third = await liveProgram(owner)
    for (let turn = 0; turn < 3; turn++) await rated(third)
    expect([await judged(), await came()]).toEqual([first, before])
    expect([await received(5), await received(2)]).toEqual([5, 2])
    expect((await keptPromisesSeenBy(team, 0)).programs).toEqual([])
    travelTo(later(now(), minute))
    expect(await judged()).toBe(first + 1)
    expect(await came()).toBe(before + 3)
    expect((await keptPromisesSeenBy(team, 10)).programs.map(({ programId }) => programId)).toContain(third)
  })
})
