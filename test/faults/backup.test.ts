import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readManifest, writeManifest } from '@cakrawala/backup/manifest'
import { mergeJournal } from '@cakrawala/backup/merge-journal'
import type { BackupMade } from '@cakrawala/backup/write-backup'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@cakrawala/embedded-postgres-server/supervisor'
import { newId } from '@cakrawala/ids/ids'
import { parkedQueue } from '@cakrawala/job-queue/queues'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from '#db/seed/seed.ts'
import { requireUsable, writeBackup } from '#infra/backups.ts'
import { connectDatabase, databasePool, disconnectDatabase } from '#infra/database.ts'
import { putBytes } from '#infra/files.ts'
import { migrateDatabase } from '#infra/migrate.ts'
import { checkSecretKey, unseal } from '#infra/secrets.ts'
import { mailQueue, prepareQueues } from '#worker/queues.ts'
import { expectInvariants } from '../support/database.ts'
import { schemaLines, tableSums } from '../support/database-contents.ts'
import { openProduct, runProgram } from '../support/spawn-product.ts'

const root = vi.hoisted(() => {
  // A site of its own, on a server of its own: its data folder is the one of this process.
  const folder = `${process.env.TMPDIR ?? '/tmp'}/cakrawala-backup-${process.pid}`
  process.env.DATA_DIR = `${folder}/site`
  return folder
})

/** The long drill writes faster, for longer, and restores more often. */
const long = process.env.CAKRAWALA_DRILLS === '1'
const eventsBefore = long ? 50_000 : 500
const restores = long ? 5 : 1

