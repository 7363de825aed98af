import { after, hour, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { keepDuty } from '@cakrawala/job-queue/duty'
import { forgetHealedDuties } from '@cakrawala/job-queue/parked-jobs'
import { parkedQueue } from '@cakrawala/job-queue/queues'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { giveUpJob, sendJobAgain, sendKindAgain } from '#domain/operations/job/act-on-job.server.ts'
import { jobAlarmsSeenBy, jobsSeenBy } from '#domain/operations/job/job-queries.server.ts'
import { watchJobs } from '#domain/operations/job/watch-jobs.server.ts'
import { databaseUrl, transaction } from '#infra/database.ts'
import { prepareQueues } from '#worker/queues.ts'
import { startWorker, type Worker } from '#worker/worker.ts'
import { companyOwner, hunter, operator, system, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { type FaultySmtp, startFaultySmtp } from '../support/faulty-smtp.ts'

useDatabase()

const refused = { answer: 550, text: '5.1.1 unknown', at: 'rcpt' } as const
let smtp: FaultySmtp
let worker: Worker | undefined
let pool: pg.Pool
const faults: unknown[] = []

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 2 })
  smtp = await startFaultySmtp()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  smtp.taken.length = 0
  smtp.behave('take')
  await pool.query(`DELETE FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss%'`)
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await smtp.close()
  await pool.end()
})

it('shows a parked mail with its reason and no address, and sends it once for several clicks', async () => {
  const [team, colleague] = [await operator(), await operator()]
  const address = await parkOne()
  const { parked, alarms } = await jobsSeenBy(team)
  expect(parked).toMatchObject([
    {
      queue: 'links',
      kind: 'address',
      reason: '550 5.1.1 RCPT TO',
      tries: 1,
      event: { type: 'account.link_sent' },
    },
  ])
  expect(JSON.stringify(parked)).not.toContain(address)
  expect(alarms).toEqual([])
  const jobId = parked[0]!.id
  const presses = [team, colleague, team, colleague].map((actor) => sendJobAgain(actor, { jobId }))
  const answers = await Promise.allSettled(presses)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ detail: 'job_queued_already' })
  await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to)).toEqual([address]), { timeout: 8_000 })
  expect((await jobsSeenBy(team)).parked).toEqual([])
  await expect(sendJobAgain(team, { jobId })).rejects.toMatchObject({ detail: 'job_queued_already' })
  await expect(giveUpJob(team, { jobId, reason: 'not_needed' })).rejects.toMatchObject({ code: 'conflict' })
  expect(smtp.taken).toHaveLength(1)
})

it('sends all parked jobs of a queue by one click, and refuses unknown ones', async () => {
  const team = await operator()
  await expect(sendKindAgain(team, { queue: 'links' })).rejects.toMatchObject({ code: 'not_found' })
  const addresses = [await parkOne(), await parkOne(), await parkOne()]
  await sendKindAgain(team, { queue: 'links' })
  await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to).sort()).toEqual(addresses.sort()), {
    timeout: 8_000,
  })
  expect(await eventsOf('job.kind_sent_again')).toMatchObject([{ facts: { queue: 'links', count: 3 } }])
})

it('gives a parked mail up with a reason that is recorded', async () => {
  const team = await operator()
  await parkOne()
  const jobId = (await jobsSeenBy(team)).parked[0]!.id
  await giveUpJob(team, { jobId, reason: 'wrong_address' })
  await vi.waitFor(async () => expect((await jobsSeenBy(team)).parked).toEqual([]), { timeout: 8_000 })
  expect((await eventsOf('job.given_up')).at(-1)).toMatchObject({
    subjectId: jobId,
    facts: { reason: 'wrong_address' },
  })
  await expect(sendJobAgain(team, { jobId })).rejects.toMatchObject({ detail: 'job_given_up' })
  expect(smtp.taken).toEqual([])
})

