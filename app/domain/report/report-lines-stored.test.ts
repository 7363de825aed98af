import { day } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database, databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { checkReportLines, wrongReportLines } from './check-report-lines.server.ts'
import { never, reportLines } from './report-line-tables.server.ts'
import { reportClocks, reports } from './report-tables.server.ts'

useDatabase()
let owner: Person & { companyId: string }
let program: string
let reporter: Person
beforeAll(async () => {
  owner = await companyOwner()
  program = await liveProgram(owner, { managedBy: 'product' })
  reporter = await hunter()
})

async function lineOf(id: string) {
  const [line] = await database().select().from(reportLines).where(eq(reportLines.reportId, id))
  return line
}

const at = (days: number) => new Date(Date.UTC(2026, 5, 1) + days * day)
const standing = (account: string, standing: 'active' | 'suspended') =>
  database().update(accounts).set({ standing }).where(eq(accounts.id, account))
const clock = (reportId: string, kind: 'triage' | 'appeal' | 'appeal_answer', dueAt: Date) =>
  database()
    .insert(reportClocks)
    .values({ reportId, kind, startedAt: at(0), dueAt })

describe('the line of a report', () => {
  it('has the fields of lists, and follows the report', async () => {
    const id = await reviewedReport(program, reporter)
    expect(await lineOf(id)).toMatchObject({
      ...{ companyId: owner.companyId, programId: program, reporterId: reporter.accountId, assigneeId: null },
      ...{
        stage: 'in_review',
        level: 7,
        companyReads: false,
        waitingOn: 'operator',
        teamTurn: 0,
        companyTurn: 1,
      },
      dueAt: never,
    })
    const valid = { stage: 'valid', validAt: at(0), triagedLevel: 3, updatedAt: at(1) } as const
    await database().update(reports).set(valid).where(eq(reports.id, id))
    expect(await lineOf(id)).toMatchObject({ stage: 'valid', level: 3, companyReads: true, updatedAt: at(1) })
    await database().delete(reports).where(eq(reports.id, id))
    expect(await lineOf(id)).toBeUndefined()
  })

  it('has the next due moment of the running clocks', async () => {
    const id = await reviewedReport(program, reporter)
    const due = async () => (await lineOf(id))!.dueAt
    await clock(id, 'triage', at(5))
    await database()
      .insert(reportClocks)
      .values({ reportId: id, kind: 'info', startedAt: at(0), dueAt: at(9) })
    expect(await due()).toEqual(at(5))
    const triage = sql`report_id = ${id} AND kind = 'triage'`
    await database()
      .update(reportClocks)
      .set({ pausedAt: at(1) })
      .where(triage)
    expect(await due()).toEqual(at(9))
    await database()
      .update(reportClocks)
      .set({ pausedAt: null, dueAt: at(7) })
      .where(triage)
    expect(await due()).toEqual(at(7))
    await database()
      .update(reportClocks)
      .set({ stoppedAt: at(2) })
      .where(eq(reportClocks.reportId, id))
    expect(await due()).toEqual(never)
  })

  it('waits on the company, then on the team, while a closing is objected to', async () => {
    const closed = { stage: 'closed', closeReason: 'informative', closedAt: at(0) } as const
    const id = await reviewedReport(program, reporter, closed)
    const turns = async () => {
      const { waitingOn, companyWaitingOn, teamTurn, companyTurn } = (await lineOf(id))!
      return [waitingOn, companyWaitingOn, teamTurn, companyTurn]
    }
    expect(await turns()).toEqual(['nobody', 'nobody', 1, 1])
    await clock(id, 'appeal', at(5))
    expect(await turns()).toEqual(['operator', 'operator', 0, 1])
    await clock(id, 'appeal_answer', at(3))
    expect(await turns()).toEqual(['operator', 'company', 0, 0])
    await database().delete(reportClocks).where(eq(reportClocks.reportId, id))
    expect(await turns()).toEqual(['nobody', 'nobody', 1, 1])
  })

  it('follows the account status of its reporter and who manages its program', async () => {
    const person = await hunter()
    const managed = await liveProgram(owner, { managedBy: 'product' })
    const asked = await reviewedReport(managed, person, { stage: 'needs_info' })
    const valid = await reviewedReport(managed, person, { stage: 'valid', validAt: at(0) })
    const turns = async () => [(await lineOf(asked))!.waitingOn, (await lineOf(valid))!.waitingOn]
    expect(await turns()).toEqual(['reporter', 'operator'])
    await standing(person.accountId, 'suspended')
    expect(await turns()).toEqual(['nobody', 'operator'])
    await standing(person.accountId, 'active')
    await database().update(programs).set({ managedBy: 'company' }).where(eq(programs.id, managed))
    expect(await turns()).toEqual(['reporter', 'company'])
    expect(await lineOf(asked)).toMatchObject({ managedBy: 'company', companyReads: true })
  })

  it('is written by triggers only', async () => {
    const id = await reviewedReport(program, reporter)
    const refused = database().update(reportLines).set({ level: 13 }).where(eq(reportLines.reportId, id))
    await expect(refused).rejects.toThrow()
    await expect(database().delete(reportLines)).rejects.toThrow()
  })
})

