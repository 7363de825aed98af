import { newId, randomWord } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { mostNoted, refusalsWritten } from '#domain/event/note-refusal.server.ts'
import { auditLogSeenBy } from '#domain/privacy/audit-log.server.ts'
import { missLimits } from '#domain/report/guesses.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let team: Person
let reporter: Person
let programId: string
let report: { id: string; hash: string; code: string }

beforeAll(async () => {
  team = await operator()
  programId = await liveProgram(await companyOwner(), team)
  reporter = await hunter()
  await join(reporter, programId)
  report = await send(reporter, programId)
})

const pageOf = ({ hash, id }: { hash: string; id: string }) => `/bughunter/hacktivity/${hash}/${id}`

async function tracesOf(who: Person) {
  await refusalsWritten()
  const mine = and(eq(events.type, 'account.act_refused'), eq(events.actorId, who.accountId))
  return database().select().from(events).where(mine).orderBy(events.seq)
}

async function calls(who: Person, path: string, method = 'GET') {
  const headers = { Authorization: `Bearer ${await sessionOf(who)}`, 'Content-Type': 'application/json' }
  return site.ask(path, { method, headers })
}

// A platform that records only successful acts does not see who tries its endpoints.
describe('LOG-04 a refused act', () => {
  it('is in the audit log with who, what about, from where and when, by page and by call', async () => {
    const stranger = await hunter()
    const as = await sessionOf(stranger)
    const began = Date.now()
    expect((await site.ask(pageOf(report), { as })).status).toBe(404)
    expect((await calls(stranger, `/api/v1/reports/${report.id}`)).status).toBe(404)
    expect((await calls(stranger, '/api/v1/audit-log')).status).toBe(403)
    expect(
      (await site.ask('/hello/audit-log', { as, headers: { 'Sec-Fetch-Site': 'same-origin' } })).status,
    ).toBe(302)
    const traces = await tracesOf(stranger)
    expect(traces.map(({ subjectId, facts }) => [subjectId, facts])).toEqual([
      [
        report.id,
        { code: 'not_found', door: 'page', method: 'GET', pattern: '/bughunter/hacktivity/:hash/:id' },
      ],
      [report.id, { code: 'not_found', door: 'call', method: 'GET', pattern: '/api/v1/reports/:id' }],
      [stranger.accountId, { code: 'forbidden', door: 'call', method: 'GET', pattern: '/api/v1/audit-log' }],
      [stranger.accountId, { code: 'forbidden', door: 'page', method: 'GET', pattern: '/hello/*' }],
    ])
    expect(traces.every(({ address }) => address === '127.0.0.1')).toBe(true)
    expect(traces.every(({ at }) => at.getTime() >= began && at.getTime() <= Date.now())).toBe(true)
    const asked = { type: 'account.act_refused', about: report.code } as const
    const lines = await auditLogSeenBy(team, asked, { before: null, size: 10 })
    expect(lines.map(({ who, about }) => [who?.username, about?.name])).toEqual([
      [stranger.username, report.code],
      [stranger.username, report.code],
    ])
    expect(lines[0]!.at.toISOString()).toMatch(/Z$/)
  })

  it('of a member without the right, and of suspended people with a form, as well', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 2)
    const as = await sessionOf(staff)
    expect((await site.ask('/company/team/member-list', { as })).headers.get('location')).toContain(
      '/error403',
    )
    const gone = await hunter()
    await takeStep(team, gone)
    const form = { intent: 'submit', key: newId() }
    await site.ask(`/bughunter/programs/submit-report/${newId()}`, { as: await sessionOf(gone), form })
    const codes = (await tracesOf(staff)).map(({ facts }) => [facts.code, facts.method])
    expect(codes[0]).toEqual(['forbidden', 'GET'])
    expect(codes).toHaveLength(1)
    expect((await tracesOf(gone)).map(({ facts }) => facts.method)).toContain('POST')
  })

  it('cannot fill the log: a few a minute each, the rest are counted, users without access leave none', async () => {
    const [flooder, other] = [await hunter(), await hunter()]
    const token = await sessionOf(flooder)
    const headers = { Authorization: `Bearer ${token}` }
    const before = await countAll()
    await Promise.all(Array.from({ length: 200 }, () => site.ask('/api/v1/audit-log', { headers })))
    expect(await tracesOf(flooder)).toHaveLength(mostNoted)
    expect((await calls(other, '/api/v1/audit-log')).status).toBe(403)
    expect(await tracesOf(other)).toHaveLength(1)
    for (const path of ['/api/v1/audit-log', `/api/v1/reports/${report.id}`])
      expect((await site.ask(path)).status).toBe(401)
    await refusalsWritten()
    expect((await countAll()) - before).toBe(mostNoted + 1)
  })

  it('is not recorded when an address names nothing, and contains no secret of an address', async () => {
    const lost = await hunter()
    const as = await sessionOf(lost)
    for (const path of ['/bughunter/programz', '/bughunter/hacktivity/x', `/certificates/${randomWord()}`])
      await site.ask(path, { as })
    // INV-05: the person who tries an invitation leaves its token nowhere.
    const way = `${randomWord()}/${'geheim'.repeat(8)}`
    expect((await site.ask(`/bughunter/programs/invitation/${way}/accept`, { as })).status).toBe(404)
    expect((await calls(lost, `/api/v1/invitations/${way}`)).status).toBe(404)
    expect((await calls(lost, `/api/v1/reports/${newId()}?token=geheim`)).status).toBeOneOf([404, 422])
    expect((await calls(lost, `/api/v1/reports/${newId()}`)).status).toBe(404)
    expect(await tracesOf(lost)).not.toEqual([])
    expect(JSON.stringify(await tracesOf(lost))).not.toContain('geheim')
    expect((await tracesOf(lost)).every(({ facts }) => String(facts.pattern).includes(':'))).toBe(true)
  })
})

