import pg from 'pg'
import { type EventRow, unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { databaseUrl, transaction } from '#infra/database.ts'
import { type Hearer, hearersOf, writeNotices } from '#worker/write-notices.ts'
import { recordAny } from './record-any.ts'

type Act = Parameters<typeof recordAny> extends [unknown, ...infer Rest] ? Rest : never

/** Records an event and notifies as the worker does. @returns the event and its recipients */
export async function tell(...act: Act): Promise<{ event: EventRow; hearers: Hearer[] }> {
  await transaction((tx) => recordAny(tx, ...act))
  const event = (await unsafeEventsAfter(0, 100_000)).at(-1)!
  return { event, hearers: await tellAgain(event) }
}

/** Reads an event as the worker does, once more or for the first time. */
export async function tellAgain(event: EventRow): Promise<Hearer[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query('BEGIN')
    const hearers = await hearersOf(client, event)
    await writeNotices(client, event, hearers)
    await client.query('COMMIT')
    return hearers
  } finally {
    await client.end()
  }
}
