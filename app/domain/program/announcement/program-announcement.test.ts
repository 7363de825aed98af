import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { draftProgram, join, liveProgram, programTexts } from '../../../../test/support/program-scenario.ts'
import { programs } from '../program-tables.server.ts'
import { announceInProgram } from './announce-in-program.server.ts'
import { editProgramAnnouncement, withdrawProgramAnnouncement } from './edit-program-announcement.server.ts'
import {
  managedAnnouncementsSeenBy,
  programAnnouncementsSeenBy,
} from './program-announcement-queries.server.ts'
import { programAnnouncements } from './program-announcement-tables.server.ts'
import { programNewsSeenBy } from './program-news.server.ts'

useDatabase()

const text = (title: string) => ({ title, text: `${title}: ruang lingkup **bertambah** mulai hari ini.` })
const say = async (who: Actor, programId: string, title: string, key = newId()) =>
  (await announceInProgram(who, programId, { ...text(title), key })).id
const titles = async (viewer: Actor, programId: string) =>
  (await programAnnouncementsSeenBy(viewer, programId)).rows.map(({ title }) => title)

async function become(owner: Person & { companyId: string }, id: string, visibility: 'public' | 'private') {
  const [row] = await database().select().from(programs).where(eq(programs.id, id))
  await writeInForce(owner, id, programTexts({ visibility }), row!.currentVersion)
}

describe('announcements of a program', () => {
  it('are read by all who see the program, as safe HTML, newest first and in pages', async () => {
    const [owner, team, reader] = [await companyOwner(), await operator(), await hunter()]
    const id = await liveProgram(owner, team)
    await say(owner, id, 'Lingkup melebar')
    travelTo(later(now(), day))
    await say(team, id, 'Pekan bonus')
    for (const one of [visitor, reader, owner, team, await incidentAccount()]) {
      expect(await titles(one, id)).toEqual(['Pekan bonus', 'Lingkup melebar'])
    }
    const { next } = await programAnnouncementsSeenBy(visitor, id, { size: 1 })
    const [first] = (await programAnnouncementsSeenBy(visitor, id, { from: next, size: 1 })).rows
    expect(first).toMatchObject({ title: 'Lingkup melebar', inner: false, editedAt: null })
    expect(first!.html).toContain('<strong>bertambah</strong>')
    expect(await titles(visitor, 'x')).toEqual([])
  })

  it('are written by those who manage the program, once per key, while there are readers', async () => {
    const [owner, team, rival] = [await companyOwner(), await operator(), await companyOwner('Lain')]
    const id = await liveProgram(owner, team)
    const may = await member(owner.companyId, 2, [id], ['program.manage'])
    const mayNot = await member(owner.companyId, 2, [id])
    const key = newId()
    expect(await say(may, id, 'Pekan bonus', key)).toBe(key)
    expect(await Promise.all([say(may, id, 'Pekan bonus', key), say(may, id, 'Pekan bonus', key)])).toEqual([
      key,
      key,
    ])
    await expect(say(may, id, 'Isi lain', key)).rejects.toMatchObject({ code: 'key_reused' })
    await expect(say(owner, id, 'Pekan bonus', key)).rejects.toMatchObject({ code: 'key_reused' })
    for (const one of [mayNot, rival, await hunter()])
      await expect(say(one, id, 'Bukan saya')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(say({ ...owner, suspended: true }, id, 'Bukan saya')).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(say(owner, newId(), 'Entah di mana')).rejects.toMatchObject({ code: 'not_found' })
    await expect(say(owner, await draftProgram(owner), 'Belum ada')).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await titles(visitor, id)).toEqual(['Pekan bonus'])
  })

  it('are five a day at most, also when six are sent at once', async () => {
    const [owner, team] = [await companyOwner(), await operator()]
    const id = await liveProgram(owner, team)
    const sent = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => say(owner, id, `Kabar ke-${n}`)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(say(team, id, 'Kabar lagi')).rejects.toMatchObject({ detail: 'too_many_announcements' })
    travelTo(later(now(), day + 1_000))
    await say(team, id, 'Kabar esok hari')
  })

  it('store every text, and let one of two editors at once win', async () => {
    const [owner, team] = [await companyOwner(), await operator()]
    const id = await liveProgram(owner, team)
    const one = await say(owner, id, 'Pekan bonus')
    const edits = await Promise.allSettled(
      ['Pekan bonus diperpanjang', 'Pekan bonus dibatalkan'].map((title) =>
        editProgramAnnouncement(owner, id, one, { ...text(title), version: 1 }),
      ),
    )
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [kept] = (await managedAnnouncementsSeenBy(team, id)).rows
    expect(kept).toMatchObject({ version: 2, by: owner.username, withdrawnAt: null })
    expect(kept!.earlier).toMatchObject([{ version: 1, title: 'Pekan bonus', by: owner.username }])
    await withdrawProgramAnnouncement(owner, id, one)
    await expect(withdrawProgramAnnouncement(owner, id, one)).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await expect(
      editProgramAnnouncement(owner, id, one, { ...text('Masih ada'), version: 2 }),
    ).rejects.toMatchObject({ code: 'move_forbidden' })
    for (const viewer of [visitor, owner, team, await hunter()]) expect(await titles(viewer, id)).toEqual([])
    expect((await managedAnnouncementsSeenBy(owner, id)).rows[0]!.withdrawnAt).not.toBeNull()
    for (const viewer of [await hunter(), visitor, await companyOwner('Lain')])
      expect((await managedAnnouncementsSeenBy(viewer, id)).rows).toEqual([])
  })

  it('are changed and withdrawn only by people who may write them, and only in their own program', async () => {
    const [owner, team, rival] = [await companyOwner(), await operator(), await companyOwner('Lain')]
    const [id, other] = [await liveProgram(owner, team), await liveProgram(rival, team)]
    const one = await say(owner, id, 'Pekan bonus')
    const change = { ...text('Diambil alih'), version: 1 }
    for (const [who, programId, code] of [
      [rival, id, 'forbidden'],
      [rival, other, 'not_found'],
      [await hunter(), id, 'forbidden'],
      [await member(owner.companyId, 2, [id]), id, 'forbidden'],
      [owner, other, 'forbidden'],
    ] as const) {
      await expect(editProgramAnnouncement(who, programId, one, change)).rejects.toMatchObject({ code })
      await expect(withdrawProgramAnnouncement(who, programId, one)).rejects.toMatchObject({ code })
    }
    expect(await titles(visitor, id)).toEqual(['Pekan bonus'])
  })
})

