import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, minute, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { type Inbox, startInbox } from '@cakrawala/mail-inbox/start-inbox'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { database, databaseUrl, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { recordAny } from '../../test/support/record-any.ts'
import { aReport } from '../../test/support/report-row.ts'
import { queueReactions } from './read-events.ts'
import { sendMail } from './send-mail.ts'
import { startWorker, type Worker } from './worker.ts'

useDatabase()

type Mail = { to: string[]; subject: string; text: string; raw?: string }
let inbox: Inbox
let worker: Worker | undefined
const dir = mkdtempSync(path.join(tmpdir(), 'worker-inbox-'))
const faults: unknown[] = []

beforeAll(async () => {
  inbox = await startInbox({ dir, httpPort: 0, smtpPort: 0 })
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await forgetNews()
  await fetch(`${inbox.pageUrl}/api/messages`, { method: 'DELETE' })
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await inbox.close()
  rmSync(dir, { recursive: true, force: true })
})

test('a recorded event becomes mails in the readers’ languages, once, also over a restart', async () => {
  const people = await cast()
  await database().update(accounts).set({ locale: 'en' }).where(eq(accounts.id, people.owner.accountId))
  await start()
  await transaction((tx) =>
    recordAny(tx, people.team, 'report.moved', people.report.id, { move: 'validate' }),
  )
  const mails = await arrived(3)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(
    [
      `A valid report: ${people.report.code} · Nusa Bank`,
      `Laporan ${people.report.code} valid · Nusa Bank`,
      `Laporan valid: ${people.report.code} · Nusa Bank`,
    ].sort(),
  )
  const hunterMail = mails.find(({ to }) => to[0]!.startsWith(people.reporter.username))
  expect(hunterMail?.text).toContain(`/bughunter/hacktivity/${people.report.hash}/${people.report.id}`)
  expect(mails.map(({ text }) => text).join()).not.toContain(people.report.title)
  await worker?.stop()
  await start()
  await settled()
  expect(await messages()).toHaveLength(3)
})

test('a comment inside the company never reaches the reporter, and no one is notified of their own act', async () => {
  const people = await cast()
  await start()
  await transaction((tx) =>
    recordAny(tx, people.owner, 'report.commented', people.report.id, { audience: 'company' }),
  )
  const mails = await arrived(2)
  const readers = mails.flatMap(({ to }) => to)
  expect(readers.some((to) => to.startsWith(people.reporter.username))).toBe(false)
  expect(readers.some((to) => to.startsWith(people.owner.username))).toBe(false)
})

test('queueing the reactions of one event twice makes one job', async () => {
  const people = await cast()
  await start()
  await worker?.stop()
  worker = undefined
  await transaction((tx) => recordAny(tx, people.team, 'report.moved', people.report.id, { move: 'take' }))
  const event = (await unsafeEventsAfter(0, 10_000)).at(-1)!
  const boss = new PgBoss({ connectionString: databaseUrl(), supervise: false, schedule: false })
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 })
  await boss.start()
  const client = await pool.connect()
  for (const _turn of [1, 2]) await queueReactions(client, boss, event)
  client.release()
  const jobs = await jobsOf(pool, event.seq)
  expect(jobs).toBe(1)
  await pool.query('DELETE FROM pgboss.job')
  await boss.stop({ graceful: false })
  await pool.end()
})

test('a user who lost access between queueing and sending gets nothing', async () => {
  const people = await cast()
  await transaction((tx) => recordAny(tx, people.team, 'report.moved', people.report.id, { move: 'take' }))
  const seq = (await unsafeEventsAfter(0, 10_000)).at(-1)!.seq
  const job = { seq, notice: 0, to: people.reporter.accountId }
  const sent: string[] = []
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined }
  expect(await sendMail(mailer, job)).toBe('sent')
  await database()
    .update(accounts)
    .set({ standing: 'suspended' })
    .where(eq(accounts.id, people.reporter.accountId))
  expect(await sendMail(mailer, job)).toBe('not_for_them_any_more')
  expect(sent).toHaveLength(1)
})

