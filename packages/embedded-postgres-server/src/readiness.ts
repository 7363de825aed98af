import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { isAlive, type ProcessMark } from '@cakrawala/process/process-mark'
import type pg from 'pg'
import type { Layout } from './layout.ts'
import { type Postmaster, runningPostmaster } from './postmaster.ts'

// Recovery after a crash replays at most max_wal_size of log; ten minutes are plenty even on a slow disk.
const PATIENCE_MS = 600_000

/** The connection string `pg` understands for a server behind a unix socket. */
export function socketUrl(socketDir: string, database: string): string {
  return `postgresql://postgres@/${database}?host=${encodeURIComponent(socketDir)}`
}

/**
 * Waits until the server of this cluster answers, or ends, or the wait is cancelled.
 * @returns the server, or undefined when it ended before it answered (its log has the reason)
 */
export async function answeringServer(
  layout: Layout,
  mark: ProcessMark,
  stopping = () => false,
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (stopping()) return undefined
    const server = runningPostmaster(layout.cluster)
    if (server?.mark.pid === mark.pid && server.socketDir && (await answers(server))) return server
    if (!isAlive(mark)) return undefined
    await sleep(20)
  }
  throw new StartProblem(`The built-in PostgreSQL does not answer; its log is ${layout.log}`)
}

/**
 * Makes the database when the server does not have it yet.
 * @param database - lower-case letters, digits and underscores
 */
export async function ensureDatabase(socketDir: string, database: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(database))
    throw new StartProblem(`"${database}" is no name for a database.`)
  await withClient(socketDir, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount) return
    await client.query(`CREATE DATABASE "${database}"`).catch((error: unknown) => {
      if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error
    })
  })
}

/** The last line of the server's log that reports an error. */
export async function lastComplaint(layout: Layout): Promise<string> {
  const lines = (await readFile(layout.log, 'utf8').catch(() => '')).slice(-10_000).trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? ''
}

// The file it reads is in its own data folder: the same text means it is the server of this very cluster.
async function answers(server: Postmaster): Promise<boolean> {
  try {
    const seen = await withClient(server.socketDir, (client) =>
      client.query<{ text: string }>(`SELECT pg_read_file('postmaster.pid') AS text`),
    )
    return seen.rows[0]?.text.split('\n')[0] === server.text.split('\n')[0]
  } catch {
    return false
  }
}

async function withClient<T>(socketDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(socketUrl(socketDir, 'postgres'), { answerWithinMs: 30_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
