import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { programSeenBy, programsSeenBy } from '#domain/program/program-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { reportSeenBy } from './report-queries.server.ts'
import { submissionSeenBy } from './sending/submission-queries.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let programId: string
let report: { id: string; hash: string }

beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  reporter = await hunter()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  await join(reporter, programId)
  report = await send(reporter, programId)
})

async function setAccountStatus(standing: 'active' | 'suspended' | 'ended'): Promise<void> {
  await database().update(accounts).set({ standing }).where(eq(accounts.id, owner.accountId))
}
const listed = async (viewer: Actor, status?: 'open' | 'live') =>
  (await programsSeenBy(viewer, { place: 'listed', status, page: 1, size: 10 })).rows.map(
    ({ id, halted }) => [id, halted],
  )
const reads = async (viewer: Actor) => (await reportSeenBy(viewer, report.hash, report.id)) !== null

describe('a program whose company the platform has stopped', () => {
  it('takes no reports and no new participants while its owner is suspended, and shows why', async () => {
    await setAccountStatus('suspended')
    expect(await programSeenBy(visitor, programId)).toMatchObject({ open: false, halted: true })
    expect(await listed(visitor)).toEqual([[programId, true]])
    expect(await listed(visitor, 'open')).toEqual([])
    await expect(send(reporter, programId)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'program_closed',
    })
    await expect(join(await hunter(), programId)).rejects.toMatchObject({ detail: 'program_closed' })
    expect(await submissionSeenBy(reporter, programId, null)).toMatchObject({ obstacle: 'program_closed' })
    for (const viewer of [reporter, team, owner]) expect(await reads(viewer)).toBe(true)
  })

  it('is on no public list once the account has ended; earlier reports stay readable', async () => {
    await setAccountStatus('ended')
    for (const viewer of [visitor, reporter, await companyOwner('Lain')]) {
      expect(await listed(viewer)).toEqual([])
      expect(await programSeenBy(viewer, programId)).toBeNull()
    }
    await expect(send(reporter, programId)).rejects.toMatchObject({ code: 'not_found' })
    expect(await managedProgramSeenBy(team, programId)).toMatchObject({ halted: true })
    for (const viewer of [reporter, team, await member(owner.companyId, 1)])
      expect(await reads(viewer)).toBe(true)
  })

  it('is open again when its owner is restored', async () => {
    await setAccountStatus('active')
    expect(await listed(visitor, 'open')).toEqual([[programId, false]])
    await send(reporter, programId)
  })
})
