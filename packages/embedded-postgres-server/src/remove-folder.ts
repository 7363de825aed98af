import { rm } from 'node:fs/promises'

/** Removes a folder in which the program of a killed start may still be writing: it is tried again for a second or two. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 6, retryDelay: 100 })
}
