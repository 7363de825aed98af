// A folder in memory for what one run of the tests writes and is not needed later.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30
const MARK = 'cakrawala-test-'

/**
 * Makes the folder, open to the user PostgreSQL runs as. It goes with this process; what a killed run left goes now.
 * @returns {string | undefined} none where memory is short, or no program may run from there
 */
export function memoryFolder() {
  const folder = path.join(MEMORY, `${MARK}${process.pid}`)
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < 3 * GIB || process.availableMemory() < 6 * GIB) return undefined
    sweep()
    mkdirSync(folder, { mode: 0o755 })
    chmodSync(folder, 0o755)
  } catch {
    return undefined
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Who is ended by a signal does not come to its exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
  if (mayRun(folder)) return folder
  rmSync(folder, { recursive: true, force: true })
  return undefined
}

// PostgreSQL and its libraries are copied beside its data where their own place is closed to its user.
function mayRun(folder) {
  const file = path.join(folder, 'runs')
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(file)
  rmSync(file)
  return status === 0
}

function sweep() {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(MARK) || isAlive(Number(name.slice(MARK.length)))) continue
    try {
      rmSync(path.join(MEMORY, name), { recursive: true, force: true })
    } catch {
      // Somebody else's.
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