it('shows jobs to operators alone', async () => {
  const jobId = newId()
  for (const actor of [visitor, await hunter(), await companyOwner()]) {
    await expect(jobsSeenBy(actor)).rejects.toMatchObject({ code: 'not_found' })
    await expect(sendJobAgain(actor, { jobId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(sendKindAgain(actor, { queue: 'links' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(giveUpJob(actor, { jobId, reason: 'not_needed' })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await jobAlarmsSeenBy(actor)).toEqual([])
  }
  await expect(sendJobAgain(await operator(), { jobId })).rejects.toMatchObject({ code: 'not_found' })
})

it('applies the current retry settings to jobs queued and parked under former ones', async () => {
  await withBoss(async (boss) => {
    await prepareQueues(boss)
    const former = {
      retryLimit: 4,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3_600,
      retentionSeconds: 86_400,
      expireInSeconds: 120,
    }
    await boss.updateQueue('links', former)
    await boss.send('links', { seq: 1, linkId: newId() })
    await boss.send('links', { seq: 2, linkId: newId() }, { retryLimit: 0 })
    const [job] = await boss.fetch('links', { includeMetadata: true })
    await pool.query('UPDATE pgboss.job SET retry_limit = 0 WHERE id = $1', [job!.id])
    await boss.fail('links', job!, new Error('451 budi@contoh.test try later'))
    await prepareQueues(boss)
    const { rows } = await pool.query(
      `SELECT name, retry_limit, keep_until - created_on > interval '59 days' AS stays FROM pgboss.job WHERE state = 'created' ORDER BY name`,
    )
    expect(rows).toEqual([
      { name: 'links', retry_limit: 5_000, stays: true },
      { name: parkedQueue, retry_limit: expect.any(Number), stays: true },
    ])
  })
  const team = await operator()
  const { parked } = await jobsSeenBy(team)
  expect(parked).toMatchObject([{ queue: 'links', kind: 'unknown', reason: null }])
  await start()
  await sendJobAgain(team, { jobId: parked[0]!.id })
  await vi.waitFor(async () => expect((await jobsSeenBy(team)).parked).toEqual([]), { timeout: 8_000 })
})

it('raises an alarm once an hour while mails wait too long or are parked, and reports when it is over', async () => {
  const team = await operator()
  await start()
  await worker!.stop()
  worker = undefined
  const aMail = () =>
    pool.query(
      `INSERT INTO pgboss.job (name, data, created_on) VALUES ('mails', '{}', now() - $1::interval)`,
      ['9 minutes'],
    )
  await aMail()
  expect(await watchJobs(system)).toEqual({ raised: [], ended: [] })
  await pool.query(`UPDATE pgboss.job SET created_on = now() - interval '11 minutes' WHERE name = 'mails'`)
  await pool.query(
    `INSERT INTO pgboss.job (name, data, source_name, source_output) VALUES ('parked', '{}', 'mails', '{"kind":"away"}')`,
  )
  const both = await Promise.all([watchJobs(system), watchJobs(system)])
  expect(both.flatMap(({ raised }) => raised).sort()).toEqual(['late', 'parked'])
  expect((await jobsSeenBy(team)).alarms.map(({ kind }) => kind)).toEqual(['late', 'parked'])
  travelTo(after(now(), 50 * minute))
  expect((await watchJobs(system)).raised).toEqual([])
  travelTo(after(now(), hour))
  expect((await watchJobs(system)).raised).toEqual(['late', 'parked'])
  await pool.query('DELETE FROM pgboss.job')
  expect(await watchJobs(system)).toEqual({ raised: [], ended: ['late', 'parked'] })
  expect(await watchJobs(system)).toEqual({ raised: [], ended: [] })
  expect(await eventsOf('job.alarm_ended')).toHaveLength(2)
})

it('parks a scheduled job that failed three times, until it succeeds', async () => {
  const team = await operator()
  await withBoss(async (boss) => {
    await prepareQueues(boss)
    let works = false
    const work = () => (works ? Promise.resolve() : Promise.reject(new TypeError('budi@contoh.test')))
    await keepDuty(boss, { name: 'a-duty', cron: '0 0 1 1 *', timeZone: 'Asia/Jakarta', work })
    const run = async (state: string) => {
      const id = await boss.send('a-duty', {})
      await vi.waitFor(
        async () => {
          await pool.query(
            `UPDATE pgboss.job SET start_after = now() WHERE name = 'a-duty' AND state = 'retry'`,
          )
          boss.notifyWorker((await boss.getWipData()).find(({ name }) => name === 'a-duty')!.id)
          const { rows } = await pool.query('SELECT state FROM pgboss.job WHERE id = $1', [id])
          expect(rows[0].state).toBe(state)
        },
        { timeout: 10_000, interval: 100 },
      )
    }
    await run('failed')
    await run('failed')
    await forgetHealedDuties(boss, ['a-duty'])
    expect((await jobsSeenBy(team)).parked).toMatchObject([
      { queue: 'a-duty', kind: 'other', reason: 'TypeError', tries: 3 },
    ])
    works = true
    await run('completed')
    await forgetHealedDuties(boss, ['a-duty'])
    expect((await jobsSeenBy(team)).parked).toEqual([])
  })
})

let turn = 0
/** A link whose address the mail server refuses for good; it takes it from then on. @returns the address */
async function parkOne(): Promise<string> {
  const team = await operator()
  const before = worker ? (await jobsSeenBy(team)).parked.length : 0
  if (!worker) await start()
  smtp.behave(refused)
  const email = `alamat${turn++}@contoh.test`
  await transaction((tx) =>
    sendLink(tx, system, { purpose: 'incident_ticket', subjectId: newId(), email, locale: 'id' }),
  )
  await vi.waitFor(async () => expect((await jobsSeenBy(team)).parked).toHaveLength(before + 1), {
    timeout: 8_000,
  })
  smtp.behave('take')
  return email
}

async function start(): Promise<void> {
  const onFault = (error: unknown) => faults.push(error)
  worker = await startWorker({ smtpUrl: smtp.url, pollSeconds: 0.5, retryDelay: 1, onFault })
}

async function withBoss(work: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl(), supervise: false, schedule: false })
  await boss.start()
  try {
    await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function eventsOf(type: string) {
  return (await unsafeEventsAfter(0, 10_000)).filter((event) => event.type === type)
}
