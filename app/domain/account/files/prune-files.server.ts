import { after, day, now } from '@cakrawala/calendar/clock'
import { inArray, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database, databasePool } from '#infra/database.ts'
import { olderFiles, removeBytes } from '#infra/files.ts'
import { removeFiles } from './remove-files.server.ts'

/** A form may store a file and attach it only after its other texts were saved. */
const spare = day
const batch = 500
const mostBatches = 40

/**
 * Removes files that nothing refers to a day after they came, and bytes without a row. For a nightly job.
 * @returns how many of each
 */
export async function pruneFiles(): Promise<{ rows: number; bytes: number }> {
  const over = after(now(), -spare)
  let rows = 0
  for (let turn = 0; turn < mostBatches; turn++) {
    const ids = await unusedFiles(over)
    await removeFiles(ids)
    rows += ids.length
    if (ids.length < batch) break
  }
  return { rows, bytes: await pruneBytes() }
}

/** Every reference to a file is a foreign key, so that a new table is known here at once. */
async function unusedFiles(over: Date): Promise<string[]> {
  const { rows: keys } = await databasePool().query<{ used: string }>(
    `SELECT format('SELECT 1 FROM %s r WHERE r.%I = f.id', c.conrelid::regclass, a.attname) AS used
     FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass`,
  )
  if (keys.length === 0) throw new Error('nothing refers to files')
  const unused = keys.map(({ used }) => `AND NOT EXISTS (${used})`).join(' ')
  const { rows } = await databasePool().query<{ id: string }>(
    `SELECT f.id FROM files f WHERE f.state <> 'removed' AND f.created_at < $1 ${unused} LIMIT ${batch}`,
    [over],
  )
  return rows.map(({ id }) => id)
}

async function pruneBytes(): Promise<number> {
  // An empty table beside a full disk is another database, not a reason to remove everything.
  const [any] = await database().select({ id: files.id }).from(files).limit(1)
  if (!any) return 0
  let removed = 0
  for await (const keys of olderFiles(spare, batch)) {
    const known = await database()
      .select({ key: files.storageKey })
      .from(files)
      .where(sql`${inArray(files.storageKey, keys)} AND ${files.state} <> 'removed'`)
    const kept = new Set(known.map(({ key }) => key))
    for (const key of keys.filter((one) => !kept.has(one))) {
      await removeBytes(key)
      removed++
    }
  }
  return removed
}
