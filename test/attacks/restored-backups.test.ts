import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { connectDatabase, database, databaseUrl, disconnectDatabase } from '#infra/database.ts'
import { noteDeletions, notedDeletions } from '#infra/deletion-journal.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { freePorts } from '../support/free-ports.ts'
import { proof, withPassword } from '../support/members.ts'
import { aPicture } from '../support/pictures.ts'
import { productCommand } from '../support/product-command.ts'
import { sessionOf } from '../support/site.ts'
import { traces } from '../support/traces.ts'

const journal = vi.hoisted(() => {
  // Other tests erase people at the same time: this file has a journal of its own.
  const file = `${process.env.TMPDIR ?? '/tmp'}/cakrawala-deletions-${process.pid}/deletions.jsonl`
  process.env.DELETION_JOURNAL = file
  return file
})

useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-restored-'))
const platforms: ChildProcess[] = []
let copy = ''

afterAll(async () => {
  for (const platform of platforms) platform.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.dirname(journal), { recursive: true, force: true })
  if (copy) await onServer(`DROP DATABASE ${copy} WITH (FORCE)`)
})

const leaveFor = async (person: Person) => leave(person, { username: person.username, ...proof })
const erasedIds = async () =>
  (await database().select().from(events).where(eq(events.type, 'privacy.erased'))).map(
    ({ subjectId }) => subjectId,
  )

// A naive version loses, with the database, the record that it had erased a person.
describe('PDP-03 an old backup restored after deletions', () => {
  it('restores no account: they are erased, with files and sessions, before the site opens', async () => {
    const owner = await withPassword(await companyOwner('Koperasi Sandi'))
    const [reporter, stays] = [await withPassword(await hunter()), await hunter()]
    const staff = await member(owner.companyId, 1)
    const { fileId } = await storeFile(reporter, 'report', await aPicture(), 'files')
    const [file] = await database().select().from(files).where(eq(files.id, fileId))
    const [tokens, kept] = [[await sessionOf(reporter), await sessionOf(staff)], await sessionOf(stays)]
    const inBackup = await backupOf(file!.storageKey)

    await leaveFor(reporter)
    await leaveFor(owner)
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(2)
    travelTo(null)
    const gone = [reporter, owner, staff].map(({ accountId }) => accountId)
    expect([...(await notedDeletions()).keys()]).toEqual(expect.arrayContaining(gone))
    const live = databaseUrl()

    const backup = databaseAt(inject('serverUrl'), copy)
    // A person restores last night's copy of the database and of the files.
    await connectDatabase(backup)
    for (const token of tokens) expect(await personOfToken(token, '127.0.0.1')).not.toBeNull()
    expect(await traces(reporter.username)).toContain('accounts')
    expect(existsSync(inBackup)).toBe(true)
    const { origin } = await open(backup)
    for (const token of tokens) expect((await whoAmI(origin, token)).status).toBe(401)
    expect((await whoAmI(origin, kept)).status).toBe(200)
    for (const { username } of [reporter, owner, staff])
      expect([username, await traces(username)]).toEqual([username, []])
    expect(existsSync(inBackup)).toBe(false)
    expect((await erasedIds()).sort()).toEqual(gone.toSorted())

    // Opened once more, nothing is left to be done.
    await open(backup)
    expect((await erasedIds()).length).toBe(3)
    await connectDatabase(live)
  }, 60_000)

  it('contains what was erased before there was a journal, and does not open on one it cannot read', async () => {
    const fresh = path.join(folder, 'new', 'deletions.jsonl')
    await open(databaseUrl(), fresh)
    const noted = readFileSync(fresh, 'utf8').trim().split('\n')
    expect(noted.map((line) => JSON.parse(line).account).sort()).toEqual((await erasedIds()).sort())
    writeFileSync(fresh, '{"account":"nobody","at":"x"}\n', { flag: 'a' })
    await expect(open(databaseUrl(), fresh)).rejects.toThrow(/Line 4 of the deletion journal/)
    await expect(open(databaseUrl(), path.dirname(fresh))).rejects.toThrow(/did not open/)
  }, 60_000)

  it('a deletion that did not happen, a line cut off by a crash and a repeated one do no harm', async () => {
    const [a, b] = [newId(), newId()]
    await noteDeletions([a, b], now())
    await noteDeletions([a], now(), true)
    await noteDeletions([b], now())
    writeFileSync(journal, '{"account":"0190', { flag: 'a' })
    const last = newId()
    await noteDeletions([last], now())
    const noted = await notedDeletions()
    expect([noted.has(a), noted.has(b), noted.has(last)]).toEqual([false, true, true])
    expect(settings().deletionJournal).toBe(journal)
  })

  it('is written before the deletion is confirmed: without a journal no account is erased', async () => {
    const person = await withPassword(await hunter())
    await leaveFor(person)
    travelTo(later(now(), 15 * day))
    const before = (await notedDeletions()).size
    const text = readFileSync(journal)
    rmSync(journal)
    mkdirSync(journal)
    await expect(eraseLeavers(system)).rejects.toThrow()
    const [row] = await database().select().from(accounts).where(eq(accounts.id, person.accountId))
    expect(row!.username).toBe(person.username)
    rmSync(journal, { recursive: true })
    writeFileSync(journal, text)
    expect(await eraseLeavers(system)).toBe(1)
    expect((await notedDeletions()).size).toBe(before + 1)
  })
})

/** Copies the database as it is, and one file, the way a nightly copy does. @returns where the file is in the copy */
async function backupOf(storageKey: string): Promise<string> {
  const url = databaseUrl()
  const answer = await database().execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const { name } = answer.rows[0]!
  await disconnectDatabase()
  copy = `${name}_copy`
  await onServer(`CREATE DATABASE ${copy} TEMPLATE ${name}`)
  await connectDatabase(url)
  const file = path.join(folder, 'files', storageKey)
  cpSync(path.join(settings().dataDir, 'files', storageKey), file)
  return file
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Opens the whole program on a database and the files of the copy. @throws what it said when it does not open */
async function open(url: string, deletions = journal): Promise<{ origin: string }> {
  for (const one of platforms.splice(0)) one.kill('SIGKILL')
  const [port, inbox, smtp] = await freePorts(3)
  const given = ['PATH', 'HOME', 'TMPDIR', 'SECRET_KEY'].map((name) => [name, process.env[name]])
  const env = {
    ...Object.fromEntries(given),
    ...{ NODE_ENV: 'production', CAKRAWALA_MODE: 'demo', DEMO: 'off', DATA_DIR: folder, LOG_LEVEL: 'error' },
    ...{ PORT: String(port), INBOX_PORT: String(inbox), INBOX_SMTP_PORT: String(smtp) },
    ...{ DATABASE_URL: url, DELETION_JOURNAL: deletions },
  }
  const platform = spawn(process.execPath, productCommand, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  platforms.push(platform)
  let said = ''
  platform.stderr!.on('data', (text: Buffer) => {
    said += text
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if (platform.exitCode !== null) throw new Error(`the house did not open: ${said}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return { origin }
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error(`the house is not ready: ${said}`)
}

function whoAmI(origin: string, token: string): Promise<Response> {
  return fetch(`${origin}/api/v1/user`, { headers: { Authorization: `Bearer ${token}` } })
}
