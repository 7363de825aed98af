import { sqlState } from '@cakrawala/errors/error-codes'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { asTransaction, shareConnections } from './connection-share.ts'
import { openSharedPool } from './open-connection.ts'

export type Database = NodePgDatabase
/** What a use case writes with: the database itself or a transaction of it. */
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
/** A server that does not even report it is frozen, or the way to it is cut: the connection is given up. */
const longestAnswerMs = 3_300

type Connection = { pool: pg.Pool; db: Database; url: string }
// A development server may load modules twice (its own and those of pages); both must meet in one pool.
const place = Symbol.for('cakrawala.database')
const globals = globalThis as unknown as Record<symbol, Connection | undefined>

/**
 * Opens the one pool of this process, in the place of another.
 * @param options of `pg`, such as the role of its connections; `strict` as in `shareConnections`
 */
export async function openDatabase(
  url: string,
  { max, strict, ...options }: { max: number; strict: boolean } & Pick<pg.PoolConfig, 'options'>,
): Promise<Database> {
  await closeDatabase()
  const pool = openSharedPool(url, {
    max,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatementMs,
    answerWithinMs: longestAnswerMs,
    ...options,
  })
  const db = drizzle(shareConnections(pool, max, strict))
  globals[place] = { pool, db, url }
  return db
}

export async function closeDatabase(): Promise<void> {
  const open = globals[place]
  globals[place] = undefined
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
 * `work` must make no network call, may run more than once, and asks `tx` alone: the pool refuses it (see connection-share.ts).
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await onOneConnection(work, config)
    } catch (error) {
      if (turn >= 4 || !['40001', '40P01'].includes(sqlState(error) ?? '')) throw error
      await new Promise((go) => setTimeout(go, turn * 15 + Math.random() * 25))
    }
  }
}

/**
 * The connection always goes back: drizzle's own transaction keeps it for ever where BEGIN fails. One that failed by
 * itself is closed, for no one knows what is still under way on it.
 */
async function onOneConnection<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  const client = await databasePool().connect()
  let broken = false
  try {
    return await asTransaction(() => drizzle(client).transaction(work, config))
  } catch (error) {
    broken = isTemporary(error)
    throw error
  } finally {
    client.release(broken)
  }
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
  const open = globals[place]
  if (!open) throw new Error('the database is not connected')
  return open
}
