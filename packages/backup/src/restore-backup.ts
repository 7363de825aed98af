import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { migrationLock } from '@cakrawala/pg-access/migrate'
import type pg from 'pg'
import { holdsTables, loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { mergeJournal } from './merge-journal.ts'
import { ownerSession } from './owner-session.ts'
import { holdsFiles, stageFiles } from './restore-files.ts'
import { requireRoom, type Site } from './write-backup.ts'

/** Where a backup is brought, and what the program does with its own tables. */
export type Target = Omit<Site, 'keyFingerprint'> &
  Readonly<{
    /** The folder of all migrations of the program. */
    migrations: string
    /** Whether the database lies on the disk of the data folder. */
    sharesDisk: boolean
    /** Makes the roles that the tables are granted to. */
    makeRoles(client: pg.Client): Promise<void>
    /** Refuses tables that are not whole, before they are visible. */
    check(client: pg.Client): Promise<void>
    /** Brings the restored database to the present. */
    migrate(url: string): Promise<void>
  }>

/** `replaced` is where the files that were there before lie now. */
export type Restored = { deletionsAdded: number; replaced: string | null }

/**
 * Brings a verified backup into the database of `url` (the owner's) and the data folder: all of it or nothing. Who was erased
 * after the backup is erased again by the next start, from the deletion journal, which only grows.
 * @throws StartProblem where the site runs, or something is there that `replace` does not allow to give up
 */
export async function restoreBackup(
  url: string,
  folder: string,
  manifest: Manifest,
  target: Target,
  { replace = false } = {},
): Promise<Restored> {
  const { dataDir, deletionJournal } = target
  const client = await ownerSession(url, `${target.program}-restore`)
  let restored: Restored
  try {
    await requireAlone(client)
    if (!replace && ((await holdsTables(client)) || (await holdsFiles(dataDir))))
      throw new StartProblem(
        'The database or the folder of files is not empty: --replace gives up what is there.',
      )
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    await requireRoom(dataDir, manifest.files.bytes + (target.sharesDisk ? 2 * manifest.databaseBytes : 0))
    await target.makeRoles(client)
    const deletionsAdded = manifest.journal
      ? await mergeJournal(deletionJournal, path.join(folder, manifest.journal.file))
      : 0
    restored = { deletionsAdded, replaced: await loadAll(client, folder, manifest, target) }
  } finally {
    await client.end()
  }
  await target.migrate(url)
  return restored
}

/** @returns where the files that were there before lie now */
async function loadAll(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  { dataDir, migrations, check }: Target,
): Promise<string | null> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const files = await stageFiles(folder, manifest, dataDir)
  try {
    await client.query('BEGIN')
    await loadDatabase(client, folder, manifest, migrations)
    await check(client)
    await files.take()
    await client.query('COMMIT')
    return files.replaced
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await files.drop()
    throw error
  }
}

/** @throws StartProblem where another person uses the database: a site that runs would write into what is replaced */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  if (rows[0]!.others === 0) return
  throw new StartProblem(
    `The database is in use by ${rows[0]!.others} other connections: stop the site, then restore.`,
  )
}
