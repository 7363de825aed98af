import { day, hour, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#infra/database.ts'
import { hunter, incidentAccount, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { anIncident } from '../../../test/support/incidents.ts'
import { assignedIncidents, incidentFigures, reportedIncidents } from './incident-lists.server.ts'
import { incidents } from './incident-tables.server.ts'
import { reportIncident } from './report-incident.server.ts'

useDatabase()

type Facts = Partial<typeof incidents.$inferInsert>

test('open tickets show both deadlines; their assessment is shown to handlers, not to the reporter', async () => {
  const [reporter, responder, other, team] = [
    await incidentAccount(),
    await incidentAccount(),
    await incidentAccount(),
    await operator(),
  ]
  await reportIncident(visitor, anIncident(), 'id')
  const [{ id }] = (await database().select({ id: incidents.id }).from(incidents)) as [{ id: string }]
  const set = (facts: Facts) => database().update(incidents).set(facts).where(eq(incidents.id, id))
  expect(await incidentFigures(team)).toMatchObject({ open: 1 })
  const receivedAt = new Date(now().getTime() - 30 * hour)
  const facts = { spam: false, personalData: true, vital: false, receivedAt }
  await set({ ...facts, reporterId: reporter.accountId, assigneeId: responder.accountId, assignedAt: now() })
  const due = { iiv: new Date(receivedAt.getTime() + day), pdp: new Date(receivedAt.getTime() + 3 * day) }
  const [own] = (await reportedIncidents(reporter)).rows
  expect(own?.clocks).toEqual([
    { kind: 'iiv', dueAt: due.iiv, applies: null, isOver: true },
    { kind: 'pdp', dueAt: due.pdp, applies: null, isOver: false },
  ])
  const [handled] = (await assignedIncidents(responder)).rows
  expect(handled?.clocks.map(({ applies }) => applies)).toEqual([false, true])
  for (const row of [own, handled]) expect(row).not.toHaveProperty('personalData')
  for (const list of [reportedIncidents, assignedIncidents]) {
    expect((await list(other)).rows).toEqual([])
    for (const one of [team, await hunter(), visitor]) {
      await expect(list(one)).rejects.toMatchObject({ code: 'not_found' })
    }
  }
  const judged = { kind: 'ransomware', severity: 'high', verifiedAt: now(), handlingAt: now() } as const
  await set({ ...judged, recoveredAt: now(), state: 'closed', endedAt: now() })
  expect((await assignedIncidents(responder)).rows[0]?.clocks).toEqual([])
  expect(await incidentFigures(team)).toEqual({ open: 0, oldestAt: null })
})
