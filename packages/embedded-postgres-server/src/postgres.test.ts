import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '@cakrawala/errors/start-problem'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { packagedPostgres } from './platform.ts'
import { runningPostmaster } from './postmaster.ts'
import { canEnter } from './server-user.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './supervisor.ts'

vi.setConfig({ testTimeout: 30_000 })

const ROOT = process.getuid?.() === 0
const NOBODY = { name: 'nobody', uid: 65534, gid: 65534, drop: { uid: 65534, gid: 65534 } }
const SUPERVISOR = path.join(import.meta.dirname, 'supervisor.ts')

const folders: string[] = []
const servers: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) {
    const left = runningPostmaster(path.join(folder, 'postgres', 'cluster'))
    if (left) process.kill(left.mark.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})

test('starts, preserves what was written through kill -9 of the server and its parent, and stops', async () => {
  const dataDir = newFolder()
  const { child, url, adopted } = await startElsewhere(dataDir)
  expect(adopted).toBe(false)
  await query(url, 'CREATE TABLE notes (word text); ')
  await query(url, `INSERT INTO notes VALUES ('cakrawala')`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  process.kill(postmasterOf(dataDir), 'SIGKILL')

  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'SELECT word FROM notes')).toEqual([{ word: 'cakrawala' }])
  await second.stop()
  expect(runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
})