describe('PRG-04 announcements of a program that becomes public', () => {
  it('stay visible only to those who were in it when they were written', async () => {
    const [owner, team, rival] = [await companyOwner(), await operator(), await companyOwner('Lain')]
    const [early, late, stranger] = [await hunter(), await hunter(), await hunter()]
    const id = await liveProgram(owner, team, { visibility: 'private' })
    await join(early, id, owner)
    await say(owner, id, 'Sandi brankas')
    travelTo(later(now(), 1_000))
    await join(late, id, owner)
    expect([await titles(early, id), await titles(late, id)]).toEqual([['Sandi brankas'], []])
    await become(owner, id, 'public')
    await say(owner, id, 'Kini terbuka')
    expect(await titles(early, id)).toEqual(['Kini terbuka', 'Sandi brankas'])
    expect(await titles(owner, id)).toEqual(['Kini terbuka', 'Sandi brankas'])
    for (const one of [late, stranger, rival, visitor, { ...early, suspended: true }])
      expect(await titles(one, id)).toEqual(['Kini terbuka'])
    expect(
      (await programNewsSeenBy(late, 9)).filter(({ kind }) => kind === 'program.announced'),
    ).toHaveLength(1)
    expect(
      (await programNewsSeenBy(early, 9)).filter(({ kind }) => kind === 'program.announced'),
    ).toHaveLength(2)
  })

  it('show no private text that replaced an old public text', async () => {
    const [owner, team, inside] = [await companyOwner(), await operator(), await hunter()]
    const id = await liveProgram(owner, team)
    const one = await say(owner, id, 'Pekan bonus')
    await become(owner, id, 'private')
    await join(inside, id, owner)
    travelTo(later(now(), 1_000))
    await editProgramAnnouncement(owner, id, one, { ...text('Alamat rahasia'), version: 1 })
    expect(await titles(inside, id)).toEqual(['Alamat rahasia'])
    await become(owner, id, 'public')
    expect([await titles(visitor, id), await titles(await hunter(), id)]).toEqual([[], []])
    expect(await titles(inside, id)).toEqual(['Alamat rahasia'])
    // And back: a private text edited in the open stays where it was.
    await editProgramAnnouncement(owner, id, one, { ...text('Alamat baru'), version: 2 })
    expect(await titles(visitor, id)).toEqual([])
    const widen = database().update(programAnnouncements).set({ visibility: 'public' })
    await expect(widen).rejects.toMatchObject({ cause: { code: '42501' } })
    const its = eq(programAnnouncements.id, one)
    const [kept] = await database().select().from(programAnnouncements).where(its)
    expect(kept!.visibility).toBe('private')
  })
})
