import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../app/infra/migrate.ts'
import { disableDurability } from './disable-durability.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One PostgreSQL for all tests (the one of DATABASE_URL, else the embedded one) and one migrated template to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const own = given
    ? null
    : await startEmbeddedPostgres({ dataDir: process.env.TEST_DATA_DIR ?? 'data/test' })
  const serverUrl = given ?? own!.url
  if (own) await disableDurability(own.url)
  const template = await ensureTemplate(serverUrl)
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  return async () => {
    // A server that another run started first is left to it.
    if (own && !own.adopted) await own.stop()
  }
}

async function ensureTemplate(serverUrl: string): Promise<string> {
  const digest = createHash('sha1')
  for (const file of readdirSync('db/migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    digest.update(readFileSync(`db/migrations/${file}`))
  }
  const template = `template_${digest.digest('hex').slice(0, 12)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(51)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return template
    await client.query(`DROP DATABASE IF EXISTS ${template}_new`)
    await client.query(`CREATE DATABASE ${template}_new`)
    await migrateDatabase(databaseAt(serverUrl, `${template}_new`))
    await client.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`)
    return template
  } finally {
    await client.end()
  }
}
