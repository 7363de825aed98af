import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { z } from 'zod'

/** The layout of a backup folder; another one is written with another number. */
const format = 1
const manifestName = 'manifest.json'
const sumName = 'manifest.json.sha256'

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const part = z.strictObject({
  /** Its name inside the backup folder. */
  file: z.string().regex(/^[a-z0-9_.-]+$/),
  bytes: count,
  sha256,
})

const table = part.extend({ schema: name, table: name, columns: z.array(name), rows: count })

export const manifestSchema = z.strictObject({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  /** The PostgreSQL it was read from; any other may take it in. */
  server: z.string(),
  /** Of the secret key, which is never in a backup. Hexadecimal. */
  keyFingerprint: sha256,
  /** What the database was migrated with, in order. */
  migrations: z.array(z.strictObject({ hash: sha256, at: count })).min(1),
  /** Size of the database when it was read, for the space a restore needs. */
  databaseBytes: count,
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  /** `list` names every file with its size and sha256, one a line. */
  files: z.strictObject({ count, bytes: count, list: part }),
  journal: part.nullable(),
})

export type Manifest = z.output<typeof manifestSchema>
export type Part = z.output<typeof part>
export type TablePart = z.output<typeof table>

/** Written last: a folder with a manifest is whole. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format, ...manifest }, null, 1)}\n`
  const sum = createHash('sha256').update(text).digest('hex')
  for (const [file, content] of [
    [sumName, `${sum}  ${manifestName}\n`],
    [manifestName, text],
  ] as const)
    await writeFile(path.join(folder, file), content, { mode: 0o600, flush: true })
}

/** @throws StartProblem where the folder is no backup, or one of a newer format, or its manifest is damaged */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all([read(folder, manifestName), read(folder, sumName)])
  if (createHash('sha256').update(text).digest('hex') !== sum.slice(0, 64))
    throw new StartProblem(`The backup ${folder} is damaged: ${manifestName} is not what was written.`)
  const content: unknown = JSON.parse(text)
  if ((content as { format?: unknown }).format !== format)
    throw new StartProblem(`The backup ${folder} was made by another version of the program: use that one.`)
  return manifestSchema.parse(content)
}

async function read(folder: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(folder, file), 'utf8')
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
    throw new StartProblem(`${folder} is no whole backup: ${file} is missing.`)
  }
}
