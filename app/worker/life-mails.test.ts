import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Mail } from '@cakrawala/mail-sender/mail'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { noticesIn } from '#web/http/notices.ts'
import { hunter } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { type Life, type LifeMail, lifeProgram, playLife } from '../../test/support/report-life.ts'
import { sendDigest } from './send-digest.ts'

useDatabase()
let life: Life
let mails: LifeMail[]
beforeAll(async () => {
  ;({ life, mails } = await playLife())
}, 120_000)

const giveReportTo = ({ accountId }: Person) =>
  database().execute(sql`UPDATE reports SET reporter_id = ${accountId} WHERE id = ${life.id}`)
const mailOf = (kind: string) => mails.find((mail) => mail.kind === kind)!
const linesOf = async (who: Person) =>
  noticesIn(await noticesSeenBy(who, {}, { size: 100 }), 'id').map(({ text }) => text)

describe('the mails of one report’s life', () => {
  it('tell the program, the sum and how the level changed: in subject, text and the line on the page alike', async () => {
    const rated = mailOf('hunter_report_rated')
    const lowered = /diturunkan dari Tinggi ke Sedang \(CVSS 5,4\)/
    expect([rated.subject, rated.text]).toEqual([
      expect.stringMatching(lowered),
      expect.stringMatching(lowered),
    ])
    expect(mailOf('hunter_dispute_decided').text).toMatch(
      /dinaikkan dari Sedang ke Tinggi, dan imbalan terkecilnya Rp7\.500\.000/,
    )
    expect(mailOf('hunter_rewarded').subject).toMatch(/^Imbalan Rp7\.500\.000 untuk laporan CA-/)
    expect(mailOf('hunter_rewarded').text).toContain('Rp7.500.000')
    expect(mailOf('hunter_retest').text).toContain('dibayar Rp150.000')
    expect(mailOf('hunter_payout_done').subject).toMatch(/\(Rp7\.\d{3}\.\d{3}\) sudah dikirim$/)
    expect(mailOf('team_payout').subject).toMatch(/Rp7\.500\.000 untuk bughunter/)
    for (const { subject, text, html, event } of mails.filter((mail) => mail.event.startsWith('report.')))
      for (const part of [subject, text, html])
        expect([event, part]).toEqual([event, expect.stringContaining(lifeProgram)])
    const told = await linesOf(life.reporter)
    for (const kind of ['hunter_rewarded', 'hunter_payout_done', 'hunter_fixing'])
      expect(told).toContain(mailOf(kind).subject)
    expect(told.join()).toMatch(lowered)
  })

  it('tell who has to act, and until when, while it is still to be done', async () => {
    const moment = /paling lambat \d{1,2} \w{3} \d{4}, \d\d\.\d\d WIB/
    for (const kind of [
      'hunter_info_asked',
      'hunter_report_rated',
      'company_rating_disputed',
      'team_dispute',
      'hunter_retest',
    ])
      expect([kind, mailOf(kind).subject]).toEqual([kind, expect.stringMatching(moment)])
    for (const kind of ['hunter_report_received', 'hunter_report_valid', 'hunter_fixing'])
      expect([kind, mailOf(kind).text]).toEqual([kind, expect.stringMatching(moment)])
    // The life is over: no line of it asks for anything any more.
    expect((await linesOf(life.reporter)).join()).not.toMatch(moment)
  })

  it('say once what one act does: nobody gets two mails of it', () => {
    const acts = mails.map(({ act, accountId }) => `${act} ${accountId}`)
    expect(acts).toEqual([...new Set(acts)])
    expect(mailOf('hunter_report_certified').text).toContain('sertifikat')
  })

  it('hold no word of the report, its comments, its asset or its publication', () => {
    expect(mails.length).toBeGreaterThan(30)
    for (const { kind, subject, text, html } of mails)
      expect([kind, `${subject}${text}${html}`.match(/KANARI|nusabank\.test/g)]).toEqual([kind, null])
  })

  it('name nothing to people who may not know it any more', async () => {
    const other = await hunter()
    await giveReportTo(other)
    const [lines, others] = [await linesOf(life.reporter), await linesOf(other)]
    expect(lines.join()).not.toMatch(/Nusa|CA-|Tinggi/)
    expect(lines.join()).toContain('PO-')
    expect(others).toEqual([])
    await giveReportTo(life.reporter)
  })
})

const folder = process.env.MAILS_TO

/** Everything a person was notified of, as if it had waited for one mail. */
async function digestTo(accountId: string): Promise<string> {
  await database().execute(
    sql`UPDATE notifications SET digest = true, read_at = NULL WHERE account_id = ${accountId}`,
  )
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  expect(await sendDigest(mailer, { accountId, day: '2026-12-01' })).toBe('sent')
  return sent[0]!.html!
}

it.runIf(folder)(
  'are written in both languages, for `npm run look-mails`',
  async () => {
    mkdirSync(folder!, { recursive: true })
    const lives = { id: { life, mails }, en: await playLife('en') }
    for (const locale of locales) {
      const { reporter, admin, judge } = lives[locale].life
      for (const [name, { accountId }] of Object.entries({ hunter: reporter, company: admin, team: judge })) {
        const own = lives[locale].mails.filter((mail) => mail.accountId === accountId)
        for (const [turn, { kind, html }] of own.entries())
          writeFileSync(
            path.join(folder!, `${name}-${String(turn + 1).padStart(2, '0')}-${kind}-${locale}.html`),
            html!,
          )
        const digest = await digestTo(accountId)
        writeFileSync(path.join(folder!, `${name}-digest-${locale}.html`), digest)
      }
    }
  },
  120_000,
)
