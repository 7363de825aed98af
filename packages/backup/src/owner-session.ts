import { startProblemOf } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import type pg from 'pg'

/**
 * A connection of the owner for one long piece of work, in which values are written the same way on every server.
 * @throws StartProblem where the database does not answer
 */
export async function ownerSession(url: string, name: string): Promise<pg.Client> {
  const client = newClient(url, { application_name: name })
  try {
    await client.connect()
  } catch (error) {
    throw startProblemOf(error, 'the database (DATABASE_URL)') ?? error
  }
  await client.query(`SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
    SET timezone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 3; SET statement_timeout = 0;
    SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '30s'; SET client_min_messages = 'warning'`)
  return client
}

export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
}
