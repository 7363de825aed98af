import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planTerms } from '#domain/company/company-tables.server.ts'
import { licenseForTeam } from '#domain/company/plan/plan-queries.server.ts'
import { requestPlan } from '#domain/company/plan/request-plan.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { planRequest } from '../support/plan-scenario.ts'
import { draftProgram, liveProgram, writtenProgram } from '../support/programs.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
type Owner = Person & { companyId: string }
let owner: Owner
let rival: Owner
let team: Person
let requestId: string
beforeAll(async () => {
  owner = await companyOwner('Kedai Lada', 'free')
  rival = await companyOwner('Kedai Pala', 'free')
  team = await operator()
  requestId = (await requestPlan(owner, planRequest)).requestId
})

const page = '/company/license'
const term = { plan: 'enterprise', validFrom: '2026-01-01', validUntil: '2099-12-31' }
const planPage = () => `/hello/licenses/${owner.companyId}`

async function post(actor: Person, address: string, form: Record<string, string>): Promise<Response> {
  return site.ask(address, { as: await sessionOf(actor), form })
}

async function call(actor: Person, address: string, body: object): Promise<number> {
  const answer = await fetch(`${site.origin()}${address}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await sessionOf(actor)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.status
}

async function termsOf({ companyId }: Owner) {
  return database().select().from(planTerms).where(eq(planTerms.companyId, companyId))
}

async function stateOf(id: string) {
  const { requests } = await licenseForTeam(team, owner.companyId)
  return requests.find((request) => request.id === id)?.state
}

describe('MEM-01 the plan of a company', () => {
  it('is requested and withdrawn by its owner alone', async () => {
    const admin = await member(owner.companyId, 1)
    const clerk = await member(owner.companyId, 2, [], ['program.manage', 'member.manage'])
    for (const actor of [admin, clerk, await hunter()]) {
      expect((await post(actor, page, { intent: 'request_plan', ...planRequest })).status).toBe(302)
      expect((await post(actor, page, { intent: 'withdraw_plan_request', requestId })).status).toBe(302)
      expect(await call(actor, '/api/v1/company/license/requests', planRequest)).toBe(403)
      expect(await call(actor, `/api/v1/company/license/requests/${requestId}/withdraw`, {})).toBe(403)
    }
    expect(await stateOf(requestId)).toBe('waiting')
  })

  it('is not granted by people who requested it', async () => {
    for (const actor of [owner, rival, await member(owner.companyId, 1), await hunter()]) {
      expect((await post(actor, planPage(), { intent: 'grant_plan', requestId, ...term })).status).toBe(302)
      const grant = `/api/v1/companies/${owner.companyId}/license/grant`
      expect(await call(actor, grant, { requestId, ...term })).toBe(403)
    }
    expect(await termsOf(owner)).toEqual([])
  })

  it('and the requests of another company do not exist', async () => {
    const strange = await post(rival, page, { intent: 'withdraw_plan_request', requestId })
    const never = await post(rival, page, { intent: 'withdraw_plan_request', requestId: newId() })
    expect([strange.status, never.status]).toEqual([404, 404])
    const calls = [requestId, newId(), 'x'].map((id) =>
      call(rival, `/api/v1/company/license/requests/${id}/withdraw`, {}),
    )
    expect(await Promise.all(calls)).toEqual([404, 404, 404])
    // The team decides a request on the page of its own company alone.
    const reason = 'Alasan yang cukup panjang untuk dibaca.'
    const mixed = await post(team, `/hello/licenses/${rival.companyId}`, {
      ...{ intent: 'decline_plan', requestId, reason },
    })
    expect(mixed.status).toBe(404)
    expect(await stateOf(requestId)).toBe('waiting')
  })
})

describe('DOS-03 unknown fields', () => {
  it.each(['state', 'validUntil', 'companyId', 'decidedBy', 'seats'])(
    '%s in a request is refused by form and by call',
    async (key) => {
      const sent = { ...planRequest, [key]: 'granted' }
      expect((await post(rival, page, { intent: 'request_plan', ...sent })).status).toBe(422)
      expect(await call(rival, '/api/v1/company/license/requests', sent)).toBe(422)
    },
  )

  it('plan in the form of the company changes no plan', async () => {
    const profile = { name: 'Kedai Lada', phone: '+622150001234' }
    const sent = { intent: 'save', ...profile, plan: 'enterprise' }
    expect((await post(owner, '/company/profile/edit-personal', sent)).status).toBe(422)
    const answer = await fetch(`${site.origin()}/api/v1/company/profile`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await sessionOf(owner)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...profile, plan: 'enterprise' }),
    })
    expect(answer.status).toBe(422)
    expect((await licenseForTeam(team, owner.companyId)).present.plan).toBe('free')
  })

  it('invalid values in a decision get a message, never a fault', async () => {
    for (const odd of [
      { plan: 'constructor' },
      { validUntil: 'besok' },
      { validUntil: '2026-02-30' },
      { validFrom: '2098-01-01', validUntil: '2097-01-01' },
      { requestId: "' OR 1=1" },
      { companyId: rival.companyId },
    ])
      expect(
        (await post(team, planPage(), { intent: 'grant_plan', requestId, ...term, ...odd })).status,
      ).toBe(422)
    expect(
      (await post(team, planPage(), { intent: 'decline_plan', requestId, reason: 'tidak' })).status,
    ).toBe(422)
    expect((await post(team, planPage(), { intent: 'toString' })).status).toBe(422)
    expect(await termsOf(owner)).toEqual([])
  })
})

describe('the limits of a plan', () => {
  it('are enforced at every endpoint', async () => {
    const running = await liveProgram(owner)
    const draft = await draftProgram(owner)
    const sent = await post(owner, `/company/programs/detail/${draft}`, { intent: 'submit' })
    expect(sent.status).toBe(409)
    expect(await sent.text()).toContain('Semua tempat program')
    expect(await call(owner, `/api/v1/programs/${draft}/submit`, {})).toBe(409)
    const program = writtenProgram({ visibility: 'private' })
    expect(await call(owner, '/api/v1/programs', { key: newId(), program })).toBe(422)
    const [row] = await database().select().from(programs).where(eq(programs.id, draft))
    expect(row!.status).toBe('draft')
    // By its end a program gives its place back, to one of those that ask at the same moment.
    expect((await post(rival, `/company/programs/detail/${running}`, { intent: 'end' })).status).toBe(403)
    expect((await post(owner, `/company/programs/detail/${running}`, { intent: 'end' })).status).toBe(302)
    const drafts = [draft, await draftProgram(owner), await draftProgram(owner)]
    const answers = await Promise.allSettled(drafts.map((id) => submitProgram(owner, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a decision', () => {
  it('is made once, however many at the same moment, and late ones are refused', async () => {
    const colleague = await operator()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 2
          ? post(team, planPage(), { intent: 'grant_plan', requestId, ...term })
          : post(colleague, planPage(), {
              ...{ intent: 'decline_plan', requestId, reason: 'NPWP perusahaan belum terverifikasi.' },
            }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(11).fill(409)])
    expect(await answers.find(({ status }) => status === 409)!.text()).toContain('sudah dijawab rekan lain')
    expect(await termsOf(owner)).toHaveLength((await stateOf(requestId)) === 'granted' ? 1 : 0)
  })
})
