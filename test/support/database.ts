import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { connectDatabase, database, disconnectDatabase } from '#infra/database.ts'
import { databaseAt } from '#infra/database-url.ts'
import { travelTo } from '#kernel/clock.ts'

/**
 * Gives a test file a fresh, migrated PostgreSQL database of its own. After every test the money ledger sums to zero,
 * balances equal their entries, and the chain of events holds.
 */
export function useDatabase(): void {
  const name = `t_${randomBytes(6).toString('hex')}`
  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name} TEMPLATE ${inject('template')}`)
    await connectDatabase(databaseUrl(name))
  })
  afterEach(async () => {
    travelTo(null)
    await expectInvariants()
  })
  afterAll(async () => {
    await disconnectDatabase()
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
  })
}

/** The url of a database of the test server; for processes a test starts. */
export function databaseUrl(name: string): string {
  return databaseAt(inject('serverUrl'), name)
}

export async function expectInvariants(): Promise<void> {
  const answer = await database().execute<{ total: string; uneven: string; wrong: string }>(sql`SELECT
    (SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries) AS total,
    (SELECT count(*) FROM (SELECT 1 FROM ledger_entries GROUP BY transfer_id HAVING sum(amount_idr) <> 0) u) AS uneven,
    (SELECT count(*) FROM ledger_accounts a WHERE balance_idr <> (
      SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries WHERE ledger_account_id = a.id)) AS wrong`)
  expect(answer.rows[0]).toEqual({ total: '0', uneven: '0', wrong: '0' })
  expect(await firstBrokenEvent()).toBeNull()
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  try {
    // Copies of one template take turns: a template may have no other visitor while it is copied.
    await client.query('SELECT pg_advisory_lock(52)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
