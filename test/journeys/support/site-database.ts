import pg from 'pg'
import { databaseAt } from '../../../app/infra/database-url.ts'

/** An empty database on the server of DATABASE_URL; none where that is not given, as a site has its own server then. */
export async function siteDatabase(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL
  if (!server) return { url: '', drop: async () => undefined }
  const drop = () => on(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await drop()
  await on(server, `CREATE DATABASE ${name}`)
  return { url: databaseAt(server, name), drop }
}

async function on(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
