import { newId } from '@cakrawala/ids/ids'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkEventChain } from '#domain/event/check-event-chain.server.ts'
import { firstBrokenEvent, unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database, databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { recordAny } from '../support/record-any.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let owner: pg.Client
let team: Person

beforeAll(async () => {
  team = await operator()
  for (let turn = 0; turn < 60; turn++)
    await transaction((tx) => recordAny(tx, system, 'report.drafted', newId(), { turn, amountIdr: '1000' }))
  const name = new URL(databaseUrl().replace('@/', '@localhost/')).pathname.slice(1)
  owner = new pg.Client({ connectionString: databaseAt(inject('serverUrl'), name) })
  await owner.connect()
})
afterAll(() => owner.end())

/**
 * What the person who owns the machine can do to the history, and what the check finds then; it is put back as it was.
 */
async function foundAfter(...statements: string[]): Promise<number | null> {
  await owner.query('SET session_replication_role = replica')
  await owner.query('CREATE TABLE events_before AS TABLE events')
  for (const statement of statements) await owner.query(statement)
  const found = await firstBrokenEvent()
  await owner.query('DELETE FROM events')
  await owner.query('INSERT INTO events SELECT * FROM events_before')
  await owner.query('DROP TABLE events_before')
  await owner.query('SET session_replication_role = origin')
  return found
}

/** One change behind the triggers' back, left as it is. */
async function asOwner(statement: string): Promise<void> {
  await owner.query('SET session_replication_role = replica')
  await owner.query(statement)
  await owner.query('SET session_replication_role = origin')
}

async function lastEvent(): Promise<number> {
  const answer = await owner.query<{ seq: string }>('SELECT max(seq) AS seq FROM events')
  return Number(answer.rows[0]!.seq)
}

// The triggers hold the application back, not the person who has the machine: what they did must be seen.
describe('LOG-01 a manipulated event history', () => {
  it.each([
    ['a fact', `facts = jsonb_set(facts, '{amountIdr}', '"9000"')`],
    ['who', 'actor_id = gen_random_uuid()'],
    ['what', `type = 'report.edited'`],
    ['what about', 'subject_id = gen_random_uuid()'],
    ['from where', `address = '203.0.113.9'`],
    ['when', `at = at - interval '1 millisecond'`],
    ['its hash', `hash = sha256('x')`],
  ])('%s: detected at the exact event, first, last or in the middle', async (_what, change) => {
    for (const seq of [1, 30, await lastEvent()])
      expect(await foundAfter(`UPDATE events SET ${change} WHERE seq = ${seq}`)).toBe(seq)
  })

  it('an event removed, inserted, or exchanged with its neighbour: detected where it was', async () => {
    expect(await foundAfter('DELETE FROM events WHERE seq = 30')).toBe(31)
    expect(
      await foundAfter(
        'UPDATE events SET seq = -1 WHERE seq = 30',
        'UPDATE events SET seq = 30 WHERE seq = 31',
        'UPDATE events SET seq = 31 WHERE seq = -1',
      ),
    ).toBe(30)
    expect(
      await foundAfter(
        'UPDATE events SET seq = seq + 100000 WHERE seq > 30',
        'INSERT INTO events SELECT 31, type, noun, subject_id, actor_kind, actor_id, address, facts, at, previous_hash, hash FROM events WHERE seq = 30',
        'UPDATE events SET seq = seq - 99999 WHERE seq > 100000',
      ),
    ).toBe(31)
  })

  it('a changed event with a recomputed hash is detected at the next one', async () => {
    expect(
      await foundAfter(
        `UPDATE events SET facts = '{}' WHERE seq = 30`,
        'UPDATE events e SET hash = event_digest(e.previous_hash, e) WHERE seq = 30',
      ),
    ).toBe(31)
    expect(await firstBrokenEvent()).toBeNull()
  })

  it('a tail that was cut off, or rewritten to its end: detected where it begins, or at its last', async () => {
    const last = await lastEvent()
    for (const cut of [last, last - 7, 1])
      expect(await foundAfter(`DELETE FROM events WHERE seq >= ${cut}`)).toBe(cut)
    const anew = (seq: number) =>
      `UPDATE events e SET previous_hash = coalesce((SELECT hash FROM events WHERE seq = ${seq - 1}), e.previous_hash) WHERE seq = ${seq};
       UPDATE events e SET hash = event_digest(e.previous_hash, e) WHERE seq = ${seq}`
    const tail = Array.from({ length: last - 29 }, (_, i) => anew(30 + i))
    expect(await foundAfter(`UPDATE events SET facts = '{}' WHERE seq = 30`, ...tail)).toBe(last)
    const more = 'type, noun, subject_id, actor_kind, actor_id, address, facts, at'
    expect(
      await foundAfter(
        `INSERT INTO events SELECT ${last + 1}, ${more}, hash, '' FROM events WHERE seq = ${last}`,
        `UPDATE events e SET hash = event_digest(e.previous_hash, e) WHERE seq = ${last + 1}`,
      ),
    ).toBe(last + 1)
    expect(await firstBrokenEvent()).toBeNull()
  })

  it('is checked without side effects, also while others write', async () => {
    const last = await lastEvent()
    const some = Array.from({ length: 20 }, (_, turn) =>
      transaction((tx) => recordAny(tx, system, 'report.drafted', newId(), { turn })),
    )
    const looks = await Promise.all(Array.from({ length: 8 }, () => firstBrokenEvent()))
    await Promise.all(some)
    expect(looks.every((found) => found === null)).toBe(true)
    expect(await lastEvent()).toBe(last + 20)
  })

  it('cannot be rewritten by operators: there is no act for it, by page or by call', async () => {
    const as = await sessionOf(team)
    const bearer = { Authorization: `Bearer ${as}` }
    const digest = async () =>
      (
        await database().execute(
          sql`SELECT md5(string_agg(hash::text, '' ORDER BY seq)) FROM events WHERE seq <= 61`,
        )
      ).rows[0]
    const before = await digest()
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      for (const path of ['/api/v1/audit-log', '/api/v1/audit-log/30', '/api/v1/events/30']) {
        const { status } = await site.ask(path, { method, headers: bearer })
        expect([method, path, status]).toEqual([method, path, 404])
      }
    for (const intent of ['delete', 'edit', 'clear', 'truncate']) {
      const { status } = await site.ask('/hello/audit-log', { as, form: { intent, seq: '30' } })
      expect([intent, status]).toEqual([intent, expect.toBeOneOf([405, 422])])
    }
    expect(await digest()).toEqual(before)
  })

  it('is notified to all operators every night until it is valid again', async () => {
    const alarms = async () =>
      (await unsafeEventsAfter(0, 10_000)).filter(({ type }) => type === 'account.history_alarm')
    expect(await checkEventChain(system)).toBeNull()
    expect(await alarms()).toEqual([])
    await asOwner(`UPDATE events SET facts = facts || '{"amountIdr": "9000"}' WHERE seq = 30`)
    expect([await checkEventChain(system), await checkEventChain(system)]).toEqual([30, 30])
    const [first, second] = await alarms()
    expect([first?.facts, second?.facts]).toEqual([{ event: 30 }, { event: 30 }])
    const [notice] = mailNoticesOf(first!.type, first!.facts)
    expect(notice).toMatchObject({ mail: 'team_history_alarm' })
    const told = await recipientsOf(database(), notice!.to, first!)
    expect(told.map(({ id }) => id)).toEqual([team.accountId])
    await asOwner(`UPDATE events SET facts = facts || '{"amountIdr": "1000"}' WHERE seq = 30`)
    expect(await checkEventChain(system)).toBeNull()
    expect(await alarms()).toHaveLength(2)
  })
})
