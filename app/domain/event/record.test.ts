import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { unsafeEventsAfter, unsafeHistoryOf } from './event-queries.server.ts'
import { record } from './record.server.ts'

useDatabase()
const system: Actor = { kind: 'system', job: 'test' }

describe('the history', () => {
  it('keeps facts in the order of commits and chains them', async () => {
    const subject = newId()
    await transaction((tx) => record(tx, system, 'report.drafted', subject, { turn: 1 }))
    await transaction((tx) => record(tx, system, 'report.drafted', subject, { turn: 2 }))
    const history = await unsafeHistoryOf('report', subject)
    expect(history.map((event) => event.facts.turn)).toEqual([1, 2])
    expect(history[1]!.seq).toBe(history[0]!.seq + 1)
  })

  it('forgets what was rolled back, without a gap', async () => {
    const before = await unsafeEventsAfter(0)
    await transaction(async (tx) => {
      await record(tx, system, 'report.drafted', newId())
      throw new Error('no')
    }).catch(() => {})
    await transaction((tx) => record(tx, system, 'report.drafted', newId()))
    const rows = await unsafeEventsAfter(0)
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, i) => i + 1))
    expect(rows.length).toBe(before.length + 1)
  })

  it('stays one chain under 40 writers at once', async () => {
    const subject = newId()
    await Promise.all(
      Array.from({ length: 40 }, () => transaction((tx) => record(tx, system, 'report.drafted', subject))),
    )
    expect(await unsafeHistoryOf('report', subject)).toHaveLength(40)
  })

  it('LOG-01 refuses every change by the application', async () => {
    for (const change of [
      sql`UPDATE events SET facts = '{}'`,
      sql`DELETE FROM events`,
      sql`TRUNCATE events`,
      sql`UPDATE event_head SET seq = 0`,
    ]) {
      await expect(database().execute(change)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })
})
