import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { comparisonSeenBy } from '#domain/report/duplicate/comparison.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { reportRow } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

let team: Person
let owner: Person & { companyId: string }
let rival: Person & { companyId: string }
let reporter: Person
let program: string
let [original, copy, foreign, managed] = ['', '', '', '']
beforeAll(async () => {
  team = await operator()
  owner = await companyOwner()
  rival = await companyOwner('Bank Lain')
  reporter = await hunter()
  program = await liveProgram(owner, team, { managedBy: 'company' })
  const other = await liveProgram(rival, team, { managedBy: 'company', title: 'Program lain' })
  const hidden = await liveProgram(owner, team, { managedBy: 'product', title: 'Program terkelola' })
  for (const place of [program, other, hidden]) await join(reporter, place)
  original = (await send(reporter, program)).id
  copy = (await send(reporter, program)).id
  foreign = (await send(reporter, other)).id
  managed = (await send(reporter, hidden)).id
  await takeReport(team, copy)
}, 60_000)

const callOf = (one: string, other: string) => `/api/v1/reports/${one}/near-duplicates/${other}`
const pageOf = (area: string, one: string, other: string) => `/${area}/reports/compare/${one}/${other}`

async function statusOf(as: Person, address: string): Promise<number> {
  return (await site.ask(address, { as: await sessionOf(as) })).status
}

describe('RPT-03 two compared reports', () => {
  it('are read by the team and the company that reads both, and by no one else', async () => {
    for (const [one, other] of [
      [original, copy],
      [copy, original],
    ] as const) {
      expect(await statusOf(team, pageOf('hello', one, other))).toBe(200)
      expect(await statusOf(owner, pageOf('company', one, other))).toBe(200)
      expect(await statusOf(rival, pageOf('company', one, other))).toBe(404)
      for (const person of [reporter, rival]) expect(await comparisonSeenBy(person, one, other)).toBeNull()
      expect(await statusOf(reporter, callOf(one, other))).toBe(403)
      expect(await statusOf(rival, callOf(one, other))).toBe(404)
    }
  })

  it('do not exist where one may not be seen, is of another company or is the same', async () => {
    for (const [one, other] of [
      [copy, foreign],
      [foreign, copy],
      [copy, managed],
      [managed, copy],
      [copy, copy],
      [copy, "1' OR '1"],
    ] as const) {
      const address = pageOf('company', one, encodeURIComponent(other))
      expect([address, await statusOf(owner, address)]).toEqual([address, 404])
      expect(await comparisonSeenBy(owner, one, other)).toBeNull()
    }
    expect(await comparisonSeenBy(team, copy, foreign)).toBeNull()
    expect(await comparisonSeenBy(team, copy, managed)).not.toBeNull()
    // One that was found valid is there for the company, too.
    await database().update(reports).set({ validAt: new Date() }).where(eq(reports.id, managed))
    expect(await comparisonSeenBy(owner, copy, managed)).not.toBeNull()
  })

  it('leave a trace of the operator who reads them', async () => {
    const reader = await operator()
    expect(await statusOf(reader, pageOf('hello', copy, original))).toBe(200)
    const traces = await database()
      .select({ subjectId: events.subjectId })
      .from(events)
      .where(and(eq(events.type, 'report.opened_by_team'), eq(events.actorId, reader.accountId)))
    expect(traces.map(({ subjectId }) => subjectId).toSorted()).toEqual([copy, original].toSorted())
  })
})

describe('marking a duplicate from the comparison', () => {
  const mark = async (as: Person, area: string, more: Record<string, string> = {}) =>
    site.ask(pageOf(area, original, copy), {
      as: await sessionOf(as),
      form: {
        intent: 'close_duplicate',
        original: (await reportRow(original)).code!,
        revision: String((await reportRow(copy)).revision),
        ...more,
      },
    })

  it('is refused to the company, from an old page, and of what is no original', async () => {
    expect((await mark(owner, 'company')).status).toBe(403)
    const { revision } = await reportRow(copy)
    expect((await mark(team, 'hello', { revision: String(revision - 1) })).status).toBe(409)
    expect((await mark(team, 'hello', { original: (await reportRow(copy)).code! })).status).toBe(422)
    expect((await mark(team, 'hello', { intent: 'close' })).status).toBe(422)
    expect(await reportRow(copy)).toMatchObject({ stage: 'in_review', revision })
  })

  it('closes once when two press at once, and never again', async () => {
    const answers = await Promise.all([
      mark(team, 'hello'),
      mark(await operator(), 'hello'),
      mark(team, 'hello'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409])
    expect(await reportRow(copy)).toMatchObject({ closeReason: 'duplicate', originalId: original })
    expect((await mark(team, 'hello')).status).toBe(409)
    const code = (await reportRow(original)).code!
    await expect(closeAsDuplicate(team, copy, { original: code })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    const seen = await comparisonSeenBy(team, copy, original)
    expect(seen).toMatchObject({ older: { id: original }, newer: { id: copy }, obstacle: 'move_forbidden' })
  })
})
