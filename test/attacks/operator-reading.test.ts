import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { liftSanction } from '#domain/account/status/lift-sanction.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { quietReadings, watchReadings } from '#domain/account/status/watch-readings.server.ts'
import { unsafeEventsAfter, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { stepInput, takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

// The whole team reads everything: no permission stops a person who sells it. What stops them is being seen.
describe('LOG-03 an operator who reads far more than the work requires', () => {
  it('is notified to the colleagues and to no one else, once a day', async () => {
    const [reader, colleague] = [await operator(), await operator()]
    await open(reader, quietReadings)
    expect(await watchReadings(system)).toBe(0)
    await open(reader, 1)
    expect(await watchReadings(system)).toBe(1)
    const alarm = (await unsafeEventsAfter(0, 10_000)).at(-1)!
    expect(alarm).toMatchObject({ type: 'account.reading_alarm', subjectId: reader.accountId })
    const [notice] = mailNoticesOf(alarm.type, alarm.facts)
    const told = await recipientsOf(database(), notice!.to, alarm)
    expect(told.map(({ id }) => id)).toEqual([colleague.accountId])
    await open(reader, 5)
    expect(await watchReadings(system)).toBe(0)
  })

  it('is not reported for opening one account many times, nor for a long week', async () => {
    const [again, slow] = [await operator(), await operator()]
    await open(again, quietReadings + 1, newId())
    await open(slow, quietReadings)
    travelTo(later(now(), day + 1))
    await open(slow, quietReadings)
    expect(await watchReadings(system)).toBe(0)
  })
})

// Reports are the most valuable data; a platform that records access to documents alone lets reports be sold unseen.
describe('LOG-03 an operator who opens a report', () => {
  it('is recorded once a day; other readers are not recorded', async () => {
    const [owner, reader] = [await companyOwner(), await operator()]
    const { reporter, page, id } = await aReport(owner)
    const as = await sessionOf(reader)
    const opened = async () => (await tracesOf(id)).map(({ actorId }) => actorId)
    await Promise.all([1, 2, 3].map(() => site.ask(`/hello${page}`, { as })))
    expect(await opened()).toEqual([reader.accountId])
    await site.ask(`/bughunter/hacktivity${page.replace('/reports/detail', '')}`, {
      as: await sessionOf(reporter),
    })
    expect((await site.ask(`/company${page}`, { as: await sessionOf(owner) })).status).toBe(200)
    expect(await opened()).toHaveLength(1)
    travelTo(later(now(), day + 1))
    await site.ask(`/hello${page}`, { as: await sessionOf(reader) })
    expect(await opened()).toHaveLength(2)
  })

  it('is notified to the colleagues when these are many and not their own', async () => {
    const [busy, curious] = [await operator(), await operator()]
    // Away from what the tests above left behind.
    travelTo(later(now(), 9 * day))
    await read(busy, quietReadings + 50, true)
    expect(await watchReadings(system)).toBe(0)
    await read(curious, quietReadings + 1, false)
    expect(await watchReadings(system)).toBe(1)
  })
})

async function aReport(owner: Person & { companyId: string }) {
  const programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
  const reporter = await hunter()
  await join(reporter, programId)
  const { id, hash } = await send(reporter, programId)
  return { reporter, id, page: `/reports/detail/${hash}/${id}` }
}
const tracesOf = async (reportId: string) =>
  (await unsafeHistoryOf('report', reportId)).filter(({ type }) => type === 'report.opened_by_team')

async function read(reader: Person, times: number, assigned: boolean): Promise<void> {
  await transaction(async (tx) => {
    for (let turn = 0; turn < times; turn++)
      await record(tx, reader, 'report.opened_by_team', newId(), { assigned })
  })
}

// A naive suspension only stops acts: then the insider goes on reading every open vulnerability.
describe('SES-03 a suspended operator', () => {
  it('reads nothing from the same moment on, and no old session is restored', async () => {
    const [team, colleague] = [await operator(), await operator()]
    const token = await sessionOf(colleague)
    expect((await site.ask('/hello/reports', { as: token })).status).toBe(200)
    const id = await suspend(team, colleague)
    expect((await site.ask('/hello/reports', { as: token })).status).toBe(302)
    expect((await site.ask('/api/v1/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
      401,
    )
    await liftSanction(team, id, 'Pemeriksaan selesai, tidak ada temuan.')
    expect(await personOfToken(token, '192.0.2.1')).toBeNull()
  })

  it('cannot open a new session, while a suspended bughunter still reads', async () => {
    const [team, colleague, reporter] = [await operator(), await operator(), await hunter()]
    await suspend(team, colleague)
    await takeStep(team, reporter)
    expect(await personOfToken(await sessionOf(colleague), '192.0.2.1')).toBeNull()
    await expect(signIn({ identifier: colleague.username, password }, place)).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    const page = await site.ask('/bughunter/standing', { as: await sessionOf(reporter) })
    expect(page.status).toBe(200)
  })
})

async function open(reader: Person, times: number, same?: string): Promise<void> {
  await transaction(async (tx) => {
    for (let turn = 0; turn < times; turn++)
      await record(tx, reader, 'account.opened_by_team', same ?? newId())
  })
}

const password = 'Rahasia#2026'
const place = { address: '192.0.2.77', device: 'test' }

/** A colleague is suspended by proof: both have a password here. */
async function suspend(team: Person, colleague: Person): Promise<string> {
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
  const key = newId()
  return sanction(team, colleague.accountId, stepInput({ key }), { currentPassword: password })
}
