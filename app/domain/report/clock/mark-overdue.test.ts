import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { aReport } from '../../../../test/support/report-row.ts'
import { reportClocks } from '../report-tables.server.ts'
import { markOverdueClocks } from './mark-overdue.server.ts'

useDatabase()

test('a promise past its due moment is notified once, also by two processes at once; paused and met ones never', async () => {
  const report = await aReport({ reporter: await hunter(), owner: await companyOwner() })
  const clock = { reportId: report.id, startedAt: after(now(), -2 * day), dueAt: after(now(), -hour) }
  await database()
    .insert(reportClocks)
    .values([
      { ...clock, kind: 'triage' },
      { ...clock, kind: 'rating', pausedAt: now() },
      { ...clock, kind: 'fix', stoppedAt: now() },
      { ...clock, kind: 'reward', dueAt: after(now(), hour) },
    ])
  const found = await Promise.all([markOverdueClocks(system), markOverdueClocks(system)])
  expect(found.sort()).toEqual([0, 1])
  expect(await markOverdueClocks(system)).toBe(0)
  const told = await database().select().from(events).where(eq(events.subjectId, report.id))
  expect(told.map(({ type, facts }) => [type, facts.kind])).toEqual([['report.clock_overdue', 'triage']])
})
