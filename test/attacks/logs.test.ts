import { randomWord } from '@cakrawala/ids/ids'
import { logLine } from '@cakrawala/logging/log'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { database, databaseUrl } from '#infra/database.ts'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

const lines = vi.hoisted(() => [] as string[])
vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>()
  const kept = (options: object) =>
    pino({ ...options, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  return { pino: Object.assign(kept, { destination: () => undefined }) }
})

useDatabase()
const site = useSite()
beforeEach(() => {
  lines.length = 0
})

/** As who made the tables: the platform itself may not touch them. */
async function asOwner(statement: string): Promise<void> {
  const name = new URL(databaseUrl().replace('@/', '@localhost/')).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseAt(inject('serverUrl'), name) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/

describe('LOG-02 a line of the log', () => {
  it('is one line of JSON an event, whatever it contains, and never long', () => {
    const hostile = 'x\r\n{"level":60,"event":"forged"}\n\u001b[31mmerah\u001b[0m\u0000\u2028'
    const error = Object.assign(new Error(hostile + 'm'.repeat(1_000_000)), { name: hostile })
    error.stack = hostile + 's'.repeat(1_000_000)
    for (const path of [hostile, `/a/${'p '.repeat(500_000)}`])
      logLine('warn', { event: 'tried', path }, error)
    logLine('error', { event: 'tried' }, hostile)
    logLine('error', { event: 'tried' }, { toString: () => 'kanari' })
    expect(lines).toHaveLength(4)
    for (const line of lines) {
      expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true)
      expect(controls.test(line)).toBe(false)
      expect(JSON.parse(line).event).toBe('tried')
      expect(line.length).toBeLessThan(20_000)
      expect(line).not.toContain('kanari')
    }
  })

  // A component that refuses a value repeats it: the database its parameter, a parser its text, a mail server the
  // address.
  it('contains no value that an error quotes', async () => {
    const canary = 'Kanari#Sandi9 "di\ntengah" 3273011708990077'
    const refusedBy = async (statement: SQL) =>
      database()
        .execute(statement)
        .catch((error: unknown) => error)
    const errors = [
      await refusedBy(sql`SELECT ${canary}::text::uuid`),
      await refusedBy(sql`SELECT ${canary}::text::bigint`),
      await refusedBy(sql`SELECT ${canary}::text::timestamptz`),
      await refusedBy(sql`SELECT ${canary}::text::jsonb`),
      await refusedBy(sql`SELECT ${'3273011708990077'}::text::int`),
      await new Response(canary).json().catch((error: unknown) => error),
      new Error('550 5.1.1 <kanari.rahasia+x@contoh.co.id>: Recipient address rejected', {
        cause: new Error('Mailbox kanari.rahasia@contoh.test of Kanari is full'),
      }),
    ]
    for (const error of errors) logLine('error', { event: 'tried' }, error)
    expect(lines).toHaveLength(errors.length)
    for (const line of lines) {
      expect(line).not.toMatch(/Sandi9|tengah|32730117|kanari\.rahasia/)
      // What happened, and where, is still logged.
      const { error } = JSON.parse(line) as { error: { message: string; stack: string } }
      expect([error.message.length > 10, /\n {4}at /.test(error.stack)]).toEqual([true, true])
    }
    expect(lines[0]).toContain('invalid input syntax for type uuid')
  })

  it('contains no password, token, code or number of a person when everything fails', async () => {
    const canary = {
      password: 'Kanari#Sandi9-sangat-rahasia',
      code: '738291',
      nik: '3273011708990077',
      email: 'kanari.rahasia@contoh.test',
      token: randomWord(43),
      session: randomWord(43),
    }
    await asOwner('ALTER TABLE accounts RENAME TO accounts_gone')
    const as = canary.session
    const bearer = { Authorization: `Bearer ${canary.session}` }
    const identifier = canary.email
    const tries = [
      () => site.ask('/sign-in', { as, form: { intent: 'sign_in', identifier, password: canary.password } }),
      () => site.ask('/forgot-password', { form: { intent: 'ask', email: identifier, identifier } }),
      () =>
        site.ask('/sign-up-bughunter', {
          form: { intent: 'code', email: identifier, code: canary.code, password: canary.password },
        }),
      () => site.ask(`/reset-password?token=${canary.token}`, { as }),
      () => site.ask(`/bughunter/programs/invitation/${randomWord()}/${canary.token}/accept`, { as }),
      () => site.ask('/bughunter/profile', { as, form: { nik: canary.nik } }),
      () => site.ask('/api/v1/user', { headers: bearer }),
      () =>
        fetch(`${site.origin()}/auth-api/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...bearer },
          body: JSON.stringify({ identifier, password: canary.password, code: canary.code, nik: canary.nik }),
        }),
      () => site.ask(`/${canary.nik}`, { as }),
      () => site.ask(`/api/v1/accounts/${canary.nik}`, { headers: bearer }),
    ]
    const statuses: number[] = []
    for (const attempt of tries) statuses.push((await attempt()).status)
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(3)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const { level, time } = JSON.parse(line)
      expect([typeof level, typeof time]).toEqual(['number', 'number'])
      const found = Object.entries(canary).filter(([, secret]) => line.includes(secret))
      expect(found).toEqual([])
    }
  })

  afterAll(async () => {
    await asOwner('ALTER TABLE IF EXISTS accounts_gone RENAME TO accounts')
  })
})
