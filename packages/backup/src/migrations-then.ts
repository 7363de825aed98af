import { StartProblem } from '@cakrawala/errors/start-problem'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Manifest } from './manifest.ts'

type Migration = ReturnType<typeof readMigrationFiles>[number]

/**
 * The migrations a backup was made after, out of those this program has.
 * @throws StartProblem where it does not have them all: the backup is of a newer program, or of another one
 */
export function migrationsOf(manifest: Manifest, folder: string): Migration[] {
  const known = readMigrationFiles({ migrationsFolder: folder })
  const wanted = manifest.migrations
  const found = known.slice(0, wanted.length)
  const same = found.every(({ hash }, i) => hash === wanted[i]!.hash)
  if (found.length === wanted.length && same) return found
  const hashes = new Set(known.map(({ hash }) => hash))
  const newer = wanted.some(({ hash }) => !hashes.has(hash))
  throw new StartProblem(
    newer
      ? 'The backup was made by a newer version of the program: restore it with that version or a later one.'
      : 'The backup was made by a version of the program whose tables were made in another order: restore it with that version.',
  )
}

/** Makes the tables as they were when the backup was made, inside the transaction of `client`. */
export async function makeTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement)
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  for (const { hash, folderMillis } of migrations)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
}
