import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem, startProblemOf } from '@cakrawala/errors/start-problem'
import { isAlive } from './process-mark.ts'
import { holderOf, take } from './start-lock.ts'

const tries = 20

/**
 * Locks a folder for this process until `release`; the lock of a process that is gone is taken over.
 * @param file the lock, in the folder
 * @param what for the person at the terminal, such as `The inbox in /srv/data`
 * @throws StartProblem with one line when a living process holds it
 */
export async function holdFolder(file: string, what: string): Promise<{ release(): Promise<void> }> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o755 })
    for (let turn = 0; turn < tries; turn++) {
      if (await take(file)) return { release: () => rm(file, { force: true }) }
      const holder = await holderOf(file)
      if (holder && isAlive(holder)) throw inUse(what, holder.pid)
      await sleep(25)
    }
  } catch (error) {
    throw startProblemOf(error, file) ?? error
  }
  throw inUse(what)
}

function inUse(what: string, pid?: number): StartProblem {
  const by = pid === undefined ? 'another process' : `process ${pid}`
  return new StartProblem(`${what} is in use by ${by}: stop that first, or set DATA_DIR to another folder.`)
}
