import { createConnection } from 'node:net'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, database, databaseUrl, transaction } from '../../../app/infra/database.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { outsideContext } from '../../../test/support/outside-context.ts'
import { isTemporary } from './temporary-error.ts'

useDatabase()

let ours = ''
beforeAll(() => {
  ours = databaseUrl()
})
afterEach(() => connectDatabase(ours))

const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
const coded = (code: string, more: object = {}) => Object.assign(new Error('on purpose'), { code, ...more })

describe('a temporary error', () => {
  it('is a query that took too long', async () => {
    const slow = transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 20`)
      await tx.execute(sql`SELECT pg_sleep(5)`)
    })
    expect(isTemporary(await errorOf(slow))).toBe(true)
  })

  it('is a pool without a free connection', async () => {
    await connectDatabase(databaseUrl(), { max: 1 })
    let free = () => {}
    const held = transaction(async () => new Promise<void>((go) => (free = go)))
    const error = await errorOf(database().execute(sql`SELECT 1`))
    free()
    await held
    expect(isTemporary(error)).toBe(true)
  })

  it('is a lock that is not free and a transaction that only reads', async () => {
    const locked = transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE companies IN ACCESS EXCLUSIVE MODE`)
      return errorOf(
        outsideContext(() =>
          transaction((other) => other.execute(sql`LOCK TABLE companies IN SHARE MODE NOWAIT`)),
        ),
      )
    })
    expect(isTemporary(await locked)).toBe(true)
    const reading = transaction((tx) => tx.execute(sql`CREATE TABLE x ()`), { accessMode: 'read only' })
    expect(isTemporary(await errorOf(reading))).toBe(true)
  })

  it('is an unreachable server: no socket, no port, no name', async () => {
    for (const url of [
      'postgresql://postgres@/x?host=%2Ftmp%2Fno-such-folder',
      'postgresql://postgres@127.0.0.1:1/x',
      'postgresql://postgres@no-such-host.invalid/x',
    ])
      expect([url, isTemporary(await errorOf(connectDatabase(url)))]).toEqual([url, true])
    const unknown = connectDatabase(databaseAt(ours, 'no_such_database'))
    expect(isTemporary(await errorOf(unknown))).toBe(false)
  })

  it.each([
    ...['53100', '53200', '53300', '53400', '57P01', '57P02', '57P03', '57P05', '57014'],
    ...['08000', '08003', '08006', '08001', '08P01', '25P03', '25P04', '25006', '40001', '40P01', '55P03'],
    ...['58000', '58030', 'EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
    ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EIO', 'EROFS'],
  ])('is %s, bare, wrapped, and among the errors of several tries', (code) => {
    const error = coded(code)
    expect(isTemporary(error)).toBe(true)
    expect(isTemporary(new Error('Failed query', { cause: new Error('x', { cause: error }) }))).toBe(true)
    expect(isTemporary(new AggregateError([coded('X'), error]))).toBe(true)
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('is a driver message without a code: %s', (message) => {
    expect(isTemporary(new Error(message))).toBe(true)
    expect(isTemporary(new Error('Failed query: SELECT 1', { cause: new Error(message) }))).toBe(true)
  })

  it('is not a wrong query, a wrong value, a missing file or a bug', async () => {
    expect(isTemporary(await errorOf(database().execute(sql`SELECT nonsense`)))).toBe(false)
    expect(isTemporary(new TypeError('x is not a function'))).toBe(false)
    for (const code of ['23505', '23514', '22P02', '42P01', '42501', 'P0001', '28P01', 'XX000', 'EACCES'])
      expect([code, isTemporary(coded(code))]).toEqual([code, false])
    expect(isTemporary(coded('ENOENT', { syscall: 'open' }))).toBe(false)
    const socket = createConnection('/tmp/no-such-folder/socket')
    const missing = await new Promise((told) => socket.once('error', told))
    expect(isTemporary(missing)).toBe(true)
    for (const odd of [undefined, null, 'ECONNRESET', 7]) expect(isTemporary(odd)).toBe(false)
  })
})
