import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { recordAny } from '../../../test/support/record-any.ts'
import type { FactsAsked } from './event.ts'
import { unsafeEventsAfter, unsafeHistoryOf } from './event-queries.server.ts'
import { record } from './record.server.ts'

useDatabase()
const system: Actor = { kind: 'system', job: 'test' }

describe('the event history', () => {
  it('stores facts in the order of commits and chains them', async () => {
    const subject = newId()
    await transaction((tx) => record(tx, system, 'report.edited', subject, { revision: 1, level: 0 }))
    await transaction((tx) => record(tx, system, 'report.edited', subject, { revision: 2, level: 0 }))
    const history = await unsafeHistoryOf('report', subject)
    expect(history.map(({ facts }) => facts)).toEqual([
      { revision: 1, level: 0 },
      { revision: 2, level: 0 },
    ])
    expect(history[1]!.seq).toBe(history[0]!.seq + 1)
  })

  it('accepts only the facts declared for the kind', () => {
    type LoggedStatement = FactsAsked<'report.edited'>
    // @ts-expect-error a revision is a number
    const wrong: LoggedStatement = [{ revision: '1', level: 0 }]
    // @ts-expect-error the level is missing
    const missing: LoggedStatement = [{ revision: 1 }]
    // @ts-expect-error there are facts
    const none: LoggedStatement = []
    expect([wrong, missing, none]).toHaveLength(3)
  })

  it('reads what an older version stored, without fields that no longer fit', async () => {
    const subject = newId()
    const older = { revision: 'first', level: 3, turn: 1 }
    await transaction((tx) => recordAny(tx, system, 'report.edited', subject, older))
    expect((await unsafeHistoryOf('report', subject))[0]!.facts).toEqual({ level: 3 })
  })

  it('leaves no gap after a rollback', async () => {
    const before = await unsafeEventsAfter(0)
    await transaction(async (tx) => {
      await recordAny(tx, system, 'report.drafted', newId())
      throw new Error('no')
    }).catch(() => {})
    await transaction((tx) => recordAny(tx, system, 'report.drafted', newId()))
    const rows = await unsafeEventsAfter(0)
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, i) => i + 1))
    expect(rows.length).toBe(before.length + 1)
  })

  it('stays one chain under 40 writers at once', async () => {
    const subject = newId()
    await Promise.all(
      Array.from({ length: 40 }, () => transaction((tx) => recordAny(tx, system, 'report.drafted', subject))),
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
