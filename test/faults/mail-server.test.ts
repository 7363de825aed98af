import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { databaseUrl } from '#infra/database.ts'
import { startWorker, type Worker } from '#worker/worker.ts'
import { visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { type Conduct, type FaultySmtp, type Stage, startFaultySmtp } from '../support/faulty-smtp.ts'
import { aMessage, filledForm } from '../support/inquiries.ts'
import { aCode, links } from '../support/queued-mails.ts'

useDatabase()

/** Small in every run; `npm run drills` sends more. */
const isDrill = process.env.CAKRAWALA_DRILLS === '1'
const crowd = isDrill ? 200 : 12
let smtp: FaultySmtp
let worker: Worker | undefined
let pool: pg.Pool
const faults: unknown[] = []

beforeAll(() => {
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 })
})
afterEach(async () => {
  await smtp.close()
  await worker?.stop()
  worker = undefined
  await pool.query('DELETE FROM pgboss.job WHERE NOT name LIKE $1', ['__pgboss%'])
  expect(faults.splice(0)).toEqual([])
})
afterAll(() => pool.end())

describe('the mail server is away for an hour', () => {
  it('sends every mail once when it is back, tries one mail at a time, and parks none', async () => {
    await start()
    await smtp.close()
    const addresses = await links(crowd)
    await vi.waitFor(async () => expect(await waiting('links')).toBe(crowd), { timeout: 8_000 })
    for (let hour = 0; hour < 6; hour++) {
      await pass(600)
      await sleep(200)
    }
    // An hour of waiting cost most mails no try at all.
    expect(await tries()).toBeLessThan(crowd)
    smtp = await startFaultySmtp(smtp.port)
    await everyOnce(addresses)
  }, 60_000)

  it('tries for three days, at most an hour apart, and parks older ones with the reason', async () => {
    await start()
    smtp.behave({ answer: 451, text: '4.3.0 try later', at: 'rcpt' })
    await sendInquiry(visitor, { ...aMessage(), form: filledForm(), reference: '' }, 'id')
    const pauses: number[] = []
    const [gone, day] = [() => pauses.reduce((sum, pause) => sum + pause, 0), 86_400]
    while (gone() < 3 * day - 3_600) {
      await vi.waitFor(async () => expect(Math.min(...(await pausing()))).toBeGreaterThan(0), {
        timeout: 5_000,
      })
      const longest = Math.max(...(await pausing()))
      // Once the pauses are an hour long, a day goes by at a time.
      const passed = longest < 3_500 ? longest : Math.min(day, 3 * day - 1_800 - gone())
      pauses.push(passed)
      await pass(passed)
    }
    const growing = pauses.filter((pause) => pause < 3_500)
    expect(growing.length).toBeGreaterThan(8)
    expect(growing).toEqual(growing.toSorted((one, two) => one - two))
    await vi.waitFor(async () => expect(Math.min(...(await pausing()))).toBeGreaterThan(3_000), {
      timeout: 5_000,
    })
    expect(await parked()).toEqual([])
    await pass(3_700)
    const reason = { source: 'inquiries', reason: '451 4.3.0 RCPT TO' }
    await vi.waitFor(async () => expect(await parked()).toEqual([reason, reason]), { timeout: 10_000 })
  }, 120_000)
})

describe('the mail server accepts and then hangs', () => {
  const stages: Stage[] = isDrill ? ['greeting', 'mail', 'rcpt', 'data'] : ['greeting', 'data']
  it.each(stages)(
    'at %s, for every recipient: every mail once when it responds again',
    async (stage) => {
      await start({ silentMs: 700 })
      smtp.behave({ hang: stage })
      const addresses = await links(crowd)
      await sleep(2_500)
      // No one is asked for each mail while the server is known to hang.
      expect(smtp.asked.connections).toBeLessThan(12)
      smtp.behave('take')
      await everyOnce(addresses)
    },
    60_000,
  )

  it('after it has accepted the mail: the copy has the same Message-ID', async () => {
    await start({ silentMs: 700 })
    smtp.behave({ hang: 'data', taken: true })
    const addresses = await links(1)
    await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(0), { timeout: 5_000 })
    await sleep(1_000)
    smtp.behave('take')
    await vi.waitFor(async () => expect(await waiting('links')).toBe(0), { timeout: 20_000 })
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(addresses.length)
  }, 40_000)

  it('at one recipient: the others are sent within seconds, and so are codes', async () => {
    await start({ silentMs: 15_000 })
    smtp.behave({ hang: 'rcpt' }, 'macet@contoh.test')
    const [slow] = await links(1, 'macet')
    await vi.waitFor(() => expect(smtp.asked.rcpt).toContain(slow), { timeout: 5_000 })
    const begun = Date.now()
    const addresses = [...(await links(crowd)), await aCode('masuk@contoh.test')]
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(crowd + 1), { timeout: 20_000 })
    expect(Date.now() - begun).toBeLessThan(isDrill ? 12_000 : 4_000)
    smtp.behave('take', slow)
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(addresses.sort())
  }, 60_000)

  it('at every connection for mails: a code has its own', async () => {
    await start({ silentMs: 20_000 })
    const many = Array.from({ length: 8 }, (_, i) => `macet${i}`)
    for (const name of many) smtp.behave({ hang: 'data' }, `${name}@contoh.test`)
    for (const name of many) await links(1, name)
    await vi.waitFor(() => expect(smtp.asked.rcpt.length).toBeGreaterThanOrEqual(4), { timeout: 8_000 })
    const begun = Date.now()
    await aCode('masuk@contoh.test')
    await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to)).toContain('masuk@contoh.test'), {
      timeout: 8_000,
    })
    expect(Date.now() - begun).toBeLessThan(3_000)
    // The process ends all the same, within what an orchestrator waits.
    const stopping = Date.now()
    await worker?.stop()
    worker = undefined
    expect(Date.now() - stopping).toBeLessThan(9_000)
    expect(await waiting('links')).toBe(many.length)
  }, 60_000)

  it('at more recipients than there are connections: the others are still sent', async () => {
    await start({ silentMs: 1_000 })
    const slow = Array.from({ length: 6 }, (_, i) => `macet${i}`)
    for (const name of slow) {
      smtp.behave({ hang: 'rcpt' }, `${name}@contoh.test`)
      await links(1, name)
    }
    const begun = Date.now()
    const addresses = await links(crowd * 3)
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(crowd * 3), { timeout: 40_000 })
    expect(Date.now() - begun).toBeLessThan(20_000)
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(addresses.toSorted())
    for (const name of slow) smtp.behave('take', `${name}@contoh.test`)
  }, 60_000)
})

