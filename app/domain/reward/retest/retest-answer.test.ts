import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { openReportsFor } from '#domain/report/open-reports.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { reportComments, reports } from '#domain/report/report-tables.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, ratedReport, reportRow } from '../../../../test/support/reward-scenario.ts'
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

/** A report whose reward is settled and whose retest was asked for. */
async function asked(managedBy: 'company' | 'product' = 'company') {
  const reporter = await hunter()
  const id = await ratedReport(owner, await liveProgram(owner, { managedBy, rewardType: 'points' }), reporter)
  await database().update(reports).set({ rewardState: 'points_granted' }).where(eq(reports.id, id))
  await startFixing(owner, id)
  await askRetest(owner, id, { body })
  return { id, reporter }
}

const say = (who: Person, id: string, verdict: 'fixed' | 'not_fixed' = 'fixed', text = body) =>
  giveRetestVerdict(who, id, { verdict, body: text })
const seen = async (who: Person, id: string) => (await reportSeenBy(who, (await reportRow(id)).hash, id))!

async function tracesOf(id: string) {
  const answers = await database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.type, 'report.retest_answered')))
  const comments = await database().select().from(reportComments).where(eq(reportComments.reportId, id))
  // The first comment is what the company asked.
  return { answers: answers.length, comments: comments.length - 1 }
}

const answered = { code: 'conflict', detail: 'retest_answered' }

describe('RUL-14 the answer to a retest', () => {
  it('is given once a round: repeated, it adds no comment and no mail', async () => {
    const { id, reporter } = await asked()
    await say(reporter, id)
    for (const verdict of ['not_fixed', 'fixed', 'not_fixed'] as const)
      await expect(say(reporter, id, verdict)).rejects.toMatchObject(answered)
    expect(await tracesOf(id)).toEqual({ answers: 1, comments: 1 })
    expect(await seen(owner, id)).toMatchObject({ retestAnswer: 'fixed' })
    await say(owner, id, 'not_fixed')
    await expect(say(reporter, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await askRetest(owner, id, { body })
    await say(reporter, id, 'not_fixed')
    expect(await seen(owner, id)).toMatchObject({ retestAnswer: 'not_fixed' })
  })

  it('is one of many sent at once', async () => {
    const { id, reporter } = await asked()
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => say(reporter, id, i % 2 ? 'fixed' : 'not_fixed')),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await tracesOf(id)).toEqual({ answers: 1, comments: 1 })
  })

  it('is requested five times a day at most, also when others close the rounds', async () => {
    const { id, reporter } = await asked()
    for (let round = 1; round < 5; round++) {
      await say(owner, id, 'not_fixed')
      await askRetest(owner, id, { body })
    }
    await say(owner, id, 'not_fixed')
    await expect(askRetest(owner, id, { body })).rejects.toMatchObject({ detail: 'retests_a_day' })
    travelTo(later(now(), day))
    await askRetest(owner, id, { body })
    await say(reporter, id)
  })

  it('from an older page is refused, and from a page of the round before', async () => {
    const { id, reporter } = await asked()
    const { revision } = await seen(reporter, id)
    await say(owner, id, 'not_fixed')
    await askRetest(owner, id, { body })
    const late = giveRetestVerdict(reporter, id, { verdict: 'fixed', body, revision })
    await expect(late).rejects.toMatchObject({ code: 'conflict', detail: 'page_older' })
    expect(await seen(reporter, id)).toMatchObject({ mayAnswerRetest: true, retestAnswer: null })
  })

  it('is shown with its proof to the decider, until the next round', async () => {
    const { id, reporter } = await asked()
    expect(await seen(owner, id)).toMatchObject({ retestProof: null })
    await say(reporter, id, 'not_fixed', 'Alamat lama masih menjawab **200**, lihat langkah dua.')
    for (const who of [owner, team, reporter]) {
      const { retestProof } = await seen(who, id)
      expect(retestProof?.bodyHtml).toContain('<strong>200</strong>')
    }
    await say(owner, id, 'not_fixed')
    await askRetest(owner, id, { body })
    expect(await seen(owner, id)).toMatchObject({ retestProof: null })
  })
})

describe('RUL-14 a retest waits', () => {
  it.each(['company', 'product'] as const)('on the bughunter, then on the decider: %s', async (managedBy) => {
    const { id, reporter } = await asked(managedBy)
    const decides = managedBy === 'product' ? 'operator' : 'company'
    const nextOf = async (who: Person) => {
      const [line] = (await listReports(who)).rows.filter((one) => one.id === id)
      const { next } = await seen(who, id)
      expect(line?.next).toBe(next)
      const { rows: listed } = await listReports(who, { waiting: next })
      expect(listed.map((one) => one.id)).toContain(id)
      return next
    }
    for (const who of [owner, reporter, team]) expect(await nextOf(who)).toBe('reporter')
    expect((await openReportsFor(reporter)).turns.reporter).toBe(1)
    await say(reporter, id)
    for (const who of [owner, reporter, team]) expect(await nextOf(who)).toBe(decides)
    expect((await openReportsFor(reporter)).turns[decides]).toBe(1)
  })

  it('on no one who may not answer: a suspended bughunter is skipped', async () => {
    const { id, reporter } = await asked()
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, reporter.accountId))
    expect(await seen(owner, id)).toMatchObject({ next: 'company' })
    const away = { ...reporter, suspended: true }
    expect(await seen(away, id)).toMatchObject({ next: 'company', mayAnswerRetest: false })
    await expect(say(away, id)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('no longer than the company wants: it closes a round by its own proof, and the timeline shows that', async () => {
    const { id, reporter } = await asked()
    await say(owner, id, 'fixed', 'Uji otomatis kami memeriksa alamat itu: sekarang 403.')
    const { timeline, fix } = await seen(reporter, id)
    expect(fix).toBe('fixed')
    const last = timeline.findLast(({ kind }) => kind === 'event')
    expect(last).toMatchObject({ facts: { move: 'retest_fixed', ownProof: true } })
    await expect(say(reporter, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  })
})
