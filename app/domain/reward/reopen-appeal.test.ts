import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { expireInfo } from '#domain/report/clock/expire-info.server.ts'
import { askInfo } from '#domain/report/spoken-moves.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reportRow, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { closeAsInvalid } from './close-as-invalid.server.ts'
import { reopenAppeal } from './reopen-appeal.server.ts'
import { pointEntries } from './reward-tables.server.ts'

useDatabase()

const body = 'Keberatan diterima: langkahnya dapat diulang pada akun lain.'
const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'

it('RPT-09 revokes the points of a closing when its report is reopened, whatever its later outcome', async () => {
  const reporter = await hunter()
  const [first, second] = [await operator(), await operator()]
  const id = await reviewedReport(await liveProgram(await companyOwner()), reporter)
  await closeAsInvalid(first, id, { reason: 'spam', note })
  expect(await entriesOf(id)).toBe(-10)
  await reopenAppeal(second, id, { body })
  expect(await entriesOf(id)).toBe(0)
  await askInfo(second, id, { body })
  travelTo(after(now(), 15 * day))
  await expireInfo(system)
  expect(await reportRow(id)).toMatchObject({ stage: 'closed', closeReason: 'no_response' })
  expect(await entriesOf(id)).toBe(0)
})

async function entriesOf(reportId: string): Promise<number> {
  const total = sum(pointEntries.points).mapWith(Number)
  const [row] = await database()
    .select({ total })
    .from(pointEntries)
    .where(eq(pointEntries.reportId, reportId))
  return row?.total ?? 0
}
