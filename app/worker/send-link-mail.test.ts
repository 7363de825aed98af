import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import type { Sms } from '@cakrawala/mail-sender/sms'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { lockReset } from '#domain/account/recovery/lock-reset.server.ts'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner, member, visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { invited, withPassword } from '../../test/support/members.ts'
import { sendLinkMail } from './send-link-mail.ts'

useDatabase()

test('a held reset is notified by mail and by text message, with a link to our own page, once', async () => {
  const owner = await companyOwner()
  const staff = await member(owner.companyId, 2)
  await transaction((tx) => lockReset(tx, visitor, { accountId: staff.accountId, way: 'link' }))
  const { mailer, sms, sent } = channels()
  const told = await database().select().from(links).where(eq(links.purpose, 'factor_reset_cancel'))
  for (const turn of [1, 2]) {
    for (const { id } of told) {
      const outcome = await sendLinkMail({ mailer, sms }, { seq: turn, linkId: id })
      expect(outcome).toBe(turn === 1 ? 'sent' : 'not_needed')
    }
  }
  expect(sent.map(({ to }) => to).sort()).toEqual(
    ['+622150001234', `${owner.username}@demo.test`, `${staff.username}@demo.test`].sort(),
  )
  const page = `${settings().origin}/verify/forgot-totp/cancel?token=`
  for (const { text } of sent) {
    expect(text).toContain(staff.username)
    expect(text).toContain(page)
  }
})

test('each link is in the language its reader has when it is sent', async () => {
  const owner = await companyOwner()
  const staff = await member(owner.companyId, 2)
  await transaction((tx) => lockReset(tx, visitor, { accountId: staff.accountId, way: 'link' }))
  await chooseLanguage(owner, { locale: 'en' })
  const { mailer, sms, sent } = channels()
  for (const { accountId } of [owner, staff]) {
    const [row] = await database().select().from(links).where(eq(links.accountId, accountId))
    await sendLinkMail({ mailer, sms }, { seq: 1, linkId: row!.id })
  }
  const path = '/verify/forgot-totp/cancel?token='
  expect(sent.map(({ text }) => [text.includes(`/en${path}`), text.includes('authenticator')])).toEqual([
    [true, true],
    [false, false],
  ])
})

test('an invitation says how long its link is good', async () => {
  const { input } = await invited(await withPassword(await companyOwner()))
  const [row] = await database().select().from(links).where(eq(links.email, input.email))
  const { mailer, sms, sent } = channels()
  expect(await sendLinkMail({ mailer, sms }, { seq: 1, linkId: row!.id })).toBe('sent')
  expect(sent[0]!.text).toContain('berlaku 72 jam')
})

test('without a gateway for text messages the mails are still sent', async () => {
  const owner = await companyOwner()
  await transaction((tx) => lockReset(tx, visitor, { accountId: owner.accountId, way: 'link' }))
  const phone = and(eq(links.email, '+622150001234'), eq(links.purpose, 'factor_reset_cancel'))
  const rows = await database().select().from(links).where(phone)
  const { mailer } = channels()
  const last = rows.at(-1)!
  expect(await sendLinkMail({ mailer, sms: null }, { seq: 9, linkId: last.id })).toBe('no_gateway')
})

test("the owner and admins of a company are notified of its account's reset; other members and companies are not", async () => {
  const owner = await companyOwner()
  const admin = await member(owner.companyId, 1)
  const staff = await member(owner.companyId, 2)
  await companyOwner('Warung Pay')
  const hear = async (subjectId: string) => {
    const event = { seq: 1, type: 'account.factor_reset_done', subjectId, actorId: null, facts: {} }
    const people = await recipientsOf(database(), 'account_company', event as unknown as EventRow)
    return people.map(({ username }) => username).sort()
  }
  expect(await hear(staff.accountId)).toEqual([owner.username, admin.username].sort())
  expect(await hear(admin.accountId)).toEqual([owner.username])
  expect(await hear(owner.accountId)).toEqual([admin.username])
})

function channels() {
  const sent: { to: string; text: string }[] = []
  const mailer = {
    send: async ({ to, text }: Mail) => void sent.push({ to, text }),
    close: () => undefined,
  } as unknown as Mailer
  const sms: Sms = { send: async (message) => void sent.push(message), close: () => undefined }
  return { mailer, sms, sent }
}
