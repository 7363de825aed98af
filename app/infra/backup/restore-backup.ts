import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { ensureRole } from '@cakrawala/pg-access/ensure-role'
import { migrationLock } from '@cakrawala/pg-access/migrate'
import type pg from 'pg'
import { wrongKey } from '#infra/secrets.ts'
import { appRole } from '../app-role/declared-grants.ts'
import { migrateDatabase } from '../migrate.ts'
import { keyFingerprint } from '../secrets.ts'
import { settings } from '../settings.ts'
import { checkLedger, holdsTables, loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { mergeJournal } from './merge-journal.ts'
import { migrationsOf } from './migrations-then.ts'
import { ownerSession } from './owner-session.ts'
import { holdsFiles, stageFiles } from './restore-files.ts'
import { requireRoom } from './write-backup.ts'

/** `replaced` is where the files that were there before lie now. */
export type Restored = { deletionsAdded: number; replaced: string | null }

/**
 * Refuses what no restore could fix, before anything is touched.
 * @throws StartProblem where the backup belongs to another secret key or to a newer program
 */
export function requireUsable(manifest: Manifest): void {
  migrationsOf(manifest)
  const mine = keyFingerprint().toString('hex')
  if (manifest.keyFingerprint !== mine && !settings().secretKeyLost) throw wrongKey()
}

/**
 * Brings a verified backup into the database of `url` (the owner's) and the data folder: all of it or nothing. Who was erased
 * after the backup is erased again by the next start, from the deletion journal, which only grows.
 * @throws StartProblem where the site runs, or something is there that `replace` does not allow to give up
 */
export async function restoreBackup(
  url: string,
  folder: string,
  manifest: Manifest,
  { replace = false } = {},
): Promise<Restored> {
  const { dataDir, deletionJournal } = settings()
  requireUsable(manifest)
  const client = await ownerSession(url, 'cakrawala-restore')
  let restored: Restored
  try {
    await requireAlone(client)
    if (!replace && ((await holdsTables(client)) || (await holdsFiles(dataDir))))
      throw new StartProblem(
        'The database or the folder of files is not empty: --replace gives up what is there.',
      )
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    await requireRoom(
      dataDir,
      manifest.files.bytes + (settings().databaseUrl ? 0 : 2 * manifest.databaseBytes),
    )
    await ensureRole(client, appRole)
    const deletionsAdded = manifest.journal
      ? await mergeJournal(deletionJournal, path.join(folder, manifest.journal.file))
      : 0
    restored = { deletionsAdded, replaced: await loadAll(client, folder, manifest, dataDir) }
  } finally {
    await client.end()
  }
  await migrateDatabase(url)
  return restored
}

/** @returns where the files that were there before lie now */
async function loadAll(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  dataDir: string,
): Promise<string | null> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const files = await stageFiles(folder, manifest, dataDir)
  try {
    await client.query('BEGIN')
    await loadDatabase(client, folder, manifest)
    await checkLedger(client)
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
