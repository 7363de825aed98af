import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import { remindOfEndingPlans } from '#domain/company/plan/remind-of-ending-plans.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner, member, operator, system } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { sendMail } from './send-mail.ts'

useDatabase()

const told = (companyId: string) =>
  database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, companyId), eq(events.type, 'company.plan_ending')))
    .orderBy(asc(events.seq))

test('the owner alone is notified 30, 7 and 1 days before a plan ends, once each, however often and late the job runs', async () => {
  const [owner, team] = [await companyOwner('Kopi Gayo', 'free'), await operator()]
  const admin = await member(owner.companyId, 1)
  await database().update(accounts).set({ locale: 'en' }).where(eq(accounts.id, owner.accountId))
  const start = now()
  const on = (days: number) => jakartaDay(after(start, days * day))
  const grant = (until: string) =>
    grantPlan(team, owner.companyId, { requestId: '', plan: 'pro', validFrom: on(0), validUntil: until })
  await grant(on(60))
  const counts: number[] = []
  for (const days of [29, 30, 31, 55, 58, 59, 60, 61]) {
    travelTo(after(start, days * day))
    // Two processes at once, and one more a moment later.
    const runs = await Promise.all([remindOfEndingPlans(system), remindOfEndingPlans(system)])
    counts.push(runs[0]! + runs[1]! + (await remindOfEndingPlans(system)))
  }
  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0, 0])
  const happened = await told(owner.companyId)
  expect(happened.map(({ facts }) => [facts.before, facts.validUntil])).toEqual(
    [30, 7, 1].map((before) => [before, on(60)]),
  )

  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } as Mailer
  const { seq } = happened[0]!
  for (const to of [owner, admin, team])
    expect(await sendMail(mailer, { seq, notice: 0, to: to.accountId })).toBe(
      to === owner ? 'sent' : 'not_for_them_any_more',
    )
  expect(sent[0]!.subject).toMatch(/^The plan of your company ends on \d{1,2} \w+ \d{4}$/)
  expect(sent[0]!.text).toContain(`${settings().origin}/en/company/license`)

  // Extended while the mail was waiting: no one needs it any more, and the new end has reminders of its own.
  travelTo(after(start, 60 * day))
  await grantPlan(team, owner.companyId, {
    requestId: '',
    plan: 'pro',
    validFrom: on(60),
    validUntil: on(160),
  })
  expect(await sendMail(mailer, { seq, notice: 0, to: owner.accountId })).toBe('not_for_them_any_more')
  travelTo(after(start, 130 * day))
  expect(await remindOfEndingPlans(system)).toBe(1)
  expect((await told(owner.companyId)).at(-1)?.facts).toMatchObject({ before: 30, validUntil: on(160) })
})
