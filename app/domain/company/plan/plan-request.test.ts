import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { companyProfileSeenBy } from '../company-queries.server.ts'
import { declinePlan, grantPlan } from './decide-plan.server.ts'
import { grantPlanInput } from './plan-input.ts'
import { licenseForTeam, licenseSeenBy } from './plan-queries.server.ts'
import { requestPlan, withdrawPlanRequest } from './request-plan.server.ts'

useDatabase()
type Owner = Person & { companyId: string }
let owner: Owner
let team: Person
beforeAll(async () => {
  owner = await companyOwner('Kopi Kecil', 'free')
  team = await operator()
})

const planRequested = {
  plan: 'pro',
  reason: 'Dua program dan tujuh orang anggota.',
  contact: 'Sari, 0812',
} as const
const reason = 'Lengkapi dulu NPWP perusahaan, lalu ajukan lagi.'
const term = (more = {}) => ({
  ...{ requestId: '', plan: 'pro' as const, validFrom: '2026-01-01', validUntil: '2099-12-31' },
  ...more,
})
const planOf = async (who: Owner) => (await companyProfileSeenBy(who)).plan

describe('a request for a plan', () => {
  it('is made, read and withdrawn by the owner alone', async () => {
    const admin = await member(owner.companyId, 1)
    const suspended = { ...owner, suspended: true }
    for (const actor of [admin, await member(owner.companyId, 2), await hunter(), team, suspended])
      await expect(requestPlan(actor, planRequested)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(licenseSeenBy(admin)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(withdrawPlanRequest(admin, newId())).rejects.toMatchObject({ code: 'forbidden' })
    expect((await licenseSeenBy(owner)).requests).toEqual([])
  })

  it('is open once: the same again is the same, another is refused', async () => {
    const turns = await Promise.all(Array.from({ length: 4 }, () => requestPlan(owner, planRequested)))
    expect(new Set(turns.map(({ requestId }) => requestId)).size).toBe(1)
    const other = requestPlan(owner, { ...planRequested, plan: 'enterprise' })
    await expect(other).rejects.toMatchObject({ code: 'conflict', detail: 'plan_request_waiting' })
    const { requestId } = turns[0]!
    await withdrawPlanRequest(owner, requestId)
    await withdrawPlanRequest(owner, requestId)
    const told = await database()
      .select()
      .from(events)
      .where(eq(events.type, 'company.plan_request_withdrawn'))
    expect(told).toHaveLength(1)
    await requestPlan(owner, { ...planRequested, plan: 'enterprise' })
  })

  it('is not accessible through another company', async () => {
    const [asking, rival] = [await companyOwner('Jamu', 'free'), await companyOwner('Saingan', 'free')]
    const { requestId } = await requestPlan(asking, planRequested)
    const missing = { code: 'not_found' }
    await expect(withdrawPlanRequest(rival, requestId)).rejects.toMatchObject(missing)
    const mixed = declinePlan(team, rival.companyId, { requestId, reason })
    await expect(mixed).rejects.toMatchObject(missing)
    expect((await licenseSeenBy(asking)).requests).toMatchObject([{ state: 'waiting' }])
  })

  it('is declined with a reason its owner reads', async () => {
    const asking = await companyOwner('Teh Poci', 'free')
    const { requestId } = await requestPlan(asking, planRequested)
    await declinePlan(team, asking.companyId, { requestId, reason })
    const [request] = (await licenseSeenBy(asking)).requests
    expect(request).toMatchObject({ state: 'declined', declineReason: reason })
    await expect(withdrawPlanRequest(asking, requestId)).rejects.toMatchObject({
      detail: 'plan_request_decided',
    })
    await expect(declinePlan(team, asking.companyId, { requestId, reason })).rejects.toMatchObject({
      detail: 'plan_request_changed',
    })
  })
})

describe('a plan that is granted', () => {
  it('is in force from its first to its last day, and then the free one is', async () => {
    const asking = await companyOwner('Sambal Ibu', 'free')
    const { requestId } = await requestPlan(asking, planRequested)
    await grantPlan(
      team,
      asking.companyId,
      term({ requestId, validFrom: '2030-03-01', validUntil: '2030-04-30' }),
    )
    expect(await planOf(asking)).toBe('free')
    for (const [moment, plan] of [
      ['2030-02-28T16:59:59Z', 'free'],
      ['2030-02-28T17:00:00Z', 'pro'],
      ['2030-04-30T16:59:59Z', 'pro'],
      ['2030-04-30T17:00:00Z', 'free'],
    ] as const) {
      travelTo(new Date(moment))
      expect([moment, await planOf(asking)]).toEqual([moment, plan])
    }
    travelTo(null)
    expect((await licenseSeenBy(asking)).requests[0]).toMatchObject({ state: 'granted' })
  })

  it('is replaced by one granted later for the same days', async () => {
    const asking = await companyOwner('Roti Gambang', 'free')
    await grantPlan(team, asking.companyId, term({ plan: 'enterprise' }))
    expect(await planOf(asking)).toBe('enterprise')
    await grantPlan(team, asking.companyId, term({ plan: 'free' }))
    expect(await planOf(asking)).toBe('free')
    expect((await licenseForTeam(team, asking.companyId)).terms.map(({ plan }) => plan)).toEqual([
      'free',
      'enterprise',
    ])
  })

  it('answers only the request shown on the page', async () => {
    const asking = await companyOwner('Batik Tulis', 'free')
    const { requestId } = await requestPlan(asking, planRequested)
    const changed = { code: 'conflict', detail: 'plan_request_changed' }
    await expect(grantPlan(team, asking.companyId, term())).rejects.toMatchObject(changed)
    await expect(grantPlan(team, owner.companyId, term({ requestId }))).rejects.toMatchObject(changed)
    await withdrawPlanRequest(asking, requestId)
    await expect(grantPlan(team, asking.companyId, term({ requestId }))).rejects.toMatchObject(changed)
    expect(await planOf(asking)).toBe('free')
  })

  it('is decided once when two operators race', async () => {
    const colleague = await operator()
    for (let round = 0; round < 6; round++) {
      const asking = await companyOwner(`Tenun ${round}`, 'free')
      const { companyId } = asking
      const { requestId } = await requestPlan(asking, planRequested)
      const answers = await Promise.allSettled([
        grantPlan(team, companyId, term({ requestId })),
        declinePlan(colleague, companyId, { requestId, reason }),
        grantPlan(colleague, companyId, term({ requestId, plan: 'enterprise' })),
        declinePlan(team, companyId, { requestId, reason }),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { terms, requests } = await licenseForTeam(team, companyId)
      expect(terms).toHaveLength(requests[0]!.state === 'granted' ? 1 : 0)
    }
  })

  it('is granted by operators alone, for valid days', async () => {
    for (const actor of [owner, await hunter(), await member(owner.companyId, 1)]) {
      await expect(grantPlan(actor, owner.companyId, term())).rejects.toMatchObject({ code: 'not_found' })
      const no = declinePlan(actor, owner.companyId, { requestId: newId(), reason })
      await expect(no).rejects.toMatchObject({ code: 'not_found' })
      await expect(licenseForTeam(actor, owner.companyId)).rejects.toMatchObject({ code: 'not_found' })
    }
    const held = grantPlan({ ...team, suspended: true }, owner.companyId, term())
    await expect(held).rejects.toMatchObject({ code: 'forbidden' })
    await expect(grantPlan(team, newId(), term())).rejects.toMatchObject({ code: 'not_found' })
    for (const [days, message] of [
      [{ validUntil: '2026-01-02' }, 'date_past'],
      [{ validFrom: '2027-02-01', validUntil: '2027-01-01' }, 'days_order'],
    ] as const)
      expect(grantPlanInput.safeParse(term(days)).error?.issues).toMatchObject([
        { path: ['validUntil'], message },
      ])
  })
})
