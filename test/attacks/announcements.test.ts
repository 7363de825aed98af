import { day, after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishAnnouncement } from '#domain/announcement/move-announcement.server.ts'
import { writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { type EventRow, unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import { withdrawProgramAnnouncement } from '#domain/program/announcement/edit-program-announcement.server.ts'
import { programNewsSeenBy } from '#domain/program/announcement/program-news.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { restoreLetter, revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { writeInForce } from '../support/new-version.ts'
import { tellAgain } from '../support/notices.ts'
import { invite, join, liveProgram, programTexts } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

const words = { title: 'Kabar kenari', text: 'Brankas kenari pindah ke alamat baru hari ini.' }
let owner: Person & { companyId: string }
let team: Person

beforeAll(async () => {
  owner = await companyOwner('Perusahaan Kenari')
  team = await operator()
})

const announce = (programId: string, more: Partial<typeof words> = {}) =>
  announceInProgram(owner, programId, { key: newId(), ...words, ...more })
const newest = async () => (await unsafeEventsAfter(0, 100_000)).at(-1)!
const mailed = async (event: EventRow) =>
  (await recipientsOf(database(), 'announced', event)).map(({ id }) => id).sort()
const read = async (address: string, as: string | null = null) => {
  const answer = await site.ask(address, { as })
  return { status: answer.status, seen: (await answer.text()) + JSON.stringify([...answer.headers]) }
}
const tells = async (address: string, as: string | null = null) =>
  /kenari/.test((await read(address, as)).seen)

async function open(programId: string): Promise<void> {
  const [row] = await database().select().from(programs).where(eq(programs.id, programId))
  await writeInForce(owner, programId, programTexts({ title: 'Program burung' }), row!.currentVersion)
}

async function uninvite(programId: string, who: Person): Promise<void> {
  const its = and(eq(invitations.programId, programId), eq(invitations.bughunterId, who.accountId))
  const [row] = await database().select({ id: invitations.id }).from(invitations).where(its)
  await revokeInvitation(owner, programId, row!.id)
}

/** A private program with one who is in it. */
async function closed() {
  const id = await liveProgram(owner, team, { visibility: 'private', title: 'Program burung' })
  const inside = await hunter()
  await join(inside, id, owner)
  return { id, inside }
}

describe('PRG-03 announcements of a program', () => {
  it('are neither shown, notified nor mailed to removed, only invited, or never joined people', async () => {
    const id = await liveProgram(owner, team, { title: 'Program burung' })
    const [joined, barred, idle] = [await hunter(), await hunter(), await hunter()]
    await join(joined, id)
    const { id: agreementId } = await join(barred, id)
    await revokeLetter(owner, id, { agreementId, reason: 'Pengujian di luar ruang lingkup program.' })
    await announce(id)
    const event = await newest()
    expect(await mailed(event)).toEqual([joined.accountId])
    expect((await tellAgain(event)).map(({ reader, wish }) => [reader.id, wish.mail])).toEqual([
      [joined.accountId, 'now'],
    ])
    expect([await unreadOf(joined), await unreadOf(idle)]).toEqual([1, 0])
    const page = `/bughunter/programs/detail/${id}`
    expect(await tells(page, await sessionOf(joined))).toBe(true)
    expect(await tells(page, await sessionOf(barred))).toBe(false)
    expect(await tells(`/programs/${id}`, await sessionOf(barred))).toBe(false)
    expect((await programNewsSeenBy(barred, 9)).filter(({ kind }) => kind === 'program.announced')).toEqual(
      [],
    )
    await restoreLetter(owner, id, { agreementId })
    expect(await tells(page, await sessionOf(barred))).toBe(true)
    const shut = await closed()
    const asked = await hunter()
    await invite(owner, shut.id, asked)
    await announce(shut.id)
    expect(await mailed(await newest())).toEqual([shut.inside.accountId])
    expect(await tells(`/api/v1/programs/${shut.id}/announcements`, await sessionOf(asked))).toBe(false)
  })

  it('leave the notifications of people who are removed, and stay away when the program becomes public', async () => {
    const { id, inside } = await closed()
    await announce(id)
    const event = await newest()
    await tellAgain(event)
    const token = await sessionOf(inside)
    const line = async () =>
      (await noticesSeenBy(inside, {}, { size: 9 })).filter(({ kind }) => kind === 'hunter_program_announced')
    expect([(await line()).length, await tells(`/bughunter/programs/detail/${id}`, token)]).toEqual([1, true])
    await uninvite(id, inside)
    expect([await line(), await mailed(event)]).toEqual([[], []])
    await open(id)
    expect([await line(), await mailed(event)]).toEqual([[], []])
    expect(await tells(`/bughunter/programs/detail/${id}`, token)).toBe(false)
    // Restored after the program was closed again: earlier announcements are not theirs.
    await announce(id, { title: 'Kabar terbuka', text: 'Sekarang siapa pun boleh membaca kabar ini.' })
    expect((await read(`/bughunter/programs/detail/${id}`, token)).seen).toContain('Kabar terbuka')
  })

  it('unsent mails of withdrawn ones stay unsent', async () => {
    const { id, inside } = await closed()
    const { id: announcementId } = await announce(id)
    const event = await newest()
    expect(await mailed(event)).toEqual([inside.accountId])
    await withdrawProgramAnnouncement(owner, id, announcementId)
    expect(await mailed(event)).toEqual([])
  })
})

// A naive version asks whether the program can be seen, and shows all its announcements.
describe('PRG-04 a program that becomes public', () => {
  it('shows on no page, in no payload, feed, picture or search what it announced while it was private', async () => {
    const { id, inside } = await closed()
    await announce(id)
    travelTo(later(now(), second))
    const late = await hunter()
    await join(late, id, owner)
    await open(id)
    const [rival, stranger] = [await companyOwner('Perusahaan Lain'), await hunter()]
    const places = [
      ...[
        `/programs/${id}`,
        `/en/programs/${id}`,
        `/programs/${id}.data`,
        `/api/v1/programs/${id}/announcements`,
      ],
      ...[
        '/',
        '/programs',
        '/programs?q=kenari',
        '/publication/rss.xml',
        '/sitemap.xml',
        `/og/id/programs/${id}.png`,
      ],
    ]
    const hunters = [
      `/bughunter/programs/detail/${id}`,
      '/bughunter',
      '/bughunter/search?q=brankas',
      '/bughunter/notifications',
    ]
    for (const who of [null, late, stranger, rival]) {
      const as = who && (await sessionOf(who))
      const own = who?.role === 'bughunter' ? hunters : []
      for (const place of [...places, ...own]) {
        const { status, seen } = await read(place, as)
        expect([place, status < 400]).toEqual([place, true])
        expect([place, /alamat baru hari ini|Kabar kenari/.test(seen)]).toEqual([place, false])
      }
    }
    for (const who of [inside, owner, team]) {
      const { seen } = await read(`/api/v1/programs/${id}/announcements`, await sessionOf(who))
      expect([who.role, seen.includes('Brankas kenari')]).toEqual([who.role, true])
    }
    // No one who joins now is mailed earlier announcements.
    await join(stranger, id)
    const event = (await unsafeEventsAfter(0, 100_000)).findLast(({ type }) => type === 'program.announced')!
    expect(await mailed(event)).toEqual([inside.accountId])
  })

  it('refreshes the page of visitors with each announcement and each withdrawal', async () => {
    const id = await liveProgram(owner, team, { title: 'Program burung' })
    expect(await tells(`/programs/${id}`)).toBe(false)
    const { id: announcementId } = await announce(id)
    await expect.poll(() => tells(`/programs/${id}`), { timeout: 5_000 }).toBe(true)
    await withdrawProgramAnnouncement(owner, id, announcementId)
    await expect.poll(() => tells(`/programs/${id}`), { timeout: 5_000 }).toBe(false)
  })
})

describe('RPT-04 the forms of announcements', () => {
  it('accept no unknown field, no text of others, and nothing from users without the right', async () => {
    const { id } = await closed()
    const elsewhere = await liveProgram(await companyOwner('Perusahaan Lain'), team)
    const { id: announcementId } = await announce(id)
    const page = `/company/programs/detail/${id}`
    const post = async (who: Person, place: string, form: Record<string, string>) =>
      (await site.ask(place, { as: await sessionOf(who), form })).status
    const fresh = () => ({ intent: 'announce', key: newId(), ...words })
    expect(await post(owner, page, { ...fresh(), visibility: 'public' })).toBe(422)
    expect(await post(owner, page, { ...fresh(), reachAt: '2030-01-01' })).toBe(422)
    const staff = await member(owner.companyId, 2, [id])
    expect(await post(staff, page, fresh())).toBe(403)
    const edit = { intent: `edit_announcement:${announcementId}`, announcementId, version: '1', ...words }
    expect(await post(staff, page, edit)).toBe(403)
    const rival = await companyOwner('Perusahaan Saingan')
    const own = await liveProgram(rival, team)
    expect(await post(rival, `/company/programs/detail/${own}`, edit)).toBe(404)
    expect(await post(rival, page, edit)).toBe(404)
    expect(await post(owner, `/company/programs/detail/${elsewhere}`, edit)).toBe(403)
    expect(await post(owner, page, { ...fresh(), title: 'Dua\nbaris' })).toBe(422)
    expect(await post(owner, page, fresh())).toBe(302)
  })

  it('MD-01 render no scripts in the page, and external links through the redirect page', async () => {
    const id = await liveProgram(owner, team)
    const text =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [klik](javascript:alert(1)) [luar](https://jahat.test/x)'
    await announce(id, { title: '<b>tebal</b> sekali', text })
    const { seen } = await read(`/programs/${id}`)
    for (const bad of ['<script>alert', '<img src=x', 'href="javascript', 'href="https://jahat', '<b>tebal'])
      expect(seen).not.toContain(bad)
    expect(seen).toContain('&lt;b&gt;tebal')
  })
})

describe('announcements of the platform', () => {
  const content = {
    title: 'Pemeliharaan kenari',
    text: 'Layanan kenari berhenti dua jam.',
    titleEn: 'Maintenance kenari',
  }
  const write = async (audience: 'everybody' | 'companies' | 'bughunters') => {
    const key = newId()
    const times = { from: now(), until: later(now(), day) }
    const form = {
      key,
      ...content,
      textEn: 'The kenari service stops.',
      audience,
      level: 'warning',
      ...times,
    } as const
    await writeAnnouncement(team, form)
    await publishAnnouncement(team, key, 1)
    return key
  }

  it('are shown to no visitor, in no cached page, and to no role they are not for', async () => {
    const id = await write('companies')
    const hunterToken = await sessionOf(await hunter())
    for (const place of ['/', '/programs', '/company', '/hello', '/api/v1/openapi.json'])
      expect([place, await tells(place)]).toEqual([place, false])
    expect((await read('/api/v1/announcements')).status).toBe(401)
    for (const place of [
      '/bughunter',
      '/bughunter/announcements',
      '/api/v1/announcements',
      '/api/v1/announcements/current',
    ])
      expect([place, await tells(place, hunterToken)]).toEqual([place, false])
    const form = { intent: 'dismiss', id, back: '/bughunter' }
    expect((await site.ask('/bughunter/announcements', { as: hunterToken, form })).status).toBe(404)
    expect(await tells('/company', await sessionOf(owner))).toBe(true)
  })

  it('WEB-05 redirect only within the own area once dismissed', async () => {
    const id = await write('bughunters')
    const who = await hunter()
    const as = await sessionOf(who)
    for (const [back, place] of [
      ['/bughunter/programs?tab=joined', '/bughunter/programs?tab=joined'],
      ['/en/bughunter', '/en/bughunter'],
      ['//jahat.test', '/bughunter'],
      ['https://jahat.test', '/bughunter'],
      ['/\\jahat.test', '/bughunter'],
      ['/hello', '/bughunter'],
      ['', '/bughunter'],
    ]) {
      const answer = await site.ask('/bughunter/announcements', {
        as,
        form: { intent: 'dismiss', id, back: back! },
      })
      expect([back, answer.status, answer.headers.get('location')]).toEqual([back, 302, place])
    }
    expect(await tells('/bughunter', as)).toBe(false)
    // Not from another site, and not for another account.
    const stranger = { Origin: 'https://jahat.test', 'Sec-Fetch-Site': 'cross-site' }
    const other = await sessionOf(await hunter())
    const forged = await site.ask('/bughunter/announcements', {
      as: other,
      form: { intent: 'dismiss', id },
      headers: stranger,
    })
    expect(forged.status).toBe(403)
    expect(await tells('/bughunter', other)).toBe(true)
  })
})