describe('concurrent changes', () => {
  /** Both have written before either commits, in this order. */
  async function atOnce(first: string, second: string): Promise<void> {
    const [one, other] = await Promise.all([0, 1].map(() => connected()))
    await one!.query('BEGIN')
    await one!.query(first)
    await other!.query('BEGIN')
    await other!.query(second)
    await one!.query('COMMIT')
    await other!.query('COMMIT')
    await Promise.all([one!.end(), other!.end()])
  }

  it('a clock beside a change of the report', async () => {
    const id = await reviewedReport(program, reporter)
    const started = `INSERT INTO report_clocks (report_id, kind, started_at, due_at)
      VALUES ('${id}', 'triage', '2026-06-01Z', '2026-06-04Z')`
    const changed = `UPDATE reports SET fix = 'fixing', triaged_level = 2 WHERE id = '${id}'`
    await atOnce(started, changed)
    expect(await lineOf(id)).toMatchObject({ dueAt: at(3), level: 2 })
    await atOnce(
      `UPDATE reports SET triaged_level = 4 WHERE id = '${id}'`,
      `UPDATE report_clocks SET stopped_at = now()`,
    )
    expect(await lineOf(id)).toMatchObject({ dueAt: never, level: 4 })
  })

  it('a suspension beside a change of a report, and beside a new one', async () => {
    const person = await hunter()
    const id = await reviewedReport(program, person, { stage: 'needs_info' })
    const suspends = `UPDATE accounts SET standing = 'suspended' WHERE id = '${person.accountId}'`
    await atOnce(suspends, `UPDATE reports SET triaged_level = 2 WHERE id = '${id}'`)
    expect(await lineOf(id)).toMatchObject({ waitingOn: 'nobody', level: 2 })
    await standing(person.accountId, 'active')
    await atOnce(`UPDATE reports SET triaged_level = 5 WHERE id = '${id}'`, suspends)
    expect(await lineOf(id)).toMatchObject({ waitingOn: 'nobody', level: 5 })
    await standing(person.accountId, 'active')
    const one = await connected()
    await one.query('BEGIN')
    await one.query(suspends)
    const [row] = await database().select().from(reports).where(eq(reports.id, id))
    const { search: _, ...copy } = row!
    const fresh = { ...copy, id: crypto.randomUUID(), hash: 'berbeda', code: 'CA-2026-999999-X' }
    const sent = database().insert(reports).values(fresh)
    const done = Promise.resolve(sent)
    await new Promise((go) => setTimeout(go, 100))
    await one.query('COMMIT')
    await one.end()
    await done
    expect(await lineOf(fresh.id)).toMatchObject({ waitingOn: 'nobody' })
  })

  it('changes of many reports, of their program, reporter and clocks', async () => {
    const ids: string[] = []
    for (let turn = 0; turn < 6; turn++)
      ids.push(await reviewedReport(program, reporter, { stage: 'needs_info' }))
    const reportsIn = async (turn: number) =>
      transaction(async (tx) => {
        for (const id of ids.toSorted().slice(turn % 3))
          await tx
            .update(reports)
            .set({ revision: sql`revision + 1`, updatedAt: at(turn) })
            .where(eq(reports.id, id))
      })
    for (let turn = 0; turn < 4; turn++)
      await Promise.all([
        reportsIn(turn),
        reportsIn(turn + 1),
        standing(reporter.accountId, turn % 2 ? 'active' : 'suspended'),
        database()
          .update(programs)
          .set({ managedBy: turn % 2 ? 'product' : 'company' })
          .where(eq(programs.id, program)),
        database()
          .insert(reportClocks)
          .values({ reportId: ids[turn]!, kind: 'triage', startedAt: at(0), dueAt: at(turn) }),
      ])
    expect(await wrongReportLines()).toEqual([])
    expect((await lineOf(ids[3]!))!.dueAt).toEqual(at(3))
  })
})

describe('the nightly check', () => {
  const told = async () =>
    (await unsafeEventsAfter(0, 10_000)).filter(({ type }) => type === 'job.report_lines_corrected')

  it('finds nothing where nothing is wrong', async () => {
    expect(await checkReportLines(system)).toBe(0)
    expect(await told()).toEqual([])
  })

  it('rewrites lines that were changed by hand, or are missing', async () => {
    const [changed, missing] = [
      await reviewedReport(program, reporter),
      await reviewedReport(program, reporter),
    ]
    const before = [await lineOf(changed), await lineOf(missing)]
    const hand = await connected()
    await hand.query(`UPDATE report_lines SET waiting_on = 'company' WHERE report_id = '${changed}'`)
    await hand.query(`DELETE FROM report_lines WHERE report_id = '${missing}'`)
    await hand.end()
    expect((await wrongReportLines()).toSorted()).toEqual([changed, missing].toSorted())
    expect(await checkReportLines(system)).toBe(2)
    expect([await lineOf(changed), await lineOf(missing)]).toEqual(before)
    expect(await checkReportLines(system)).toBe(0)
    expect((await told()).map(({ facts }) => facts)).toEqual([{ count: 2 }])
  })
})

/** As the owner of the tables. */
async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  return client
}
