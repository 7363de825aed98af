import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { workClaims } from '#domain/operations/work-queue-tables.server.ts'
import { nearDuplicatesSeenBy } from '#domain/report/duplicate/near-duplicates.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { join } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { reportRow } from '../support/reward-scenario.ts'
import { type Ask, sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

async function asked(as: Person, form: Ask['form']) {
  return site.ask('/hello/queue', { as: await sessionOf(as), form })
}
async function post(as: Person, form: Ask['form']): Promise<number> {
  return (await asked(as, form)).status
}

describe('the queue of the team for other roles', () => {
  it('is closed: nothing is read and nothing claimed', async () => {
    const { reporter, owner, staff, incident } = environment.people
    const { id } = environment.topUp
    for (const person of [reporter, owner, staff, incident]) {
      const answer = await site.ask('/hello/queue', { as: await sessionOf(person) })
      expect(answer.status, person.role).not.toBe(200)
      const taken = await asked(person, { intent: 'take', desk: 'top_ups', id })
      expect(taken.headers.get('location') ?? '', person.role).not.toContain('work_taken')
    }
    expect(await database().select().from(workClaims)).toEqual([])
  })

  it('accepts no unknown field, no unknown queue, and no closed work', async () => {
    const { hello: operator, reporter } = environment.people
    const item = { intent: 'take', desk: 'top_ups', id: environment.topUp.id }
    expect(await post(operator, { ...item, byId: reporter.accountId })).toBe(422)
    expect(await post(operator, { ...item, until: '2099-01-01' })).toBe(422)
    expect(await post(operator, { ...item, desk: 'accounts' })).toBe(422)
    expect(await post(operator, { ...item, intent: 'decide' })).toBe(422)
    expect(await post(operator, { ...item, id: newId() })).toBe(404)
    // An id of one work queue is none of another.
    expect(await post(operator, { ...item, desk: 'payout_accounts' })).toBe(404)
    expect(await database().select().from(workClaims)).toEqual([])
    expect(await post(operator, item)).toBe(302)
    const [claim] = await database().select().from(workClaims)
    expect(claim).toMatchObject({ subjectId: environment.topUp.id, byId: operator.accountId })
  })

  it('ATT-05 drafts cannot be claimed by their id', async () => {
    const { draft } = environment.reports
    const { revision, stage } = await reportRow(draft.id)
    expect(await post(environment.people.hello, { intent: 'take', desk: 'reports', id: draft.id })).toBe(404)
    expect(await reportRow(draft.id)).toMatchObject({ revision, stage, assigneeId: null })
  })
})

describe('RPT-11 the original of a duplicate', () => {
  it('is on no page but the team’s', async () => {
    const { hello: operator, owner } = environment.people
    const [first, second] = [await hunter(), await hunter()]
    for (const person of [first, second]) await join(person, environment.programs.open.id)
    const original = await send(first, environment.programs.open.id, {
      title: 'KANARI ASLI pada riwayat transfer',
    })
    const copy = await send(second, environment.programs.open.id)
    expect((await nearDuplicatesSeenBy(operator, copy.id)).map(({ id }) => id)).toContain(original.id)
    const seen = async (as: Person, area: string) => {
      const answer = await site.ask(`${area}/${copy.hash}/${copy.id}`, { as: await sessionOf(as) })
      return answer.text()
    }
    expect(await seen(operator, '/hello/reports/detail')).toContain('KANARI ASLI')
    expect(await seen(second, '/bughunter/hacktivity')).not.toContain('KANARI ASLI')
    expect(await seen(owner, '/company/reports/detail')).not.toContain('KANARI ASLI')
  })
})
