import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { isReady, type Product, startProduct } from '../support/product.ts'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-shared-'))
const products: Product[] = []
const start = async (env: NodeJS.ProcessEnv) => {
  const product = await startProduct({ env, dataDir: folder })
  products.push(product)
  return product
}

afterAll(async () => {
  for (const { remove } of products) await remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

it('F18 refuses a second start on one data folder in one line, and takes over from a killed one', async () => {
  const shared = { DATABASE_URL: databaseUrl() }
  const first = await start(shared)
  await isReady(first)
  const inbox = await start(shared)
  expect(await inbox.ended).toBe(1)
  expect(inbox.output()).toMatch(/^The inbox in .* is in use by process \d+: stop that first, .*\n$/)
  expect(inbox.output()).toContain(`process ${first.child.pid}:`)

  // The files of the folder are for everyone: with a mail server of its own a second process is welcome.
  const second = await start({ ...shared, SMTP_URL: 'smtp://127.0.0.1:9' })
  await isReady(second)

  first.child.kill('SIGKILL')
  await first.ended
  await isReady(await start(shared))
}, 120_000)

it('F18 limits the embedded database to one process', async () => {
  const first = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await isReady(first)
  const second = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^The database in .* is in use by process \d+: .*\n$/)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
}, 120_000)

it('F3b starts no production on a database with demo accounts', async () => {
  await hunter()
  const production = await start({
    ...{ DATABASE_URL: databaseUrl(), SMTP_URL: 'smtp://127.0.0.1:9', CAKRAWALA_MODE: '' },
  })
  expect(await production.ended).toBe(1)
  expect(production.output()).toMatch(/^The database holds demo accounts \(addresses at .*\.test\), .*\n$/)
}, 120_000)
