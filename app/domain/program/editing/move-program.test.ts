import { travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { draftProgram, liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { managedProgramSeenBy } from '../managed-program-queries.server.ts'
import { programSeenBy } from '../program-queries.server.ts'
import { decideProgram } from './decide-program.server.ts'
import { editProgram } from './edit-program.server.ts'
import { endExpiredPrograms } from './end-expired-programs.server.ts'
import { pauseProgram, resumeProgram } from './pause-program.server.ts'

useDatabase()
const reason = 'Ruang lingkup belum jelas sama sekali.'

describe('the lifecycle of a program', () => {
  it('goes live through review, pauses, goes on and ends', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    expect(await programSeenBy(visitor, id)).toMatchObject({ status: 'accepted', open: true })
    await pauseProgram(owner, id)
    expect(await programSeenBy(visitor, id)).toMatchObject({ status: 'paused', open: false })
    await resumeProgram(owner, id)
    await endProgramAndPrizes(await operator(), id)
    expect(await managedProgramSeenBy(owner, id)).toMatchObject({
      status: 'ended',
      endedAt: expect.any(Date),
    })
    expect((await unsafeHistoryOf('program', id)).map((event) => event.type)).toEqual([
      'program.created',
      'program.submitted',
      'program.accepted',
      'program.paused',
      'program.resumed',
      'program.ended',
    ])
  })

  it('refuses a move twice, and a decision by the company itself', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    await expect(submitProgram(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(decideProgram(owner, id, { decision: 'accept', version: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const team = await operator()
    await decideProgram(team, id, { decision: 'reject', version: 1, reason })
    await expect(decideProgram(team, id, { decision: 'accept', version: 1 })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await expect(submitProgram(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('lets one of two operators at once win', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    const team = await operator()
    const answers = await Promise.allSettled([
      decideProgram(team, id, { decision: 'accept', version: 1 }),
      decideProgram(team, id, { decision: 'reject', version: 1, reason }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await unsafeHistoryOf('program', id)).toHaveLength(3)
  })

  it('refuses people with read access with 403 and others with 404', async () => {
    const owner = await companyOwner()
    const live = await liveProgram(owner)
    const draft = await draftProgram(owner)
    const reader = await member(owner.companyId, 2, [live])
    const ungranted = await member(owner.companyId, 2)
    for (const actor of [visitor, reader, await hunter(), await companyOwner('Lain')]) {
      await expect(pauseProgram(actor, live)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(submitProgram(actor, draft)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(submitProgram(ungranted, draft)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('RUL-03 returns for corrections, and is accepted only in the version that was read', async () => {
    const [owner, team] = [await companyOwner(), await operator()]
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    await decideProgram(team, id, { decision: 'corrections', version: 1, reason })
    const returned = { status: 'corrections', rejectReason: reason }
    expect(await managedProgramSeenBy(owner, id)).toMatchObject(returned)
    await editProgram(owner, id, programInputWith({ title: 'Judul yang diperbaiki' }), 1)
    expect(await managedProgramSeenBy(owner, id)).toMatchObject({ ...returned, version: 2 })
    await submitProgram(owner, id)
    expect(await managedProgramSeenBy(owner, id)).toMatchObject({ status: 'review', rejectReason: null })
    const stale = decideProgram(team, id, { decision: 'accept', version: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'conflict', detail: 'program_changed' })
    await decideProgram(team, id, { decision: 'accept', version: 2 })
    const again = decideProgram(team, id, { decision: 'corrections', version: 2, reason })
    await expect(again).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('requires a future last day before it goes live', async () => {
    const owner = await companyOwner()
    travelTo(new Date('2026-01-10T00:00:00Z'))
    const id = await draftProgram(owner, { validUntil: '2026-01-20' })
    travelTo(new Date('2026-01-20T17:00:01Z'))
    await expect(submitProgram(owner, id)).rejects.toMatchObject({ detail: 'program_expired' })
    await editProgram(owner, id, programInputWith({ validUntil: '2026-02-20' }), 1)
    await submitProgram(owner, id)
  })
})

describe('the end by date', () => {
  it('comes after the last day in Jakarta, once, for live and paused programs only', async () => {
    const owner = await companyOwner()
    travelTo(new Date('2026-01-10T00:00:00Z'))
    const live = await liveProgram(owner, { validUntil: '2026-01-31' })
    const paused = await liveProgram(owner, { validUntil: '2026-01-31' })
    await pauseProgram(owner, paused)
    const draft = await draftProgram(owner, { validUntil: '2026-01-31' })
    const later = await liveProgram(owner, { validUntil: '2026-02-01' })
    travelTo(new Date('2026-01-31T16:59:59Z'))
    expect(await endExpiredPrograms(system)).toBe(0)
    travelTo(new Date('2026-01-31T17:00:00Z'))
    expect((await programSeenBy(visitor, live))?.open).toBe(false)
    expect(await Promise.all([endExpiredPrograms(system), endExpiredPrograms(system)])).toSatisfy(
      (counts: number[]) => counts[0]! + counts[1]! === 2,
    )
    const statuses = await Promise.all(
      [live, paused, draft, later].map((id) => managedProgramSeenBy(owner, id)),
    )
    expect(statuses.map((view) => view?.status)).toEqual(['ended', 'ended', 'draft', 'accepted'])
  })
})
