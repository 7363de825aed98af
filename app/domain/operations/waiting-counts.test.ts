import { beforeAll, describe, expect, it } from 'vitest'
import { listReports } from '#domain/report/report-list.server.ts'
import { reportsWaitingOn } from '#domain/report/waiting-count.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { member, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildEnvironment, type Environment } from '../../../test/support/environment.ts'
import { liveProgram, reviewedReport, triage } from '../../../test/support/reward-scenario.ts'
import { takeWork } from './take-work.server.ts'
import { waitingCountsFor } from './waiting-counts.server.ts'
import { workQueueSeenBy } from './work-queue-queries.server.ts'

useDatabase()
let environment: Environment
beforeAll(async () => {
  environment = await buildEnvironment()
}, 120_000)

const waiting = async (viewer: Actor) => (await listReports(viewer, { waiting: 'me' }, { size: 100 })).rows
const queued = async (team: Person, taker: 'mine' | 'nobody') =>
  (await workQueueSeenBy(team, { desk: null, taker, from: null }, 100)).rows.length

describe('what waits on a person', () => {
  it('is as many reports as their list has', async () => {
    const { hello, owner, reporter, rival } = environment.people
    for (const viewer of [hello, owner, reporter, rival]) {
      const { reports } = await waitingCountsFor(viewer)
      expect([viewer.username, reports]).toEqual([viewer.username, (await waiting(viewer)).length])
    }
    expect((await waitingCountsFor(hello)).reports).toBeGreaterThan(0)
    for (const { stage } of await waiting(reporter)) expect(stage).not.toBe('draft')
    expect(await reportsWaitingOn(hello, 0)).toBe(1)
  })

  it('is only what a member of a company may act on', async () => {
    const owner = environment.people.owner as Person & { companyId: string }
    for (const reports of [2, 1]) {
      const programId = await liveProgram(owner)
      for (let n = 0; n < reports; n++)
        await validateReport(
          environment.people.hello,
          await reviewedReport(programId, environment.people.reporter),
          triage(),
        )
    }
    const { rows } = await listReports(owner, { waiting: 'company' }, { size: 100 })
    const ids = rows.map(({ program }) => program.id)
    const programs = [...new Set(ids)]
    expect(programs.length).toBeGreaterThan(1)
    const of = async (grants: string[], rights: Parameters<typeof member>[3]) => {
      const person = await member(owner.companyId, 2, grants, rights)
      const { reports, queue } = await waitingCountsFor(person)
      expect(queue).toBeNull()
      expect(reports).toBe((await waiting(person)).length)
      return reports
    }
    expect(await of(programs, [])).toBe(0)
    expect(await of(programs, ['reward.decide'])).toBe(ids.length)
    expect(await of(programs.slice(0, 1), ['report.rate'])).toBe(
      ids.filter((id) => id === programs[0]).length,
    )
    expect(await of([], ['report.rate'])).toBe(0)
    expect((await waitingCountsFor({ ...owner, suspended: true })).reports).toBe(0)
  })

  it('is the work queue for the platform team, theirs and no one’s', async () => {
    const { hello } = environment.people
    await takeWork(hello, { desk: 'reports', id: environment.reports.sent.id })
    const { queue } = await waitingCountsFor(hello)
    const { counts } = await workQueueSeenBy(hello, { desk: null, taker: null, from: null })
    expect(queue?.desks).toEqual(counts)
    expect(queue?.mine).toBe(await queued(hello, 'mine'))
    expect(queue?.nobody).toBe(await queued(hello, 'nobody'))
    expect(queue?.mine).toBeGreaterThan(0)
    await expect(waitingCountsFor(visitor)).rejects.toMatchObject({ code: 'not_found' })
  })
})
