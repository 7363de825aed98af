import { existsSync } from 'node:fs'
import { scanBytes } from '@cakrawala/upload-check/scan-bytes'
import { asc, desc, ne } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { getBytes, storedPath } from '#infra/files.ts'
import { wrongKey } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { refuseField } from '#kernel/refusal.ts'

/** Rows looked at from either end: the oldest and the newest. */
const atEachEnd = 10

/** How many of the rows looked at have no file in the data folder. */
type FileCheck = { looked: number; missing: number }

/**
 * Looks before the start whether the data folder belongs to the database: a sample of file rows is looked for on the disk.
 * @throws StartProblem where sealed files are there and none of the sample opens with this secret key
 */
export async function checkStoredFiles(): Promise<FileCheck> {
  const keys = await sampleKeys()
  const found = keys.filter((key) => existsSync(storedPath(key)))
  const sealed = found.filter((key) => key.endsWith('.sealed'))
  if (sealed.length > 0 && !settings().secretKeyLost && !(await anyOpens(sealed))) throw wrongKey()
  return { looked: keys.length, missing: keys.length - found.length }
}

/** Writes one line to the terminal where files are missing; the site still helps with everything else. */
export function warnOfMissingFiles({ looked, missing }: FileCheck): void {
  if (missing === 0) return
  const { dataDir } = settings()
  process.stderr.write(
    `${missing} of ${looked} uploaded files looked for are not in ${dataDir}/files: DATA_DIR is another folder than before, or files were not restored with the database.\n`,
  )
}

async function sampleKeys(): Promise<string[]> {
  const pick = (order: ReturnType<typeof asc>) =>
    database()
      .select({ key: files.storageKey })
      .from(files)
      .where(ne(files.state, 'removed'))
      .orderBy(order)
      .limit(atEachEnd)
  const rows = [...(await pick(asc(files.id))), ...(await pick(desc(files.id)))]
  return [...new Set(rows.map(({ key }) => key))]
}

async function anyOpens(keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const opens = await getBytes(key).then(
      () => true,
      () => false,
    )
    if (opens) return true
  }
  return false
}

/**
 * The verdict of the virus scanner on an upload; without a scanner everything is clean.
 * @param content whole, or in chunks as they are read from the disk
 * @throws Refusal invalid_input (`file_infected`)
 */
export async function stateAfterScan(
  content: Buffer | AsyncIterable<Buffer>,
  field: string,
): Promise<'clean' | 'quarantine'> {
  const { clamavSocket } = settings()
  if (!clamavSocket) return 'clean'
  const verdict = await scanBytes(clamavSocket, content)
  if (verdict === 'infected') refuseField(field, 'file_infected')
  return verdict === 'clean' ? 'clean' : 'quarantine'
}
