import { databaseAt } from '@cakrawala/pg-access/database-url'
import pg from 'pg'

/** A copy of a database on the server of DATABASE_URL, instead of what had its name before. */
export async function copyDatabase(
  name: string,
  original: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const drop = () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await drop()
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY FILE_COPY`)
  return { url: databaseAt(process.env.DATABASE_URL!, name), drop }
}

function onServer(statement: string): Promise<void> {
  return onDatabase(process.env.DATABASE_URL!, statement)
}

export async function onDatabase(url: string, statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
