import { describe, expect, it } from 'vitest'
import { noticesOf } from '#domain/event/event.ts'
import { type EventRow, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { programSeenBy, programsFrom, programsSeenBy } from '#domain/program/program-queries.server.ts'
import { reportingObstacleSeenBy } from '#domain/program/reporting/reporting-obstacle.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { companyOwner, hunter, operator, visitor } from '../../../test/support/cast.ts'
import { cover } from '../../../test/support/cover.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { draftProgram, join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { commentOnReport } from './comment-on-report.server.ts'
import { submissionSeenBy } from './sending/submission-queries.server.ts'

useDatabase()

const mailsOf = ({ type, facts }: EventRow) => noticesOf(type, facts).map(({ mail }) => mail)

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

  it('is accepted with a word of what is missing, and read after those that take reports', async () => {
    const { programId, owner } = await scene({ title: 'Tanpa saldo' })
    const accepted = async (id: string) =>
      (await unsafeHistoryOf('program', id)).find(({ type }) => type === 'program.accepted')!
    expect(mailsOf(await accepted(programId))).toEqual(['company_program_accepted_uncovered'])
    const rich = await companyOwner('Warung Pay')
    await cover(rich.companyId)
    const open = await liveProgram(rich, await operator(), { title: 'Bersaldo' })
    expect(mailsOf(await accepted(open))).toEqual(['company_program_accepted'])
    const later = await scene({ title: 'Tanpa saldo juga' })
    const shown = async () => {
      const [{ rows }, pages] = [
        await programsFrom(visitor, { place: 'listed', status: 'live' }, { size: 50 }),
        await programsSeenBy(visitor, { place: 'listed', status: 'live', page: 1, size: 50 }),
      ]
      expect(pages.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      return rows.filter(({ id }) => [programId, open, later.programId].includes(id)).map(({ id }) => id)
    }
    expect(await shown()).toEqual([open, later.programId, programId])
    await cover(owner.companyId)
    expect(await shown()).toEqual([open, programId, later.programId])
  })

  it('is read in the same order page by page', async () => {
    const list = { place: 'listed', status: 'live' } as const
    const whole = await programsFrom(visitor, list, { size: 50 })
    const ids: string[] = []
    let from: string | null = null
    do {
      const page = await programsFrom(visitor, list, { from, size: 1 })
      ids.push(...page.rows.map(({ id }) => id))
      from = page.next
    } while (from)
    expect(ids.length).toBeGreaterThan(3)
    expect(ids).toEqual(whole.rows.map(({ id }) => id))
  })

  it('is not one that gives points only', async () => {
    const { reporter, programId } = await scene(points)
    expect((await programSeenBy(visitor, programId))?.uncovered).toBe(false)
    expect((await send(reporter, programId)).code).toBeTruthy()
  })
})
