import { StartProblem } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { checkTriggers } from './app-role/check-triggers.ts'
import { ensureAppRole } from './app-role/ensure-app-role.ts'
import { settings } from './settings.ts'

// Any fixed number: everyone who migrates this database waits for the same lock.
export const migrationLock = 7_203_411

/**
 * Brings the database at `url` to the newest migration, gives the application's role its grants, and checks
 * that the triggers of the database are in force; two processes at once take turns.
 * @throws StartProblem where triggers are missing, and in production where the application's role cannot be
 *   used
 */
export async function migrateDatabase(url: string, folder = 'db/migrations'): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`SET client_min_messages = warning`)
    await migrate(drizzle(client), { migrationsFolder: folder })
    await ensureAppRole(client).catch(warnOutsideProduction)
    await checkTriggers(client)
  } finally {
    await client.end()
  }
}

/** A person who looks around may have a database whose user cannot make roles: the triggers hold there all the same. */
function warnOutsideProduction(error: unknown): void {
  if (!(error instanceof StartProblem) || settings().mode === 'production') throw error
  process.stderr.write(`${error.message}\n`)
}
