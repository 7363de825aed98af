import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { standingOf } from '#domain/reward/leaderboard.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { pointEntries } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import {
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  reviewedReport,
  vectors,
} from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let owner: Person & { companyId: string }
let reader: string

beforeAll(async () => {
  owner = await companyOwner()
  await fund(owner.companyId, 900_000_000n)
  reader = await sessionOf(await hunter())
})

const total = async (who: Person) => (await standingOf(who.accountId))?.total ?? 0

describe('LBD-01 points', () => {
  it('are given once, however often an act is sent, and at once', async () => {
    const who = await hunter()
    const programId = await liveProgram(owner)
    const id = await ratedReport(owner, programId, who)
    const once = await total(who)
    expect(once).toBeGreaterThan(0)
    const { revision } = await reportRow(id)
    const again = { revision, level: 7 as const, cvssVector: vectors.high, reason: undefined }
    await Promise.allSettled(Array.from({ length: 5 }, () => rateReport(owner, id, again)))
    const gift = { key: newId(), amount: 5_000_000n, otherReward: undefined, reason: undefined }
    await Promise.allSettled(Array.from({ length: 5 }, () => giveReward(owner, id, gift)))
    expect(await total(who)).toBe(once)
    const entries = (await database().select().from(pointEntries)).filter(({ reportId }) => reportId === id)
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(once)
  })

  it('are not gained by sending the own find again, nor by refusing a reward', async () => {
    const who = await hunter()
    const programId = await liveProgram(owner)
    const id = await ratedReport(owner, programId, who)
    const once = await total(who)
    const team = await operator()
    const copy = await reviewedReport(programId, who)
    const { code } = await reportRow(id)
    await closeAsDuplicate(team, copy, { original: code! })
    expect((await reportRow(copy)).closeReason).toBe('duplicate')
    expect(await total(who)).toBe(once)
    const refused = {
      reason: 'not_reproducible',
      note: 'Langkah ketiga memberi hasil lain setiap kali.',
    } as const
    await expect(closeAsInvalid(team, id, refused)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(closeAsDuplicate(team, id, { original: code! })).rejects.toThrow()
    expect(await total(who)).toBe(once)
  })

  it('are a fifth for friends who send the same, once each, and raise nothing of the first', async () => {
    const who = await hunter()
    const programId = await liveProgram(owner)
    const id = await ratedReport(owner, programId, who)
    const once = await total(who)
    const { code } = await reportRow(id)
    const team = await operator()
    for (let turn = 0; turn < 3; turn++) {
      const friend = await hunter()
      const copy = await reviewedReport(programId, friend)
      await Promise.allSettled(
        Array.from({ length: 3 }, () => closeAsDuplicate(team, copy, { original: code! })),
      )
      expect((await reportRow(copy)).closeReason).toBe('duplicate')
      const entries = (await database().select().from(pointEntries)).filter(
        ({ bughunterId }) => bughunterId === friend.accountId,
      )
      expect(entries.length).toBeLessThanOrEqual(1)
      expect(await total(friend)).toBeLessThanOrEqual(once / 5)
    }
    expect(await total(who)).toBe(once)
  })
})

describe('LBD-02 the filters of the board', () => {
  const odd = [
    "' OR '1'='1",
    '9999',
    '2019',
    '2020',
    'constructor',
    '__proto__',
    '',
    ' all',
    'ALL',
    '２０２６',
    'a'.repeat(5_000),
  ]

  it.each(odd)('responds 422 to %j, with the page and its filters in place', async (period) => {
    for (const [address, as] of [
      ['/leaderboard', null],
      ['/en/leaderboard', null],
      ['/bughunter/leaderboard', reader],
    ] as const) {
      const answer = await site.ask(`${address}?period=${encodeURIComponent(period)}`, { as })
      const body = await answer.text()
      expect([address, answer.status]).toEqual([address, 422])
      expect(body).toContain(`${address}?period=december`)
      expect(body).toMatch(/Rentang waktu ini tidak tersedia|This period is not available/)
    }
  })

  it('accepts no duplicate, and every option it offers', async () => {
    expect((await site.ask('/leaderboard?period=month&period=all')).status).toBe(422)
    expect((await site.ask('/leaderboard?period[]=month')).status).toBe(200)
    for (const period of ['all', 'month', 'december', String(new Date().getFullYear())])
      expect([period, (await site.ask(`/leaderboard?period=${period}`)).status]).toEqual([period, 200])
  })

  it.each(['kind=x', "sector=' OR 1=1", 'type=web&type=api', 'sort=drop', `q=${'a'.repeat(5_000)}`])(
    'and the list of programs responds 422 to %j, with its filters in place',
    async (query) => {
      const answer = await site.ask(`/programs?${query}`)
      const body = await answer.text()
      expect(answer.status).toBe(422)
      expect(body).toContain('name="sector"')
      expect(body).toMatch(/Saringan ini tidak dikenal|Pencarian terlalu panjang/)
    },
  )
})

// A version that sends whole rows shows the second of a find beside the points whose program it hides.
describe('LBD-04 the board', () => {
  it('shows what happened in a private program from the next day on, without its name or its moment', async () => {
    const who = await hunter({ name: 'diam-diam' })
    const programId = await liveProgram(owner, { visibility: 'private' })
    const boards = ['/leaderboard', '/leaderboard?period=month', '/leaderboard.data', '/api/v1/leaderboard']
    const own = [
      '/bughunter/leaderboard',
      '/bughunter/leaderboard.data',
      '/bughunter/hacktivity.data?tab=komunitas',
    ]
    const profile = [`/${who.username}`, `/${who.username}.data`]
    const places = [...boards, '/', '/_.data', ...own, ...profile, `/api/v1/leaderboard?period=month`]
    const look = async () =>
      Promise.all(
        places.map(async (one) => (await site.ask(one, { as: own.includes(one) ? reader : null })).text()),
      )
    // The year is on the boards through the points of others.
    await ratedReport(owner, await liveProgram(owner), await hunter())
    const quiet = await look()
    const id = await ratedReport(owner, programId, who)
    const today = await look()
    const still = (text: string) => text.replaceAll(/nonce(?:="|-|\\?",\\?")[^"'\\]*/g, '')
    const changed = places.filter((_, at) => still(today[at]!) !== still(quiet[at]!))
    expect(changed).toEqual([])
    const { validAt } = await reportRow(id)
    try {
      travelTo(new Date(Date.now() + 86_400_000))
      expect(await total(who)).toBeGreaterThan(0)
      for (const [at, text] of (await look()).entries()) {
        const place = places[at]!
        if (!/month/.test(place)) expect([place, text.includes(who.username)]).toEqual([place, true])
        for (const hidden of [programId, validAt!.toISOString(), String(validAt!.getTime())])
          expect([place, hidden, text.includes(hidden)]).toEqual([place, hidden, false])
        if (profile.includes(place)) expect(text).not.toContain('Nusa Mobile')
      }
    } finally {
      travelTo(null)
    }
  })
})
