import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { grantProgram } from '#domain/program/grant/grant-program.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { commentOnReport } from './comment-on-report.server.ts'
import { moveReport } from './move-report.server.ts'
import { reportCountsFor } from './report-counts.server.ts'
import { listReports } from './report-list.server.ts'
import { reportSeenBy } from './report-queries.server.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let managed: string
let own: string
beforeAll(async () => {
  owner = await withPassword(await companyOwner())
  team = await operator()
  reporter = await hunter()
  managed = await liveProgram(owner, team, { title: 'Dikelola produk', managedBy: 'product' })
  own = await liveProgram(owner, team, { title: 'Dikelola sendiri', managedBy: 'company' })
  await join(reporter, managed)
  await join(reporter, own)
})

async function sees(
  viewer: Actor,
  { id, hash, code }: { id: string; hash: string; code: string },
): Promise<boolean> {
  const one = (await reportSeenBy(viewer, hash, id)) !== null
  const listed = (await listReports(viewer, { search: code })).rows.length === 1
  expect(listed).toBe(one)
  return one
}

async function makeValid(id: string): Promise<void> {
  await takeReport(team, id)
  await transaction((tx) =>
    moveReport(tx, team, id, 'validate', { set: { triagedLevel: 5, reproductionNote: 'Diulang' } }),
  )
}

describe('the readers of a report', () => {
  it('the company from submission where it manages the program itself, from valid on where the platform does', async () => {
    const direct = await send(reporter, own)
    const through = await send(reporter, managed)
    expect(await sees(owner, direct)).toBe(true)
    expect(await sees(owner, through)).toBe(false)
    await makeValid(through.id)
    expect(await sees(owner, through)).toBe(true)
  })

  it('members of permission 2 only where granted, admins everywhere in their company, rivals nowhere', async () => {
    const report = await send(reporter, own)
    const granted = await member(owner.companyId, 2)
    await grantProgram(owner, own, granted.memberId!, proof)
    expect(await sees(granted, report)).toBe(true)
    expect(await sees(await member(owner.companyId, 2), report)).toBe(false)
    expect(await sees(await member(owner.companyId, 1), report)).toBe(true)
    const rival = await companyOwner('Warung Pay')
    for (const stranger of [rival, await hunter(), await incidentAccount(), visitor]) {
      expect(await sees(stranger, report)).toBe(false)
      expect(await reportCountsFor(stranger)).toMatchObject({ status1: 0, waitingOnMe: 0 })
    }
    expect(await sees(team, report)).toBe(true)
    expect(await sees(reporter, report)).toBe(true)
  })

  it('only by a hash and an id of one row', async () => {
    const [a, b] = [await send(reporter, own), await send(reporter, own)]
    expect(await reportSeenBy(reporter, a.hash, b.id)).toBeNull()
    expect(await reportSeenBy(reporter, a.hash, newId())).toBeNull()
    expect(await reportSeenBy(reporter, a.hash, 'null')).toBeNull()
    expect(await reportSeenBy(reporter, '', a.id)).toBeNull()
  })
})

