import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { aReport } from '../../../../test/support/report-row.ts'
import { openReportsFor } from '../open-reports.server.ts'
import { reportClocks } from '../report-tables.server.ts'
import { latePromisesSeenBy } from './report-figures.server.ts'

useDatabase()

test('open reports and late promises are counted only for those who may see the report', async () => {
  const [reporter, stranger, owner, rival] = [
    await hunter(),
    await hunter(),
    await companyOwner(),
    await companyOwner('Lain'),
  ]
  const report = await aReport({ reporter, owner })
  await database()
    .insert(reportClocks)
    .values({
      reportId: report.id,
      kind: 'triage',
      startedAt: after(now(), -day),
      dueAt: after(now(), -hour),
    })
  const one = { reporter: 0, operator: 1, company: 0 }
  const none = { reporter: 0, operator: 0, company: 0 }
  expect((await openReportsFor(reporter)).turns).toEqual(one)
  expect((await openReportsFor(await operator())).turns).toEqual(one)
  // The product manages this program: its company learns of a report when it is valid.
  for (const outside of [stranger, owner, rival, visitor]) {
    expect((await openReportsFor(outside)).turns).toEqual(none)
    expect(await latePromisesSeenBy(outside, 10)).toEqual([])
  }
  const [late] = await latePromisesSeenBy(await operator(), 10)
  expect(late).toMatchObject({ code: report.code, kind: 'triage', company: 'Nusa Bank' })
})
