import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { triage } from '../../../test/support/reward-scenario.ts'
import { assigneesSeenBy } from './report-assignees.server.ts'
import type { ReportFilters } from './report-filter.server.ts'
import { listReports } from './report-list.server.ts'
import { reportPathSeenBy } from './report-path.server.ts'
import { reportProgramsSeenBy } from './report-programs.server.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let colleague: Person
let reporter: Person
let program: string
const sent: { id: string; hash: string }[] = []

beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  colleague = await operator()
  reporter = await hunter()
  program = await liveProgram(owner, team, { title: 'Dikelola sendiri', managedBy: 'company' })
  await liveProgram(owner, team, { title: 'Tanpa laporan', managedBy: 'company' })
  await join(reporter, program)
  for (const part of ['pertama', 'kedua', 'ketiga'])
    sent.push(await send(reporter, program, { title: `Celah pada bagian ${part}` }))
  await takeReport(team, sent[0]!.id)
  await takeReport(colleague, sent[1]!.id)
  await takeReport(team, sent[2]!.id)
  await validateReport(team, sent[2]!.id, triage())
})

async function idsOf(viewer: Actor, filters: ReportFilters): Promise<string[]> {
  return (await listReports(viewer, filters)).rows.map(({ id }) => id)
}
const ids = (...places: number[]) => places.map((place) => sent[place]!.id)

describe('the queue of the platform team', () => {
  it('is filtered by assignee', async () => {
    const fresh = await send(reporter, program, { title: 'Celah yang belum diambil' })
    expect((await idsOf(team, { assignee: 'mine' })).toSorted()).toEqual(ids(0, 2).toSorted())
    expect(await idsOf(colleague, { assignee: 'mine' })).toEqual(ids(1))
    expect(await idsOf(team, { assignee: 'nobody' })).toEqual([fresh.id])
    const several = await idsOf(team, { assignee: [colleague.accountId, 'nobody'] })
    expect(several.toSorted()).toEqual([...ids(1), fresh.id].toSorted())
    expect(await idsOf(team, { assignee: ['x'] })).toEqual([])
    const all = await idsOf(team, {})
    expect(await idsOf(team, { assignee: [], stage: [] })).toEqual(all)
    const { rows } = await listReports(team, {
      stage: ['valid', 'submitted'],
      program: [program, 'x'],
    })
    expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(['valid', 'submitted']))
  })

  it('shows the assignee to operators alone', async () => {
    const all = await idsOf(owner, {})
    expect(await idsOf(owner, { assignee: 'nobody' })).toEqual(all)
    expect(await assigneesSeenBy(owner)).toEqual([])
    expect((await assigneesSeenBy(team)).map(({ id }) => id).toSorted()).toEqual(
      [team.accountId, colleague.accountId].toSorted(),
    )
  })

  it('shows the claim beside the last comment', async () => {
    const { rows } = await listReports(team, { stage: 'valid' })
    expect(rows).toMatchObject([{ claimedLevel: 5, level: 7, riskLevel: null }])
  })
})

describe('the inbox of a company', () => {
  it('has what waits for the company first, then by due moment', async () => {
    const inbox = await idsOf(owner, { sort: 'mine_first' })
    expect(inbox[0]).toBe(sent[2]!.id)
    expect(inbox).toHaveLength((await idsOf(owner, {})).length)
    expect((await idsOf(team, { sort: 'mine_first' })).at(-1)).toBe(sent[2]!.id)
  })

  it('offers the programs that have reports, to those who see them', async () => {
    expect(await reportProgramsSeenBy(owner)).toEqual([{ id: program, title: 'Dikelola sendiri' }])
    expect(await reportProgramsSeenBy(await companyOwner('Warung Pay'))).toEqual([])
    expect(await reportProgramsSeenBy(await member(owner.companyId, 2))).toEqual([])
    expect(await reportProgramsSeenBy(await member(owner.companyId, 2, [program]))).toHaveLength(1)
  })
})

describe('the short address of a report', () => {
  it('redirects readers of the report to its full address, and reveals nothing to others', async () => {
    const { id, hash } = sent[0]!
    expect(await reportPathSeenBy(team, id)).toBe(`${hash}/${id}`)
    expect(await reportPathSeenBy(owner, id)).toBe(`${hash}/${id}`)
    expect(await reportPathSeenBy(await companyOwner('Warung Pay'), id)).toBeNull()
    expect(await reportPathSeenBy(team, newId())).toBeNull()
    expect(await reportPathSeenBy(team, "' OR 1=1 --")).toBeNull()
    expect(await reportPathSeenBy(team, undefined)).toBeNull()
  })
})
