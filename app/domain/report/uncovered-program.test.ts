import { describe, expect, it } from 'vitest'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { reportingObstacleSeenBy } from '#domain/program/reporting/reporting-obstacle.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { companyOwner, hunter, operator, visitor } from '../../../test/support/cast.ts'
import { cover } from '../../../test/support/cover.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { draftProgram, join } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { commentOnReport } from './comment-on-report.server.ts'
import { submissionSeenBy } from './sending/submission-queries.server.ts'

useDatabase()

const points = { rewardType: 'points', grid: null, otherRewards: null } as const

async function scene(more: Parameters<typeof draftProgram>[1] = {}) {
  const owner = await companyOwner()
  const [team, reporter] = [await operator(), await hunter()]
  const programId = await draftProgram(owner, more)
  await submitProgram(owner, programId)
  await decideProgram(team, programId, { decision: 'accept', version: 1 })
  await join(reporter, programId)
  return { owner, reporter, programId }
}

describe('PRG-05 a program whose company has no money for its smallest reward', () => {
  it('takes no new reports, and its page shows why', async () => {
    const { owner, reporter, programId } = await scene()
    await cover(owner.companyId, 499_999n)
    await expect(send(reporter, programId)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'program_uncovered',
    })
    expect(await submissionSeenBy(reporter, programId, null)).toMatchObject({ obstacle: 'program_uncovered' })
    for (const reader of [visitor, reporter, owner]) {
      expect(await programSeenBy(reader, programId)).toMatchObject({ open: true, uncovered: true })
    }
    const program = (await programSeenBy(reporter, programId))!
    expect(await reportingObstacleSeenBy(reporter, program)).toBe('program_uncovered')
  })

  it('takes them again once money arrived, and honours those inside meanwhile', async () => {
    const { owner, reporter, programId } = await scene()
    await cover(owner.companyId, 500_000n)
    const { id } = await send(reporter, programId)
    expect((await programSeenBy(visitor, programId))?.uncovered).toBe(false)
    await commentOnReport(reporter, id, { audience: 'all', body: 'Ada satu langkah yang terlewat.' })
  })

  it('is not one that gives points only', async () => {
    const { reporter, programId } = await scene(points)
    expect((await programSeenBy(visitor, programId))?.uncovered).toBe(false)
    expect((await send(reporter, programId)).code).toBeTruthy()
  })
})
