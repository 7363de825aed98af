import type { Mail } from '@cakrawala/mail-sender/mail'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chooseNotices, noticeChoicesSeenBy, stopMail } from '#domain/notification/notice-choices.server.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { readNotice } from '#domain/notification/read-notices.server.ts'
import { readStopMailToken, stopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { tell } from '../../test/support/notices.ts'
import { aReport } from '../../test/support/report-row.ts'
import { digestBounds } from './digest.ts'
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
  expect(sent[0]!.text).toContain(`• Laporan ${third!.code} mulai diperiksa\n  http`)
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

test('a digest is grouped by report, what waits for its reader first, with a link a line, bounded, and a line that ends it', async () => {
  const { person, team, reports } = await scene()
  const [first, second] = reports
  const owner = await companyOwner()
  for (let turn = 0; turn < digestBounds.lines + 2; turn++)
    await tell(team, 'report.moved', second!.id, { move: 'start_fixing' })
  await tell(team, 'publication.requested', first!.id)
  await chooseNotices(person, { choices: [{ group: 'comments', page: true, mail: 'daily' }] })
  await database().execute(sql`INSERT INTO report_clocks (report_id, kind, started_at, due_at)
    VALUES (${first!.id}, 'info', now(), '2026-12-03T10:00:00Z')`)
  await tell(team, 'report.moved', first!.id, { move: 'ask_info' })
  await tell(team, 'report.moved', first!.id, { move: 'start_fixing' })
  for (let turn = 0; turn < digestBounds.things; turn++)
    await tell(team, 'report.moved', (await aReport({ reporter: person, owner })).id, { move: 'take' })
  await sendDigest(mailer, (await jobOf(person))!)
  const { subject, text, html, stopAt } = sent.at(-1)!
  expect(subject).toBe('Ringkasan hari ini: 22 kabar, 1 menunggu tindakan')
  const titles = text.split('\n').filter((line) => /^(?:Menunggu tindakan · )?CA-/.test(line))
  expect(titles).toHaveLength(digestBounds.things)
  expect(titles[0]).toMatch(new RegExp(`^Menunggu tindakan · ${first!.code} · `))
  expect(titles.filter((line) => line.includes('Menunggu'))).toHaveLength(1)
  // Also inside it, before what is newer.
  expect(text.split('\n')[text.split('\n').indexOf(titles[0]!) + 1]).toContain(
    'paling lambat 3 Des 2026, 17.00 WIB',
  )
  expect(text).toMatch(/\ndan \d+ lainnya\n/)
  const lines = text.match(/^• .*\n {2}http\S+$/gm)!
  expect(html!.match(/<li/g)).toHaveLength(lines.length)
  const token = stopAt!.split('/').at(-1)!
  expect(readStopMailToken(token)).toEqual({ accountId: person.accountId, group: 'daily' })
  expect([text, html].every((part) => part!.includes(`/notifications/unsubscribe?token=${token}`))).toBe(true)
  expect(JSON.stringify(sent.at(-1))).not.toContain(first!.title)
})

test('the line that ends a digest ends every group it gathers, and no other', async () => {
  const { person } = await scene()
  await chooseNotices(person, {
    choices: [
      { group: 'comments', page: true, mail: 'daily' },
      { group: 'programs', page: true, mail: 'now' },
    ],
  })
  await stopMail(person.accountId, readStopMailToken(stopMailToken({ ...person, group: 'daily' }))!.group)
  const ways = Object.fromEntries((await noticeChoicesSeenBy(person)).map(({ group, mail }) => [group, mail]))
  expect(ways).toMatchObject({
    reports: 'off',
    comments: 'off',
    programs: 'now',
    payouts: 'now',
    security: 'now',
  })
})
