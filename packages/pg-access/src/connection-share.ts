import { AsyncLocalStorage } from 'node:async_hooks'
import { FairQueue } from '@cakrawala/fair-queue/fair-queue'
import { shareOwner } from '@cakrawala/fair-queue/request-scope'
import { logLine } from '@cakrawala/logging/log'
import { oneLineASecond } from '@cakrawala/logging/log-limit'
import type pg from 'pg'
import { countWaiting } from './database-time.ts'

/** Connections of the pool that one account, or all visitors of one network, hold at one time. */
export const sharesOf = { account: 3, network: 6 } as const
/** Connections that no request takes: for jobs, events and health. */
const keptForSystem = 2
/** Connections that no visitor takes: for signed-in people. */
const keptForAccounts = 4

/** In the words of the pool itself, so that it counts as a temporary error. */
const noTurn = 'timeout exceeded when trying to connect'

/** The transaction that the calling code was started by. */
const transactions = new AsyncLocalStorage<{ open: boolean; afterwards: (() => void)[] }>()

/**
 * Runs a transaction from its beginning to its commit: until it is done, the pool knows what is asked from within; once it is
 * committed, what was left for then is called.
 */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own: { open: boolean; afterwards: (() => void)[] } = { open: true, afterwards: [] }
  const done = await transactions.run(own, work).finally(() => {
    own.open = false
  })
  for (const call of own.afterwards) call()
  return done
}

/** Calls `call`, which must not throw, once the transaction that runs now is committed; never if it is not, or if none runs. */
export function afterCommit(call: () => void): void {
  transactions.getStore()?.afterwards.push(call)
}

/**
 * A query asked the pool from within a transaction, which has a connection: owners would hold two for each of their
 * turns, and what is read there is outside of the transaction.
 */
export class NestedConnection extends Error {
  override readonly name = 'NestedConnection'
  override readonly message =
    'the pool was asked from within a transaction: what is asked there takes its `tx`'
}

const tellNested = oneLineASecond<Error>((error) => {
  if (error) logLine('error', { event: 'nested_connection' }, error)
})

/**
 * Lets requests take connections of `pool` in fair shares: owners take turns, and a request that waits for a turn holds
 * no connection. Work outside of requests is not limited. More than the bounds fails as where the pool has no connection
 * in time (503).
 * @param strict whether asking from within a transaction fails. Otherwise it is let through, and logged: it cannot wait
 * for a turn, for turns would wait for each other
 */
export function shareConnections(pool: pg.Pool, max: number, strict: boolean): pg.Pool {
  const atOnce = Math.max(1, max - keptForSystem)
  const queue = new FairQueue({
    atOnce,
    atOnceInGeneral: Math.max(1, atOnce - keptForAccounts),
    atOnceOfOne: (owner) => (owner.startsWith('account:') ? sharesOf.account : sharesOf.network),
    ...{ mostWaiting: 400, mostWaitingOfOne: 100, longestWaitMs: 1_500 },
  })
  const connect = pool.connect.bind(pool)
  const connectInTurn = async (owner: string): Promise<pg.PoolClient> => {
    const preferred = owner.startsWith('account:')
    // Turns come as fast as the database answers: waiting for one is waiting for it.
    const taken = countWaiting()
    const giveBack = await queue
      .acquire({ owner, preferred })
      .catch((cause) => {
        throw new Error(noTurn, { cause })
      })
      .finally(taken)
    try {
      return givingBack(await connect(), giveBack)
    } catch (error) {
      giveBack()
      throw error
    }
  }
  const connectFairly = async (): Promise<pg.PoolClient> => {
    if (!transactions.getStore()?.open) {
      const owner = shareOwner()
      return owner === undefined ? connect() : connectInTurn(owner)
    }
    const nested = new NestedConnection()
    if (strict) throw nested
    tellNested(nested)
    return connect()
  }
  type Done = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void
  // `query` of the pool connects by this, too, with a callback.
  const shared = (done?: Done): unknown => {
    const client = connectFairly()
    if (!done) return client
    return void client.then((one) => done(undefined, one, one.release), done)
  }
  return Object.assign(pool, { connect: shared })
}

/** The pool sets `release` anew each time it gives a client away. */
function givingBack(client: pg.PoolClient, giveBack: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  client.release = (broken) => {
    try {
      release(broken)
    } finally {
      giveBack()
    }
  }
  return client
}
