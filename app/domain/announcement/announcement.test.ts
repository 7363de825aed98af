import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { chooseNotices, noticeChoicesSeenBy } from '#domain/notification/notice-choices.server.ts'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { notifications } from '#domain/notification/notification-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  system,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { tellAgain } from '../../../test/support/notices.ts'
import { type AnnouncementInput, announcementFilter, announcementInput } from './announcement-input.ts'
import { announcementsSeenBy, bannersSeenBy } from './announcement-queries.server.ts'
import { announcements } from './announcement-tables.server.ts'
import { announcementSeenBy, announcementsForTeam } from './announcements-for-team.server.ts'
import { dismissAnnouncement } from './dismiss-announcement.server.ts'
import {
  publishAnnouncement,
  publishDueAnnouncements,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from './move-announcement.server.ts'
import { editAnnouncement, writeAnnouncement } from './write-announcement.server.ts'

useDatabase()

// The next one begins with nothing to read.
afterEach(async () => {
  await database().update(announcements).set({ state: 'withdrawn' })
})

const minute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000)
const content = (more: Partial<AnnouncementInput> = {}): AnnouncementInput => ({
  key: newId(),
  title: 'Pemeliharaan Sabtu malam',
  text: 'Layanan **berhenti** selama dua jam.',
  titleEn: 'Maintenance on Saturday night',
  textEn: 'The service **stops** for two hours.',
  audience: 'everybody',
  level: 'warning',
  from: minute(now()),
  until: minute(later(now(), 2 * day)),
  ...more,
})
const written = async (team: Actor, more: Partial<AnnouncementInput> = {}) =>
  (await writeAnnouncement(team, content(more))).id
const live = async (team: Person, more: Partial<AnnouncementInput> = {}) => {
  const id = await written(team, more)
  await publishAnnouncement(team, id, 1)
  return id
}
const banners = async (viewer: Person) => (await bannersSeenBy(viewer)).map(({ id }) => id)
const told = async () => tellAgain((await unsafeEventsAfter(0, 100_000)).at(-1)!)