// Each guess costs nothing where no one counts them.
describe('RPT-07 guessing reports by requests', () => {
  it('is stopped after some misses in a minute, returns the time to retry, and lets a right guess through no more', async () => {
    const guesser = await hunter()
    await join(guesser, programId)
    const own = await send(guesser, programId)
    const as = await sessionOf(guesser)
    const met: number[] = []
    for (let turn = 0; turn < 400; turn += 50)
      met.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, async (_, i) => {
            const headers = { Authorization: `Bearer ${as}` }
            const answer =
              i % 4 > 0
                ? await site.ask(`/api/v1/reports/${newId()}`, { headers })
                : await site.ask(`${pageOf({ hash: randomWord(), id: newId() })}.data`, { as })
            return answer.status
          }),
        )),
      )
    expect(met.filter((status) => status === 404).length).toBe(missLimits.account)
    expect(met.filter((status) => status === 429).length).toBe(400 - missLimits.account)
    // Also what is there for others, and the files of reports.
    for (const path of [pageOf(report), pageOf(own), `/bughunter/files/${newId()}`]) {
      const answer = await site.ask(path, { as })
      expect([path, answer.status]).toEqual([path, 429])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    const call = await calls(guesser, `/api/v1/reports/${own.id}`)
    expect([call.status, Number(call.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await tracesOf(guesser)).length).toBeGreaterThan(0)
    // The same platform, other people of the same network, and what is no report: as always.
    const reads = await sessionOf(reporter)
    expect((await site.ask(pageOf(report), { as: reads })).status).toBe(200)
    expect((await site.ask('/bughunter/hacktivity', { as })).status).toBe(200)
    expect((await calls(reporter, `/api/v1/reports/${report.id}`)).status).toBe(200)
  }, 60_000)

  it('is recorded where it was stopped', async () => {
    const guesser = await hunter()
    for (let turn = 0; turn < missLimits.account + 5; turn++)
      expect((await calls(guesser, `/api/v1/reports/${newId()}`)).status).toBe(
        turn < missLimits.account ? 404 : 429,
      )
    const stopped = (await tracesOf(guesser)).filter(({ facts }) => facts.code === 'too_many_requests')
    expect(stopped.length).toBeGreaterThan(0)
  })

  it('by many accounts of one network is stopped for those who miss, and for no one else', async () => {
    const guessers = await Promise.all(Array.from({ length: 6 }, () => hunter()))
    const met: number[] = []
    for (const one of guessers) {
      const headers = { Authorization: `Bearer ${await sessionOf(one)}` }
      for (let turn = 0; turn < 50; turn++)
        met.push((await site.ask(`/api/v1/reports/${newId()}`, { headers })).status)
    }
    expect(met.filter((status) => status === 404).length).toBe(missLimits.network)
    expect((await calls(reporter, `/api/v1/reports/${report.id}`)).status).toBe(200)
  }, 60_000)

  it('does not stop a user who reads their own reports hundreds of times', async () => {
    const headers = { Authorization: `Bearer ${await sessionOf(reporter)}` }
    const met = new Set<number>()
    for (let turn = 0; turn < 400; turn += 50)
      for (const { status } of await Promise.all(
        Array.from({ length: 50 }, () => site.ask(`/api/v1/reports/${report.id}`, { headers })),
      ))
        met.add(status)
    expect([...met]).toEqual([200])
  }, 60_000)
})

async function countAll(): Promise<number> {
  return (await database().select({ seq: events.seq }).from(events)).length
}
