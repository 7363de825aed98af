import { now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, operator } from '../support/cast.ts'
import { dawn, reviewedChallenge } from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { expectObstacle, readPage, refusedWith } from '../support/obstacle-pages.ts'
import { draftProgram, liveProgram, programInputWith, writtenProgram } from '../support/programs.ts'
import { daysAhead, line } from '../support/settings.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
let team: Person
beforeAll(async () => {
  team = await operator()
})
afterEach(() => travelTo(null))

const told = async (who: Person, id: string) =>
  (await api(who, 'GET', `/api/v1/programs/${id}/management`)).body.data.obstacles
const act = async (who: Person, id: string, act: string, json: object = {}) =>
  (await api(who, 'POST', `/api/v1/programs/${id}/${act}`, { json })).body
const page = (who: Person, id: string) =>
  `/${who.role === 'hello' ? 'hello' : 'company'}/programs/detail/${id}`
const expire = (id: string) =>
  database().update(programs).set({ validUntil: '2020-01-01' }).where(eq(programs.id, id))

describe('sending a program to review', () => {
  const form = 'value="submit"'

  it('is offered where there is no obstacle', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    expect(await told(owner, id)).toMatchObject({ submit: null, accept: null })
    expect(await readPage(site, owner, page(owner, id))).toContain(form)
  })

  const full = async () => {
    const owner = await companyOwner('Penuh', 'free')
    await liveProgram(owner)
    return { owner, id: await draftProgram(owner) }
  }
  const expired = async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await expire(id)
    return { owner, id }
  }

  it.each([
    ['programs_full', full],
    ['program_expired', expired],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage) => {
    const { owner, id } = await stage()
    for (const who of [owner, team]) {
      expect(await told(who, id)).toMatchObject({ submit: obstacle })
      await expectObstacle(site, who, page(who, id), { obstacle, form })
      expect(await act(who, id, 'submit')).toMatchObject(refusedWith(obstacle))
    }
  })
})

describe('resuming a paused program', () => {
  it('shows program_expired by page and call, as it refuses', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    await pauseProgram(owner, id)
    const form = 'value="resume"'
    expect(await readPage(site, owner, page(owner, id))).toContain(form)
    await expire(id)
    expect(await told(owner, id)).toMatchObject({ resume: 'program_expired', end: null })
    await expectObstacle(site, owner, page(owner, id), { obstacle: 'program_expired', form })
    expect(await act(owner, id, 'resume')).toMatchObject(refusedWith('program_expired'))
  })
})

describe('accepting a program', () => {
  const form = 'id="accept-dialog"'
  const accept = { decision: 'accept', version: 1 }

  it('is offered where there is no obstacle', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    expect(await told(team, id)).toMatchObject({ accept: null })
    expect(await readPage(site, team, page(team, id))).toContain(form)
  })

  const unproved = async () => {
    const owner = await companyOwner()
    const { id } = await createProgram(owner, owner.companyId, programInputWith(), newId())
    await submitProgram(owner, id)
    return id
  }
  const unsigned = async () => {
    const owner = await companyOwner('Tanpa Kontrak', 'enterprise', { contract: false })
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    return id
  }
  const unfunded = async () => {
    travelTo(dawn)
    return reviewedChallenge(await companyOwner())
  }
  const expired = async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    await expire(id)
    return id
  }

  it.each([
    ['targets_unproved', unproved],
    ['contract_missing', unsigned],
    ['prize_unfunded', unfunded],
    ['program_expired', expired],
  ] as const)('shows %s by page and call, as it refuses', async (obstacle, stage) => {
    const id = await stage()
    const one = await operator()
    expect(await told(one, id)).toMatchObject({ accept: obstacle })
    await expectObstacle(site, one, page(one, id), { obstacle, form })
    expect(await act(one, id, 'decide', accept)).toMatchObject(refusedWith(obstacle))
  })
})

describe('letting a proposed version in', () => {
  it('shows targets_unproved by page and call, as it refuses', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    const more = { type: 'web', target: 'https://lain.nusabank.test', note: '' }
    const scope = [...(writtenProgram().scope as object[]), more]
    await editProgram(owner, id, programInputWith({ scope }), 1)
    const { body } = await api(team, 'GET', `/api/v1/programs/${id}/proposal`)
    expect(body.data.proposal).toMatchObject({ obstacle: 'targets_unproved', may: { decide: true } })
    const form = 'id="accept_version-dialog"'
    await expectObstacle(site, team, page(team, id), { obstacle: 'targets_unproved', form })
    const decided = await act(team, id, 'proposal/decide', { decision: 'accept', version: 2 })
    expect(decided).toMatchObject(refusedWith('targets_unproved'))
  })
})

describe('a challenge while the platform accepts none', () => {
  it('shows closed_challenges by page and call, as it refuses', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await database().update(programs).set({ kind: 'challenge' }).where(eq(programs.id, id))
    const off = { scope: 'challenges', validFrom: daysAhead(0), value: { on: false } }
    const decided = { state: 'confirmed', decidedBy: team.accountId, decidedAt: now() } as const
    await line(team, 'switches', { ...off, ...decided })
    expect(await told(owner, id)).toMatchObject({ submit: 'closed_challenges' })
    const expected = { obstacle: 'closed_challenges', form: 'value="submit"' } as const
    await expectObstacle(site, owner, page(owner, id), expected)
    expect(await act(owner, id, 'submit')).toMatchObject(refusedWith('closed_challenges'))
  })
})
