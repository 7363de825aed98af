import { statfs } from 'node:fs/promises'

/** Bytes an ordinary user may still write on the disk of a folder that exists. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
