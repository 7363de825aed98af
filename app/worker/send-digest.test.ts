import type { Mail } from '@cakrawala/mail-sender/mail'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chooseNotices } from '#domain/notification/notice-choices.server.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { readNotice } from '#domain/notification/read-notices.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { tell } from '../../test/support/notices.ts'
import { aReport } from '../../test/support/report-row.ts'
import { digestsDue, sendDigest } from './send-digest.ts'

useDatabase()
let sent: Mail[] = []
const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
const broken = { ...mailer, send: () => Promise.reject(new Error('down')) }
beforeEach(() => {
  sent = []
})

/** A bughunter who wants one mail a day, and three reports that something happened to. */
async function scene() {
  const [person, team, owner] = [await hunter(), await operator(), await companyOwner()]
  await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'daily' }] })
  const reports = []
  for (let turn = 0; turn < 3; turn++) {
    const report = await aReport({ reporter: person, owner })
    await tell(team, 'report.moved', report.id, { move: 'take' })
    reports.push(report)
  }
  return { person, team, reports }
}
const jobOf = async ({ accountId }: Person) => (await digestsDue()).find((job) => job.accountId === accountId)

test('a day’s notifications are sent in one mail, once, with what is unread and may still be shown', async () => {
  const { person, reports } = await scene()
  const [first, second, third] = reports
  const rows = await noticesSeenBy(person, {}, { size: 10 })
  await readNotice(person, { id: rows.find(({ about }) => about === first!.id)!.id })
  // A report that is another person's by now.
  const other = await hunter()
  await database().execute(sql`UPDATE reports SET reporter_id = ${other.accountId} WHERE id = ${second!.id}`)
  const job = (await jobOf(person))!
  expect(await sendDigest(mailer, job)).toBe('sent')
  expect(sent).toHaveLength(1)
  expect(sent[0]!.text).toContain(`• Laporan ${third!.code} mulai diperiksa`)
  expect(sent[0]!.text).not.toContain(first!.code)
  expect(sent[0]!.text).not.toContain(second!.code)
  expect(sent[0]!.text).toContain('/bughunter/notifications')
  expect(sent[0]!.subject).toBe('Ringkasan hari ini: 1 kabar')
  expect(await jobOf(person)).toBeUndefined()
  expect(await sendDigest(mailer, job)).toBe('not_for_them_any_more')
  expect(sent).toHaveLength(1)
})

test('a mail that could not be sent is sent later, as the same mail', async () => {
  const { person } = await scene()
  const job = (await jobOf(person))!
  await expect(sendDigest(broken, job)).rejects.toThrow('down')
  await sendDigest(mailer, job)
  await sendDigest(mailer, { ...job })
  expect(sent.map(({ messageId }) => messageId)).toHaveLength(1)
  const again = await scene()
  const next = (await jobOf(again.person))!
  await sendDigest(mailer, next)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
})

test('people removed meanwhile get none, and nothing stays queued for them', async () => {
  const { person } = await scene()
  const job = (await jobOf(person))!
  await database().execute(sql`UPDATE accounts SET standing = 'ended' WHERE id = ${person.accountId}`)
  expect(await sendDigest(mailer, job)).toBe('not_for_them_any_more')
  expect([sent, await jobOf(person)]).toEqual([[], undefined])
})