describe('the mail server refuses', () => {
  it('one address permanently: that mail is parked with its reason, the others are sent', async () => {
    await start()
    smtp.behave({ answer: 550, text: '5.1.1 no such user', at: 'rcpt' }, 'salah@contoh.test')
    await links(1, 'salah')
    const addresses = await links(crowd)
    await everyOnce(addresses)
    await vi.waitFor(
      async () => expect(await parked()).toEqual([{ source: 'links', reason: '550 5.1.1 RCPT TO' }]),
      { timeout: 5_000 },
    )
    expect(smtp.asked.rcpt.filter((to) => to === 'salah@contoh.test')).toHaveLength(1)
  }, 60_000)

  const sessions: [string, Conduct][] = [
    ['4xx at the recipient', { answer: 451, text: '4.7.1 try later', at: 'rcpt' }],
    ['554 at the greeting', { answer: 554, text: 'no service', at: 'greeting' }],
    ['550 for the sender', { answer: 550, text: '5.7.1 sender', at: 'mail' }],
    ['4xx after the text', { answer: 452, text: '4.3.1 full', at: 'data' }],
    ['421 at the greeting', { answer: 421, text: '4.3.2 closing', at: 'greeting' }],
    ['535 for want of a login', { answer: 530, text: '5.7.0 log in', at: 'mail' }],
  ]
  it.each(sessions)(
    'every recipient with %s, for an hour: every mail once, none parked',
    async (_name, conduct) => {
      await start()
      smtp.behave(conduct)
      const addresses = await links(crowd)
      for (let turn = 0; turn < 4; turn++) {
        await sleep(400)
        await pass(900)
      }
      expect(await parked()).toEqual([])
      smtp.behave('take')
      await everyOnce(addresses)
    },
    60_000,
  )

  it.each(stagesToClose())(
    'by closing the connection at %s: every mail once',
    async (stage) => {
      await start()
      smtp.behave({ close: stage })
      const addresses = await links(crowd)
      await sleep(1_500)
      smtp.behave('take')
      await everyOnce(addresses)
    },
    60_000,
  )
})

function stagesToClose(): Stage[] {
  return isDrill ? ['greeting', 'mail', 'rcpt', 'data'] : ['greeting', 'data']
}

async function start({ silentMs }: { silentMs?: number } = {}): Promise<void> {
  smtp = await startFaultySmtp()
  const onFault = (error: unknown) => faults.push(error)
  const limits = silentMs === undefined ? {} : { silentMs }
  worker = await startWorker({
    smtpUrl: smtp.url,
    pollSeconds: 0.1,
    retryDelay: 1,
    askAgainMs: 200,
    onFault,
    ...limits,
  })
}

/** Every address got one mail, and nothing waits. */
async function everyOnce(addresses: string[]): Promise<void> {
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(addresses.length), {
    timeout: 30_000,
    interval: 100,
  })
  await vi.waitFor(async () => expect(await waiting('links')).toBe(0), { timeout: 10_000 })
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual(addresses.toSorted())
}

/** Moves every waiting job as many seconds into the past, as if the time had gone by. */
async function pass(seconds: number): Promise<void> {
  await pool.query(
    `UPDATE pgboss.job SET start_after = start_after - $1 * interval '1s', created_on = created_on - $1 * interval '1s'
      WHERE state IN ('created', 'retry') AND name <> 'parked'`,
    [seconds],
  )
}

async function waiting(queue: string): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
    [queue],
  )
  return rows[0].n
}

/** Seconds until the next try of both mails about an inquiry; 0 while they are not both queued. */
async function pausing(): Promise<number[]> {
  const { rows } = await pool.query(
    `SELECT extract(epoch FROM start_after - now())::float AS s FROM pgboss.job WHERE name = 'inquiries' AND state < 'completed'`,
  )
  return rows.length === 2 ? rows.map(({ s }) => s) : [0]
}

async function tries(): Promise<number> {
  const { rows } = await pool.query(
    `SELECT coalesce(sum(CASE WHEN state = 'retry' THEN retry_count + 1 ELSE retry_count END), 0)::int AS n
      FROM pgboss.job WHERE name = 'links'`,
  )
  return rows[0].n
}

async function parked(): Promise<{ source: string; reason: string }[]> {
  const { rows } = await pool.query(
    `SELECT source_name AS source, source_output->>'reason' AS reason FROM pgboss.job WHERE name = 'parked' ORDER BY 1`,
  )
  return rows
}

function sleep(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms))
}
