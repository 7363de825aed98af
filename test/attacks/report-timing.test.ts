import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { listReports } from '#domain/report/report-list.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm, send } from '../support/report-scenario.ts'
import { reportRow, reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const rounds = 200
const secret = 'kelambatanpurba'
const never = 'kelambutanpurba'
let reporter: Person
let other: Person
let programId: string
let hidden: { id: string; hash: string; code: string }
let stranger: string

beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  reporter = await hunter()
  other = await hunter()
  await join(reporter, programId)
  await join(other, programId)
  for (let turn = 0; turn < 150; turn++)
    await reviewedReport(programId, reporter, {
      title: `Celah ${secret} nomor ${turn}`,
      code: `CA-2026-9${turn + 10_000}-X`,
    })
  for (let turn = 0; turn < 3; turn++) await send(other, programId, { title: `Laporan sendiri ${turn}` })
  hidden = await send(reporter, programId, { title: `Celah ${secret} lagi` })
  stranger = await sessionOf(other)
  await database().execute(sql`ANALYZE`)
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
/** What is shown, without the scripts, which carry moments. */
const plain = (body: string, word: string) =>
  body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/nonce="[^"]+"|"nonce","[^"]+"/g, '')
    .replaceAll(word, 'X')

async function taken(address: string, word: string) {
  const started = performance.now()
  const answer = await site.ask(address + encodeURIComponent(word), {
    ...(address.startsWith('/api/')
      ? { headers: { Authorization: `Bearer ${stranger}` } }
      : { as: stranger }),
  })
  const body = await answer.text()
  return { ms: performance.now() - started, shape: `${answer.status} ${plain(body, word)}` }
}

// A naive search finds first and checks access afterwards: its time reveals what the answer hides.
describe('RPT-02 search terms of another user’s report', () => {
  it('are no hit and no count, and have no effect on the time', async () => {
    const ways: [string, (word: string) => Promise<string>][] = [
      ['call', async (word) => (await taken('/api/v1/reports?q=', word)).shape],
      ['list', async (search) => JSON.stringify((await listReports(other, { search })).rows)],
      [
        'severity',
        async (search) =>
          JSON.stringify((await listReports(other, { search, severity: 'high', sort: 'severity' })).rows),
      ],
    ]
    for (const [name, ask] of ways) {
      for (let turn = 0; turn < 10; turn++) await ask(never)
      const gaps: number[] = []
      const shapes = new Set<string>()
      const timed = async (word: string) => {
        const started = performance.now()
        shapes.add(await ask(word))
        return performance.now() - started
      }
      for (let turn = 0; turn < rounds; turn++) {
        // The second request finds warm caches: they take turns at being first.
        const [first, second] = turn % 2 ? [secret, never] : [never, secret]
        const [one, two] = [await timed(first), await timed(second)]
        gaps.push(turn % 2 ? one - two : two - one)
      }
      expect([name, shapes.size]).toEqual([name, 1])
      expect([name, Math.abs(median(gaps)) < 5]).toEqual([name, true])
    }
  }, 120_000)

  it.each([
    ...['/bughunter/hacktivity?search=', '/bughunter/search?q=', '/bughunter/programs?q='],
    ...['/bughunter/hacktivity.data?search=', '/bughunter/search.data?q=', '/bughunter/programs.data?q='],
    ...[
      '/bughunter/hacktivity?tab=komunitas&search=',
      '/api/v1/reports?q=',
      '/api/v1/reports?unread=true&q=',
    ],
  ])('%s responds as for a term that occurs nowhere', async (address) => {
    const [one, two] = [await taken(address, secret), await taken(address, never)]
    expect(one.shape).toMatch(/^200/)
    expect(one.shape).toBe(two.shape)
  })

  it('are found by no filter, sorting, code or figure either', async () => {
    const mine = await sessionOf(reporter)
    for (const query of [
      `search=${hidden.code}`,
      `search=${hidden.hash}`,
      `search=${hidden.id}`,
      `search=${secret}&severity=high&stage=in_review`,
      'severity=high',
      'stage=in_review',
      `program=${programId}`,
      'unread=true',
      'size=100',
      `from=${hidden.id}`,
    ]) {
      const page = await (await site.ask(`/bughunter/hacktivity?${query}`, { as: stranger })).text()
      expect([
        query,
        page.replaceAll(query, '').includes(`Celah ${secret}`),
        page.includes(hidden.id),
      ]).toEqual([query, false, query.includes(hidden.id) && page.includes(hidden.id)])
      expect([query, page.includes(`/${hidden.hash}/`)]).toEqual([query, false])
    }
    const asked = async (query: string, token: string) =>
      (await site.ask(`/api/v1/reports?${query}`, { headers: { Authorization: `Bearer ${token}` } })).text()
    for (const query of [
      ...['limit=100', 'severity=high&limit=100', 'severity=others&limit=100', 'stage=in_review&limit=100'],
      ...[
        `program=${programId}&limit=100`,
        'open=true&sort=severity&limit=100',
        'waiting=operator&limit=100',
      ],
      ...[`q=${hidden.code}`, `q=${hidden.hash}`, `q=${hidden.id}`, `q=${secret}`],
    ]) {
      const told = await asked(query, stranger)
      expect([query, told.includes(`Celah ${secret}`)]).toEqual([query, false])
      const { rows, total = 0 } = JSON.parse(told).data
      expect([query, rows.length <= 3 && total <= 3]).toEqual([query, true])
    }
    expect((await asked(`q=${secret}&limit=100`, mine)).split(`Celah ${secret}`).length).toBeGreaterThan(99)
    const counts = async (token: string) =>
      (await site.ask('/api/v1/reports/counts', { headers: { Authorization: `Bearer ${token}` } })).text()
    expect(await counts(stranger)).not.toBe(await counts(mine))
    expect(await counts(stranger)).not.toMatch(/1[45]\d/)
  })
})

