import { day, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import {
  challengePlan,
  challengeTexts,
  dawn,
  ends,
  liveChallenge,
  register,
  reviewedChallenge,
  starts,
} from '../../../../test/support/challenge-scenario.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../../test/support/report-scenario.ts'
import type { ChallengePlan } from '../challenge.ts'
import { createProgram } from '../editing/create-program.server.ts'
import { editProgram } from '../editing/edit-program.server.ts'
import { pauseProgram } from '../editing/pause-program.server.ts'
import { letterBehind } from '../letter/letter-queries.server.ts'
import { letters } from '../letter-tables.server.ts'
import { programSeenBy } from '../program-queries.server.ts'
import { challengeSeenBy } from './challenge-queries.server.ts'
import { moveChallengesOn } from './move-challenges-on.server.ts'
import { participantCount } from './participation.server.ts'
import { registerForChallenge, withdrawFromChallenge } from './register-for-challenge.server.ts'

useDatabase()
let owner: Person & { companyId: string }
let team: Person
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
})

const free: Partial<ChallengePlan> = { prizeRule: 'none', prizes: [] }
const challenge = (limit: number | null = null) =>
  liveChallenge(owner, team, { ...free, participantLimit: limit })
const justBefore = (moment: Date) => new Date(moment.getTime() - 1)
const refused = (code: string, detail?: string) => (detail === undefined ? { code } : { code, detail })

