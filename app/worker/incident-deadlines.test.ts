import { after, day, minute, now, travelTo } from '@cakrawala/calendar/clock'
import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { rejectIncident } from '#domain/incident/move-incident.server.ts'
import { remindOfDeadlines } from '#domain/incident/remind-of-deadlines.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import { type Happening, recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { incidentAccount, operator, system, visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { anIncident, seatResponder } from '../../test/support/incidents.ts'
import { sendMail } from './send-mail.ts'

useDatabase()

test('the responder and operators get a mail of a deadline, with its moment and no text of the ticket', async () => {
  const [responder, other, team] = [await incidentAccount(), await incidentAccount(), await operator()]
  await seatResponder(team, responder)
  await seatResponder(team, other)
  const id = await reportIncident(visitor, anIncident(), 'id')
  await assignIncident(team, id, responder.accountId)
  travelTo(after(now(), day + minute))
  await remindOfDeadlines(system)
  const event = await eventOf(id, 'incident.clock_overdue')
  const circle = async () =>
    (await recipientsOf(database(), 'incident_watchers', event as Happening)).map((one) => one.id)
  expect((await circle()).toSorted()).toEqual([responder.accountId, team.accountId].toSorted())
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } as Mailer
  for (const to of [responder, team, other]) {
    const went = await sendMail(mailer, { seq: event.seq, notice: 0, to: to.accountId })
    expect(went).toBe(to === other ? 'not_for_them_any_more' : 'sent')
  }
  const { origin } = settings()
  const places = [`${origin}/incident/tickets/${id}`, `${origin}/hello/incidents/${id}`]
  for (const [at, { subject, text }] of sent.entries()) {
    expect(subject).toMatch(/^Tenggat 1×24 jam lewat: /)
    expect(text).toMatch(/lewat pada \d{1,2} \S+ \d{4}, \d{2}\.\d{2} WIB/)
    expect(text).toContain(places[at])
    expect(text).not.toMatch(/Berkas server|nusabank|Ratna/)
  }
  // Over while the mail was waiting: no one needs it any more.
  await takeIncident(team, id)
  await rejectIncident(team, id, 'Ini permintaan bantuan, bukan insiden.')
  expect(await circle()).toEqual([])
})

async function eventOf(id: string, type: string) {
  const which = and(eq(events.subjectId, id), eq(events.type, type))
  const [row] = await database().select().from(events).where(which)
  return row!
}
