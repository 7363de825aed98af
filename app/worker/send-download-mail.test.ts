import { after, now, second, travelTo } from '@cakrawala/calendar/clock'
import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import { expect, test } from 'vitest'
import { askForReport, newDownloadForm } from '#domain/publication/executive-download.server.ts'
import { downloadOf } from '#domain/publication/executive-link.server.ts'
import type { DownloadInput } from '#domain/publication/publication-input.ts'
import { settings } from '#infra/settings.ts'
import { platformArticle } from '../../test/support/articles.ts'
import { operator, visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { sendDownloadMail, wantsDownloadMail } from './send-download-mail.ts'

useDatabase()

test('the requester of a report gets its signed link in their language, and no text of the form', async () => {
  const { slug } = await platformArticle(await operator(), {
    kind: 'executive',
    title: 'Laporan lewat surat',
  })
  const id = await askForReport(visitor, slug, asked('ratna@nusabank.test', filled()), 'en')
  const { mailer, sent } = channel()
  expect(await sendDownloadMail(mailer, { seq: 7, downloadId: id })).toBe('sent')
  const [mail] = sent
  expect(mail!.to).toBe('ratna@nusabank.test')
  const link = /(http\S+\/pdf\?t=[\w-]+)/.exec(mail!.text)![1]!
  expect(link.startsWith(`${settings().origin}/en/publication/cyber-security-executive/${slug}/pdf`)).toBe(
    true,
  )
  expect(downloadOf(new URL(link).searchParams.get('t'))).toBe(id)
  expect(JSON.stringify(mail)).not.toMatch(/Ratna|Jahat|evil/)
})

test('for spam, and for erased requests, no mail is sent', async () => {
  const { slug } = await platformArticle(await operator(), {
    kind: 'executive',
    title: 'Laporan tanpa surat',
  })
  const spam = await askForReport(visitor, slug, asked('korban@x.test', newDownloadForm()), 'id')
  const { mailer, sent } = channel()
  expect(await sendDownloadMail(mailer, { seq: 8, downloadId: spam })).toBe('not_needed')
  expect(await sendDownloadMail(mailer, { seq: 9, downloadId: crypto.randomUUID() })).toBe('not_needed')
  expect(sent).toEqual([])
  const type = 'publication.download_asked'
  expect([{ spam: false }, { spam: true }, {}].map((facts) => wantsDownloadMail({ type, facts }))).toEqual([
    ...[true, false, false],
  ])
})

function asked(email: string, form: string): DownloadInput {
  const said = { name: 'Ratna <b>', job: 'evil.test', position: 'Kepala', company: 'PT Jahat' }
  return { ...said, email, consent: 'yes', reference: '', form }
}

function filled(): string {
  travelTo(after(now(), -10 * second))
  const mark = newDownloadForm()
  travelTo(null)
  return mark
}

function channel() {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } as Mailer
  return { mailer, sent }
}
