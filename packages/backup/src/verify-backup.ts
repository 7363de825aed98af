import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { z } from 'zod'
import { hashOf } from './hashed-stream.ts'
import { type Manifest, type Part, readManifest } from './manifest.ts'
import { type FileLine, filesFolder } from './save-files.ts'

const fileLine = z.strictObject({
  path: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/),
  bytes: z.int().min(0),
  sha256: z.string(),
})

/**
 * Reads every byte of a backup and compares it with what was written.
 * @throws StartProblem that names the first part that is damaged or missing
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const parts: Part[] = [
    ...manifest.tables,
    manifest.files.list,
    ...(manifest.journal ? [manifest.journal] : []),
  ]
  for (const part of parts) await verify(folder, part.file, part)
  let count = 0
  for await (const line of filesOf(folder, manifest)) {
    await verify(folder, `${filesFolder}/${line.path}`, line)
    count++
  }
  if (count !== manifest.files.count) throw damaged(folder, manifest.files.list.file)
  return manifest
}

/** The files of a backup whose list was verified. */
export async function* filesOf(folder: string, manifest: Manifest): AsyncGenerator<FileLine> {
  const input = createReadStream(path.join(folder, manifest.files.list.file))
  for await (const line of createInterface({ input })) yield fileLine.parse(JSON.parse(line))
}

async function verify(
  folder: string,
  file: string,
  wanted: { bytes: number; sha256: string },
): Promise<void> {
  const found = await hashOf(path.join(folder, file)).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  if (found?.bytes !== wanted.bytes || found.sha256 !== wanted.sha256) throw damaged(folder, file)
}

function damaged(folder: string, file: string): StartProblem {
  return new StartProblem(
    `The backup ${folder} is damaged: ${file} is not what was written. Use another one.`,
  )
}
