import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

// Any fixed number: everyone who migrates this database waits for the same lock.
const lockNumber = 7_203_411

/** Brings the database at `url` to the newest migration; two processes at once take turns. */
export async function migrateDatabase(url: string, folder = 'db/migrations'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber])
    await client.query(`SET client_min_messages = warning`)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
