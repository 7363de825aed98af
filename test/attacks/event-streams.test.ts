import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { endSession } from '#domain/account/session-store/end-session.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { setQuietHours } from '#domain/notification/quiet-hours.server.ts'
import { readNotice } from '#domain/notification/read-notices.server.ts'
import { database, databasePool, databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { openLive } from '#web/http/live/live-hub.ts'
import { createServer } from '#web/http/site/server.ts'
import { hunter, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { listenLive, type Stream, until } from '../support/live.ts'
import { proof } from '../support/members.ts'
import { buildStage, type Stage } from '../support/permission-scenario.ts'
import { recordAny } from '../support/record-any.ts'
import { useSecondPlatform } from '../support/second-process.ts'
import { sessionOf } from '../support/site.ts'

useDatabase()
// The other process has the worker, which writes notifications; this one only listens.
const there = useSecondPlatform()
let server: FastifyInstance
let hub: ReturnType<typeof openLive>
let here = ''
const open: Stream[] = []

beforeAll(async () => {
  server = await createServer(async () => {
    throw new Error('no page is asked for here')
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  here = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  hub = openLive(databaseUrl())
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(async () => {
  await hub.stop()
  server.server.closeAllConnections()
  await server.close()
})

async function listen(
  origin: string,
  token: string | null,
  more?: Parameters<typeof listenLive>[2],
): Promise<Stream> {
  const stream = await listenLive(origin, token, more)
  open.push(stream)
  return stream
}
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const happen = (person: Person) =>
  transaction((tx) => recordAny(tx, system, 'account.password_changed', person.accountId))
const notices = ({ heard }: Stream) => heard.filter(({ event }) => event === 'notice')
const within = (ms: number, stream: Stream, began: number) =>
  Promise.race([
    stream.closed.then((at) => at - began),
    new Promise<string>((late) => setTimeout(() => late('still open'), ms)),
  ])

describe('live events', () => {
  it('reach every stream of their reader, in both processes, in their language', async () => {
    const person = await hunter()
    const token = await sessionOf(person)
    const streams = [await listen(here, token), await listen(there.origin(), token, { query: '?locale=en' })]
    await happen(person)
    await until(() => streams.every((stream) => notices(stream).length === 1))
    expect(streams.map((stream) => notices(stream)[0]!.data)).toMatchObject([
      { text: 'Kata sandi akun diganti', path: '/bughunter/profile/security', unread: 1, read: false },
      { path: '/en/bughunter/profile/security', unread: 1 },
    ])
    const [told] = await noticesSeenBy(person, {}, { size: 1 })
    await readNotice(person, { id: told!.id })
    await until(() => streams.every(({ heard }) => heard.at(-1)?.data.unread === 0))
  })

  it('are not cached, compressed or delayed', async () => {
    const { status, headers } = await listen(here, await sessionOf(await hunter()), {
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('show nothing in the quiet hours of their reader but the number, and the rest when they end', async () => {
    const person = await hunter()
    const clock = (minutes: number) =>
      new Date(Date.now() + minutes * 60_000 + 7 * 3_600_000).toISOString().slice(11, 16)
    await setQuietHours(person, { quiet: { from: clock(-5), to: clock(5), zone: 'WIB' } })
    const stream = await listen(here, await sessionOf(person))
    await happen(person)
    await until(() => stream.heard.at(-1)?.data.unread === 1)
    expect(notices(stream)).toEqual([])
    await setQuietHours(person, { quiet: null })
    await until(() => notices(stream).length === 1)
  })

  it('are not lost and not repeated where a browser was offline', async () => {
    const person = await hunter()
    const token = await sessionOf(person)
    const first = await listen(here, token)
    await happen(person)
    await until(() => notices(first).length === 1)
    first.close()
    await happen(person)
    await happen(person)
    const id = notices(first)[0]!.id!
    const again = await listen(here, token, { headers: { 'Last-Event-ID': id } })
    await until(() => notices(again).length === 2)
    const begun = await listen(here, token, { query: `?after=${id}` })
    await until(() => notices(begun).length === 2)
    expect(notices(again).map(({ id }) => id)).toEqual(notices(begun).map(({ id }) => id))
    expect(notices(again).some((one) => one.id === id)).toBe(false)
  })

  it('and an event id of another user replays nothing', async () => {
    const [person, other] = [await hunter(), await hunter()]
    const theirs = await listen(here, await sessionOf(other))
    await happen(other)
    await until(() => notices(theirs).length === 1)
    await happen(person)
    while ((await noticesSeenBy(person, {}, { size: 1 })).length === 0) await pause(20)
    const stream = await listen(here, await sessionOf(person), {
      headers: { 'Last-Event-ID': notices(theirs)[0]!.id! },
    })
    await pause(300)
    expect(notices(stream)).toEqual([])
  })
})

describe('RPT-16 streams of many people at once', () => {
  it('send to each their own and nothing else; a hundred of them hold no connection of the database', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => hunter()))
    const streams = await Promise.all(
      people.flatMap(async (person) => {
        const token = await sessionOf(person)
        return [await listen(here, token), await listen(there.origin(), token)]
      }),
    ).then((pairs) => pairs.flat())
    expect(streams).toHaveLength(100)
    // Each has a canary: a report code of their own.
    const asked = await listen(here, await sessionOf(await hunter()))
    await Promise.all(people.map((person) => happen(person)))
    await until(() => streams.every((stream) => notices(stream).length === 1), 20_000)
    const ids = streams.map((stream) => notices(stream)[0]!.id)
    expect(new Set(ids).size).toBe(50)
    for (const [place, person] of people.entries()) {
      const [own] = await noticesSeenBy(person, {}, { size: 1 })
      for (const stream of streams.slice(place * 2, place * 2 + 2)) {
        expect(notices(stream).map(({ id }) => id)).toEqual([own!.id])
        for (const other of people.filter((one) => one !== person))
          expect(stream.text()).not.toContain(other.accountId)
      }
    }
    expect(notices(asked)).toEqual([])
    await pause(1_000)
    const pool = databasePool()
    expect(pool.waitingCount).toBe(0)
    expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(2)
    expect(pool.totalCount).toBeLessThanOrEqual(16)
    const { rows } = await pool.query<{ busy: number }>(
      `SELECT count(*)::int AS busy FROM pg_stat_activity
        WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
    )
    expect(rows[0]!.busy).toBeLessThanOrEqual(2)
  }, 60_000)
})

describe('access to a stream', () => {
  it('is refused without a session, from another site, or before the second factor', async () => {
    const owing = await hunter()
    const token = await sessionOf(owing)
    await database().update(accounts).set({ factorOwed: true }).where(eq(accounts.id, owing.accountId))
    const fine = await sessionOf(await hunter())
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await listen(here, null)).status).toBe(401)
    expect((await listen(here, 'x'.repeat(43))).status).toBe(401)
    expect((await listen(here, token)).status).toBe(401)
    expect((await listen(here, fine, { headers: foreign })).status).toBe(403)
    for (const path of ['/notifications/stream', '/notifications/state']) {
      const answer = await fetch(here + path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 401, ''])
    }
  })

  it('is limited to six streams of a person in a process', async () => {
    const token = await sessionOf(await hunter())
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn++) statuses.push((await listen(here, token)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    for (const stream of open.splice(0)) stream.close()
    await pause(200)
    expect((await listen(here, token)).status).toBe(200)
  })
})

describe('SES-03 RPT-15 MEM-05 a stream ends with its precondition, within a second, in every process', () => {
  let stage: Stage
  let team: Person
  beforeAll(async () => {
    stage = await buildStage()
    team = await operator()
  }, 60_000)

  const both = async (token: string) => [await listen(here, token), await listen(there.origin(), token)]
  const expectEnd = async (streams: Stream[], began: number) => {
    for (const stream of streams) {
      const took = await within(3_000, stream, began)
      expect(took).toEqual(expect.any(Number))
      expect(took).toBeLessThanOrEqual(1_000)
      expect(stream.heard.at(-1)?.event).toBe('over')
    }
  }

  it('signing out', async () => {
    const token = await sessionOf(await hunter())
    const actor = (await personOfToken(token, '127.0.0.1'))!
    const streams = await both(token)
    const began = Date.now()
    await endSession(actor, actor.sessionId)
    await expectEnd(streams, began)
  })

  it('the account', async () => {
    const person = await hunter()
    const streams = await both(await sessionOf(person))
    const began = Date.now()
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, person.accountId))
    await expectEnd(streams, began)
  })

  it('a membership', async () => {
    const { integration, owner } = stage.people
    const streams = await both(await sessionOf(integration))
    const began = Date.now()
    await deactivateMember(owner, integration.memberId!, proof)
    await expectEnd(streams, began)
  })

  it('and a lost right ends its events, though the stream remains', async () => {
    const { bare, rate } = stage.people
    const [lost, kept] = [
      await listen(here, await sessionOf(bare)),
      await listen(here, await sessionOf(rate)),
    ]
    const reportId = await stage.report()
    const say = () => transaction((tx) => recordAny(tx, team, 'report.moved', reportId, { move: 'resolve' }))
    await say()
    await until(() => notices(lost).length === 1 && notices(kept).length === 1)
    await database()
      .delete(memberGrants)
      .where(and(eq(memberGrants.memberId, bare.memberId!), eq(memberGrants.programId, stage.programId)))
    await say()
    await until(() => notices(kept).length === 2)
    await pause(500)
    expect(notices(lost)).toHaveLength(1)
  })

  it('an admin who becomes a member receives no more than a member', async () => {
    const { admin } = stage.people
    const stream = await listen(here, await sessionOf(admin))
    const reportId = await stage.report()
    await database().execute(sql`UPDATE company_members SET permission = 2 WHERE id = ${admin.memberId}`)
    await pause(900)
    await transaction((tx) => recordAny(tx, team, 'report.moved', reportId, { move: 'resolve' }))
    await pause(1_500)
    expect(notices(stream)).toEqual([])
  })
})

describe('a process that stops', () => {
  it('ends its streams, so that browsers connect elsewhere, and accepts no more', async () => {
    const token = await sessionOf(await hunter())
    const stream = await listen(here, token)
    await hub.stop()
    expect(await within(1_000, stream, Date.now())).toEqual(expect.any(Number))
    expect(stream.heard.some(({ event }) => event === 'over')).toBe(false)
    expect((await listen(here, token)).status).toBe(503)
    hub = openLive(databaseUrl())
    expect((await listen(here, token)).status).toBe(200)
  })
})
