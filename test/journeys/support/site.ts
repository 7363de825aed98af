import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../support/free-ports.ts'
import { copyDatabase } from './site-database.ts'
import { stopSite } from './stop-site.ts'

export type Site = { origin: string; inbox: string; close(): Promise<void> }

/** A database and a folder every site begins with: the demo cast and nothing that happened since. */
export type Beginning = { database: string; folder: string }

/**
 * Opens a product of its own: its process, ports, mails, files and database are nobody else's.
 * @param name tells sites that are open at one moment apart: a-z, 0-9 and _
 * @throws Error when it does not open; what it said stands in the terminal then
 */
export async function openSite(name: string, beginning: Beginning): Promise<Site> {
  const database = await copyDatabase(`cakrawala_journeys_${name}`, beginning.database)
  const site = await serve(database.url, beginning.folder)
  if (site) return { ...site, close: () => site.close().then(database.drop) }
  await database.drop()
  throw new Error(`the site ${name} did not open`)
}

/**
 * Serves a database and a folder, which goes with the site unless it is `kept`. A port that was free may be taken by an outgoing
 * connection before the site listens there: then it is tried again on others.
 * @returns null when it does not open
 */
export async function serve(databaseUrl: string, folder: string, kept = false): Promise<Site | null> {
  for (let tries = 0; tries < 3; tries++) {
    const copy = kept ? folder : await copyOf(folder)
    const site = await serveOnce(databaseUrl, copy, kept)
    if (site) return site
  }
  return null
}

/** The folder goes with the site that was tried. */
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'cakrawala-journeys-'))
  await cp(folder, copy, { recursive: true })
  return copy
}

async function serveOnce(databaseUrl: string, folder: string, kept: boolean): Promise<Site | null> {
  const [port, inbox, smtp] = await freePorts(3)
  const server = spawn(process.execPath, ['test/journeys/support/serve.ts', ...(kept ? ['--keep'] : [])], {
    // Ctrl-C is for the runner. By the open channel the server notices that its worker is gone, however it went.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', SMTP_URL: '', DATA_DIR: folder },
      ...{ PORT: `${port}`, INBOX_PORT: `${inbox}`, INBOX_SMTP_PORT: `${smtp}` },
      ...{ ORIGIN: `http://localhost:${port}`, DATABASE_URL: databaseUrl },
    },
  })
  const opens = once(server, 'message').then(() => true)
  const ends = once(server, 'exit').then(() => false)
  const close = () => stopSite(server)
  if (await Promise.race([opens, ends]))
    return { origin: `http://localhost:${port}`, inbox: `http://localhost:${inbox}`, close }
  await close()
  return null
}
