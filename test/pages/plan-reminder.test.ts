import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { type Inbox, startInbox } from '@cakrawala/mail-inbox/start-inbox'
import { createMailer, type Mailer } from '@cakrawala/mail-sender/mail'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import { remindOfEndingPlans } from '#domain/company/plan/remind-of-ending-plans.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { planMails } from '#i18n/mails-plan.ts'
import { dateText } from '#i18n/moment.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sendMail } from '#worker/send-mail.ts'
import { companyOwner, member, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { tellAgain } from '../support/notices.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const dir = mkdtempSync(path.join(tmpdir(), 'plan-inbox-'))
let inbox: Inbox
let mailer: Mailer
beforeAll(async () => {
  inbox = await startInbox({ dir, httpPort: 0, smtpPort: 0 })
  mailer = createMailer(inbox.smtpUrl, settings().mailFrom)
})
afterAll(async () => {
  mailer.close()
  await inbox.close()
  rmSync(dir, { recursive: true, force: true })
})

const received = async () =>
  (await (await fetch(`${inbox.pageUrl}/api/messages`)).json()) as {
    to: string[]
    subject: string
    text: string
  }[]

/** A company whose plan ends in 40 days; its owner reads English. */
async function aCompany(name: string) {
  const [owner, team] = [await companyOwner(name, 'free'), await operator()]
  const [from, until] = [jakartaDay(now()), jakartaDay(after(now(), 40 * day))]
  await grantPlan(team, owner.companyId, { requestId: '', plan: 'pro', validFrom: from, validUntil: until })
  await database().update(accounts).set({ locale: 'en' }).where(eq(accounts.id, owner.accountId))
  return { owner, admin: await member(owner.companyId, 1), ends: after(now(), 40 * day) }
}

const page = async (person: Person, address: string) =>
  (await site.ask(address, { as: await sessionOf(person) })).text()

test('a plan that ends notifies its owner alone, with the day it ends, and links to the license', async () => {
  const { owner, admin, ends } = await aCompany('Kopi Toraja')
  const start = now()
  const told = { id: 0, en: 0 }
  for (const [turn, before] of [30, 7, 1].entries()) {
    travelTo(after(start, (40 - before) * day))
    expect(await remindOfEndingPlans(system)).toBe(1)
    const event = (await unsafeEventsAfter(0, 100_000)).at(-1)!
    expect((await tellAgain(event)).map(({ reader }) => reader.id)).toEqual([owner.accountId])
    const rows = await noticesSeenBy(owner, {}, { size: 20 })
    expect(rows).toHaveLength(turn + 1)
    expect(rows[0]).toMatchObject({
      ...{ kind: 'company_plan_ending', group: 'money', path: '/company/license', read: false },
      facts: { validUntil: jakartaDay(ends) },
    })
    for (const locale of ['id', 'en'] as const) {
      const sentence = planMails[locale].company_plan_ending.subject({
        until: dateText(ends, locale),
      } as Parameters<typeof planMails.id.company_plan_ending.subject>[0])
      const root = locale === 'en' ? '/en' : ''
      const html = await page(owner, `${root}/company/notifications`)
      expect(html).toContain(sentence)
      expect(html).toContain(`href="${root}/company/license"`)
      told[locale] += html.split(sentence).length - 1
      expect(await page(admin, `${root}/company/notifications`)).not.toContain(sentence)
    }

    const { seq } = event
    expect(await sendMail(mailer, { seq, notice: 0, to: admin.accountId })).toBe('not_for_them_any_more')
    expect(await sendMail(mailer, { seq, notice: 0, to: owner.accountId })).toBe('sent')
    const mails = await received()
    expect(mails).toHaveLength(turn + 1)
    const [address] = await database()
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, owner.accountId))
    for (const { to, subject, text } of mails) {
      expect(to).toEqual([address!.email])
      expect(subject).toBe(`The plan of your company ends on ${dateText(ends, 'en')}`)
      expect(text).toContain(`valid until ${dateText(ends, 'en')}`)
      expect(text).toContain(`${settings().origin}/en/company/license`)
    }
  }
  // In the bell and in the list, three of them at last.
  expect(told.id).toBe(told.en)
  expect(told.id).toBeGreaterThanOrEqual(6)
  await fetch(`${inbox.pageUrl}/api/messages`, { method: 'DELETE' })
})
