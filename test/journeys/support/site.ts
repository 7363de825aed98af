import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../support/free-ports.ts'
import { siteDatabase } from './site-database.ts'

export type Site = { origin: string; inbox: string; close(): Promise<void> }

/** How long a site may take to close before it is ended by force. */
const patienceMs = 15_000

/**
 * Opens a product with the demo cast for one worker: its process, ports, mails, files and database are nobody else's.
 * @param number tells the workers of one run apart
 * @throws Error when it does not open; what it said stands in the terminal then
 */
export async function openSite(number: number): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cakrawala-journeys-'))
  const database = await siteDatabase(`cakrawala_journeys_${number}`)
  const [port, inbox, smtp] = await freePorts(3)
  const server = spawn(process.execPath, ['test/journeys/support/serve.ts'], {
    // Ctrl-C is for the runner. By the open channel the server notices that its worker is gone, however it went.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', SMTP_URL: '', DATA_DIR: folder },
      ...{ PORT: `${port}`, INBOX_PORT: `${inbox}`, INBOX_SMTP_PORT: `${smtp}` },
      ...{ ORIGIN: `http://localhost:${port}`, DATABASE_URL: database.url },
    },
  })
  const close = async () => {
    await stop(server)
    await database.drop()
  }
  const opens = once(server, 'message').then(() => true)
  const ends = once(server, 'exit').then(() => false)
  if (await Promise.race([opens, ends]))
    return { origin: `http://localhost:${port}`, inbox: `http://localhost:${inbox}`, close }
  await close()
  throw new Error(`the site of worker ${number} did not open`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  const force = setTimeout(() => server.kill('SIGKILL'), patienceMs)
  server.disconnect()
  await gone
  clearTimeout(force)
}
