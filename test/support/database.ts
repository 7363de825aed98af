import { randomBytes } from 'node:crypto'
import { travelTo } from '@cakrawala/calendar/clock'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { forgetRefusals, refusalsWritten } from '#domain/event/note-refusal.server.ts'
import { wrongReportLines } from '#domain/report/check-report-lines.server.ts'
import { forgetGuessers } from '#domain/report/guesses.server.ts'
import { connectDatabase, database, disconnectDatabase } from '#infra/database.ts'

/**
 * Gives a test file a fresh, migrated PostgreSQL database of its own. After every test the money ledger sums to zero,
 * balances equal their entries, the lines of reports are what they are made of, and the chain of events holds.
 */
export function useDatabase(): void {
  const name = `t_${randomBytes(6).toString('hex')}`
  let checked = 0
  beforeAll(async () => {
    // Copied as files: through the log of PostgreSQL a copy costs ten times as much.
    await onServer(`CREATE DATABASE ${name} TEMPLATE ${inject('template')} STRATEGY FILE_COPY`)
    await connectDatabase(databaseUrl(name))
  })
  afterEach(async () => {
    travelTo(null)
    await refusalsWritten()
    forgetRefusals()
    await forgetGuessers()
    checked = await expectInvariants(checked)
  })
  afterAll(async () => {
    await expectInvariants()
    await disconnectDatabase()
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
  })
}

/** The url of a database of the test server; for processes a test starts. */
export function databaseUrl(name: string): string {
  return databaseAt(inject('serverUrl'), name)
}

/** @param checked the last event that an earlier look saw to hold. @returns the last one now */
export async function expectInvariants(checked = 0): Promise<number> {
  const answer = await database().execute<{
    last: string
    total: string
    uneven: string
    wrong: string
  }>(sql`SELECT
    (SELECT coalesce(max(seq), 0) FROM events) AS last,
    (SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries) AS total,
    (SELECT count(*) FROM (SELECT 1 FROM ledger_entries GROUP BY transfer_id HAVING sum(amount_idr) <> 0) u) AS uneven,
    (SELECT count(*) FROM ledger_accounts a WHERE balance_idr <> (
      SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries WHERE ledger_account_id = a.id)) AS wrong`)
  const { last, ...sums } = answer.rows[0]!
  expect(sums).toEqual({ total: '0', uneven: '0', wrong: '0' })
  expect(await wrongReportLines()).toEqual([])
  expect(await firstBrokenEvent(checked)).toBeNull()
  return Number(last)
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
