import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { disableDurability } from '../../support/disable-durability.ts'
import { type Beginning, serve } from './site.ts'
import { copyDatabase } from './site-database.ts'

/**
 * One PostgreSQL for all journeys (the one of DATABASE_URL, else the embedded one) and one demo cast to copy from: every
 * file of journeys begins in a place where nothing happened yet.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const own = process.env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: process.env.TEST_DATA_DIR ?? 'data/journeys' })
  if (own) {
    process.env.DATABASE_URL = own.url
    await disableDurability(own.url)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'cakrawala-journeys-'))
  const name = `cakrawala_journeys_beginning_${process.pid}`
  const database = await copyDatabase(name, 'template0')
  const close = async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
    // A server that another run started first is left to it.
    if (own && !own.adopted) await own.stop()
  }
  const site = await serve(database.url, folder, true)
  if (!site) {
    await close()
    throw new Error('the first site did not open')
  }
  await site.close()
  const beginning: Beginning = { database: name, folder }
  process.env.JOURNEYS_BEGINNING = JSON.stringify(beginning)
  return close
}
