import { StartProblem } from '@cakrawala/errors/start-problem'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { checkTriggers } from './check-triggers.ts'
import type { DeclaredRole } from './declared-role.ts'
import { ensureRole } from './ensure-role.ts'
import { newClient } from './open-connection.ts'

// Any fixed number: everyone who migrates this database waits for the same lock.
export const migrationLock = 7_203_411

/** What a database is held to: its migrations, the role of the application, and triggers as `table.trigger function`. */
export type Schema = {
  migrations: string
  role: DeclaredRole
  triggers: readonly string[]
  /** Whether a role that cannot be used is only said on standard error. */
  mayLackRole: boolean
}

/**
 * Brings the database at `url` to the newest migration, gives the application's role its grants, and checks
 * that the triggers of the database are in force; two processes at once take turns.
 * @throws StartProblem where triggers are missing, or the application's role cannot be used
 */
export async function migrateTo(
  url: string,
  { migrations, role, triggers, mayLackRole }: Schema,
): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`SET client_min_messages = warning`)
    await migrate(drizzle(client), { migrationsFolder: migrations })
    await ensureRole(client, role).catch((error: unknown) => {
      if (!(error instanceof StartProblem) || !mayLackRole) throw error
      process.stderr.write(`${error.message}\n`)
    })
    await checkTriggers(client, triggers)
  } finally {
    await client.end()
  }
}