describe('the views of a report', () => {
  beforeAll(async () => {
    // No one sends more than five reports a minute.
    reporter = await hunter()
    await join(reporter, own)
  })

  it('differ by audience: fields of the others are absent, and internal comments stay internal', async () => {
    const report = await send(reporter, own)
    await makeValid(report.id)
    await commentOnReport(team, report.id, { body: 'Catatan KANARI tim', audience: 'hello' })
    await commentOnReport(owner, report.id, { body: 'Bahasan KUNYIT di dalam', audience: 'company' })
    await commentOnReport(owner, report.id, { body: 'Rahasia MELATI sendiri', audience: 'company_own' })
    await commentOnReport(owner, report.id, { body: 'Terima kasih TERATAI', audience: 'all' })
    const view = async (viewer: Person) => JSON.stringify(await reportSeenBy(viewer, report.hash, report.id))
    const [mine, theirs, ours] = [await view(reporter), await view(owner), await view(team)]
    expect([mine, theirs, ours].map((text) => text.includes('TERATAI'))).toEqual([true, true, true])
    expect([mine, theirs, ours].map((text) => text.includes('KUNYIT'))).toEqual([false, true, true])
    expect([mine, theirs, ours].map((text) => text.includes('KANARI'))).toEqual([false, false, true])
    expect([mine, theirs, ours].map((text) => text.includes('MELATI'))).toEqual([false, true, false])
    expect([mine, theirs, ours].map((text) => text.includes('Diulang'))).toEqual([false, true, true])
    expect([mine, theirs].map((text) => text.includes(team.username))).toEqual([false, false])
    expect(mine).not.toContain(owner.username)
    expect(theirs).not.toContain('submitKey')
    expect(theirs).not.toContain(reporter.accountId)
    for (const key of ['assignee', 'quality', 'original']) {
      expect(mine).not.toContain(`"${key}"`)
      expect(theirs).not.toContain(`"${key}"`)
    }
  })

  it('refuse a visibility the writer does not belong to', async () => {
    const report = await send(reporter, own)
    const body = 'Sebuah catatan'
    for (const [writer, audience] of [
      [reporter, 'company'],
      [reporter, 'company_own'],
      [team, 'company_own'],
      [owner, 'hello'],
    ] as const) {
      const written = commentOnReport(writer, report.id, { body, audience })
      await expect(written).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(commentOnReport(await hunter(), report.id, { body, audience: 'all' })).rejects.toMatchObject(
      { code: 'not_found' },
    )
  })
})

describe('lists and counts', () => {
  it('filter by stage, severity, program, waiting, text, and page', async () => {
    const another = await hunter()
    await join(another, own)
    const first = await send(another, own, { title: 'Celah bernama anggrek' })
    await send(another, own, { title: 'Celah bernama melati' })
    const total = async (filters: Parameters<typeof listReports>[1]) =>
      (await listReports(another, filters)).rows.length
    expect(await total({})).toBe(2)
    expect(await total({ search: 'anggrek' })).toBe(1)
    expect(await total({ search: first.code.toLowerCase() })).toBe(1)
    expect(await total({ stage: 'submitted', severity: 'medium', program: own, waiting: 'operator' })).toBe(2)
    expect(await total({ stage: 'valid' })).toBe(0)
    expect(await total({ severity: 'critical' })).toBe(0)
    expect(await total({ program: 'null' })).toBe(0)
    expect(await total({ status: 1 })).toBe(2)
    expect((await listReports(another, { sort: 'oldest' }, { size: 1 })).rows).toMatchObject([
      { title: 'Celah bernama anggrek' },
    ])
    expect(await reportCountsFor(another)).toMatchObject({
      status1: 2,
      status2: 0,
      waitingOnMe: 0,
      overdue: 0,
    })
  })

  it('return the same "waiting on" as the pure function, in every state', async () => {
    const { fixStates, ratingStates, rewardStates, stages } = await import('./report-lifecycle.ts')
    const { nextActor } = await import('./waiting-on.ts')
    const { nextActors } = await import('./report-state.ts')
    const states = stages.flatMap((stage) =>
      fixStates.flatMap((fix) =>
        rewardStates.flatMap((reward) =>
          [null, 'fixed' as const].flatMap((verdict) =>
            [true, false].flatMap((reporterActs) =>
              (stage === 'rated' ? ratingStates : (['open'] as const)).flatMap((rating) =>
                (stage === 'closed' ? nextActors : (['nobody'] as const)).map((publication) => ({
                  ...{ stage, fix, reward, verdict, reporterActs, rating, publication },
                })),
              ),
            ),
          ),
        ),
      ),
    )
    for (const managedBy of ['company', 'product'] as const) {
      const values = sql.join(
        states.map(({ stage, fix, reward, verdict, reporterActs, rating, publication }, i) => {
          return sql`(${i}::int, ${stage}, ${fix}, ${reward}, ${rating}, ${verdict !== null}::boolean, ${reporterActs}::boolean, ${publication})`
        }),
        sql`, `,
      )
      const answer = await database().execute<{ next: string }>(sql`
        SELECT report_waits_on(stage, fix, reward, rating, answered, acts, ${managedBy}, publication) AS next
        FROM (VALUES ${values}) given (i, stage, fix, reward, rating, answered, acts, publication) ORDER BY i`)
      expect(answer.rows.map(({ next }) => next)).toEqual(
        states.map(({ verdict, ...state }) => nextActor({ ...state, managedBy, answered: verdict !== null })),
      )
    }
  })
})
