import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

/** Tables that say whose money or points something is. */
const moneyTables = [
  ...['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'point_entries', 'rewards', 'top_ups'],
  ...['retests', 'challenge_standings', 'refunds'],
  ...['payouts', 'payout_lines', 'payout_accounts'],
]

/** Tables with sums of what may be given or was planned: no one is owed anything by their rows. */
const plans = ['challenge_plans', 'company_members', 'member_grants', 'programs', 'program_versions']

// A naive version numbers its people and its reports 1, 2, 3: a row that names the wrong table still names a person.
describe('MON-08 the owner of a row of money', () => {
  it('ids are of one kind, random, and never a number that another table has too', async () => {
    const { rows } = await database().execute<{ name: string }>(sql`
      SELECT DISTINCT a.attrelid::regclass || '.' || a.attname AS name FROM pg_attribute a
      JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
      LEFT JOIN pg_constraint k ON k.contype = 'f' AND k.conrelid = t.oid AND a.attnum = ANY(k.conkey)
      WHERE a.attnum > 0 AND (a.attname = 'id' OR (k.oid IS NOT NULL AND a.attname LIKE '%\\_id')) AND a.atttypid <> 'uuid'::regtype`)
    expect(rows).toEqual([])
  })

  it('no table with rupiah is missing in this list', async () => {
    const { rows } = await database().execute<{ name: string }>(sql`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name LIKE '%\\_idr' OR column_name ~ 'amount|balance') ORDER BY 1`)
    const known = [...moneyTables, ...plans]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(rows.length).toBeGreaterThan(10)
  })

  it('every id in a table of money has a foreign key to its table', async () => {
    const { rows } = await database().execute<{ name: string }>(sql`
      SELECT c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
      WHERE c.table_schema = 'public' AND c.table_name = ANY(${sql.param(moneyTables)}) AND c.column_name LIKE '%\\_id'
        AND NOT EXISTS (SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
          WHERE k.contype = 'f' AND k.conrelid = c.table_name::regclass AND a.attname = c.column_name)
      ORDER BY 1`)
    // One column for companies, bughunters and the platform itself: its kind says which, and the histories check that.
    expect(rows).toEqual([{ name: 'ledger_accounts.owner_id' }])
  })
})
