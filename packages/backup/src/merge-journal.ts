import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@cakrawala/errors/start-problem'
import { syncFolder } from '@cakrawala/file-store/sync-folder'

/**
 * Brings the deletions a backup knows into the journal of this site. Lines are only added: a journal that is
 * newer than the backup, as it is where only the database was lost, keeps all its lines.
 * @returns how many lines were added
 */
export async function mergeJournal(journal: string, copy: string): Promise<number> {
  const [there, then] = await Promise.all([linesOf(journal), linesOf(copy)])
  const known = new Set(there)
  const missing = then.filter((line) => !known.has(line))
  if (missing.length === 0) return 0
  await mkdir(path.dirname(journal), { recursive: true })
  // Written beside it and renamed: the journal is never half of anything.
  const next = `${journal}.${randomUUID()}`
  const file = await open(next, 'wx', 0o600)
  try {
    await file.writeFile([...there, ...missing].map((line) => `${line}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, journal)
  await syncFolder(path.dirname(journal))
  return missing.length
}

/** Whole lines only: one that a stop of the machine cut off never became a deletion. */
async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line.endsWith('}'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