const site = path.join(root, 'site')
const SECRET_KEY = process.env.SECRET_KEY!
const env = { NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', SECRET_KEY }
const servers: EmbeddedPostgres[] = []
const clients: pg.Client[] = []
let source: EmbeddedPostgres
let backup: BackupMade
let sums: Record<string, string> = {}
let schema: string[] = []

beforeAll(async () => {
  mkdirSync(site, { recursive: true })
  source = await serverIn(site)
  await migrateDatabase(source.url)
  await checkSecretKey(source.url)
  await connectDatabase(source.url)
  await seedDemo()
  await queueMails()
  // In small pieces: the chain costs the square of what one transaction adds.
  for (let i = 0; i < eventsBefore; i += 500) await writeEvents(500)
  schema = await schemaLines(await connected(source.url))
  backup = await backUpUnderWrites()
}, 300_000)

afterAll(async () => {
  await disconnectDatabase()
  for (const client of clients) await client.end().catch(() => undefined)
  for (const server of servers.reverse()) await server.stop()
  rmSync(root, { recursive: true, force: true })
}, 60_000)

describe('a backup made while the site writes', () => {
  it('restores into a new server exactly as it was at its moment', { timeout: 300_000 }, async () => {
    for (let turn = 0; turn < restores; turn++) {
      const folder = path.join(root, `new-${turn}`)
      const { code, complaint, out } = await runProgram('restore.ts', [backup.folder], {
        ...env,
        DATA_DIR: folder,
      })
      expect([code, complaint]).toEqual([0, ''])
      expect(out).toMatch(/^Restored \d+ tables, \d+ rows, \d+ files/)
      const server = await serverIn(folder)
      const client = await connected(server.url)
      expect(await tableSums(client)).toEqual(sums)
      expect(await schemaLines(client)).toEqual(schema)
      expect(contentsOf(path.join(folder, 'files'))).toEqual(contentsOf(path.join(backup.folder, 'files')))
      const { rows } = await client.query(
        `SELECT name, count(*)::int AS jobs FROM pgboss.job GROUP BY 1 ORDER BY 1`,
      )
      expect(rows).toEqual([
        { name: mailQueue, jobs: 3 },
        { name: parkedQueue, jobs: 2 },
      ])
      await client.end()
    }
  })

  it('that fails half-way leaves the site it should replace unchanged', { timeout: 120_000 }, async () => {
    const folder = path.join(root, 'new-0')
    const wrong = path.join(root, 'wrong')
    cpSync(backup.folder, wrong, { recursive: true })
    const { format: _format, ...manifest } = await readManifest(wrong)
    await writeManifest(wrong, {
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.table === 'reports' ? { ...table, rows: table.rows + 1 } : table,
      ),
    })
    const failed = await runProgram('restore.ts', [wrong, '--replace', '--yes'], { ...env, DATA_DIR: folder })
    expect([failed.code, failed.complaint]).toEqual([
      1,
      expect.stringMatching(/^The table reports of the backup has .*\n$/),
    ])
    const client = await connected(servers.at(-restores)!.url)
    expect(await tableSums(client)).toEqual(sums)
    await client.end()
    expect(readdirSync(folder).sort()).toEqual(['files', 'postgres'])
    expect(contentsOf(path.join(folder, 'files'))).toEqual(contentsOf(path.join(backup.folder, 'files')))
  })

  it('opens as a site: under the application role, with its sealed files, history and money', {
    timeout: 120_000,
  }, async () => {
    const folder = path.join(root, 'new-0')
    const url = servers.at(-restores)!.url
    const key = readdirSync(path.join(folder, 'files'), { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.sealed'),
    )!
    expect(unseal(key, readFileSync(path.join(folder, 'files', key))).length).toBeGreaterThan(100)
    await connectDatabase(url)
    await expectInvariants()
    expect((await databasePool().query('SELECT current_user AS role')).rows).toEqual([
      { role: 'cakrawala_app' },
    ])
    await connectDatabase(source.url)

    const opened = await openProduct({ ...env, DATA_DIR: folder })
    const page = await fetch(`${opened.origin}/health/ready`)
    const { complaint } = await opened.stop()
    expect([page.status, complaint]).toEqual([200, ''])
  })

  it('is refused with another key, where data exists already, and where a byte is wrong', {
    timeout: 120_000,
  }, async () => {
    const folder = path.join(root, 'other')
    const restore = (from: string, more: NodeJS.ProcessEnv = {}, options: string[] = []) =>
      runProgram('restore.ts', [from, ...options], { ...env, DATA_DIR: folder, ...more })
    const otherKey = await restore(backup.folder, { SECRET_KEY: 'another key that is long enough to pass' })
    expect([otherKey.code, otherKey.complaint]).toEqual([
      1,
      expect.stringMatching(/^SECRET_KEY is not the key.*\n$/),
    ])
    const taken = await restore(backup.folder, { DATA_DIR: path.join(root, 'new-0') })
    expect([taken.code, taken.complaint]).toEqual([
      1,
      expect.stringMatching(/^(The database or|The database is in use).*\n$/),
    ])

    const damaged = path.join(root, 'damaged')
    cpSync(backup.folder, damaged, { recursive: true })
    const part = path.join(damaged, 'public.events.copy.gz')
    const bytes = readFileSync(part)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(part, bytes)
    const broken = await restore(damaged, {}, ['--check'])
    expect([broken.code, broken.complaint]).toEqual([
      1,
      expect.stringContaining('public.events.copy.gz is not what was written'),
    ])
    rmSync(path.join(damaged, 'manifest.json'))
    expect((await restore(damaged)).complaint).toContain('is no whole backup')
    expect(readdirSync(root)).not.toContain('other')
  })

  it('of a newer program is refused, of an older one is not', async () => {
    const manifest = await readManifest(backup.folder)
    requireUsable({ ...manifest, migrations: manifest.migrations.slice(0, -3) })
    const newer = [...manifest.migrations, { hash: 'f'.repeat(64), at: Date.now() }]
    expect(() => requireUsable({ ...manifest, migrations: newer })).toThrow(/newer version/)
  })

  it('restores into a database of a user who is no superuser', { timeout: 120_000 }, async () => {
    const client = await connected(source.url)
    await client.query('CREATE ROLE plain LOGIN; GRANT cakrawala_app TO plain')
    await client.query('CREATE DATABASE plain OWNER plain')
    const url = source.url.replace('postgres@', 'plain@').replace('/cakrawala', '/plain')
    const given = { ...env, DATA_DIR: path.join(root, 'plain'), DATABASE_URL: url }
    for (const options of [[], ['--replace', '--yes']]) {
      const restored = await runProgram('restore.ts', [backup.folder, ...options], given)
      expect([restored.code, restored.complaint]).toEqual([0, ''])
      expect(await tableSums(await connected(url))).toEqual(sums)
      await clients.pop()!.end()
    }
    // And out of it again.
    const made = await runProgram('backup.ts', [path.join(root, 'of-plain')], given)
    expect([made.code, made.complaint]).toEqual([0, ''])
  })
})

describe('the deletion journal', () => {
  it('only grows by a restore: a newer one preserves all its lines', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-journal-'))
    const [journal, copy] = [path.join(folder, 'here', 'deletions.jsonl'), path.join(folder, 'copy.jsonl')]
    const line = (account: string, undone = {}) =>
      `${JSON.stringify({ account, at: '2026-11-23T00:00:00.000Z', ...undone })}\n`
    const [a, b, c] = [line(newId()), line(newId()), line(newId())]
    writeFileSync(copy, a + b)
    expect(await mergeJournal(journal, copy)).toBe(2)
    expect(readFileSync(journal, 'utf8')).toBe(a + b)
    writeFileSync(journal, `${a}${c}{"account":"01`)
    expect(await mergeJournal(journal, copy)).toBe(1)
    expect(readFileSync(journal, 'utf8')).toBe(a + c + b)
    expect(await mergeJournal(journal, copy)).toBe(0)
    expect(await mergeJournal(journal, path.join(folder, 'none'))).toBe(0)
    rmSync(folder, { recursive: true })
  })
})

