import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { randomWord } from '@cakrawala/ids/ids'

/** Below the folder of files, on the same disk as their final paths; hidden from backups. */
const draftFolder = '.unfinished'

type Options = { folder: () => string; requireRoom(bytes: number): Promise<void> }

/** Files that are written in parts, or read before they are stored, each under a random word. */
export function openDrafts({ folder, requireRoom }: Options) {
  const root = () => path.join(folder(), draftFolder)
  const pathOf = (word: string) => path.join(root(), word)
  return {
    pathOf,

    /**
     * Begins an empty draft.
     * @param bytes how many it is going to have
     * @throws Error with the code ENOSPC where the disk has no space for them
     */
    async begin(bytes: number): Promise<string> {
      await requireRoom(bytes)
      await mkdir(root(), { recursive: true })
      const word = randomWord(32)
      const file = await open(pathOf(word), 'wx', 0o600)
      await file.close()
      return word
    },

    /** Writes bytes at a position of a draft; they are on the disk when this returns. */
    async write(word: string, at: number, bytes: Uint8Array): Promise<void> {
      const file = await open(pathOf(word), 'r+')
      try {
        for (let done = 0; done < bytes.length; ) {
          const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
          done += bytesWritten
        }
        await file.datasync()
      } finally {
        await file.close()
      }
    },

    /** Removes a draft; removing what is gone already is no error. */
    remove: (word: string): Promise<void> => rm(pathOf(word), { force: true }),

    /** The words of drafts that were last written longer ago than `age` milliseconds. */
    async olderThan(age: number): Promise<string[]> {
      const names = await readdir(root()).catch((error) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const old: string[] = []
      for (const name of names) {
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > age) old.push(name)
      }
      return old
    },
  }
}
