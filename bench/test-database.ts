import { randomBytes } from 'node:crypto'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import pg from 'pg'
import { connectDatabase, disconnectDatabase } from '#infra/database.ts'
import { migrateDatabase } from '#infra/migrate.ts'

export type BaseData = { fresh(): Promise<void>; stop(): Promise<void> }

/** A PostgreSQL to try things on: that of DATABASE_URL, else the embedded one of the tests. `fresh` opens an empty, migrated database. */
export async function openBaseData(): Promise<BaseData> {
  const given = process.env.DATABASE_URL
  const own = given ? null : await startEmbeddedPostgres({ dataDir: 'data/test' })
  const serverUrl = given || own!.url
  const word = randomBytes(4).toString('hex')
  const template = `bench_${word}_template`
  const open: string[] = []
  await onServer(serverUrl, `CREATE DATABASE ${template}`)
  await migrateDatabase(databaseAt(serverUrl, template))
  const drop = async () => {
    await disconnectDatabase()
    for (const name of open.splice(0)) await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  let turn = 0
  return {
    async fresh() {
      await drop()
      const name = `bench_${word}_${++turn}`
      await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
      open.push(name)
      await connectDatabase(databaseAt(serverUrl, name), { max: 20 })
    },
    async stop() {
      await drop()
      await onServer(serverUrl, `DROP DATABASE ${template} WITH (FORCE)`)
      if (own && !own.adopted) await own.stop()
    },
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
