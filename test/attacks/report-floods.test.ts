import { newId, randomWord } from '@cakrawala/ids/ids'
import { count } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { highestSerial, parseReportCode } from '#domain/report/report-code.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { sendLimits, submitReport } from '#domain/report/sending/submit-report.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm, reportTexts, send } from '../support/report-scenario.ts'
import { reportRow } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite({ ownBounds: true })
const ask = useApi()
let programId: string
let reporter: Person
let report: { id: string; hash: string; code: string }

beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  reporter = await hunter()
  await join(reporter, programId)
  report = await send(reporter, programId)
})

// A naive version opens a report by the number on it, and the number before is another person's.
describe('RPT-07 guessing reports', () => {
  it('the random part of an address has more than 64 random bits, and the code opens nothing', async () => {
    const words = Array.from({ length: 2_000 }, () => randomWord())
    expect(new Set(words).size).toBe(2_000)
    expect(new Set(words.join('')).size).toBe(62)
    expect(words.every((word) => /^[0-9A-Za-z]{22}$/.test(word))).toBe(true)
    expect(report.hash).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(22 * Math.log2(62)).toBeGreaterThan(64)
    const as = await sessionOf(reporter)
    for (const address of [
      `/bughunter/hacktivity/${report.code}/${report.id}`,
      `/bughunter/hacktivity/${report.code}/${report.code}`,
      `/bughunter/hacktivity/${report.hash}/${report.code}`,
      `/api/v1/reports/${report.code}`,
    ])
      expect([address, (await site.ask(address, { as })).status]).toEqual([address, 404])
  })

  it('10,000 similar ones hit nothing, in bounded time', async () => {
    const stranger = await hunter()
    const started = performance.now()
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const near = (turn: number) => {
      const at = turn % report.hash.length
      return report.hash.slice(0, at) + letters[turn % 62]! + report.hash.slice(at + 1)
    }
    const nearId = (turn: number) => report.id.slice(0, -4) + turn.toString(16).padStart(4, '0')
    let hits = 0
    for (let turn = 0; turn < 5_000; turn += 100)
      await Promise.all(
        Array.from({ length: 100 }, async (_, i) => {
          const [hash, id] = [near(turn + i), nearId(turn + i)]
          // The right half of the one with a guess for the other, for the reporter too; and both guessed.
          if (hash !== report.hash && (await reportSeenBy(reporter, hash, report.id))) hits++
          if (id !== report.id && (await reportSeenBy(stranger, report.hash, id))) hits++
        }),
      )
    expect(hits).toBe(0)
    expect(performance.now() - started).toBeLessThan(40_000)
    expect(await reportSeenBy(stranger, report.hash, report.id)).toBeNull()
    expect(await reportSeenBy(reporter, report.hash, report.id)).not.toBeNull()
  }, 60_000)

  it('10,000 codes in a row are found only by users with access, and most are none at all', async () => {
    const prefix = settings().brandSlug
    const { year } = parseReportCode(report.code, prefix)!
    let good = 0
    for (let serial = 1; serial <= 10_000; serial++)
      if (parseReportCode(`${prefix}-${year}-${String(serial).padStart(6, '0')}-K`, prefix)) good++
    // One letter in 31 fits.
    expect(good).toBeGreaterThan(250)
    expect(good).toBeLessThan(400)
    expect(highestSerial).toBeGreaterThan(10_000)
    const as = await hunter()
    expect((await ask(as, 'GET', `/api/v1/reports?q=${report.code}`)).body.data).toMatchObject({
      rows: [],
      next: null,
    })
    expect((await ask(reporter, 'GET', `/api/v1/reports?q=${report.code}`)).body.data.rows).toHaveLength(1)
  })
})

describe('RPT-17 reports by the hundred', () => {
  const kept = async () => (await database().select({ rows: count() }).from(reports))[0]!.rows

  it('500 in a minute: five are accepted, the rest are told to retry', async () => {
    const flooder = await hunter()
    await join(flooder, programId)
    const before = await kept()
    const all = await Promise.allSettled(
      Array.from({ length: 500 }, (_, turn) =>
        submitReport(flooder, programId, {
          key: newId(),
          ...reportTexts({ title: `Banjir laporan ke-${turn}` }),
        }),
      ),
    )
    const taken = all.filter(({ status }) => status === 'fulfilled')
    expect([taken.length, await kept()]).toEqual([sendLimits.aMinute, before + sendLimits.aMinute])
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [refusalOf(one.reason)?.code] : []))
    // A server without capacity for the moment also answers 503.
    expect(codes.every((code) => code === 'too_many_requests' || code === 'unavailable')).toBe(true)
    const form = reportForm()
    const page = await site.ask(`/bughunter/programs/submit-report/${programId}`, {
      as: await sessionOf(flooder),
      form,
    })
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
    // The minute of one person is no other person's.
    const other = await hunter()
    await join(other, programId)
    expect((await reportRow((await send(other, programId)).id)).stage).toBe('submitted')
  }, 60_000)

  it('500 in one body: none', async () => {
    const { intent: _i, step: _s, key: _k, ...texts } = reportForm()
    const before = await kept()
    const one = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        text,
      ]),
    )
    const headers = () => ({ 'idempotency-key': newId() })
    const url = `/api/v1/programs/${programId}/reports`
    for (const json of [
      Array.from({ length: 500 }, () => one),
      { reports: Array.from({ length: 500 }, () => one) },
      { ...one, title: Array.from({ length: 500 }, () => one.title) },
      { operations: [{ query: one }] },
    ])
      expect((await ask(reporter, 'POST', url, { json, headers: headers() })).status).toBeOneOf([413, 422])
    for (const path of ['/api/v1/batch', '/api/v1/reports/batch', '/graphql', '/api/graphql'])
      expect((await ask(reporter, 'POST', path, { json: [one, one] })).status).toBe(404)
    expect(await kept()).toBe(before)
  })
})
