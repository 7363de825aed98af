import pg from 'pg'
import { type ClientOptions, GuardedClient } from './guarded-client.ts'
import { GuardedPool } from './guarded-pool.ts'

export type PoolOptions = pg.PoolConfig & ClientOptions

/** A transaction whose client is frozen, or behind a cut line, gives its locks up: others wait for them. */
const ofAll = { keepAlive: true, idle_in_transaction_session_timeout: 15_000 }

/**
 * A pool of guarded connections. This file is the only place that makes pools and clients, so none goes without a listener
 * for lost connections and without limits of time.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  return quiet(new pg.Pool(guarded(url, options)))
}

/** The same for the pool that requests share: see GuardedPool. */
export function openSharedPool(url: string, options: PoolOptions = {}): pg.Pool {
  return quiet(new GuardedPool(guarded(url, options)))
}

function guarded(url: string, options: PoolOptions): pg.PoolConfig & { connectionString: string } {
  const Client = GuardedClient as unknown as new () => pg.ClientBase
  const all = { connectionTimeoutMillis: 2_000, ...ofAll, ...options, Client, connectionString: url }
  return all as pg.PoolConfig & { connectionString: string }
}

/** A lost idle connection: the pool replaces it by itself. */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined)
}

/** One guarded connection outside of any pool, not yet connected. */
export function newClient(url: string, options: ClientOptions = {}): GuardedClient {
  return new GuardedClient({
    ...{ connectionString: url, connectionTimeoutMillis: 5_000 },
    ...ofAll,
    ...options,
  })
}
