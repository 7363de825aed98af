import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { isAlive, markOf, type ProcessMark } from './process-mark.ts'

const PATIENCE_MS = 120_000
const heldHere = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other start on this machine runs it for the same file. A lock whose process is gone is
 * taken over. PostgreSQL's own postmaster.pid remains the last guard against two servers in one folder.
 * @throws StartProblem after two minutes of waiting
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const before = heldHere.get(file) ?? Promise.resolve()
  const turn = before.catch(() => undefined).then(() => lockedByFile(file, work))
  heldHere.set(file, turn)
  return turn
}

async function lockedByFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await take(file))) {
    if (Date.now() > deadline)
      throw new StartProblem(`Another start holds ${file} for two minutes: stop it first.`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Takes the lock if no one has it; one whose process is gone is moved aside first, so that the next try gets it. */
export async function take(file: string): Promise<boolean> {
  // Written first and linked then, so that no one ever reads half a mark.
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, JSON.stringify(markOf(process.pid)), { mode: 0o600 })
  try {
    await link(mine, file)
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  const holder = await holderOf(file)
  if (holder && !isAlive(holder)) await moveAside(file, holder)
  return false
}

/** The process that took the lock, or undefined when no one has it. */
export async function holderOf(file: string): Promise<ProcessMark | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return undefined
  return JSON.parse(text) as ProcessMark
}

// Moved, not deleted: only one of several waiting starts can move a given file, and what it moved is looked at again.
async function moveAside(file: string, dead: ProcessMark): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(() => undefined)
  const moved = await holderOf(aside)
  if (moved && moved.pid !== dead.pid && isAlive(moved)) await rename(aside, file)
  await rm(aside, { force: true })
}
