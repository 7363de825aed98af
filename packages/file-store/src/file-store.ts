import { type FileHandle, open, opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { randomWord } from '@cakrawala/ids/ids'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { openDrafts } from './drafts.ts'
import { linkWhole, writeWhole } from './write-whole.ts'

type Options = {
  /** The folder of files, asked at first use. */
  folder: () => string
  /** Encrypts for a purpose, which is the key of the file, and back. */
  sealing: {
    seal(purpose: string, plain: Buffer): Buffer
    unseal(purpose: string, sealed: Buffer): Buffer
  }
  /** Throws where so many bytes may not be written. */
  requireRoom(bytes: number): Promise<void>
}

/** Only what `putBytes` has made: other files in the folder are not ours to remove. */
const madeHere = /^[a-z_]+\/[0-9A-Za-z]{2}\/[0-9A-Za-z]{32}(?:\.sealed)?$/

export function openFileStore({ folder, sealing, requireRoom }: Options) {
  let disk: Disk | undefined
  const store = () => {
    disk ??= new Disk(new FSDriver({ location: folder(), visibility: 'private' }))
    return disk
  }
  const drafts = openDrafts({ folder, requireRoom })
  return {
    /**
     * Stores bytes under a new random key that reveals nothing of their name or owner: all of them, on the disk,
     * or none.
     * @throws Error with the code ENOSPC where the disk has no space besides what the database needs
     * @param name one a purpose; `sealed` ones are encrypted
     */
    async putBytes(name: string, bytes: Buffer, { sealed = false } = {}): Promise<string> {
      const key = newKey(name, sealed)
      const stored = sealed ? sealing.seal(key, bytes) : bytes
      await requireRoom(stored.length)
      await writeWhole(folder(), key, stored)
      return key
    },

    /** Files that are not complete yet: they have a path, no key. */
    drafts,

    /**
     * Makes a draft a stored file, unsealed and without copying its bytes; the caller removes the draft.
     * @param name one a purpose
     */
    async putDraft(name: string, word: string): Promise<string> {
      const key = newKey(name, false)
      await linkWhole(folder(), drafts.pathOf(word), key)
      return key
    },

    /** Opens what is not sealed to be read in parts; the caller closes it. @throws Error ENOENT where it is gone */
    openStored(key: string): Promise<FileHandle> {
      if (key.endsWith('.sealed')) throw new Error('a sealed file is read whole')
      return open(path.join(folder(), key), 'r')
    },

    async getBytes(key: string): Promise<Buffer> {
      const bytes = Buffer.from(await store().getBytes(key))
      return key.endsWith('.sealed') ? sealing.unseal(key, bytes) : bytes
    },

    /** Where the bytes of a key lie on the disk. */
    storedPath: (key: string): string => path.join(folder(), key),

    /** Removes bytes; removing what is gone already is no error. */
    removeBytes: (key: string): Promise<void> => store().delete(key),

    /**
     * The keys of all bytes that were put longer ago than `age` milliseconds, in groups of at most `size`. The disk knows no
     * other clock than that of the machine.
     */
    olderFiles: (age: number, size: number) => olderFiles(folder(), Date.now() - age, size),
  }
}

function newKey(name: string, sealed: boolean): string {
  const word = randomWord(32)
  return `${name}/${word.slice(0, 2)}/${word}${sealed ? '.sealed' : ''}`
}

async function* olderFiles(root: string, before: number, size: number): AsyncGenerator<string[]> {
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
