import { day, minute, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../../test/support/report-scenario.ts'
import { parseReportCode } from '../report-code.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { sendLimits, submitReport } from './submit-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let programId: string
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  programId = await liveProgram(owner, team)
})

async function joined(): Promise<Person> {
  const person = await hunter()
  await join(person, programId)
  return person
}

describe('submitReport', () => {
  it('gives a code, pins the policy, starts the promises and records the event', async () => {
    const reporter = await joined()
    const { id, hash, code } = await send(reporter, programId)
    expect(parseReportCode(code, 'ca')).not.toBeNull()
    const report = await reportSeenBy(reporter, hash, id)
    expect(report).toMatchObject({
      audience: 'reporter',
      stage: 'submitted',
      next: 'operator',
      status: 1,
      claimedLevel: 5,
    })
    expect(report?.policyVersion).toEqual({ pinned: 1, current: 1 })
    expect(report?.pocHtml).toContain('<ol>')
    expect(report?.clocks.map(({ kind, state }) => [kind, state])).toEqual([
      ['first_response', 'running'],
      ['triage', 'running'],
    ])
    expect((await unsafeHistoryOf('report', id)).map(({ type }) => type)).toEqual([
      'report.drafted',
      'report.moved',
    ])
  })

  it('returns for a repeat the same report, also when ten arrive at once', async () => {
    const reporter = await joined()
    const input = { key: newId(), ...reportTexts() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submitReport(reporter, programId, input)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const other = await liveProgram(owner, team, { title: 'Program kedua' })
    await join(reporter, other)
    await expect(submitReport(reporter, other, input)).rejects.toMatchObject({ code: 'key_reused' })
  })

  it.each([
    ['cvssVector', { cvssVector: 'CVSS:3.1/AV:N' }, 'cvss_invalid'],
    ['target', { target: 'https://bukan.nusabank.test' }, 'not_in_scope'],
  ])('refuses a wrong %s', async (field, wrong, key) => {
    const reporter = await joined()
    await expect(send(reporter, programId, wrong)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: [{ key }] },
    })
  })

  it('requires identity, NDA and agreement in that order, and an open program', async () => {
    const stranger = await hunter({ verified: false })
    await expect(send(stranger, programId)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'account_unverified',
    })
    await expect(send(await hunter({ nda: false }), programId)).rejects.toMatchObject({
      detail: 'nda_missing',
    })
    await expect(send(await hunter(), programId)).rejects.toMatchObject({ detail: 'agreement_missing' })
    const paused = await liveProgram(owner, team, { title: 'Program jeda' })
    const reporter = await hunter()
    await join(reporter, paused)
    await pauseProgram(owner, paused)
    await expect(send(reporter, paused)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'program_closed',
    })
  })

  it('refuses other roles, suspended people and hidden programs', async () => {
    await expect(send(owner, programId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(send({ ...(await joined()), suspended: true }, programId)).rejects.toMatchObject({
      detail: 'account_suspended',
    })
    await expect(send(await hunter(), newId())).rejects.toMatchObject({ code: 'not_found' })
    const inner = await liveProgram(owner, team, { title: 'Program tertutup', visibility: 'private' })
    await expect(send(await hunter(), inner)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('RPT-17 stops at 5 a minute and 30 a day, also when they come at once', async () => {
    const reporter = await joined()
    const start = Date.parse('2026-06-01T01:00:00Z')
    travelTo(new Date(start))
    const burst = await Promise.allSettled(Array.from({ length: 8 }, () => send(reporter, programId)))
    expect(burst.filter(({ status }) => status === 'fulfilled')).toHaveLength(sendLimits.aMinute)
    for (let sent: number = sendLimits.aMinute; sent < sendLimits.aDay; sent++) {
      travelTo(new Date(start + sent * 2 * minute))
      await send(reporter, programId)
    }
    travelTo(new Date(start + 5 * 60 * minute))
    await expect(send(reporter, programId)).rejects.toMatchObject({ code: 'too_many_requests', status: 429 })
    travelTo(new Date(start + day + 10 * minute))
    await send(reporter, programId)
  }, 30_000)

  it('has CHECKs in the database: no stage without its code', async () => {
    const reporter = await joined()
    const { id } = await send(reporter, programId)
    await expect(database().execute(sql`UPDATE reports SET code = NULL WHERE id = ${id}`)).rejects.toThrow()
  })
})
