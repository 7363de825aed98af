import { open } from 'node:fs/promises'

/** A new or renamed file is only there for sure when its folder is on the disk as well. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
