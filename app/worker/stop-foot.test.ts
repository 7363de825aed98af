import type { Mail } from '@cakrawala/mail-sender/mail'
import { expect, test } from 'vitest'
import { readStopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner, hunter, operator, system } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { tell } from '../../test/support/notices.ts'
import { aReport } from '../../test/support/report-row.ts'
import { sendMail } from './send-mail.ts'

useDatabase()
const sent: Mail[] = []
const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }

test('a mail that can be stopped has a link for that, in its header for mail programs and in its footer for people', async () => {
  const [reporter, owner, team] = [await hunter(), await companyOwner(), await operator()]
  const report = await aReport({ reporter, owner })
  const { event } = await tell(team, 'report.moved', report.id, { move: 'take' })
  await sendMail(mailer, { seq: event.seq, notice: 0, to: reporter.accountId })
  const { stopAt, text, html } = sent.at(-1)!
  const root = `${settings().origin}/notifications/`
  const token = stopAt!.slice(`${root}stop/`.length)
  expect(stopAt).toBe(`${root}stop/${token}`)
  expect(readStopMailToken(token)).toEqual({ accountId: reporter.accountId, group: 'reports' })
  expect(text).toContain(`Hentikan email seperti ini: ${root}unsubscribe?token=${token}`)
  expect(html).toContain(`href="${root}unsubscribe?token=${token}"`)
})

test('a mail about the security of an account cannot be stopped, and has no such link', async () => {
  const person = await hunter()
  const { event } = await tell(system, 'account.password_changed', person.accountId)
  await sendMail(mailer, { seq: event.seq, notice: 0, to: person.accountId })
  const { stopAt, text, html } = sent.at(-1)!
  expect(stopAt).toBeUndefined()
  expect(text + html).not.toMatch(/unsubscribe|Hentikan/)
})