test('a sign-up code is sent to its address and then deleted; an expired one is not sent', async () => {
  await start()
  const fresh = await aCode('baru@contoh.test', after(now(), 10 * minute))
  const stale = await aCode('lama@contoh.test', after(now(), -minute))
  const phone = await aCode('+6281234567890', after(now(), 10 * minute), 'phone')
  for (const id of [fresh, stale, phone]) {
    await transaction((tx) =>
      recordAny(tx, { kind: 'visitor', address: '192.0.2.1' }, 'account.code_sent', id),
    )
  }
  const mails = await arrived(2)
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['+6281234567890@sms.test', 'baru@contoh.test'])
  for (const { text } of mails) expect(text).toContain('042137')
  await vi.waitFor(async () => {
    const [row] = await database().select().from(codes).where(eq(codes.id, fresh))
    expect(row?.sealedCode).toBeNull()
  })
  await settled()
  expect(await messages()).toHaveLength(2)
})

test('while the mail server is away mails wait, and are sent when it is back', async () => {
  const people = await cast()
  const port = Number(new URL(inbox.smtpUrl).port)
  await inbox.close()
  await start()
  await transaction((tx) => recordAny(tx, people.team, 'report.moved', people.report.id, { move: 'take' }))
  await new Promise((go) => setTimeout(go, 1_500))
  inbox = await startInbox({ dir, httpPort: 0, smtpPort: port })
  expect(await arrived(1)).toHaveLength(1)
})

test('many mails are sent as fast as they are accepted, not one per poll', async () => {
  const people = await cast()
  await start()
  await transaction(async (tx) => {
    for (let comment = 0; comment < 40; comment++)
      await recordAny(tx, people.owner, 'report.commented', people.report.id, { audience: 'all' })
  })
  const begun = performance.now()
  const count = 40 * 3
  const mails = await vi.waitFor(
    async () => {
      const all = await messages()
      expect(all.length).toBeGreaterThanOrEqual(count)
      return all
    },
    { timeout: 18_000, interval: 200 },
  )
  expect(mails).toHaveLength(count)
  // Two looks a second would take a minute for as many.
  expect(performance.now() - begun).toBeLessThan(18_000)
})

async function start(): Promise<void> {
  const onFault = (error: unknown) => faults.push(error)
  worker = await startWorker({ smtpUrl: inbox.smtpUrl, pollSeconds: 0.5, retryDelay: 1, onFault })
}

async function cast() {
  const reporter = await hunter()
  const owner = await companyOwner()
  const colleague = await member(owner.companyId, 1)
  const team = await operator()
  const report = await aReport({ reporter, owner, assignee: team, validAt: now() })
  return { reporter, owner, colleague, team: team as Person, report }
}

async function aCode(
  target: string,
  expiresAt: Date,
  purpose: 'sign_up_bughunter' | 'phone' = 'sign_up_bughunter',
): Promise<string> {
  const id = newId()
  await database()
    .insert(codes)
    .values({
      ...{ id, target, targetKey: target, expiresAt, purpose, locale: 'id', createdAt: now() },
      codeHash: Buffer.alloc(32),
      sealedCode: seal('code', Buffer.from('042137')),
    })
  return id
}

async function jobsOf(pool: pg.Pool, seq: number): Promise<number> {
  const answer = await pool.query(`SELECT count(*)::int AS jobs FROM pgboss.job WHERE data->>'seq' = $1`, [
    String(seq),
  ])
  return answer.rows[0].jobs
}

/** The next test begins at the present. */
async function forgetNews(): Promise<void> {
  await database().execute(sql`UPDATE event_cursors SET seq = (SELECT coalesce(max(seq), 0) FROM events)`)
}

async function messages(): Promise<Mail[]> {
  const answer = await fetch(`${inbox.pageUrl}/api/messages`)
  return (await answer.json()) as Mail[]
}

async function arrived(count: number): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const mails = await messages()
      expect(mails).toHaveLength(count)
      return mails
    },
    { timeout: 12_000, interval: 100 },
  )
}

/** Long enough for everything queued to have gone out. */
async function settled(): Promise<void> {
  const [head] = (
    await database().execute<{ seq: string }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM events`)
  ).rows
  await vi.waitFor(
    async () => {
      const { rows } = await database().execute<{ seq: string }>(sql`SELECT seq FROM event_cursors`)
      expect(Number(rows[0]?.seq)).toBe(Number(head?.seq))
    },
    { timeout: 8_000 },
  )
  await new Promise((go) => setTimeout(go, 1_200))
}
