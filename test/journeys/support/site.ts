import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../support/free-ports.ts'
import { copyDatabase, onDatabase } from './site-database.ts'
import { stopSite } from './stop-site.ts'

export type Site = {
  origin: string
  inbox: string
  /** Runs a statement on its database: for what only time brings about. */
  execute(statement: string, values: string[]): Promise<void>
  /** Begins again where nothing happened yet. @returns false when it does not open; it can only be closed then */
  beginAnew(): Promise<boolean>
  close(): Promise<void>
}

/** A process that serves one database after the other, at the same ports and from the same folder. */
type Server = {
  origin: string
  inbox: string
  folder: string
  /** @returns false when it does not open */
  open(databaseUrl: string): Promise<boolean>
  /** @returns false when the process ended over it */
  shut(): Promise<boolean>
  close(): Promise<void>
}

/** A database and a folder every site begins with: the demo cast and nothing that happened since. */
export type Beginning = { database: string; folder: string }

/**
 * Opens a product of its own, with its own process, ports, mails, files and database.
 * @param name distinguishes sites that are open at one moment: a-z, 0-9 and _
 * @throws Error when it does not open; its output is on the terminal then
 */
export async function openSite(name: string, beginning: Beginning): Promise<Site> {
  let times = 0
  // What the process caches of a database is under its name.
  const copy = () => copyDatabase(`cakrawala_journeys_${name}_${times++}`, beginning.database)
  let database = await copy()
  const server = await serve(database.url, beginning.folder)
  if (!server) {
    await database.drop()
    throw new Error(`the site ${name} did not open`)
  }
  const { origin, inbox, folder } = server
  return {
    origin,
    inbox,
    execute: (statement, values) => onDatabase(database.url, statement, values),
    async beginAnew() {
      if (!(await server.shut())) return false
      await database.drop()
      database = await copy()
      await rm(folder, { recursive: true })
      await cp(beginning.folder, folder, { recursive: true })
      return server.open(database.url)
    },
    close: () => server.close().then(() => database.drop()),
  }
}

/**
 * Serves a database and a folder, which is deleted with the process unless it is `kept`. A port that was free may be
 * taken by an outgoing connection before the site listens there: then it is tried again on others.
 * @returns null when it does not open
 */
export async function serve(databaseUrl: string, folder: string, kept = false): Promise<Server | null> {
  for (let tries = 0; tries < 3; tries++) {
    const server = await spawnServer(kept ? folder : await copyOf(folder), kept)
    if (await server.open(databaseUrl)) return server
    await server.close()
  }
  return null
}

/** The folder goes with the site that was tried. */
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'cakrawala-journeys-'))
  await cp(folder, copy, { recursive: true })
  return copy
}

async function spawnServer(folder: string, kept: boolean): Promise<Server> {
  const [port, inbox, smtp] = await freePorts(3)
  const child = spawn(process.execPath, ['test/journeys/support/serve.ts', ...(kept ? ['--keep'] : [])], {
    // Ctrl-C is for the runner. By the open channel the server notices that its worker is gone, however it went.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', SMTP_URL: '', DATA_DIR: folder },
      ...{ PORT: `${port}`, INBOX_PORT: `${inbox}`, INBOX_SMTP_PORT: `${smtp}` },
      ...{ ORIGIN: `http://localhost:${port}` },
    },
  })
  const ended = once(child, 'exit').then(() => false)
  const answer = () => Promise.race([once(child, 'message').then(() => true), ended])
  const ask = (databaseUrl: string | null) => {
    if (!child.connected) return Promise.resolve(false)
    child.send({ databaseUrl })
    return answer()
  }
  const loaded = answer()
  return {
    origin: `http://localhost:${port}`,
    inbox: `http://localhost:${inbox}`,
    folder,
    open: async (databaseUrl) => (await loaded) && ask(databaseUrl),
    shut: () => ask(null),
    close: () => stopSite(child),
  }
}