describe('announcements of the platform', () => {
  it('are shown above the pages of their audience during their time', async () => {
    const [team, bughunter, owner, guest] = [
      await operator(),
      await hunter(),
      await companyOwner(),
      await incidentAccount(),
    ]
    const staff = await member(owner.companyId, 2)
    const all = await live(team, { level: 'news' })
    const hunters = await live(team, { audience: 'bughunters' })
    const firms = await live(team, { audience: 'companies', level: 'notice' })
    const own = await live(team, { audience: 'team' })
    expect(await banners(bughunter)).toEqual([hunters, all])
    for (const one of [owner, staff]) expect(await banners(one)).toEqual([firms, all])
    expect(await banners(team)).toEqual([own, all])
    expect(await banners(guest)).toEqual([all])
    expect((await bannersSeenBy(bughunter))[0]!.words.en.html).toContain('<strong>stops</strong>')
    travelTo(later(now(), 2 * day + hour))
    for (const one of [bughunter, owner, team, guest]) expect(await banners(one)).toEqual([])
    expect((await announcementsSeenBy(bughunter, { most: 9 })).map(({ id }) => id)).toEqual([hunters, all])
  })

  it('are written by active operators alone, once per key', async () => {
    const team = await operator()
    const others = [
      await hunter(),
      await companyOwner(),
      await incidentAccount(),
      visitor,
      { ...team, suspended: true },
    ]
    const id = await written(team)
    for (const one of others) {
      await expect(written(one)).rejects.toMatchObject({ code: 'not_found' })
      await expect(publishAnnouncement(one, id, 1)).rejects.toMatchObject({ code: 'not_found' })
      await expect(withdrawAnnouncement(one, id, 1)).rejects.toMatchObject({ code: 'not_found' })
      await expect(editAnnouncement(one, id, { ...content(), version: 1 })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    for (const one of others.slice(0, 4)) {
      await expect(announcementSeenBy(one, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(announcementsForTeam(one, announcementFilter.parse({}))).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    const form = content()
    const twice = await Promise.all([writeAnnouncement(team, form), writeAnnouncement(team, form)])
    expect(twice).toEqual([{ id: form.key }, { id: form.key }])
    await expect(writeAnnouncement(team, { ...form, title: 'Lain sama sekali' })).rejects.toMatchObject({
      code: 'key_reused',
    })
    await expect(writeAnnouncement(await operator(), form)).rejects.toMatchObject({ code: 'key_reused' })
  })

  it('go live at their start by themselves, once, and notify their audience then', async () => {
    const [team, bughunter] = [await operator(), await hunter()]
    const id = await written(team, { from: minute(later(now(), hour)), audience: 'bughunters' })
    expect(await publishAnnouncement(team, id, 1)).toBe(false)
    await expect(publishAnnouncement(team, id, 1)).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(withdrawAnnouncement(team, id, 1)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect([await publishDueAnnouncements(system), await banners(bughunter)]).toEqual([0, []])
    await unscheduleAnnouncement(team, id, 1)
    await publishAnnouncement(team, id, 1)
    travelTo(later(now(), hour + 60_000))
    const shown = await Promise.all([publishDueAnnouncements(system), publishDueAnnouncements(system)])
    expect(shown.reduce((sum, one) => sum + one)).toBe(1)
    expect(await banners(bughunter)).toEqual([id])
    const published = and(eq(events.type, 'announcement.published'), eq(events.subjectId, id))
    expect(await database().select().from(events).where(published)).toHaveLength(1)
  })

  it('are dismissed by each account for itself; twice equals once', async () => {
    const [team, one, two] = [await operator(), await hunter(), await hunter()]
    const id = await live(team, { audience: 'bughunters' })
    const draft = await written(team)
    await Promise.all([dismissAnnouncement(one, { id }), dismissAnnouncement(one, { id })])
    expect([await banners(one), await banners(two)]).toEqual([[], [id]])
    // No one learns of what is not for them by putting it away.
    for (const [who, what] of [
      [await companyOwner(), id],
      [one, draft],
      [one, newId()],
    ] as const)
      await expect(dismissAnnouncement(who, { id: what })).rejects.toMatchObject({ code: 'not_found' })
    // Edited, it stays away.
    await editAnnouncement(team, id, { ...(await editable(team, id)), title: 'Pemeliharaan Minggu malam' })
    expect(await banners(one)).toEqual([])
  })

  it('store every text; start and audience are fixed once they are live; one of two editors wins', async () => {
    const team = await operator()
    const id = await live(team)
    const form = await editable(team, id)
    await expect(
      editAnnouncement(team, id, { ...form, from: later(form.from, -hour) }),
    ).rejects.toMatchObject({
      fields: { from: [{ key: 'date_fixed' }] },
    })
    await expect(editAnnouncement(team, id, { ...form, audience: 'team' })).rejects.toMatchObject({
      fields: { audience: [{ key: 'audience_fixed' }] },
    })
    const edits = await Promise.allSettled(
      ['Judul pertama', 'Judul kedua'].map((title) => editAnnouncement(team, id, { ...form, title })),
    )
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const kept = await announcementSeenBy(team, id)
    expect(kept.versions.map(({ version }) => version)).toEqual([2, 1])
    expect(kept.versions[1]!.content.title).toBe('Pemeliharaan Sabtu malam')
    expect(kept.editedAt).not.toBeNull()
    await expect(withdrawAnnouncement(team, id, 1)).rejects.toMatchObject({ detail: 'announcement_changed' })
    await withdrawAnnouncement(team, id, 2)
    await expect(publishAnnouncement(team, id, 2)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect((await announcementSeenBy(team, id)).moves).toEqual([])
  })

  it('are listed for operators by keys and filters, ended ones apart from live ones', async () => {
    const team = await operator()
    const before = (await announcementsForTeam(team, announcementFilter.parse({}))).total
    for (const title of ['Daftar satu', 'Daftar dua', 'Daftar tiga'])
      await live(team, { title, audience: 'team' })
    await live(team, { title: 'Daftar empat', until: minute(later(now(), hour)) })
    const find = (filter: Record<string, string>, wanted = {}) =>
      announcementsForTeam(team, announcementFilter.parse({ q: 'daftar', ...filter }), wanted)
    const first = await find({}, { size: 3 })
    expect([first.rows.map(({ title }) => title), first.total]).toEqual([
      ['Daftar empat', 'Daftar tiga', 'Daftar dua'],
      4,
    ])
    const rest = await find({}, { size: 3, from: first.next })
    expect([rest.rows.map(({ title }) => title), rest.next]).toEqual([['Daftar satu'], null])
    expect((await find({ audience: 'team' })).total).toBe(3)
    expect((await find({ level: 'news' })).total).toBe(0)
    travelTo(later(now(), 2 * hour))
    expect([(await find({ state: 'ended' })).total, (await find({ state: 'live' })).total]).toEqual([1, 3])
    expect((await announcementsForTeam(team, announcementFilter.parse({}))).total).toBe(before + 4)
    expect((await announcementsForTeam(team, announcementFilter.parse({ q: '100%_' }))).total).toBe(0)
  })

  it('take minutes of Jakarta, plain titles and nothing else from a form', () => {
    const form = {
      ...{
        title: 'Judul baru',
        text: 'Isi yang cukup panjang.',
        titleEn: 'A new title',
        textEn: 'Text that is long enough.',
      },
      ...{
        audience: 'team',
        level: 'news',
        from: '2027-01-01T07:00',
        until: '2027-01-02T07:00',
        key: newId(),
      },
    }
    expect(announcementInput.parse(form).from.toISOString()).toBe('2027-01-01T00:00:00.000Z')
    for (const wrong of [
      { from: '2027-02-31T07:00' },
      { audience: 'visitors' },
      { title: 'Dua\nbaris' },
      { state: 'live' },
      { until: '2027-01-01T07:00' },
      { until: '2027-09-01T07:00' },
    ])
      expect(announcementInput.safeParse({ ...form, ...wrong }).success).toBe(false)
  })
})

describe('notifications of announcements', () => {
  it('reach their audience except ended accounts, once, and are removed with a withdrawal', async () => {
    const [team, other, one, quiet, owner] = [
      await operator(),
      await operator(),
      await hunter(),
      await hunter(),
      await companyOwner(),
    ]
    const choices = (await noticeChoicesSeenBy(quiet)).map(({ group, page, mail }) => ({ group, page, mail }))
    expect(choices.find(({ group }) => group === 'platform')).toEqual({
      group: 'platform',
      page: true,
      mail: 'off',
    })
    await chooseNotices(quiet, { choices: [{ group: 'platform', page: false, mail: 'off' }] })
    await expect(
      chooseNotices(quiet, { choices: [{ group: 'platform', page: true, mail: 'now' }] }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    const id = await live(team, { audience: 'everybody' })
    expect([await told(), await told()]).toEqual([[], []])
    const rows = await database()
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'person_announcement'))
    expect(rows.every((row) => isId(row.id))).toBe(true)
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    expect(await noticesSeenBy(one, {}, { size: 9 })).toMatchObject([
      { kind: 'person_announcement', path: '/bughunter/announcements', read: false },
    ])
    expect((await noticesSeenBy(one, {}, { size: 9 }))[0]!.facts).toMatchObject({
      ...{ titleId: 'Pemeliharaan Sabtu malam', titleEn: 'Maintenance on Saturday night', program: '' },
    })
    expect([await unreadOf(one), await unreadOf(quiet), await unreadOf(owner)]).toEqual([1, 0, 1])
    expect([await unreadOf(team), await unreadOf(other)]).toEqual([0, 1])
    await withdrawAnnouncement(team, id, 1)
    for (const reader of [one, owner, other]) expect(await noticesSeenBy(reader, {}, { size: 9 })).toEqual([])
  })

  it('reach no other role', async () => {
    const [team, one, owner] = [await operator(), await hunter(), await companyOwner()]
    await live(team, { audience: 'companies' })
    await told()
    expect([await unreadOf(one), await unreadOf(owner)]).toEqual([0, 1])
  })
})

async function editable(team: Person, id: string) {
  const { content: kept, version } = await announcementSeenBy(team, id)
  return { ...kept, from: new Date(kept.from), until: new Date(kept.until), version }
}