describe('RPT-18 a report made to be expensive for readers', () => {
  const bodies: [string, string][] = [
    ['5,000 quotes', '>'.repeat(5_000)],
    ['5,000 quotes with spaces', '> '.repeat(5_000)],
    ['3,000 lists', '- '.repeat(3_000)],
    ['3,000 brackets', '['.repeat(3_000)],
    ['3,000 stars', '*a '.repeat(3_000)],
  ]

  it.each(bodies)(
    '%s: stored and shown as typed or refused, and no other user is delayed',
    async (_name, pocMd) => {
      let longest = Number.POSITIVE_INFINITY
      // A machine that does something else for a moment is not the text's fault: the best of three counts.
      for (let round = 0; round < 3 && longest >= 200; round++) longest = await longestWait(pocMd)
      expect(longest).toBeLessThan(200)
    },
  )

  /** The longest that another person waits while a report with this text is sent and read, in milliseconds. */
  async function longestWait(pocMd: string): Promise<number> {
    const writer = await hunter()
    await join(writer, programId)
    const as = await sessionOf(writer)
    const waits: number[] = []
    let busy = true
    const others = (async () => {
      let before = performance.now()
      while (busy) {
        expect((await site.ask('/health/live')).status).toBeLessThan(500)
        await new Promise((go) => setTimeout(go, 3))
        // From one answer to the next: what stops the platform between two questions counts too.
        waits.push(performance.now() - before)
        before = performance.now()
      }
    })()
    const started = performance.now()
    const sent = await site.ask(`/bughunter/programs/submit-report/${programId}`, {
      as,
      form: { ...reportForm(newId()), pocMd },
    })
    expect([302, 422]).toContain(sent.status)
    const place = sent.headers.get('location')
    if (sent.status === 302 && place) {
      const id = /[0-9a-f-]{36}/.exec(place)?.[0]
      if (id) expect((await reportRow(id)).pocMd).toBe(pocMd.trim())
      const shown = await site.ask(place, { as })
      expect(shown.status).toBe(200)
      await shown.text()
    }
    expect(performance.now() - started).toBeLessThan(10_000)
    busy = false
    await others
    return Math.max(...waits)
  }
})
