import { access, constants, statfs } from 'node:fs/promises'
import { errorCode } from '@cakrawala/errors/start-problem'

/**
 * What keeps a folder from being written: no space (or no inodes) left, or a disk that takes no
 * writes.
 */
export type DiskTrouble = 'disk_full' | 'disk_read_only'

/** Space that files leave for the database, in bytes: below it the disk counts as full. */
export const reservedBytes = 32_000_000
const freshForMs = 1_000

type Found = { trouble: DiskTrouble | null; free: number }

/** The disk of a folder, looked at once a second at most. */
export function diskRoom(folder: () => string) {
  let last: { at: number; result: Promise<Found> } | undefined
  const look = () => {
    const at = performance.now()
    if (!last || at - last.at >= freshForMs) last = { at, result: lookAt(folder()) }
    return last.result
  }
  return {
    /** @returns null where it can be written */
    trouble: async (): Promise<DiskTrouble | null> => (await look()).trouble,
    /**
     * Refuses so many bytes where they would take the space the database needs.
     * @throws Error with the code ENOSPC, as the system would
     */
    async require(bytes: number): Promise<void> {
      const { free } = await look()
      if (free >= bytes + reservedBytes) return
      throw Object.assign(new Error('the disk of the data folder is full'), { code: 'ENOSPC' })
    },
  }
}

async function lookAt(folder: string): Promise<Found> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    const free = bavail * bsize
    if (free < reservedBytes || (files > 0 && ffree === 0)) return { trouble: 'disk_full', free }
    await access(folder, constants.W_OK)
    return { trouble: null, free }
  } catch (error) {
    // A folder that is not there yet is made by the first file.
    if (errorCode(error) === 'ENOENT') return { trouble: null, free: Number.POSITIVE_INFINITY }
    return { trouble: 'disk_read_only', free: Number.POSITIVE_INFINITY }
  }
}
