import type { Manifest } from '@cakrawala/backup/manifest'
import { migrationsOf } from '@cakrawala/backup/migrations-then'
import { restoreBackup as restore } from '@cakrawala/backup/restore-backup'
import { type Site, writeBackup as write } from '@cakrawala/backup/write-backup'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { ensureRole } from '@cakrawala/pg-access/ensure-role'
import type pg from 'pg'
import { appRole } from './app-role/declared-grants.ts'
import { migrateDatabase } from './migrate.ts'
import { keyFingerprint, wrongKey } from './secrets.ts'
import { settings } from './settings.ts'

const migrations = 'db/migrations'

function site(): Site {
  const { dataDir, deletionJournal } = settings()
  return { program: 'cakrawala', dataDir, deletionJournal, keyFingerprint: keyFingerprint().toString('hex') }
}

/** Writes one backup of this site into a new folder below `into` (see packages/backup). */
export const writeBackup = (url: string, into: string, options?: Parameters<typeof write>[3]) =>
  write(url, into, site(), options)

/**
 * Refuses what no restore could fix, before anything is touched.
 * @throws StartProblem where the backup belongs to another secret key or to a newer program
 */
export function requireUsable(manifest: Manifest): void {
  migrationsOf(manifest, migrations)
  if (manifest.keyFingerprint !== site().keyFingerprint && !settings().secretKeyLost) throw wrongKey()
}

/** Brings a verified backup into the database of `url` (the owner's) and the data folder of this site. */
export function restoreBackup(
  url: string,
  folder: string,
  manifest: Manifest,
  options: { replace?: boolean },
) {
  requireUsable(manifest)
  const target = {
    ...site(),
    migrations,
    sharesDisk: !settings().databaseUrl,
    makeRoles: (client: pg.Client) => ensureRole(client, appRole),
    check: checkLedger,
    migrate: migrateDatabase,
  }
  return restore(url, folder, manifest, target, options)
}

/** @throws StartProblem where money was not whole when the backup was made */
async function checkLedger(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ total: string; wrong: string }>(`SELECT
    (SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries) AS total,
    (SELECT count(*) FROM ledger_accounts a WHERE balance_idr <> (
      SELECT coalesce(sum(amount_idr), 0) FROM ledger_entries WHERE ledger_account_id = a.id)) AS wrong`)
  if (rows[0]!.total !== '0' || rows[0]!.wrong !== '0')
    throw new StartProblem(
      'The ledger of the backup does not sum to zero: it was not whole when it was made.',
    )
}
