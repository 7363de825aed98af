import { after, day, hour, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { incidentAccount, operator, system, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { anAssessment, anIncident, seatResponder } from '../../../test/support/incidents.ts'
import { incidentSeenBy } from './incident-queries.server.ts'
import { incidents } from './incident-tables.server.ts'
import { rejectIncident, verifyIncident } from './move-incident.server.ts'
import { remindOfDeadlines } from './remind-of-deadlines.server.ts'
import { reportIncident } from './report-incident.server.ts'
import { assignIncident, takeIncident } from './take-incident.server.ts'

useDatabase()

let reported = 0
const report = (said = {}) =>
  reportIncident(visitor, anIncident({ email: `pelapor${++reported}@nusabank.test`, ...said }), 'id')

async function reminders(id: string) {
  const kinds = ['incident.clock_warned', 'incident.clock_overdue']
  const rows = await database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), inArray(events.type, kinds)))
    .orderBy(asc(events.seq))
  return rows.map(({ type, facts }) => `${String(facts.kind)} ${type.slice('incident.clock_'.length)}`)
}

test('every legal deadline is notified before its end and at its end, each once, also by two processes at once', async () => {
  const id = await report()
  const came = now()
  const at = async (age: number) => {
    travelTo(after(came, age))
    await Promise.all([remindOfDeadlines(system), remindOfDeadlines(system)])
    return reminders(id)
  }
  expect(await at(18 * hour - minute)).toEqual([])
  expect(await at(18 * hour + minute)).toEqual(['iiv warned'])
  expect(await at(day - minute)).toEqual(['iiv warned'])
  expect(await at(day + minute)).toEqual(['iiv warned', 'iiv overdue'])
  expect(await at(54 * hour + minute)).toEqual(['iiv warned', 'iiv overdue', 'pdp warned'])
  const all = ['iiv warned', 'iiv overdue', 'pdp warned', 'pdp overdue']
  expect(await at(3 * day + minute)).toEqual(all)
  expect(await at(40 * day)).toEqual(all)
})

test('a deadline assessed as not binding, an ended ticket and spam are skipped', async () => {
  const team = await operator()
  const [judged, rejected] = [await report(), await report()]
  const spam = await report({ reference: 'x' })
  for (const id of [judged, rejected]) await takeIncident(team, id)
  await verifyIncident(team, judged, anAssessment({ vital: false, personalData: true }))
  await rejectIncident(team, rejected, 'Ini permintaan bantuan, bukan insiden.')
  travelTo(after(now(), 4 * day))
  await remindOfDeadlines(system)
  expect(await Promise.all([judged, rejected, spam].map(reminders))).toEqual([['pdp overdue'], [], []])
})

test('handlers of the ticket see the reminder in it; its reporter does not', async () => {
  const [reporter, responder, team] = [await incidentAccount(), await incidentAccount(), await operator()]
  await seatResponder(team, responder)
  const id = await report({ email: `${reporter.username}@demo.test` })
  await assignIncident(team, id, responder.accountId)
  await database().update(incidents).set({ reporterId: reporter.accountId }).where(eq(incidents.id, id))
  travelTo(after(now(), day + minute))
  await remindOfDeadlines(system)
  const told = async (one: typeof team) =>
    (await incidentSeenBy(one, id)).ticket.entries.flatMap((entry) =>
      entry.kind === 'warned' || entry.kind === 'overdue' ? [[entry.kind, entry.clock, entry.side]] : [],
    )
  expect(await told(responder)).toEqual([['overdue', 'iiv', 'house']])
  expect(await told(team)).toEqual([['overdue', 'iiv', 'house']])
  expect(await told(reporter)).toEqual([])
})