describe('registering', () => {
  it('takes verified bughunters who signed, once', async () => {
    const id = await challenge()
    const who = await hunter()
    await expect(registerForChallenge(who, id)).rejects.toMatchObject(
      refused('step_missing', 'agreement_missing'),
    )
    const own = async () => (await challengeSeenBy(who, (await programSeenBy(who, id))!))?.own
    expect(await own()).toMatchObject({ obstacle: 'agreement_missing', mayRegister: false })
    await register(who, id)
    await registerForChallenge(who, id)
    expect(await own()).toMatchObject({ obstacle: null, mayRegister: false })
    expect(await participantCount(database(), id)).toBe(1)
    const told = await database().select().from(events).where(eq(events.subjectId, id))
    expect(told.filter(({ type }) => type === 'program.challenge_registered')).toHaveLength(1)
  })

  it('is refused to all others', async () => {
    const id = await challenge()
    for (const other of [owner, team, await companyOwner()])
      await expect(registerForChallenge(other, id)).rejects.toMatchObject(refused('forbidden'))
    await expect(registerForChallenge(visitor, id)).rejects.toMatchObject(refused('forbidden'))
    const raw = await hunter({ verified: false })
    await expect(registerForChallenge(raw, id)).rejects.toMatchObject(
      refused('step_missing', 'account_unverified'),
    )
    const suspended = { ...(await hunter()), suspended: true }
    await expect(registerForChallenge(suspended, id)).rejects.toMatchObject(refused('forbidden'))
  })

  it('exists for challenges with a plan only, and not for hidden ones', async () => {
    const who = await hunter()
    const bounty = await liveProgram(owner, team)
    await join(who, bounty)
    await expect(registerForChallenge(who, bounty)).rejects.toMatchObject(refused('not_found'))
    const inner = await liveChallenge(owner, team, free, { visibility: 'private' })
    await expect(registerForChallenge(who, inner)).rejects.toMatchObject(refused('not_found'))
    await expect(registerForChallenge(who, newId())).rejects.toMatchObject(refused('not_found'))
    await expect(withdrawFromChallenge(who, inner)).rejects.toMatchObject(refused('not_found'))
    await register(who, inner, owner)
    expect(await participantCount(database(), inner)).toBe(1)
  })

  it('is open within its window, to the millisecond', async () => {
    const id = await liveChallenge(owner, team, {
      ...free,
      registrationOpensAt: later(dawn, day).toISOString(),
    })
    const [early, late] = [await hunter(), await hunter()]
    await join(early, id)
    await join(late, id)
    travelTo(justBefore(later(dawn, day)))
    await expect(registerForChallenge(early, id)).rejects.toMatchObject(
      refused('move_forbidden', 'registration_not_open'),
    )
    travelTo(later(dawn, day))
    await registerForChallenge(early, id)
    travelTo(later(dawn, 2 * day))
    await expect(registerForChallenge(late, id)).rejects.toMatchObject(
      refused('move_forbidden', 'registration_closed'),
    )
    travelTo(justBefore(later(dawn, 2 * day)))
    await registerForChallenge(late, id)
  })

  it('fills the last seat once when two race', async () => {
    const id = await challenge(2)
    const crowd = await Promise.all([hunter(), hunter(), hunter(), hunter()])
    for (const who of crowd) await join(who, id)
    const answers = await Promise.allSettled(crowd.map((who) => registerForChallenge(who, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const no = answers.find((answer) => answer.status === 'rejected')
    expect(no?.reason).toMatchObject(refused('conflict', 'challenge_full'))
    expect(await participantCount(database(), id)).toBe(2)
  })
})

describe('withdrawing', () => {
  it('frees the seat until the start, and may be undone while the registration is open', async () => {
    const id = await challenge(2)
    const [who, other, third] = [await hunter(), await hunter(), await hunter()]
    await register(who, id)
    await register(other, id)
    await withdrawFromChallenge(who, id)
    await withdrawFromChallenge(who, id)
    await register(third, id)
    await expect(registerForChallenge(who, id)).rejects.toMatchObject(refused('conflict', 'challenge_full'))
    travelTo(justBefore(starts))
    await withdrawFromChallenge(third, id)
    travelTo(starts)
    await expect(withdrawFromChallenge(other, id)).rejects.toMatchObject(
      refused('move_forbidden', 'challenge_started'),
    )
    expect(await participantCount(database(), id)).toBe(1)
  })
})

describe('PRG-05 reports to a challenge', () => {
  it('come from participants, from the start until before the end', async () => {
    const id = await challenge()
    const [who, stranger] = [await hunter(), await hunter()]
    await register(who, id)
    await join(stranger, id)
    travelTo(justBefore(starts))
    await expect(send(who, id)).rejects.toMatchObject(refused('step_missing', 'challenge_not_started'))
    travelTo(starts)
    await expect(send(stranger, id)).rejects.toMatchObject(refused('step_missing', 'not_registered'))
    await send(who, id)
    travelTo(justBefore(ends))
    await send(who, id)
    travelTo(ends)
    await expect(send(who, id)).rejects.toMatchObject(refused('step_missing', 'challenge_over'))
  })

  it('are not edited after the end, even if sent in time', async () => {
    const id = await challenge()
    const who = await hunter()
    await register(who, id)
    travelTo(justBefore(ends))
    const sent = await send(who, id)
    await editReport(who, sent.id, { revision: 1, ...reportTexts({ title: 'Judul yang lebih jelas' }) })
    travelTo(ends)
    await expect(editReport(who, sent.id, { revision: 2, ...reportTexts() })).rejects.toMatchObject(
      refused('move_forbidden', 'challenge_over'),
    )
  })
})

describe('the plan', () => {
  it('is not made for the past, and is fixed from acceptance on', async () => {
    travelTo(starts)
    await expect(createProgram(owner, owner.companyId, challengeTexts(), newId())).rejects.toMatchObject({
      fields: { 'challenge.startsAt': [{ key: 'date_past' }] },
    })
    const id = await challenge()
    const longer = challengeTexts({ ...free, endsAt: later(ends, day).toISOString() })
    await expect(editProgram(team, id, longer, 1)).rejects.toMatchObject({
      fields: { 'challenge.startsAt': [{ key: 'plan_fixed' }] },
    })
    const kind = { ...challengeTexts(free), kind: 'bug_bounty', challenge: null } as const
    await expect(editProgram(team, id, kind, 1)).rejects.toMatchObject({ code: 'invalid_input' })
    const told = challengeTexts(free, { summary: 'Dua hari mencari celah, kini dengan akun uji.' })
    expect(await editProgram(owner, id, told, 1)).toEqual({ version: 2, proposed: true })
  })

  it('may still change in review', async () => {
    const id = await reviewedChallenge(owner, free)
    const plan = { ...challengePlan(free), participantLimit: 9 }
    expect(await editProgram(team, id, challengeTexts(plan), 1)).toEqual({ version: 2, proposed: false })
    const view = await programSeenBy(team, id)
    expect(await challengeSeenBy(team, view!)).toMatchObject({ plan: { participantLimit: 9 }, own: null })
  })

  it('is neither paused nor ended by its company once it runs', async () => {
    const id = await challenge()
    travelTo(starts)
    for (const act of [pauseProgram, endProgramAndPrizes])
      await expect(act(owner, id)).rejects.toMatchObject(refused('move_forbidden', 'challenge_running'))
    await expect(endProgramAndPrizes(team, id)).rejects.toMatchObject(
      refused('move_forbidden', 'challenge_running'),
    )
    await pauseProgram(team, id)
    expect(await programSeenBy(team, id)).toMatchObject({ status: 'paused' })
  })

  it('notifies each stage once', async () => {
    const id = await challenge()
    const system = { kind: 'system', job: 'test' } as const
    for (const at of [dawn, dawn, starts, ends, ends]) {
      travelTo(at)
      await moveChallengesOn(system)
    }
    const told = await database().select().from(events).where(eq(events.subjectId, id))
    const stages = told.filter(({ type }) => type === 'program.challenge_moved_on')
    expect(stages.map(({ facts }) => facts.stage)).toEqual(['announced', 'running', 'judging'])
  })
})

describe('the authorisation letter', () => {
  it('permits participants only, while the challenge runs', async () => {
    const id = await challenge()
    const who = await hunter()
    const { id: agreementId } = await join(who, id)
    const [letter] = await database().select().from(letters).where(eq(letters.agreementId, agreementId))
    const state = async () => (await letterBehind(letter!.code))?.state
    expect(await state()).toBe('resting')
    await registerForChallenge(who, id)
    expect(await state()).toBe('resting')
    travelTo(starts)
    expect(await state()).toBe('valid')
    travelTo(ends)
    expect(await state()).toBe('ended')
  })

  it('is missing where the verification was revoked', async () => {
    const id = await challenge()
    const who = await hunter()
    await register(who, id)
    await database()
      .update(bughunters)
      .set({ identityStatus: 3 })
      .where(eq(bughunters.accountId, who.accountId))
    travelTo(starts)
    await expect(send(who, id)).rejects.toMatchObject(refused('step_missing', 'account_unverified'))
  })
})
