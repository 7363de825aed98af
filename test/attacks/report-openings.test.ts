import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { weekOf } from '#domain/privacy/readings/readings.ts'
import { exportReadings, readingsOfWeek } from '#domain/privacy/readings/readings-of-week.server.ts'
import { exportReportData } from '#domain/report/export-report-data.server.ts'
import { explainReading } from '#domain/report/reading/explain-reading.server.ts'
import { freeReadings, reasonHolds } from '#domain/report/reading/reading.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { proof, withPassword } from '../support/members.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
const reason = 'Meninjau laporan serupa untuk mencari duplikat kasus pembayaran.'
const reports: { id: string; hash: string; code: string }[] = []
let programId: string

beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  for (let turn = 0; turn < 4; turn++) {
    const reporter = await hunter()
    await join(reporter, programId)
    reports.push(await send(reporter, programId))
  }
})

const pageOf = ({ hash, id }: { hash: string; id: string }) => `/hello/reports/detail/${hash}/${id}`

/** A person who has opened as many reports of others as are free. */
async function curious(): Promise<Person> {
  const reader = await withPassword(await operator())
  await transaction(async (tx) => {
    for (let turn = 0; turn < freeReadings; turn++)
      await record(tx, reader, 'report.opened_by_team', newId(), { assigned: false })
  })
  return reader
}

const openingsOf = (reader: Person, reportId: string) =>
  database()
    .select()
    .from(events)
    .where(
      and(
        eq(events.type, 'report.opened_by_team'),
        eq(events.actorId, reader.accountId),
        eq(events.subjectId, reportId),
      ),
    )

