import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { startEmbeddedPostgres } from './supervisor.ts'

/**
 * Runs `work` on the database of these settings: the one of DATABASE_URL, or the built-in one, which is started where the
 * site does not run, and stopped again where no one else came to use it.
 * @throws StartProblem where there must be a built-in database and is none
 */
export async function withDatabaseOf<T>(
  settings: { databaseUrl: string | undefined; dataDir: string },
  work: (url: string) => Promise<T>,
  { mustExist = true } = {},
): Promise<T> {
  if (settings.databaseUrl) return work(settings.databaseUrl)
  if (mustExist && !existsSync(path.join(settings.dataDir, 'postgres', 'cluster', 'PG_VERSION')))
    throw new StartProblem(`There is no database in ${settings.dataDir}: set DATA_DIR or DATABASE_URL.`)
  const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir })
  try {
    return await work(embedded.url)
  } finally {
    if (!(await isUsed(embedded.url))) await embedded.stop()
  }
}

/** A site that started meanwhile goes on with this very server. */
async function isUsed(url: string): Promise<boolean> {
  const client = newClient(url)
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    return rowCount! > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
