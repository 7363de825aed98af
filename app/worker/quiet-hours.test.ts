import { travelTo } from '@cakrawala/calendar/clock'
import type { Mail } from '@cakrawala/mail-sender/mail'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { chooseNotices } from '#domain/notification/notice-choices.server.ts'
import { quietHoursInput } from '#domain/notification/notification-input.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { quietHoursSeenBy, quietNow, setQuietHours } from '#domain/notification/quiet-hours.server.ts'
import { databaseUrl, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, system } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { tell } from '../../test/support/notices.ts'
import { recordAny } from '../../test/support/record-any.ts'
import { aReport } from '../../test/support/report-row.ts'
import { gatherDigests } from './gather-digests.ts'
import { prepareQueues } from './queues.ts'
import { queueReactions } from './read-events.ts'
import { digestsDue, sendDigest } from './send-digest.ts'
import { sendMail } from './send-mail.ts'
import { hearersOf, writeNotices } from './write-notices.ts'

useDatabase()
let boss: PgBoss
let pool: pg.Pool
const sent: Mail[] = []
const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
beforeAll(async () => {
  boss = new PgBoss({ connectionString: databaseUrl(), supervise: false, schedule: false })
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 })
  await boss.start()
  await prepareQueues(boss)
})
afterEach(() => {
  travelTo(null)
  sent.length = 0
})
afterAll(async () => {
  await pool.query('DELETE FROM pgboss.job')
  await boss.stop({ graceful: false })
  await pool.end()
})

const night = { from: '22:00', to: '06:00', zone: 'WIT' } as const
// 23.00 WIT; the night ends at 21.00 UTC.
const late = new Date('2099-06-01T14:00:00Z')
const morning = '2099-06-01T21:00:00.000Z'

async function scene() {
  const person = await hunter()
  const team = await operator()
  const report = await aReport({ reporter: person, owner: await companyOwner() })
  const take = async () => {
    await transaction((tx) => recordAny(tx, team, 'report.moved', report.id, { move: 'take' }))
    return (await unsafeEventsAfter(0, 100_000)).at(-1)!
  }
  return { person, report, team, take }
}

/** When the jobs of a person may begin, of those that wait. */
async function waitingFor(person: Person, name: string): Promise<string[]> {
  const answer = await pool.query<{ at: Date }>(
    `SELECT start_after AS at FROM pgboss.job WHERE name = $1 AND group_id = $2 AND start_after > now() + interval '1 day'`,
    [name, person.accountId],
  )
  return answer.rows.map(({ at }) => at.toISOString())
}

async function react(event: Parameters<typeof queueReactions>[2]): Promise<void> {
  const client = await pool.connect()
  await queueReactions(client, boss, event).finally(() => client.release())
}

test('mails of the quiet hours wait for their end, once; those about security do not', async () => {
  const { person, take } = await scene()
  await setQuietHours(person, { quiet: night })
  travelTo(late)
  expect((await quietNow(person.accountId))?.toISOString()).toBe(morning)
  const event = await take()
  await react(event)
  await react(event)
  expect(await waitingFor(person, 'mails')).toEqual([morning])
  await transaction((tx) => recordAny(tx, system, 'account.password_changed', person.accountId))
  await react((await unsafeEventsAfter(0, 100_000)).at(-1)!)
  expect(await waitingFor(person, 'mails')).toEqual([morning])
  const jobs = await pool.query(`SELECT 1 FROM pgboss.job WHERE name = 'mails' AND group_id = $1`, [
    person.accountId,
  ])
  expect(jobs.rows).toHaveLength(2)
})

test('a digest waits too, and is made once', async () => {
  const { person, take } = await scene()
  await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'daily' }] })
  await setQuietHours(person, { quiet: night })
  travelTo(late)
  await react(await take())
  for (const _turn of [1, 2]) await gatherDigests(boss)
  expect(await waitingFor(person, 'digests')).toEqual([morning])
})

test('a mail whose group was switched off, or whose report was muted, while it waited is not sent', async () => {
  const { person, take } = await scene()
  const { seq } = await take()
  const job = { seq, notice: 0, to: person.accountId }
  await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'off' }] })
  expect(await sendMail(mailer, job)).toBe('not_for_them_any_more')
  await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'now' }] })
  expect([await sendMail(mailer, job), sent.length]).toEqual(['sent', 1])
})

test('a choice changed while an event is read sends it in one way, never in both or none', async () => {
  const { person, take } = await scene()
  const event = await take()
  const client = await pool.connect()
  try {
    const hearers = await hearersOf(client, event)
    await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'daily' }] })
    await writeNotices(client, event, hearers)
    expect(hearers.find(({ reader }) => reader.id === person.accountId)!.wish.mail).toBe('now')
  } finally {
    client.release()
  }
  expect((await noticesSeenBy(person, {}, { size: 5 })).map(({ kind }) => kind)).toEqual([
    'hunter_report_taken',
  ])
  expect((await digestsDue()).filter(({ accountId }) => accountId === person.accountId)).toEqual([])
})

test('a digest leaves out what was switched off meanwhile, and what comes while it is made is in the next alone', async () => {
  const { person, team, report } = await scene()
  const jobOf = async () => (await digestsDue()).find(({ accountId }) => accountId === person.accountId)
  const daily = { page: true, mail: 'daily' } as const
  await chooseNotices(person, {
    choices: [
      { group: 'reports', ...daily },
      { group: 'comments', ...daily },
    ],
  })
  await tell(team, 'report.moved', report.id, { move: 'take' })
  await tell(team, 'report.commented', report.id, { commentId: report.id, audience: 'all' })
  await chooseNotices(person, { choices: [{ group: 'comments', page: true, mail: 'off' }] })
  const first = (await jobOf())!
  const slow = {
    ...mailer,
    send: async (mail: Mail) => {
      await tell(team, 'report.moved', report.id, { move: 'start_fixing' })
      sent.push(mail)
    },
  }
  expect(await sendDigest(slow, first)).toBe('sent')
  expect(sent[0]!.text).not.toContain('omentar')
  expect(sent[0]!.text).toContain('mulai diperiksa')
  expect(await sendDigest(mailer, (await jobOf())!)).toBe('sent')
  expect(sent[1]!.text).not.toContain('mulai diperiksa')
  expect([sent.length, await jobOf()]).toEqual([2, undefined])
})

test('they are set, changed, ended and repeated; what is no time, no zone or too long is refused', async () => {
  const person = await hunter()
  expect(await quietHoursSeenBy(person)).toBeNull()
  const noon = { from: '12:00', to: '13:00', zone: 'WITA' } as const
  await Promise.all([setQuietHours(person, { quiet: night }), setQuietHours(person, { quiet: night })])
  await setQuietHours(person, { quiet: noon })
  expect(await quietHoursSeenBy(person)).toEqual(noon)
  for (const _turn of [1, 2]) await setQuietHours(person, { quiet: null })
  expect(await quietHoursSeenBy(person)).toBeNull()
  for (const quiet of [
    { ...noon, from: '24:00' },
    { ...noon, to: '9:00' },
    { ...noon, to: '12:00' },
    { ...noon, from: '06:00', to: '20:01' },
    { ...noon, zone: 'UTC' },
  ])
    expect([quiet, quietHoursInput.safeParse({ quiet }).success]).toEqual([quiet, false])
  expect(quietHoursInput.safeParse({ quiet: { ...noon, from: '06:00', to: '20:00' } }).success).toBe(true)
})
