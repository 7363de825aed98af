import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import { databasePool } from './database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement whose plan PostgreSQL caches on its connection, for pages that ask the same again and
 * again. Its text must come from the code alone: what differs between callers goes into parameters. Moments
 * arrive as Date, `bigint` as text.
 */
export async function askPrepared<Row extends QueryResultRow>(statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const { rows } = await databasePool().query<Row>({ name: nameOf(text), text, values: params })
  return rows
}

type Built<Answer> = { toSQL(): { sql: string }; prepare(name: string): { execute(): Promise<Answer> } }

/** The same for what the query builder built, with its types. */
export function askBuilt<Answer>(query: Built<Answer>): Promise<Answer> {
  return query.prepare(nameOf(query.toSQL().sql)).execute()
}

/** PostgreSQL cuts names at 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `ask_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}