test('a server that is killed is back at the same address within 5 s, however often', async () => {
  const dataDir = newFolder()
  const server = await start(dataDir)
  await query(server.url, 'CREATE TABLE notes (word text)')
  for (const word of ['one', 'two', 'three']) {
    const pid = postmasterOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await answering(server.url, 5_000)
    expect(postmasterOf(dataDir)).not.toBe(pid)
    await query(server.url, `INSERT INTO notes VALUES ('${word}')`)
  }
  expect(await query(server.url, 'SELECT count(*)::int AS n FROM notes')).toEqual([{ n: 3 }])
  await server.stop()
  expect(runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
})

test.each([0, 350])('a stop %i ms after a kill leaves no server running', async (ms) => {
  const dataDir = newFolder()
  const server = await start(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await sleep(ms)
  await server.stop()
  await sleep(700)
  expect(runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
})

test('of two processes the one responsible for the server starts it again; the other takes over once it is gone', async () => {
  const dataDir = newFolder()
  const { child } = await startElsewhere(dataDir)
  const other = await start(dataDir)
  expect(other.adopted).toBe(true)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await answering(other.url, 5_000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await answering(other.url, 5_000)
  await other.stop()
  expect(runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
})

test('runs safely: synced to disk, checksummed, no TCP port, socket private to the server', async () => {
  const server = await start(newFolder())
  const settings = `SELECT current_setting('fsync') fsync, current_setting('data_checksums') checksums,
    current_setting('listen_addresses') tcp, current_setting('server_encoding') encoding`
  expect(await query(server.url, settings)).toEqual([
    { fsync: 'on', checksums: 'on', tcp: '', encoding: 'UTF8' },
  ])
  const mode = statSync(server.socketDir)
  expect(mode.mode & 0o777).toBe(0o700)
  if (ROOT) expect(mode.uid).not.toBe(0)
})

test('two processes starting at once share one server', async () => {
  const dataDir = newFolder()
  const [a, b] = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)])
  expect([a.adopted, b.adopted].sort()).toEqual([false, true])
  expect(a.url).toBe(b.url)
})

test('the server of a killed parent is adopted, and then stopped by the process that adopted it', async () => {
  const dataDir = newFolder()
  const { child } = await startElsewhere(dataDir)
  const pid = postmasterOf(dataDir)
  const other = await start(dataDir)
  await other.stop()
  expect(postmasterOf(dataDir)).toBe(pid)

  child.kill('SIGKILL')
  await once(child, 'exit')
  const heir = await start(dataDir)
  expect(heir.adopted).toBe(true)
  expect(postmasterOf(dataDir)).toBe(pid)
  await heir.stop()
  expect(runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
})

test('a start killed half-way does not block the next one', async () => {
  const dataDir = newFolder()
  const child = spawnStart(dataDir)
  await sleep(450)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const server = await start(dataDir)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const left = readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.includes('half'))
  expect(left).toEqual([])
})

test('an empty file is left to the server that starts; a forgotten one blocks no start', async () => {
  const dataDir = newFolder()
  const server = await start(dataDir)
  await server.stop()
  const cluster = path.join(dataDir, 'postgres', 'cluster')
  const file = path.join(cluster, 'postmaster.pid')
  writeFileSync(file, '')
  chownSync(file, statSync(cluster).uid, statSync(cluster).gid)
  expect(runningPostmaster(cluster)).toBeUndefined()
  expect(statSync(file).size).toBe(0)
  expect(await query((await start(dataDir)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a socket path that would be too long moves to the temporary folder', async () => {
  const dataDir = path.join(newFolder(), 'panjang'.repeat(14), 'a, "b"')
  const server = await start(dataDir)
  expect(server.socketDir.length).toBeLessThan(60)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(statSync(server.socketDir, { throwIfNoEntry: false })).toBeUndefined()
})

test.runIf(ROOT)('root may have the data under a folder closed to the server user', async () => {
  const dataDir = path.join(newFolder(0o700), 'data')
  const server = await start(dataDir)
  await query(server.url, 'CREATE TABLE kept (id int)')
  await server.stop()
  expect(await query((await start(dataDir)).url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }])
})

test.runIf(ROOT && canEnter(NOBODY, path.dirname(process.execPath)))(
  'an ordinary user runs it too',
  async () => {
    const dataDir = newFolder(0o700)
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const { url } = await startElsewhere(dataDir, NOBODY.drop)
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const owner = readFileSync(`/proc/${postmasterOf(dataDir)}/status`, 'utf8')
    expect(owner).toMatch(/^Uid:\s+65534/m)
  },
)

test('a data folder that cannot be created is one line on the terminal', async () => {
  const problem = await startEmbeddedPostgres({ dataDir: '/dev/null/data' }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(StartProblem)
  expect((problem as Error).message).toMatch(
    /^Cannot start the database in \/dev\/null\/data\/postgres: .*ENOTDIR/,
  )
  expect((problem as Error).message).not.toContain('\n')
})

test('a platform without a PostgreSQL asks for DATABASE_URL', () => {
  expect(() => packagedPostgres('sunos', 'sparc')).toThrow(/sunos-sparc.*DATABASE_URL/)
})

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-test-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const server = await startEmbeddedPostgres({ dataDir })
  servers.push(server)
  return server
}

function spawnStart(dataDir: string, user: { uid?: number; gid?: number } = {}): ChildProcess {
  const code = `const { startEmbeddedPostgres } = await import(process.argv[1])
    console.log(JSON.stringify(await startEmbeddedPostgres({ dataDir: process.argv[2] })))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, SUPERVISOR, dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function startElsewhere(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const child = spawnStart(dataDir, user)
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the start ended with ${code} and told nothing`)
  })
  const late = sleep(25_000, null, { ref: false }).then(() => {
    throw new Error(`the start is not done after 25 s; its server says: ${serverLogOf(dataDir)}`)
  })
  const [text] = (await Promise.race([once(child.stdout!, 'data'), gone, late])) as [Buffer]
  for (const rest of [gone, late]) rest.catch(() => undefined)
  return { child, ...(JSON.parse(String(text)) as { url: string; adopted: boolean }) }
}

function serverLogOf(dataDir: string): string {
  const home = path.join(dataDir, 'postgres')
  const logs = readdirSync(home).filter((name) => name.endsWith('.log'))
  return [
    readdirSync(home).join(' '),
    ...logs.map((name) => readFileSync(path.join(home, name), 'utf8')),
  ].join('\n')
}

function postmasterOf(dataDir: string): number {
  const running = runningPostmaster(path.join(dataDir, 'postgres', 'cluster'))
  if (!running) throw new Error(`no server runs in ${dataDir}`)
  return running.mark.pid
}

/** Waits until the server answers again. @throws when it takes longer than `ms` */
async function answering(url: string, ms: number): Promise<void> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await query(url, 'SELECT 1 AS one').catch(() => null)
    if (answer) return
    if (Date.now() > deadline) throw new Error(`no answer after ${ms} ms`)
    await sleep(50)
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
