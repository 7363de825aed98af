import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { randomWord } from '@cakrawala/ids/ids'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { requireDiskRoom } from '../disk-trouble.ts'
import { seal, unseal } from '../secrets.ts'
import { settings } from '../settings.ts'
import { writeWhole } from './write-whole.ts'

let disk: Disk | undefined

function store(): Disk {
  disk ??= new Disk(new FSDriver({ location: path.join(settings().dataDir, 'files'), visibility: 'private' }))
  return disk
}

/**
 * Stores bytes under a new random key that reveals nothing of their name or owner: all of them, on the disk,
 * or none.
 * @throws Error with the code ENOSPC where the disk has no space besides what the database needs
 * @param folder one a purpose; `sealed` ones are encrypted with the secret key of this site
 */
export async function putBytes(folder: string, bytes: Buffer, { sealed = false } = {}): Promise<string> {
  const word = randomWord(32)
  const key = `${folder}/${word.slice(0, 2)}/${word}${sealed ? '.sealed' : ''}`
  const stored = sealed ? seal(key, bytes) : bytes
  await requireDiskRoom(stored.length)
  await writeWhole(path.join(settings().dataDir, 'files'), key, stored)
  return key
}

export async function getBytes(key: string): Promise<Buffer> {
  const bytes = Buffer.from(await store().getBytes(key))
  return key.endsWith('.sealed') ? unseal(key, bytes) : bytes
}

/** Where the bytes of a key lie on the disk. */
export function storedPath(key: string): string {
  return path.join(settings().dataDir, 'files', key)
}

/** Removes bytes; removing what is gone already is no error. */
export async function removeBytes(key: string): Promise<void> {
  await store().delete(key)
}

/** Only what `putBytes` has made: other files in the folder are not ours to remove. */
const madeHere = /^[a-z_]+\/[0-9A-Za-z]{2}\/[0-9A-Za-z]{32}(?:\.sealed)?$/

/**
 * The keys of all bytes that were put longer ago than `age` milliseconds, in groups of at most `size`. The disk knows no other
 * clock than that of the machine.
 */
export async function* olderFiles(age: number, size: number): AsyncGenerator<string[]> {
  const before = Date.now() - age
  const root = path.join(settings().dataDir, 'files')
  let group: string[] = []
  const directory = await opendir(root, { recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of directory) {
    const place = path.join(entry.parentPath, entry.name)
    const key = path.relative(root, place).split(path.sep).join('/')
    if (!entry.isFile() || !madeHere.test(key)) continue
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: before }))
    if (mtimeMs >= before) continue
    group.push(key)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
