import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, startProblemOf } from '@cakrawala/errors/start-problem'
import { syncFolder } from '@cakrawala/file-store/sync-folder'

type Open = Awaited<ReturnType<typeof open>>

/**
 * Adds lines to a file, in one write: when this returns, they are on the disk. What was cut off by a stop of the machine
 * stays a line of its own.
 * @param what the file is called in a message
 * @throws StartProblem where the file cannot be made or written
 */
export async function addLines(file: string, what: string, lines: readonly string[]): Promise<void> {
  const journal = await openJournal(file, what)
  try {
    const { size } = await journal.stat()
    const text = lines.map((line) => `${line}\n`).join('')
    if (lines.length > 0) await journal.write(`${(await isTorn(journal, size)) ? '\n' : ''}${text}`)
    await journal.sync()
    if (size === 0) await syncFolder(path.dirname(file))
  } finally {
    await journal.close()
  }
}

/**
 * The text of a journal; empty where there is none yet.
 * @throws StartProblem where the file cannot be read
 */
export async function readJournal(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw unusable(error, file, what)
  }
}

async function openJournal(file: string, what: string): Promise<Open> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    return await open(file, 'a+', 0o600)
  } catch (error) {
    throw unusable(error, file, what)
  }
}

function unusable(error: unknown, file: string, what: string): unknown {
  return startProblemOf(error, `with ${what} ${file}`) ?? error
}

async function isTorn(file: Open, size: number): Promise<boolean> {
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] !== 0x0a
}
