import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { migrateDatabase } from '#infra/migrate.ts'
import { fill } from './fill.ts'

export type BigData = { url: string; stop(): Promise<void> }

/** The large database in `dataDir`, with its PostgreSQL: filled at the first run, kept for the next, migrated at each. */
export async function openBigData(dataDir: string, say: (line: string) => void): Promise<BigData> {
  const own = await startEmbeddedPostgres({ dataDir })
  const url = databaseAt(own.url, 'cakrawala')
  const mark = path.join(dataDir, 'filled')
  try {
    await migrateDatabase(url)
    if (!existsSync(mark)) {
      await fill(url, say)
      await writeFile(mark, '')
    }
    return { url, stop: own.stop }
  } catch (error) {
    await own.stop()
    throw error
  }
}