/** Backs up while events, files and jobs come in, and sums up every table as the backup sees it. */
async function backUpUnderWrites(): Promise<BackupMade> {
  let writing = true
  const writer = async () => {
    while (writing) {
      await writeEvents(20)
      await putBytes('report', Buffer.from(newId()), { sealed: true })
    }
  }
  const writers = [writer(), writer()]
  try {
    return await writeBackup(source.url, path.join(root, 'backups'), {
      onSnapshot: async (client) => {
        const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
        await writeEvents(20)
        const other = await connected(source.url)
        await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
        await other.query(`SET TRANSACTION SNAPSHOT '${rows[0]!.id}'`)
        sums = await tableSums(other)
        await other.query('COMMIT')
      },
    })
  } finally {
    writing = false
    await Promise.all(writers)
  }
}

async function writeEvents(count: number): Promise<void> {
  await databasePool().query(
    `INSERT INTO events (seq, type, noun, subject_id, actor_kind, facts, at, previous_hash, hash)
     SELECT 0, 'account.drill', 'account', gen_random_uuid(), 'system', jsonb_build_object('text', E'tab\\t "quoted" \\\\ ü'), now(), '', ''
     FROM generate_series(1, $1)`,
    [count],
  )
}

/** Mails that wait for their time, and some that were given up. */
async function queueMails(): Promise<void> {
  const boss = new PgBoss({ connectionString: source.url, max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  await prepareQueues(boss)
  for (let i = 0; i < 3; i++) await boss.send(mailQueue, { seq: i }, { startAfter: 86_400 })
  for (let i = 0; i < 2; i++) await boss.send(parkedQueue, { seq: i })
  await boss.stop({ graceful: true })
}

async function serverIn(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  servers.push(server)
  return server
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  clients.push(client)
  return client
}

/** Every file below a folder with its bytes. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.sort().map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]),
  )
}
