import { errorsIn } from '@cakrawala/errors/error-codes'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database, databasePool, databaseUrl, transaction } from '../../../app/infra/database.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { asTransaction, NestedConnection, shareConnections, sharesOf } from './connection-share.ts'
import { openSharedPool } from './open-connection.ts'
import { askPrepared } from './prepared.ts'

useDatabase()

const { signal } = new AbortController()
const network = '192.0.2.0/24'
const as = <T>(accountId: string | undefined, work: () => Promise<T>): Promise<T> =>
  inRequestScope({ network, signal, ...(accountId ? { accountId } : {}) }, work)
/** Builders of statements run them when they are awaited: that has to happen in the scope. */
const run = async (statement: SQL) => await database().execute(statement)
const sleep = (seconds: number) => run(sql`SELECT pg_sleep(${seconds}::float)`)
const many = <T>(times: number, work: () => Promise<T>) => Array.from({ length: times }, work)
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => [...errorsIn(error)].some((one) => one instanceof NestedConnection),
  )
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** The role of the application does not see what other connections do. */
let watcher: pg.Client

async function asleep(): Promise<number> {
  const { rows } = await watcher.query<{ open: number }>(`SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep%'`)
  return rows[0]!.open
}

/** Looks again and again until the work is done. @returns the most statements asleep at one time */
async function mostAsleep(work: Promise<unknown>): Promise<number> {
  let done = false
  const finished = work.finally(() => {
    done = true
  })
  let most = 0
  while (!done) {
    most = Math.max(most, await asleep())
    await pause(20)
  }
  await finished
  return most
}

describe('shares of the pool', () => {
  beforeAll(async () => {
    watcher = new pg.Client({ connectionString: databaseUrl() })
    await watcher.connect()
    await Promise.all(many(16, () => sleep(0.05)))
  })

  afterAll(() => watcher.end())

  it('give one account three connections, whatever it asks at once', async () => {
    const flood = Promise.all(many(15, () => as('greedy', () => sleep(0.15))))
    expect(await mostAsleep(flood)).toBe(sharesOf.account)
  })

  it('give all visitors of one network six', async () => {
    const flood = Promise.all(many(18, () => as(undefined, () => sleep(0.15))))
    expect(await mostAsleep(flood)).toBe(sharesOf.network)
  })

  it('count transactions like statements', async () => {
    const flood = Promise.all(
      many(9, () => as('greedy', () => transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.15)`)))),
    )
    expect(await mostAsleep(flood)).toBe(sharesOf.account)
  })

  it('serve others before what waits of a flood', async () => {
    const flood = Promise.allSettled(many(40, () => as('greedy', () => sleep(0.2))))
    await pause(30)
    const waits: number[] = []
    for (let turn = 0; turn < 20; turn++) {
      const began = performance.now()
      await as('quiet', () => run(sql`SELECT 1`))
      waits.push(performance.now() - began)
    }
    await flood
    expect(waits.sort((a, b) => a - b)[18]).toBeLessThan(300)
  })

  it('refuse what waited too long or is too much, with a temporary error', async () => {
    const began = performance.now()
    const answers = await Promise.allSettled(many(150, () => as('greedy', () => sleep(0.9))))
    const refused = answers.filter(({ status }) => status === 'rejected')
    for (const one of refused) expect(isTemporary('reason' in one && one.reason)).toBe(true)
    expect(refused.length).toBeGreaterThanOrEqual(140)
    expect(performance.now() - began).toBeLessThan(4_000)
    await as('greedy', () => sleep(0))
  })

  it('refuse further pool requests of a transaction, by statements and transactions alike', async () => {
    const statement = () => transaction(() => run(sql`SELECT 1`))
    const within = () => transaction(() => transaction((tx) => tx.execute(sql`SELECT 1`)))
    const named = () => transaction(() => askPrepared(sql`SELECT 1`))
    const client = () => transaction(() => databasePool().connect())
    for (const nested of [statement, within, named, client]) {
      expect(await isRefused(as<unknown>('nested', nested))).toBe(true)
      expect(await isRefused(nested())).toBe(true)
    }
  })

  it('treat the connection of a transaction as its own only until it ends', async () => {
    let later = () => {}
    const ended = new Promise<void>((end) => {
      later = end
    })
    let after: Promise<unknown> = Promise.resolve()
    await as('early', () =>
      transaction(async (tx) => {
        after = ended.then(() => run(sql`SELECT 1`))
        await tx.execute(sql`SELECT 1`)
      }),
    )
    later()
    await after
  })

  it('serve other users, without deadlocks between waiting shares', async () => {
    const lenient = shareConnections(openSharedPool(databaseUrl(), { max: 16 }), 16, false)
    const both = async () => {
      const held = await lenient.connect()
      try {
        return await asTransaction(() => lenient.query('SELECT pg_sleep(0.05)'))
      } finally {
        held.release()
      }
    }
    expect(await Promise.all(many(9, () => as('nested', both)))).toHaveLength(9)
    await lenient.end()
  })

  it('are returned after statements and transactions that fail', async () => {
    const wrong = () => run(sql`SELECT nonsense`)
    const undone = () => transaction((tx) => tx.execute(sql`SELECT nonsense`))
    await Promise.allSettled(many(20, () => as('clumsy', wrong)))
    await Promise.allSettled(many(20, () => as('clumsy', undone)))
    const began = performance.now()
    await as('clumsy', () => run(sql`SELECT 1`))
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('bind no work outside of requests', async () => {
    expect(await mostAsleep(Promise.all(many(12, () => sleep(0.4))))).toBe(12)
  })
})
