import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { syncFolder } from '@cakrawala/file-store/sync-folder'
import { freeBytes } from '@cakrawala/process/disk-space'
import type pg from 'pg'
import { copyHashed } from './hashed-stream.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { ownerSession } from './owner-session.ts'
import { openSnapshot, readSequences, saveTable } from './read-database.ts'
import { saveFiles, sizeOfFiles } from './save-files.ts'

export const journalCopy = 'deletions.jsonl'
/** Space that is left on the disk besides the backup. */
const reserve = 64_000_000
const partial = '.partial-'

export type BackupMade = { folder: string; manifest: Omit<Manifest, 'format'> }

/** What belongs to a backup besides the database. */
export type Site = Readonly<{
  /** The program, as the names of backups and of connections have it. */
  program: string
  /** Its files lie in `files` below it. */
  dataDir: string
  /** The file that holds what was deleted, which a restore must not bring back. */
  deletionJournal: string
  /** Of the secret key, hexadecimal. */
  keyFingerprint: string
}>

/** `onSnapshot` is called with the connection that reads, once the moment of the backup is fixed. */
type Options = { onSnapshot?: (client: pg.Client) => Promise<void> }

/**
 * Writes one backup of database, files and deletion journal into a new folder below `into`, while the site
 * runs: the database as it was at one moment, then the files, then the journal. The folder gets its name when
 * it is whole and on the disk.
 * @param url the owner's
 * @throws StartProblem where there is not enough space, or nothing to back up
 */
export async function writeBackup(
  url: string,
  into: string,
  site: Site,
  options: Options = {},
): Promise<BackupMade> {
  const madeAt = new Date()
  const name = `${site.program}-${madeAt.toISOString().replace(/[:.]/g, '')}`
  await mkdir(into, { recursive: true, mode: 0o700 })
  await removeAbandoned(into)
  const half = path.join(into, `${partial}${process.pid}-${name}`)
  try {
    await mkdir(half, { mode: 0o700 })
    const manifest = await fill(url, half, madeAt, site, options)
    await writeManifest(half, manifest)
    await rename(half, path.join(into, name))
    await syncFolder(into)
    return { folder: path.join(into, name), manifest }
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}

async function fill(
  url: string,
  folder: string,
  madeAt: Date,
  { program, dataDir, deletionJournal, keyFingerprint }: Site,
  options: Options,
): Promise<Omit<Manifest, 'format'>> {
  const files = path.join(dataDir, 'files')
  const client = await ownerSession(url, `${program}-backup`)
  try {
    const { tables, ...contents } = await openSnapshot(client)
    await options.onSnapshot?.(client)
    await requireRoom(folder, contents.databaseBytes + (await sizeOfFiles(files)))
    const saved: Manifest['tables'] = []
    for (const table of tables) saved.push(await saveTable(client, folder, table))
    const sequences = await readSequences(client)
    // After the database: what its rows name was written before them.
    const kept = await saveFiles(files, folder)
    // Last: it holds everyone who was erased since.
    const journal = await saveJournal(deletionJournal, folder)
    return {
      ...{ madeAt: madeAt.toISOString(), keyFingerprint, ...contents },
      ...{ tables: saved, sequences, files: kept, journal },
    }
  } finally {
    await client.end()
  }
}

async function saveJournal(file: string, folder: string): Promise<Manifest['journal']> {
  try {
    return { file: journalCopy, ...(await copyHashed(file, path.join(folder, journalCopy))) }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await rm(path.join(folder, journalCopy), { force: true })
    return null
  }
}

/** @throws StartProblem where the disk of a folder that exists has no space for so many bytes */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= bytes + reserve) return
  const inMegabytes = (size: number) => `${Math.ceil(size / 1_000_000)} MB`
  throw new StartProblem(
    `There is not enough room in ${folder}: up to ${inMegabytes(bytes + reserve)} are needed, ${inMegabytes(free)} are free.`,
  )
}

/** What a backup that was killed has left. */
async function removeAbandoned(into: string): Promise<void> {
  for (const name of await readdir(into)) {
    const pid = new RegExp(`^\\${partial}(\\d+)-`).exec(name)?.[1]
    if (pid && !(await lives(pid))) await rm(path.join(into, name), { recursive: true, force: true })
  }
}

async function lives(pid: string): Promise<boolean> {
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
