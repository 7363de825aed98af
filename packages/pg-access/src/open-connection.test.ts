import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '../../../app/infra/database.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { type FreezingProxy, freezingProxy } from '../../../test/support/freezing-proxy.ts'
import { NoAnswer } from './guarded-client.ts'
import { newClient, openPool, openSharedPool } from './open-connection.ts'

useDatabase()

let pool: pg.Pool | undefined
afterEach(async () => {
  await pool?.end()
  pool = undefined
})

it('survives the loss of a connection in use, an idle one, and one outside of a pool', async () => {
  pool = openPool(databaseUrl(), { max: 2 })
  const [atWork, waiting] = [await pool.connect(), await pool.connect()]
  const alone = newClient(databaseUrl())
  await alone.connect()
  const lost = [atWork, waiting, alone].map((client) => new Promise((gone) => client.once('end', gone)))
  const pids = await Promise.all([atWork, waiting, alone].map(pidOf))
  waiting.release()
  const query = atWork.query('SELECT pg_sleep(20)').catch((error: Error) => error)
  for (const pid of pids) await kill(pid)
  expect(await query).toBeInstanceOf(Error)
  await Promise.all(lost)
  atWork.release()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

it('closes a connection whose answer is late, so that it is not reused with the query still running', async () => {
  pool = openPool(databaseUrl(), { max: 1, answerWithinMs: 300 })
  const client = await pool.connect()
  await client.query('BEGIN')
  const from = Date.now()
  expect(await client.query('SELECT pg_sleep(20)').catch((error: unknown) => error)).toBeInstanceOf(NoAnswer)
  expect(Date.now() - from).toBeLessThan(2_000)
  await expect(client.query('ROLLBACK')).rejects.toThrow()
  client.release()
  expect((await pool.query(`SELECT pg_current_xact_id_if_assigned() AS open`)).rows).toEqual([{ open: null }])
  await expect(pool.query('SELECT pg_sleep(20)')).rejects.toBeInstanceOf(NoAnswer)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

it('does not count an answer as late that waited here while the process was busy', async () => {
  pool = openPool(databaseUrl(), { max: 1, answerWithinMs: 200 })
  await pool.query('SELECT 1')
  const answer = pool.query('SELECT 2 AS two')
  await sleep(0)
  const until = Date.now() + 500
  while (Date.now() < until);
  expect((await answer).rows).toEqual([{ two: 2 }])
})

describe('a transaction whose client does not respond', () => {
  let line: FreezingProxy
  let onlooker: pg.Client
  beforeEach(async () => {
    line = await freezingProxy(databaseUrl())
    onlooker = newClient(databaseUrl())
    await onlooker.connect()
  })
  afterEach(async () => {
    await line.close()
    await onlooker.end()
  })

  const lock = `SELECT pg_advisory_xact_lock(4711)`
  /** Until another person may have the lock, in milliseconds. */
  async function freeAfter(): Promise<number> {
    const from = performance.now()
    await onlooker.query(lock)
    return performance.now() - from
  }

  it('gives up its locks where it asks nothing more', async () => {
    const client = newClient(line.url, { idle_in_transaction_session_timeout: 500 })
    await client.connect()
    await client.query('BEGIN')
    await client.query(lock)
    line.freeze()
    const ms = await freeAfter()
    expect([ms > 200, ms < 3_000]).toEqual([true, true])
  })

  it('gives up its locks where a statement is under way', async () => {
    pool = openPool(line.url, { max: 1, statement_timeout: 500, idle_in_transaction_session_timeout: 500 })
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query(lock)
    const asleep = client.query('SELECT pg_sleep(60)').catch((error: Error) => error)
    await sleep(50)
    line.freeze()
    expect(await freeAfter()).toBeLessThan(4_000)
    await line.close()
    await asleep
    client.release(true)
  })

  it('is bounded on every connection that is opened here', async () => {
    const asked = `SELECT current_setting('idle_in_transaction_session_timeout') AS bound`
    const shared = openSharedPool(databaseUrl())
    pool = openPool(databaseUrl())
    for (const { query } of [onlooker, pool, shared].map((one) => ({ query: one.query.bind(one) })))
      expect((await query(asked)).rows).toEqual([{ bound: '15s' }])
    await shared.end()
  })
})

async function pidOf(client: pg.ClientBase): Promise<number> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
}

async function kill(pid: number): Promise<void> {
  const owner = newClient(inject('serverUrl'))
  await owner.connect()
  await owner.query('SELECT pg_terminate_backend($1)', [pid])
  await owner.end()
}
