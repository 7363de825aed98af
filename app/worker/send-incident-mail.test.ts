import { after, day, second } from '@cakrawala/calendar/clock'
import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { clearIncident } from '#domain/incident/forget-incidents.server.ts'
import { firstAnswerWithin } from '#domain/incident/incident.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { rejectIncident } from '#domain/incident/move-incident.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { takeIncident } from '#domain/incident/take-incident.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { momentText } from '#i18n/moment.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner, incidentAccount, operator, visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { anIncident } from '../../test/support/incidents.ts'
import { isNewIncident, sendIncidentMail } from './send-incident-mail.ts'
import { sendLinkMail } from './send-link-mail.ts'
import { sendMail } from './send-mail.ts'

useDatabase()

const nasty = {
  title: 'evil.test <b>',
  name: 'PT Jahat',
  description: `Kunjungi https://evil.test ${'x'.repeat(20)}`,
}
const report = (email: string, more = {}) =>
  reportIncident(visitor, anIncident({ email, ...nasty, ...more }), 'en')

test('the mailbox is notified of a ticket by its code alone, and of spam once it is cleared', async () => {
  const id = await report('a@contoh.test')
  const { mailer, sent } = channel()
  expect(isNewIncident({ type: 'incident.reported', facts: { spam: false } })).toBe(true)
  for (const facts of [{ spam: true }, {}])
    expect(isNewIncident({ type: 'incident.reported', facts })).toBe(false)
  expect(await sendIncidentMail(mailer, { seq: 7, incidentId: id })).toBe('sent')
  expect(sent[0]!.to).toBe(`insiden@${settings().brandEmailDomain}`)
  expect(sent[0]!.text).toContain(`${settings().origin}/hello/incidents/${id}`)
  expect(sent[0]!.subject).toContain(await codeOf(id))
  const spam = await report('b@contoh.test', { reference: 'x' })
  expect(await sendIncidentMail(mailer, { seq: 8, incidentId: spam })).toBe('not_needed')
  await clearIncident(await operator(), spam)
  expect(isNewIncident({ type: 'incident.cleared', facts: {} })).toBe(true)
  expect(await sendIncidentMail(mailer, { seq: 9, incidentId: spam })).toBe('sent')
  expectNoWord(sent)
})

test('an unknown address gets the name and a link for a password, never a password; each notification brings a new link', async () => {
  const id = await report('baru@contoh.test')
  const { mailer, sent } = channel()
  await sendWaiting(mailer, id)
  const [row] = await database().select().from(incidents).where(eq(incidents.id, id))
  expect(sent[0]!.to).toBe('baru@contoh.test')
  for (const words of [row!.code, row!.username, '/en/incident/create-password?token=', 'Received'])
    expect(sent[0]!.text).toContain(words)
  // Counted from the same constant as the alarm of the responders.
  const due = momentText(after(row!.receivedAt, firstAnswerWithin), 'en')
  expect(sent[0]!.text).toContain(`A responder answers for the first time by ${due}.`)
  const team = await operator()
  await takeIncident(team, id)
  await rejectIncident(team, id, 'This is a request for help, not an incident.')
  await sendWaiting(mailer, id)
  expect(sent).toHaveLength(2)
  expect(sent[1]!.text).toContain('Not processed')
  expect(sent[1]!.text).not.toMatch(/request for help|for the first time/)
  expectNoWord(sent)
})

test('a reporter with an account is greeted by the name of the report that opened it, and never by that of a later one', async () => {
  const reporter = await incidentAccount()
  const email = `${reporter.username}@demo.test`
  const nameIs = async (name: string, receivedAt: Date) => {
    const id = await report(email, { name })
    await database().update(incidents).set({ receivedAt }).where(eq(incidents.id, id))
    const [event] = await database()
      .select()
      .from(events)
      .where(eq(events.subjectId, id))
      .orderBy(asc(events.seq))
    const { mailer, sent } = channel()
    await sendMail(mailer, { seq: event!.seq, notice: 0, to: reporter.accountId })
    return /^Hello (.*),$/m.exec(sent[0]!.text)![1]
  }
  await database().update(accounts).set({ locale: 'en' }).where(eq(accounts.id, reporter.accountId))
  const [account] = await database().select().from(accounts).where(eq(accounts.id, reporter.accountId))
  const before = after(account!.createdAt, -day)
  expect(await nameIs('kunjungi evil.test', before)).toBe(reporter.username)
  expect(await nameIs('Dr. Ratna Dewi, S.T.', after(before, second))).toBe('Dr. Ratna Dewi')
  expect(await nameIs('Orang Lain', after(account!.createdAt, day))).toBe('Dr. Ratna Dewi')
})

test('an address of another role gets a link that shows the ticket, and nothing of that account', async () => {
  const owner = await companyOwner()
  const [account] = await database().select().from(accounts).where(eq(accounts.id, owner.accountId))
  const id = await report(account!.email)
  const { mailer, sent } = channel()
  await sendWaiting(mailer, id)
  expect(sent[0]!.text).toContain('/en/incident/ticket?token=')
  expect(sent[0]!.text).not.toMatch(/create-password|company_/)
  expectNoWord(sent)
})

test('a reporter with an account is notified by the event, in the area of tickets', async () => {
  const reporter = await incidentAccount()
  const id = await report(`${reporter.username}@demo.test`)
  const [event] = await database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.type, 'incident.reported')))
  const happening = event as unknown as EventRow
  const circle = await recipientsOf(database(), 'incident_reporter', happening)
  expect(circle.map((one) => one.id)).toEqual([reporter.accountId])
  const { mailer, sent } = channel()
  expect(await sendMail(mailer, { seq: event!.seq, notice: 0, to: reporter.accountId })).toBe('sent')
  expect(sent[0]!.text).toContain(`${settings().origin}/incident/tickets/${id}`)
  expect(sent[0]!.subject).toContain(await codeOf(id))
  await sendWaiting(mailer, id)
  expect(sent).toHaveLength(1)
  // While no one handles it the whole team does; afterwards one person.
  const team = await operator()
  const handlers = async () =>
    (await recipientsOf(database(), 'incident_handlers', happening)).map((one) => one.id)
  expect(await handlers()).toContain(team.accountId)
  await takeIncident(team, id)
  expect(await handlers()).toEqual([team.accountId])
  await database().update(incidents).set({ reporterId: null }).where(eq(incidents.id, id))
  expect(await recipientsOf(database(), 'incident_reporter', happening)).toEqual([])
  expectNoWord(sent)
})

async function sendWaiting(mailer: Mailer, incidentId: string): Promise<void> {
  const waiting = and(eq(links.subjectId, incidentId), sql`${links.sealedToken} IS NOT NULL`)
  const rows = await database().select().from(links).where(waiting)
  for (const { id } of rows) await sendLinkMail({ mailer, sms: null }, { seq: 5, linkId: id })
}

async function codeOf(id: string): Promise<string> {
  const [row] = await database().select({ code: incidents.code }).from(incidents).where(eq(incidents.id, id))
  return row!.code
}

function expectNoWord(sent: Mail[]): void {
  expect(sent.length).toBeGreaterThan(0)
  for (const mail of sent) {
    expect(JSON.stringify(mail)).not.toMatch(/evil\.test|Jahat|<b>/)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
}

function channel() {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } as Mailer
  return { mailer, sent }
}
