import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { isAlive, markOf, type ProcessMark, programOf } from '@cakrawala/process/process-mark'
import { nameFor, SERVER_ENV } from './cluster.ts'
import type { Layout } from './layout.ts'
import type { ServerUser } from './server-user.ts'

const LARGEST_LOG = 5_000_000
const STOP_MS = 30_000
/** Longer than a server takes to write into the file it has made. */
const EMPTY_MS = 1_000

/** A running server: its process and the folder of its socket. `text` is the postmaster.pid it was read from. */
export type Postmaster = { mark: ProcessMark; socketDir: string; text: string }

/** The server that runs in the cluster now, read from its pid file there, or undefined. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const text = readMark(cluster)
  const lines = (text ?? '').split('\n')
  const pid = Number(lines[0])
  const mark = pid > 0 ? markOf(pid) : undefined
  const runs = mark && programOf(pid)?.startsWith('postgres')
  return runs ? { mark, socketDir: lines[4] ?? '', text: text ?? '' } : undefined
}

/**
 * Removes the file of a dead server, before a new one is started: PostgreSQL would mistake another program of the same
 * number, or a zombie, for a server. Never while one is starting: its file is empty for a moment, and a server that
 * misses its file ends itself a minute later.
 */
export async function forgetDeadPostmaster(cluster: string): Promise<void> {
  if (readMark(cluster) === '') await sleep(EMPTY_MS)
  if (readMark(cluster) !== undefined && !runningPostmaster(cluster))
    rmSync(markFile(cluster), { force: true })
}

function readMark(cluster: string): string | undefined {
  try {
    return readFileSync(markFile(cluster), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function markFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}

/** Starts the server detached, so that neither Ctrl-C nor the death of this process takes it down half-way. */
export function spawnPostmaster(
  layout: Layout,
  binaries: string,
  socketDir: string,
  user: ServerUser,
): ProcessMark {
  const log = openLog(layout.log)
  // A list of folders: quoted, so that a comma in the path is no separator.
  const folders = `"${socketDir.replaceAll('"', '""')}"`
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folders })
  const child = spawn(
    path.join(binaries, 'bin', 'postgres'),
    ['-D', nameFor(user, layout.cluster), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user.drop, cwd: layout.cluster, env: SERVER_ENV, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.once('error', () => undefined)
  child.unref()
  const mark = child.pid === undefined ? undefined : markOf(child.pid)
  if (!mark) throw new StartProblem(`The built-in PostgreSQL could not be started; its log is ${layout.log}`)
  return mark
}

/** Stops the server: open transactions are rolled back, everything is written. Waits until it is gone. */
export async function stopPostmaster(mark: ProcessMark): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(mark)) return
    send(mark.pid, signal)
    const deadline = Date.now() + STOP_MS
    while (isAlive(mark) && Date.now() < deadline) await sleep(20)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

// Safe first (fsync, synchronous_commit, full_page_writes stay on by default), sized for a small machine. Error
// details would put the values of people's rows into the log, so the log is terse and without statements.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  wal_level: 'replica',
  wal_compression: 'on',
  // After a crash every file is synced first: one by one that takes seconds, and no one is let in meanwhile.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_LOG) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}
