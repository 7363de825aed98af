import { after, day, travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, expect, it } from 'vitest'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, ratedReport, reportRow } from '../../../../test/support/reward-scenario.ts'
import { askRetest } from './ask-retest.server.ts'
import { expireRetests } from './expire-retest.server.ts'
import { giveRetestVerdict } from './give-retest-verdict.server.ts'

useDatabase()

const body = 'Kami mencoba ulang langkah yang sama pada akun uji lain.'
const start = new Date('2026-06-05T03:00:00Z')
let owner: Person & { companyId: string }
beforeAll(async () => {
  owner = await companyOwner()
})

/** A report whose retest was asked for at `start`. */
async function asked() {
  travelTo(start)
  const reporter = await hunter()
  const id = await ratedReport(owner, await liveProgram(owner), reporter)
  await startFixing(owner, id)
  await askRetest(owner, id, { body })
  return { id, reporter }
}

const say = (who: Person, id: string, verdict: 'fixed' | 'not_fixed' = 'fixed') =>
  giveRetestVerdict(who, id, { verdict, body })
const seen = async (who: Person, id: string) => (await reportSeenBy(who, (await reportRow(id)).hash, id))!
const movesOf = async (who: Person, id: string) =>
  (await seen(who, id)).timeline.flatMap((entry) =>
    entry.kind === 'event' && entry.type === 'report.moved' ? (entry.facts.move ?? []) : [],
  )

it('an unanswered retest ends after 7 days, not before and once; the company asks again', async () => {
  const { id, reporter } = await asked()
  const due = after(start, 7 * day)
  const retest = (await seen(reporter, id)).clocks.find(({ kind }) => kind === 'retest')
  expect(retest).toMatchObject({ dueAt: due, stoppedAt: null })
  travelTo(after(due, -1))
  expect(await expireRetests(system)).toBe(0)
  travelTo(due)
  const both = await Promise.all([expireRetests(system), expireRetests(system)])
  expect(both[0] + both[1]).toBe(1)
  expect(await movesOf(owner, id)).toEqual(expect.arrayContaining(['ask_retest', 'expire_retest']))
  expect((await reportRow(id)).fix).toBe('fixing')
  await expect(say(reporter, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  travelTo(after(due, day))
  await askRetest(owner, id, { body })
  expect(await expireRetests(system)).toBe(0)
  await say(owner, id)
  expect((await reportRow(id)).fix).toBe('fixed')
})

it('an answered one waits for the company without limit', async () => {
  const { id, reporter } = await asked()
  travelTo(after(start, 6 * day))
  await say(reporter, id, 'not_fixed')
  travelTo(after(start, 30 * day))
  expect(await expireRetests(system)).toBe(0)
  expect(await reportRow(id)).toMatchObject({ fix: 'retest' })
  expect(await seen(owner, id)).toMatchObject({ retestAnswer: 'not_fixed' })
  await say(owner, id, 'not_fixed')
})

it('a decided one leaves nothing to end, and the next has its own seven days', async () => {
  const { id } = await asked()
  travelTo(after(start, 2 * day))
  await say(owner, id, 'not_fixed')
  await askRetest(owner, id, { body })
  travelTo(after(start, 8 * day))
  expect(await expireRetests(system)).toBe(0)
  travelTo(after(start, 9 * day))
  expect(await expireRetests(system)).toBe(1)
  expect((await reportRow(id)).fix).toBe('fixing')
})

it('RPT-08 a page of an earlier round decides nothing in the next, nor does one older than the answer', async () => {
  const { id, reporter } = await asked()
  const { revision } = await seen(reporter, id)
  await say(owner, id, 'not_fixed')
  await askRetest(owner, id, { body })
  const late = { code: 'conflict', detail: 'page_older' }
  for (const who of [reporter, owner]) {
    await expect(giveRetestVerdict(who, id, { verdict: 'fixed', body, revision })).rejects.toMatchObject(late)
  }
  const open = (await seen(owner, id)).revision
  await giveRetestVerdict(reporter, id, { verdict: 'not_fixed', body, revision: open })
  await expect(
    giveRetestVerdict(owner, id, { verdict: 'fixed', body, revision: open }),
  ).rejects.toMatchObject(late)
  const { revision: present } = await seen(owner, id)
  await giveRetestVerdict(owner, id, { verdict: 'fixed', body, revision: present })
  expect((await reportRow(id)).fix).toBe('fixed')
})

it('of an answer and the end at the same moment one comes first, and the other has no effect', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, reporter } = await asked()
    travelTo(after(start, 7 * day))
    const [said, ended] = await Promise.allSettled([say(reporter, id), expireRetests(system)])
    const answered = said.status === 'fulfilled'
    expect(ended).toEqual({ status: 'fulfilled', value: answered ? 0 : 1 })
    expect((await reportRow(id)).fix).toBe(answered ? 'retest' : 'fixing')
    expect((await movesOf(owner, id)).includes('expire_retest')).toBe(!answered)
  }
})
