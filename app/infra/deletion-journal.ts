import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { z } from '#kernel/zod.ts'
import { settings } from './settings.ts'

const lineOf = z.strictObject({
  account: z.uuid(),
  at: z.iso.datetime(),
  /** The deletion written down before did not happen. */
  undone: z.literal(true).optional(),
})

/**
 * Writes down on the disk, apart from the database, that accounts are erased: when this returns, no restored backup brings
 * them back (PDP-03). Lines are only ever added, each in one write.
 */
export async function noteDeletions(accountIds: readonly string[], at: Date, undone = false): Promise<void> {
  const { deletionJournal } = settings()
  const file = await openJournal()
  try {
    const more = undone ? { undone: true } : {}
    const lines = accountIds.map(
      (account) => `${JSON.stringify({ account, at: at.toISOString(), ...more })}\n`,
    )
    const { size } = await file.stat()
    if (lines.length > 0) await file.write(`${(await isTorn(file, size)) ? '\n' : ''}${lines.join('')}`)
    await file.sync()
    if (size === 0) await syncFolder(path.dirname(deletionJournal))
  } finally {
    await file.close()
  }
}

/** @throws StartProblem where the file cannot be made or written */
async function openJournal(): Promise<Open> {
  const { deletionJournal } = settings()
  try {
    await mkdir(path.dirname(deletionJournal), { recursive: true })
    return await open(deletionJournal, 'a+', 0o600)
  } catch (error) {
    throw unusable(error)
  }
}

/**
 * The accounts the journal holds, and since when. A line that a stop of the machine cut off never became a deletion.
 * @throws StartProblem where the file cannot be used or a whole line of it cannot be read
 */
export async function notedDeletions(): Promise<Map<string, Date>> {
  const noted = new Map<string, Date>()
  const text = await readJournal()
  for (const [i, line] of text.split('\n').entries()) {
    if (!line.endsWith('}')) continue
    const { account, at, undone } = read(line, i + 1)
    if (undone) noted.delete(account)
    else noted.set(account, new Date(at))
  }
  return noted
}

async function readJournal(): Promise<string> {
  try {
    return await readFile(settings().deletionJournal, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw unusable(error)
  }
}

function unusable(error: unknown): unknown {
  return startProblemOf(error, `with the deletion journal ${settings().deletionJournal}`) ?? error
}

function read(line: string, number: number): z.output<typeof lineOf> {
  try {
    return lineOf.parse(JSON.parse(line))
  } catch (error) {
    const { deletionJournal } = settings()
    const what = `Line ${number} of the deletion journal ${deletionJournal} cannot be read`
    throw new StartProblem(`${what}: bring the file back from its copy.`, { cause: error })
  }
}

type Open = Awaited<ReturnType<typeof open>>

async function isTorn(file: Open, size: number): Promise<boolean> {
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] !== 0x0a
}

/** A new file is only there for sure when its folder is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
