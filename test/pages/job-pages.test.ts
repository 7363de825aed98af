import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { prepareQueues } from '#worker/queues.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
let pool: pg.Pool
let team: Actor
let as: string

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 })
  team = await operator()
  as = await sessionOf(team)
})
afterAll(() => pool.end())

it('shows no warning before the worker has started for the first time', async () => {
  const answer = await site.ask('/hello/jobs', { as })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Semua berjalan')
  expect((await api(team, 'GET', '/api/v1/jobs')).body.data).toEqual({
    alarms: [],
    queues: [],
    parked: [],
    parked_of: [],
  })
})

it('shows waiting and stopped jobs in both languages, with the reason and without addresses', async () => {
  const boss = new PgBoss({ connectionString: databaseUrl(), supervise: false, schedule: false })
  await boss.start()
  await prepareQueues(boss)
  await boss.stop({ graceful: false })
  await pool.query(
    `INSERT INTO pgboss.job (name, data, state, created_on, start_after, output) VALUES
      ('mails', '{"seq":1,"notice":0}', 'retry', now() - interval '2 hours', now() + interval '1 hour', '{"kind":"away","reason":"ECONNECTION"}')`,
  )
  await park('links', { kind: 'address', reason: '550 5.1.1 RCPT TO', message: 'budi@contoh.test' })
  await park('mails', { kind: 'refused', reason: '535 5.7.8 AUTH PLAIN' })
  const page = await textOf('/hello/jobs')
  for (const words of [
    'menunggu terlalu lama',
    'berhenti dicoba',
    'ECONNECTION',
    '550 5.1.1 RCPT TO',
    'Alamat ditolak',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('budi@contoh.test')
  expect(await textOf('/en/hello/jobs')).toContain('One mail or job waits too long')
  // Every page of the team shows it, a few seconds later at most.
  const { body } = await api(team, 'GET', '/api/v1/jobs')
  expect(body.data.alarms.map(({ kind }: { kind: string }) => kind)).toEqual(['late', 'parked'])
})

it('sends again by a click, and reports the second as done already', async () => {
  const jobId = await park('links', { kind: 'address', reason: '550 5.1.1 RCPT TO' })
  const press = () => site.ask('/hello/jobs', { as, form: { intent: 'send', jobId } })
  const [one, two] = await Promise.all([press(), press()])
  expect([one.status, two.status].sort()).toEqual([302, 409])
  expect((one.status === 302 ? one : two).headers.get('location')).toBe('/hello/jobs?done=job_sent_again')
  expect(await (one.status === 409 ? one : two).text()).toContain('sudah masuk antrean lagi')
  const again = await api(team, 'POST', '/api/v1/jobs/send-again', { json: { job_id: jobId } })
  expect(again.status).toBe(409)
})

it('requires a reason to give up, and refuses other roles', async () => {
  const jobId = await park('links', { kind: 'address' })
  const without = await site.ask('/hello/jobs', {
    as,
    form: { intent: `give-up ${jobId}`, jobId, reason: '' },
  })
  expect(without.status).toBe(422)
  const owner = await companyOwner()
  for (const path of ['send-again', 'send-kind-again', 'give-up']) {
    const json =
      path === 'send-kind-again'
        ? { queue: 'links' }
        : { job_id: jobId, ...(path === 'give-up' ? { reason: 'not_needed' } : {}) }
    expect((await api(owner, 'POST', `/api/v1/jobs/${path}`, { json })).status).toBe(403)
  }
  const given = await site.ask('/hello/jobs', {
    as,
    form: { intent: `give-up ${jobId}`, jobId, reason: 'not_needed' },
  })
  expect(given.headers.get('location')).toBe('/hello/jobs?done=job_given_up')
  const all = await site.ask('/hello/jobs', { as, form: { intent: 'send-kind', queue: 'links' } })
  expect(all.status).toBe(302)
  const twice = await site.ask('/hello/jobs', { as, form: { intent: 'send-kind', queue: 'links' } })
  expect(twice.status).toBe(409)
})

async function park(queue: string, output: object): Promise<string> {
  const { rows } = await pool.query(
    `INSERT INTO pgboss.job (name, data, source_name, source_output, source_retry_count, source_created_on)
      VALUES ('parked', '{"seq":1}', $1, $2, 3, now()) RETURNING id`,
    [queue, output],
  )
  return rows[0].id
}

async function textOf(address: string): Promise<string> {
  return (await site.ask(address, { as })).text()
}
