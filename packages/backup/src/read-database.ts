import path from 'node:path'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { writeHashed } from './hashed-stream.ts'
import { queueSchema, queueTables } from './job-queue.ts'
import type { Manifest, TablePart } from './manifest.ts'
import { quoted } from './owner-session.ts'

type Table = { schema: string; table: string; columns: string[] }
export type Contents = Pick<Manifest, 'server' | 'migrations' | 'databaseBytes'> & { tables: Table[] }

/**
 * Opens one moment of the database, in which everything is read while others go on writing, and lists what it holds.
 * Close it with `client.end()`.
 * @throws StartProblem where it is no database of this program
 */
export async function openSnapshot(client: pg.Client): Promise<Contents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ server: string; bytes: string }>(
    `SELECT current_setting('server_version') AS server, pg_database_size(current_database()) AS bytes`,
  )
  const tables = await listTables(client)
  const migrations = await readMigrations(client)
  // No migration changes a table while it is read.
  const names = tables.map(({ schema, table }) => quoted(schema, table))
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`)
  return { server: rows[0]!.server, databaseBytes: Number(rows[0]!.bytes), migrations, tables }
}

async function readMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  try {
    const { rows } = await client.query<{ hash: string; at: string }>(
      'SELECT hash, created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
    )
    if (rows.length > 0) return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
  } catch (error) {
    if (!['42P01', '3F000'].includes(errorCode(error) ?? '')) throw error
  }
  throw new StartProblem('The database is empty: there is nothing to back up.')
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS table, ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r','p') AND (n.nspname = 'public' OR (n.nspname = $1 AND c.relname = ANY($2)))
     ORDER BY 1, array_position($2, c.relname::text), 2`,
    [queueSchema, queueTables],
  )
  return rows
}

/** Writes the rows of a table into the folder, packed, in bounded memory. */
export async function saveTable(client: pg.Client, folder: string, table: Table): Promise<TablePart> {
  const columns = table.columns.map((column) => quoted(column)).join(', ')
  const rows = client.query(
    copyTo(`COPY (SELECT ${columns} FROM ${quoted(table.schema, table.table)}) TO STDOUT`),
  )
  const file = `${table.schema}.${table.table}.copy.gz`
  const written = await writeHashed(rows, path.join(folder, file), { gzip: true })
  return { ...table, rows: rows.rowCount, file, ...written }
}

/** Read after the rows: a number handed out meanwhile is skipped, never given twice. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const found: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value AS value, is_called AS called FROM ${quoted('public', name)}`,
    )
    found.push({ name, ...state[0]! })
  }
  return found
}
