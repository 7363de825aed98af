import { setTimeout as sleep } from 'node:timers/promises'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectDatabase, database, databaseUrl, transaction } from '../../../app/infra/database.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { type FailingPostgres, failingPostgres } from '../../../test/support/failing-postgres.ts'

useDatabase()

let postgres: FailingPostgres
let ours = ''
beforeEach(async () => {
  ours = databaseUrl()
  postgres = await failingPostgres(ours)
  await connectDatabase(postgres.url)
})
afterEach(async () => {
  await connectDatabase(ours)
  await postgres.close()
})

const scope = () => ({ network: '192.0.2.0/24', signal: new AbortController().signal })
const ask = () => database().execute(sql`SELECT 1 AS one`)
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const from = performance.now()
  const error = await work().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return { ms: performance.now() - from, error }
}

it('fails within four seconds when the database does not respond, then at once, and recovers by itself', async () => {
  await ask()
  postgres.fail('silence')
  const first = await Promise.all([
    timed(ask),
    timed(() => transaction((tx) => tx.execute(sql`SELECT 1`))),
    timed(ask),
  ])
  for (const { ms, error } of first) expect([isTemporary(error), ms < 4_000]).toEqual([true, true])
  const next = await timed(ask)
  expect(isTemporary(next.error)).toBe(true)
  expect(next.ms).toBeLessThan(500)
  postgres.heal()
  await sleep(2_500)
  expect((await ask()).rows).toEqual([{ one: 1 }])
}, 20_000)

it('lets one request wait 3 s for the database in all, however many statements it sends', async () => {
  const slow = () => database().execute(sql`SELECT pg_sleep(0.9)`)
  const { ms, error } = await timed(() =>
    inRequestScope(scope(), () =>
      transaction(async (tx) => {
        for (let i = 0; i < 6; i++) await tx.execute(sql`SELECT pg_sleep(0.9)`)
      }),
    ),
  )
  expect(isTemporary(error)).toBe(true)
  expect(ms).toBeLessThan(4_000)
  // What is asked at once is waited for once, and after a pause it counts anew.
  await inRequestScope(scope(), async () => {
    for (let i = 0; i < 2; i++) {
      await Promise.all([slow(), slow(), slow(), slow(), slow(), slow()])
      await sleep(600)
    }
  })
}, 20_000)

it('does not treat a slow statement as a lost database', async () => {
  const slow = database().execute(sql`SELECT pg_sleep(2)`)
  await sleep(1_500)
  expect((await ask()).rows).toEqual([{ one: 1 }])
  await slow
}, 20_000)

it('returns every connection, also where BEGIN fails', async () => {
  for (let i = 0; i < 40; i++) {
    postgres.fail({ sqlState: '57P01' })
    await expect(transaction(async () => undefined)).rejects.toThrow()
    postgres.heal()
  }
  expect((await ask()).rows).toEqual([{ one: 1 }])
}, 20_000)
