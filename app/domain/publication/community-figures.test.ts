import { travelTo } from '@cakrawala/calendar/clock'
import { expect, it } from 'vitest'
import { companyOwner, hunter } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { communityFigures } from './publication-figures.server.ts'

useDatabase()
const yesterday = new Date('2026-03-04T10:00:00Z')
const today = new Date('2026-03-05T03:00:00Z')
const fixed = { stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'paid' } as const

it('counts what was found valid and what was fixed before last midnight, and no refused report', async () => {
  travelTo(new Date('2026-03-01T00:00:00Z'))
  const owner = await companyOwner()
  const reporter = await hunter()
  const open = await liveProgram(owner)
  const hidden = await liveProgram(owner, { visibility: 'private' })
  await reviewedReport(open, reporter, { ...fixed, validAt: yesterday, closedAt: yesterday })
  await reviewedReport(hidden, reporter, { ...fixed, validAt: yesterday, closedAt: today })
  await reviewedReport(open, reporter, { stage: 'valid', validAt: today })
  await reviewedReport(open, reporter, { stage: 'closed', closeReason: 'duplicate', closedAt: yesterday })
  travelTo(new Date('2026-03-05T12:00:00Z'))
  expect(await communityFigures()).toEqual({ valid: 2, fixed: 1 })
  travelTo(new Date('2026-03-05T17:00:00Z'))
  expect(await communityFigures()).toEqual({ valid: 3, fixed: 2 })
})
