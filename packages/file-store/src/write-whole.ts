import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '@cakrawala/ids/ids'
import { syncFolder } from './sync-folder.ts'

/**
 * Files being written are stored here, below the folder of files: hidden from backups, on the same disk as
 * their final path.
 */
const partialFolder = '.partial'
const abandonedAfterMs = 3_600_000
const swept = new Set<string>()

/**
 * Writes a file that is there whole and on the disk, or not at all: a full disk or a killed process leaves nothing behind.
 * @param root the folder of files; `key` the path below it, with slashes
 */
export async function writeWhole(root: string, key: string, bytes: Buffer): Promise<void> {
  const partial = path.join(root, partialFolder)
  await mkdir(partial, { recursive: true })
  await sweep(partial)
  const half = path.join(partial, newId())
  const target = path.join(root, key)
  try {
    const file = await open(half, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await mkdir(path.dirname(target), { recursive: true })
    await rename(half, target)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  await syncFolder(path.dirname(target))
}

/**
 * Gives a file of the same disk its final path as well, once its bytes are on the disk; its first path is the caller's to remove.
 * @param from its first path; `root` and `key` as for `writeWhole`
 */
export async function linkWhole(root: string, from: string, key: string): Promise<void> {
  const file = await open(from, 'r')
  await file.sync().finally(() => file.close())
  const target = path.join(root, key)
  await mkdir(path.dirname(target), { recursive: true })
  await link(from, target)
  await syncFolder(path.dirname(target))
}

/** Once a process: what killed ones were writing. Others may write beside us, so young files stay. */
async function sweep(partial: string): Promise<void> {
  if (swept.has(partial)) return
  swept.add(partial)
  for (const name of await readdir(partial)) {
    const file = path.join(partial, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(file, { force: true })
  }
}
