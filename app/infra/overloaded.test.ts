import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/support/database.ts'
import { connectDatabase, database, databaseUrl, transaction } from './database.ts'
import { isOverloaded } from './overloaded.ts'

useDatabase()

const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

describe('an overloaded database', () => {
  it('is known by a query that took too long', async () => {
    const slow = transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 20`)
      await tx.execute(sql`SELECT pg_sleep(5)`)
    })
    expect(isOverloaded(await errorOf(slow))).toBe(true)
  })

  it('is known by a pool without a free connection', async () => {
    await connectDatabase(databaseUrl(), { max: 1 })
    let free = () => {}
    const held = transaction(async () => new Promise<void>((go) => (free = go)))
    const error = await errorOf(database().execute(sql`SELECT 1`))
    free()
    await held
    expect(isOverloaded(error)).toBe(true)
  })

  it('is not what a wrong query meets', async () => {
    expect(isOverloaded(await errorOf(database().execute(sql`SELECT nonsense`)))).toBe(false)
    expect(isOverloaded(new TypeError('x is not a function'))).toBe(false)
  })
})
