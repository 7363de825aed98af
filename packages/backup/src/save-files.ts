import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { errorCode } from '@cakrawala/errors/start-problem'
import { copyHashed, hashOf } from './hashed-stream.ts'
import type { Manifest } from './manifest.ts'

export const filesFolder = 'files'
export const filesList = 'files.jsonl'

/** A stored file in the list: its path below the folder of files, with slashes. */
export type FileLine = { path: string; bytes: number; sha256: string }

/**
 * Copies every stored file below `from` into the backup folder and lists them. Files are never changed once written; one that
 * is removed meanwhile is left out.
 */
export async function saveFiles(from: string, backup: string): Promise<Manifest['files']> {
  const listFile = path.join(backup, filesList)
  const list = createWriteStream(listFile, { flags: 'wx', mode: 0o600, flush: true })
  let count = 0
  let bytes = 0
  for await (const name of storedFiles(from)) {
    const target = path.join(backup, filesFolder, name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const copied = await copyHashed(path.join(from, name), target).catch(unlessGone)
    if (!copied) continue
    const line: FileLine = { path: name, ...copied }
    if (!list.write(`${JSON.stringify(line)}\n`)) await once(list, 'drain')
    count++
    bytes += copied.bytes
  }
  list.end()
  await finished(list)
  return { count, bytes, list: { file: filesList, ...(await hashOf(listFile)) } }
}

/** Paths below the folder, one at a time; what is still being written carries a dot in front and is left out. */
export async function* storedFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await opendir(path.join(folder, below)).catch(unlessGone)
  if (!entries) return
  for await (const entry of entries) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* storedFiles(folder, name)
    else if (entry.isFile()) yield name
  }
}

/** Bytes of all stored files. */
export async function sizeOfFiles(folder: string): Promise<number> {
  let bytes = 0
  for await (const name of storedFiles(folder)) {
    const found = await stat(path.join(folder, name)).catch(unlessGone)
    bytes += found?.size ?? 0
  }
  return bytes
}

function unlessGone(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
