import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartProblem } from '@cakrawala/errors/start-problem'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { makeQueueTables, queueSchema } from './job-queue.ts'
import type { Manifest, TablePart } from './manifest.ts'
import { makeTables, migrationsOf } from './migrations-then.ts'
import { quoted } from './owner-session.ts'

const schemas = ['public', queueSchema, 'drizzle']

/** Whether the database holds tables of this program, or of another. */
export async function holdsTables(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r','p') AND n.nspname = ANY($1) LIMIT 1`,
    [schemas],
  )
  return rowCount! > 0
}

/**
 * Replaces the tables of the database by those of a backup, inside the transaction of `client`: made by the
 * migrations of that time, filled, and held to every foreign key and count before they are visible.
 * @throws StartProblem where rows or tables are missing
 */
export async function loadDatabase(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  migrationsFolder: string,
): Promise<void> {
  const migrations = migrationsOf(manifest, migrationsFolder)
  if (await holdsTables(client)) await dropTables(client)
  await makeTables(client, migrations)
  if (manifest.tables.some(({ schema }) => schema === queueSchema)) await makeQueueTables(client)
  await requireColumns(client, manifest.tables)
  const own = manifest.tables.filter(({ schema }) => schema === 'public')
  const foreignKeys = await dropForeignKeys(client)
  // What triggers would write is in the backup already.
  for (const { table } of own)
    await client.query(`ALTER TABLE ${quoted('public', table)} DISABLE TRIGGER USER`)
  for (const { table } of own) await client.query(`TRUNCATE ${quoted('public', table)}`)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  for (const { name, value, called } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted('public', name), value, called])
  for (const { table } of own)
    await client.query(`ALTER TABLE ${quoted('public', table)} ENABLE TRIGGER USER`)
  for (const statement of foreignKeys) await client.query(statement)
}

async function dropTables(client: pg.Client): Promise<void> {
  for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`)
  await client.query('CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC')
}

async function loadTable(client: pg.Client, folder: string, part: TablePart): Promise<void> {
  const columns = part.columns.map((column) => quoted(column)).join(', ')
  const rows = client.query(copyFrom(`COPY ${quoted(part.schema, part.table)} (${columns}) FROM STDIN`))
  await pipeline(createReadStream(path.join(folder, part.file)), createGunzip(), rows)
  if (rows.rowCount === part.rows) return
  throw new StartProblem(
    `The table ${part.table} of the backup has ${rows.rowCount} rows instead of ${part.rows}.`,
  )
}

async function requireColumns(client: pg.Client, tables: readonly TablePart[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = ANY($1)`,
    [schemas],
  )
  const there = new Set(rows.map(({ name }) => name))
  for (const { schema, table, columns } of tables) {
    const missing = columns.find((column) => !there.has(`${schema}.${table}.${column}`))
    if (!missing) continue
    throw new StartProblem(
      `The backup holds ${schema}.${table}.${missing}, which this version of the program does not have: restore it with the version that made it, then update.`,
    )
  }
}

/** Dropped while rows come in, in whatever order; made again afterwards, which checks every row. @returns how to make them */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.conrelid::regclass::text AS table, quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.conparentid = 0`,
  )
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return rows.map(
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
  )
}
