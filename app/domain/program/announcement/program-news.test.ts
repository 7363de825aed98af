import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newestProgramsSeenBy } from '#domain/program/listed-programs.server.ts'
import { reportableProgramsOf } from '#domain/program/program-choices.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { invite, join, liveProgram, programTexts } from '../../../../test/support/program-scenario.ts'
import { pauseProgram, resumeProgram } from '../editing/pause-program.server.ts'
import { programs } from '../program-tables.server.ts'
import { programsEndingSeenBy } from '../programs-ending.server.ts'
import { programNewsSeenBy } from './program-news.server.ts'

useDatabase()

const news = async (viewer: Actor) =>
  (await programNewsSeenBy(viewer, 5)).map(({ kind, version, agreeAgain }) => [kind, version, agreeAgain])

describe('notifications of programs', () => {
  it('reach those who joined, from then on, and ask for the new agreement once', async () => {
    const [owner, team] = [await companyOwner(), await operator()]
    const [joined, stranger, late] = [await hunter(), await hunter(), await hunter()]
    const id = await liveProgram(owner, team)
    await join(joined, id)
    expect(await news(joined)).toEqual([])
    await pauseProgram(owner, id)
    await resumeProgram(owner, id)
    await writeInForce(owner, id, programTexts({ summary: 'Ringkasan kedua yang cukup panjang.' }), 1)
    expect(await news(joined)).toEqual([
      ['program.edited', 2, true],
      ['program.resumed', null, false],
      ['program.paused', null, false],
    ])
    expect(await reportableProgramsOf(joined, 5)).toEqual([])
    await join(joined, id)
    await join(late, id)
    expect((await news(joined))[0]).toEqual(['program.edited', 2, false])
    expect((await reportableProgramsOf(joined, 5)).map((one) => one.id)).toEqual([id])
    expect([await news(late), await news(stranger)]).toEqual([[], []])
    for (const one of [owner, team, visitor]) {
      await expect(programNewsSeenBy(one, 5)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(reportableProgramsOf(one, 5)).rejects.toMatchObject({ code: 'forbidden' })
    }
    travelTo(later(now(), 61 * day))
    expect(await news(joined)).toEqual([])
  })

  it('of a private program reach only those who still have access (PRG-03)', async () => {
    const [owner, team] = [await companyOwner(), await operator()]
    const [before, invited] = [await hunter(), await hunter()]
    const id = await liveProgram(owner, team)
    await join(before, id)
    await writeInForce(owner, id, programTexts({ visibility: 'private' }), 1)
    await join(invited, id, owner)
    await pauseProgram(owner, id)
    expect(await news(before)).toEqual([])
    expect(await news(invited)).toEqual([['program.paused', null, false]])
    expect(await news({ ...invited, suspended: true })).toEqual([])
    await resumeProgram(owner, id)
    expect((await reportableProgramsOf(invited, 5)).map((one) => one.id)).toEqual([id])
    expect(await reportableProgramsOf({ ...invited, suspended: true }, 5)).toEqual([])
    expect(await reportableProgramsOf(before, 5)).toEqual([])
    // An invitation no one answered tells nothing yet.
    const asked = await hunter()
    await invite(owner, id, asked)
    expect(await news(asked)).toEqual([])
  })
})

describe('programs on a home page', () => {
  it('that opened last are public, live and able to take reports', async () => {
    const [owner, team, reader] = [await companyOwner('Terbaru'), await operator(), await hunter()]
    const ids = [await liveProgram(owner, team), await liveProgram(owner, team)]
    const hidden = await liveProgram(owner, team, { visibility: 'private' })
    await pauseProgram(owner, ids[1]!)
    const seen = (await newestProgramsSeenBy(reader, 50)).map(({ id }) => id)
    expect(seen).toContain(ids[0])
    expect(seen).not.toContain(ids[1])
    expect(seen).not.toContain(hidden)
    expect((await newestProgramsSeenBy(reader, 1)).length).toBe(1)
  })

  it('that end soon are shown to their participants, granted ones to members', async () => {
    const [owner, team, rival] = [await companyOwner(), await operator(), await companyOwner('Lain')]
    const [near, far] = [await liveProgram(owner, team), await liveProgram(owner, team)]
    travelTo(new Date('2027-03-10T05:00:00Z'))
    const ends = (id: string, validUntil: string) =>
      database().update(programs).set({ validUntil }).where(eq(programs.id, id))
    await ends(near, '2027-03-20')
    await ends(far, '2027-05-20')
    const lines = await programsEndingSeenBy(owner, 30)
    expect(lines).toEqual([
      { id: near, title: 'Program Nusa', validUntil: '2027-03-20', daysLeft: 10, paused: false },
    ])
    expect(await programsEndingSeenBy(await member(owner.companyId, 2, [near]), 30)).toEqual(lines)
    for (const one of [await member(owner.companyId, 2), rival, await hunter(), team, visitor]) {
      expect(await programsEndingSeenBy(one, 30)).toEqual([])
    }
    await ends(near, '2027-03-09')
    expect(await programsEndingSeenBy(owner, 30)).toEqual([])
  })
})
