import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import type { Plan } from '#domain/company/plan.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { agree, draftProgram, liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { planCapacitySeenBy, planUsageSeenBy } from './plan-usage.server.ts'
import { submitProgram } from './submit-program.server.ts'

useDatabase()
type Owner = Person & { companyId: string }
let team: Person
beforeAll(async () => {
  team = await operator()
})

const full = { code: 'conflict', detail: 'programs_full' }
const notPrivate = { fields: { visibility: [{ key: 'plan_not_private' }] } }
const grant = (owner: Owner, plan: Plan, more = {}) =>
  grantPlan(team, owner.companyId, {
    ...{ requestId: '', plan, validFrom: '2020-01-01', validUntil: '2099-12-31' },
    ...more,
  })

describe('a company on the free plan', () => {
  it('opens its first program, and stores drafts of more', async () => {
    const owner = await companyOwner('Mulai', 'free')
    expect(await planCapacitySeenBy(owner, owner.companyId)).toEqual({ any: true, private: false })
    const first = await liveProgram(owner)
    const second = await draftProgram(owner)
    await expect(submitProgram(owner, second)).rejects.toMatchObject(full)
    await expect(submitProgram(team, second)).rejects.toMatchObject(full)
    expect(await planCapacitySeenBy(owner, owner.companyId)).toEqual({ any: false, private: false })
    // What is paused may come back, so its place is not free.
    await pauseProgram(owner, first)
    await expect(submitProgram(owner, second)).rejects.toMatchObject(full)
    await resumeProgram(owner, first)
  })

  it('regains its slot once a program is rejected', async () => {
    const owner = await companyOwner('Lagi', 'free')
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    await decideProgram(team, id, { decision: 'reject', version: 1, reason: 'Ruang lingkupnya belum jelas.' })
    expect((await planUsageSeenBy(owner, owner.companyId)).programs).toBe(0)
    await editProgram(owner, id, programInputWith({ title: 'Program yang jelas' }), 1)
    await submitProgram(owner, id)
    expect((await planUsageSeenBy(owner, owner.companyId)).programs).toBe(1)
  })

  it('creates no private program, and makes none private', async () => {
    const owner = await companyOwner('Terbuka', 'free')
    await expect(draftProgram(owner, { visibility: 'private' })).rejects.toMatchObject(notPrivate)
    const id = await liveProgram(owner)
    const hidden = editProgram(owner, id, programInputWith({ visibility: 'private' }), 1)
    await expect(hidden).rejects.toMatchObject(notPrivate)
  })

  it('of two programs that go to review at one moment gets one', async () => {
    const owner = await companyOwner('Serentak', 'free')
    const drafts = await Promise.all([1, 2, 3].map(() => draftProgram(owner)))
    const answers = await Promise.allSettled(drafts.map((id) => submitProgram(owner, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a plan that ends or shrinks', () => {
  it('stops no program and hides no report; only new ones wait', async () => {
    const owner = await companyOwner('Surut', 'free')
    await grant(owner, 'pro', { validUntil: '2027-01-31' })
    const open = await liveProgram(owner)
    const inner = await liveProgram(owner, { visibility: 'private' })
    const draft = await draftProgram(owner, { visibility: 'private' })
    travelTo(new Date('2027-02-01T00:00:00+07:00'))
    const reporter = await hunter()
    await agree(reporter, open)
    await send(reporter, open)
    const statuses = await database().select().from(programs).where(eq(programs.companyId, owner.companyId))
    expect(statuses.map(({ status }) => status).sort()).toEqual(['accepted', 'accepted', 'draft'])
    expect(await planUsageSeenBy(owner, owner.companyId)).toEqual({
      ...{ seats: 0, programs: 2, privatePrograms: 1, reports: 1 },
    })
    await writeInForce(owner, inner, programInputWith({ visibility: 'private', title: 'Masih privat' }), 1)
    await pauseProgram(owner, inner)
    await resumeProgram(owner, inner)
    await expect(submitProgram(owner, draft)).rejects.toMatchObject(full)
    travelTo(null)
  })

  it('counts private slots apart from all others', async () => {
    const owner = await companyOwner('Tertutup', 'pro')
    const drafts = []
    for (let turn = 0; turn < 4; turn++) drafts.push(await draftProgram(owner, { visibility: 'private' }))
    for (const id of drafts.slice(0, 3)) await submitProgram(owner, id)
    await expect(submitProgram(owner, drafts[3]!)).rejects.toMatchObject({ detail: 'private_programs_full' })
    await expect(draftProgram(owner, { visibility: 'private' })).rejects.toMatchObject(notPrivate)
    await editProgram(owner, drafts[3]!, programInputWith(), 1)
    await submitProgram(owner, drafts[3]!)
  })
})

describe('the reports of a month', () => {
  it('are counted from its first moment in Jakarta, without spam and withdrawn ones', async () => {
    const owner = await companyOwner('Ramai', 'free')
    const id = await liveProgram(owner)
    const reporter = await hunter()
    await agree(reporter, id)
    const { id: counted } = await send(reporter, id)
    const used = async () => (await planUsageSeenBy(owner, owner.companyId)).reports
    expect(await used()).toBe(1)
    travelTo(after(now(), 32 * day))
    expect(await used()).toBe(0)
    travelTo(null)
    for (const closeReason of ['spam', 'withdrawn'] as const) {
      await database()
        .update(reports)
        .set({ stage: 'closed', closeReason, closedAt: now() })
        .where(eq(reports.id, counted))
      expect(await used()).toBe(0)
    }
  })
})

it('shows capacity to those who write programs, and the usage neither to them nor to others', async () => {
  const owner = await companyOwner('Tanya', 'free')
  const writer = await member(owner.companyId, 2, [], ['program.manage'])
  expect(await planCapacitySeenBy(writer, owner.companyId)).toMatchObject({ any: true })
  const rival = await companyOwner('Saingan')
  for (const actor of [rival, await hunter(), await member(owner.companyId, 2)])
    await expect(planCapacitySeenBy(actor, owner.companyId)).rejects.toMatchObject({ code: 'forbidden' })
  for (const actor of [rival, writer, await member(owner.companyId, 1), await hunter()])
    await expect(planUsageSeenBy(actor, owner.companyId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(planUsageSeenBy(team, newId())).resolves.toMatchObject({ programs: 0 })
})
