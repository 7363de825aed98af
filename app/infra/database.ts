import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'

export type Database = NodePgDatabase
/** What a verb writes with: the database itself or a transaction of it. */
export type Tx = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
>

/** A statement that takes longer is given up: what asked for it is answered with 503, and others go on. */
const longestStatementMs = 3_000

type Connection = { pool: pg.Pool; db: Database; url: string }
// The development server loads modules twice (its own and the bundle's); both must meet in one pool.
const place = Symbol.for('cakrawala.database')
const house = globalThis as unknown as Record<symbol, Connection | undefined>

/** Opens the one pool of this process. The role may write but not rewrite history (see the migrations). */
export async function connectDatabase(url: string, { max = 16 } = {}): Promise<Database> {
  await disconnectDatabase()
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: 15_000,
    ...((await hasAppRole(url)) ? { options: '-c role=cakrawala_app' } : {}),
  })
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  house[place] = { pool, db, url }
  return db
}

export async function disconnectDatabase(): Promise<void> {
  const open = house[place]
  house[place] = undefined
  await open?.pool.end()
}

export function database(): Database {
  return connection().db
}

/** The pool for what drizzle has no words for (LISTEN, COPY). */
export function databasePool(): pg.Pool {
  return connection().pool
}

export function databaseUrl(): string {
  return connection().url
}

/**
 * Runs `work` in one transaction; a serialization failure or deadlock is tried again, at most 4 times in all.
 * `work` must make no network call and may run more than once.
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await database().transaction(work, config)
    } catch (error) {
      if (turn >= 4 || !['40001', '40P01'].includes(sqlState(error) ?? '')) throw error
      await new Promise((go) => setTimeout(go, turn * 15 + Math.random() * 25))
    }
  }
}

/** The SQLSTATE behind an error, through drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}

/** Whether `error` is a unique violation (of the named index, when given). */
export function isDuplicate(error: unknown, index?: string): boolean {
  if (sqlState(error) !== '23505') return false
  if (!index) return true
  let at: unknown = error
  while (typeof at === 'object' && at !== null) {
    if ('constraint' in at && at.constraint === index) return true
    at = 'cause' in at ? at.cause : null
  }
  return false
}

function connection(): Connection {
  const open = house[place]
  if (!open) throw new Error('the database is not connected')
  return open
}

async function hasAppRole(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    const answer = await client.query<{ may: boolean }>(
      `SELECT pg_has_role(current_user, oid, 'MEMBER') AS may FROM pg_roles WHERE rolname = 'cakrawala_app'`,
    )
    return answer.rows[0]?.may ?? false
  } finally {
    await client.end()
  }
}