// A whole team may read every report; without a question no one ever has to say why.
describe('LOG-03 an operator who reads many reports of others', () => {
  it('gives a reason before the next one, by page, call and file; own work stays open', async () => {
    const reader = await curious()
    const as = await sessionOf(reader)
    const [wanted, taken] = [reports[0]!, reports[1]!]
    const page = await site.ask(pageOf(wanted), { as })
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/hello/readings/reason?next=${encodeURIComponent(pageOf(wanted))}`,
    ])
    const english = await site.ask(`/en${pageOf(wanted)}`, { as })
    expect(english.headers.get('location')).toMatch(/^\/en\/hello\/readings\/reason\?next=/)
    const call = await ask(reader, 'GET', `/api/v1/reports/${wanted.id}`)
    expect([call.status, call.body.code]).toEqual([409, 'step_missing'])
    expect(JSON.stringify(call.body)).not.toContain(wanted.hash)
    // Comments of the team on it, and its disclosure text, are parts of the report as well.
    for (const part of ['reward', 'publication']) {
      const { status, body } = await ask(reader, 'GET', `/api/v1/reports/${wanted.id}/${part}`)
      expect([part, status, body.code]).toEqual([part, 409, 'step_missing'])
    }
    const data = await (await site.ask(`${pageOf(wanted)}.data`, { as })).text()
    expect(data).not.toContain(wanted.code)
    expect(await openingsOf(reader, wanted.id)).toEqual([])
    await takeReport(reader, taken.id)
    expect((await site.ask(pageOf(taken), { as })).status).toBe(200)

    const address = `/hello/readings/reason?next=${encodeURIComponent(pageOf(wanted))}`
    for (const [text, status] of [
      ['', 422],
      ['terlalu pendek', 422],
      ['x'.repeat(501), 422],
    ] as const)
      expect((await site.ask(address, { as, form: { intent: 'explain', reason: text } })).status).toBe(status)
    const extra = { intent: 'explain', reason, goodUntil: '2099-01-01' }
    expect((await site.ask(address, { as, form: extra })).status).toBe(422)
    const given = await site.ask(address, { as, form: { intent: 'explain', reason } })
    expect([given.status, given.headers.get('location')]).toEqual([302, pageOf(wanted)])
    expect((await site.ask(pageOf(wanted), { as })).status).toBe(200)
    expect((await exportReportData(database(), reader)).readingReasons).toEqual([
      { reason, givenAt: expect.any(Date) },
    ])
    const [opened] = await openingsOf(reader, wanted.id)
    expect(opened!.facts).toEqual({ assigned: false, reasonId: expect.any(String) })
  })

  it('is recorded for each part a call returns, and not for the own side', async () => {
    for (const part of ['reward', 'publication']) {
      const reader = await operator()
      const path = `/api/v1/reports/${reports[0]!.id}/${part}`
      for (let turn = 0; turn < 2; turn++) expect((await ask(reader, 'GET', path)).status).toBe(200)
      expect((await openingsOf(reader, reports[0]!.id)).length).toBe(1)
      expect((await ask(await companyOwner(), 'GET', path)).status).toBe(404)
    }
  })

  it('again after an hour, and is never redirected to another site', async () => {
    const reader = await curious()
    const as = await sessionOf(reader)
    await explainReading(reader, { reason })
    await traceOpening(reader, { id: reports[0]!.id, assignee: null })
    travelTo(later(now(), reasonHolds + 1))
    await expect(traceOpening(reader, { id: reports[2]!.id, assignee: null })).rejects.toMatchObject({
      detail: 'reading_reason',
    })
    // What was opened today already may be read again.
    await traceOpening(reader, { id: reports[0]!.id, assignee: null })
    travelTo(null)
    for (const next of ['https://evil.test/', '//evil.test', '/company', '/bughunter/hacktivity', ''])
      expect(
        (
          await site.ask(`/hello/readings/reason?next=${encodeURIComponent(next)}`, {
            as,
            form: { intent: 'explain', reason },
          })
        ).headers.get('location'),
      ).toBe('/hello')
  })

  it('opens only one of two at once as the last free one', async () => {
    const reader = await withPassword(await operator())
    await transaction(async (tx) => {
      for (let turn = 0; turn < freeReadings - 1; turn++)
        await record(tx, reader, 'report.opened_by_team', newId(), { assigned: false })
    })
    const all = await Promise.allSettled(
      reports.map(({ id }) => traceOpening(reader, { id, assignee: null })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is reviewed weekly: who, how much, why; the export requires the password and is recorded', async () => {
    travelTo(later(now(), 21 * day))
    const [reader, reviewer] = [await curious(), await withPassword(await operator())]
    await explainReading(reader, { reason: `=HYPERLINK("http://evil.test") ${reason}` })
    await traceOpening(reader, { id: reports[3]!.id, assignee: null })
    await traceOpening(reader, { id: reports[2]!.id, assignee: { id: reader.accountId } })
    const week = await readingsOfWeek(reviewer)
    const line = week.operators.find(({ accountId }) => accountId === reader.accountId)
    expect(line).toEqual({
      ...{ accountId: reader.accountId, username: reader.username, reports: freeReadings + 1, ownReports: 1 },
      ...{ papers: 0, exports: 0, alarms: 0, reasons: 1 },
    })
    expect(week.reasons.map(({ username, readings }) => [username, readings])).toEqual([[reader.username, 1]])
    const as = await sessionOf(reviewer)
    const page = await (await site.ask('/hello/readings', { as })).text()
    expect(page).toContain(reader.username)
    expect(page).toContain('mencari duplikat')
    expect((await site.ask('/hello/readings?week=2001-02-31', { as })).status).toBe(200)

    const form = { intent: 'export', week: week.monday, ...proof }
    expect((await site.ask('/hello/readings', { as, form: { ...form, currentPassword: 'x' } })).status).toBe(
      422,
    )
    const file = await site.ask('/hello/readings', { as, form })
    expect(file.headers.get('content-type')).toContain('text/csv')
    const csv = await file.text()
    expect(csv).toContain(reports[3]!.code)
    expect(csv).toContain(`"'=HYPERLINK`)
    const { lines } = await exportReadings(reviewer, { ...proof, week: week.monday })
    expect(lines.filter(({ username }) => username === reader.username)).toHaveLength(freeReadings + 2)
    const taken = await database().select().from(events).where(eq(events.type, 'privacy.readings_exported'))
    expect(taken.map(({ actorId }) => actorId)).toEqual([reviewer.accountId, reviewer.accountId])
  })

  it('is shown to operators alone, and given reasons are immutable', async () => {
    for (const one of [visitor, await hunter(), await companyOwner(), await incidentAccount()]) {
      await expect(readingsOfWeek(one)).rejects.toMatchObject({ code: 'not_found' })
      await expect(explainReading(one, { reason })).rejects.toMatchObject({ code: 'not_found' })
      await expect(exportReadings(one, { ...proof })).rejects.toMatchObject({ code: 'not_found' })
    }
    for (const change of [
      sql`UPDATE reading_reasons SET reason = 'x'`,
      sql`DELETE FROM reading_reasons`,
      sql`DELETE FROM exported_lists`,
    ])
      await expect(database().execute(change)).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('a week begins on Monday in Jakarta', () => {
    const { monday, from, until } = weekOf('2026-11-22')
    expect([monday, from.toISOString()]).toEqual(['2026-11-16', '2026-11-15T17:00:00.000Z'])
    expect(until.getTime() - from.getTime()).toBe(7 * day)
    expect(weekOf('2026-11-16').monday).toBe('2026-11-16')
  })
})
