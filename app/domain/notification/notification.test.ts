import { day, after as momentAfter, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { tell, tellAgain } from '../../../test/support/notices.ts'
import { buildStage, type Stage } from '../../../test/support/permission-scenario.ts'
import { join } from '../../../test/support/program-scenario.ts'
import { forgetNotices } from './keep-notices.server.ts'
import { chooseNotices, noticeChoicesSeenBy, noticeRevisionOf, stopMail } from './notice-choices.server.ts'
import { groupsOf, isOffered, lockedGroups, noticeGroups } from './notification.ts'
import { eraseNotices, exportNoticeData, noticesSeenBy, unreadOf } from './notification-queries.server.ts'
import { notificationChoices, notifications } from './notification-tables.server.ts'
import { readAllNotices, readNotice } from './read-notices.server.ts'
import { readStopMailToken, stopMailToken } from './stop-mail-token.server.ts'

useDatabase()
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
}, 60_000)

const listOf = (person: Person) => noticesSeenBy(person, {}, { size: 100 })
const kindsOf = async (person: Person) => (await listOf(person)).map(({ kind }) => kind)
const move = (reportId: string, actor: Person = team) =>
  tell(actor, 'report.moved', reportId, { move: 'start_fixing' })

describe('notifications', () => {
  it('are one row per recipient, however often the event is processed', async () => {
    const reportId = await stage.report()
    const { event } = await move(reportId)
    await tellAgain(event)
    const [row, ...others] = await listOf(stage.reporter)
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind: 'hunter_fixing', group: 'reports', about: reportId, read: false })
    expect(row!.path).toMatch(new RegExp(`^/bughunter/hacktivity/[0-9A-Za-z]+/${reportId}$`))
    expect(row!.facts.code).toMatch(/^CA-/)
    expect(await unreadOf(stage.reporter)).toBe(1)
  })

  it('store no name and no sentence in the table', async () => {
    const columns = await database().execute<{ text: string }>(
      sql`SELECT row_to_json(n)::text AS text FROM notifications n`,
    )
    for (const { text } of columns.rows) {
      expect(text).not.toContain(stage.reporter.username)
      expect(text).not.toMatch(/CA-\d{4}/)
    }
  })

  it('of an own act are stored as read, except where another person may have done it', async () => {
    const person = await hunter()
    await tell(person, 'account.signed_up', person.accountId, {})
    await tell(person, 'account.identity_submitted', person.accountId, {})
    await tell(person, 'account.password_changed', person.accountId, {})
    const rows = await listOf(person)
    expect(rows.map(({ kind, read }) => [kind, read])).toEqual([
      ['person_password_changed', false],
      ['hunter_registered', false],
    ])
  })

  it('of a report that was assigned to an operator reach them, and no other colleague', async () => {
    const [other, third] = [await operator(), await operator()]
    await tell(team, 'report.assigned', await stage.report(), { assigneeId: other.accountId })
    expect(await kindsOf(other)).toEqual(['team_report_assigned'])
    expect(await kindsOf(third)).toEqual([])
  })

  it('of new rules, a pause or the end of a program reach those who joined it', async () => {
    const [joined, stranger] = [await hunter(), await hunter()]
    await join(joined, stage.programId, stage.people.owner)
    await tell(stage.people.owner, 'program.edited', stage.programId, { version: 2 })
    await tell(stage.people.owner, 'program.paused', stage.programId)
    expect(await kindsOf(joined)).toEqual(
      expect.arrayContaining(['hunter_program_paused', 'hunter_program_edited']),
    )
    expect(await kindsOf(stranger)).toEqual([])
  })
})

describe('access to notifications is checked again on reading', () => {
  it('RPT-14 a member whose grant is withdrawn sees none of the report', async () => {
    const { bare } = stage.people
    const reportId = await stage.report()
    await tell(team, 'report.moved', reportId, { move: 'resolve' })
    expect((await listOf(bare)).some(({ about }) => about === reportId)).toBe(true)
    const grants = and(eq(memberGrants.memberId, bare.memberId!), eq(memberGrants.programId, stage.programId))
    const [grant] = await database().select().from(memberGrants).where(grants)
    await database().delete(memberGrants).where(grants)
    expect((await listOf(bare)).some(({ about }) => about === reportId)).toBe(false)
    expect(await unreadOf(bare)).toBe(0)
    await database().insert(memberGrants).values(grant!)
  })

  it('RPT-14 a report moved to a program of another company is hidden from members of the first', async () => {
    const reportId = await stage.report()
    await tell(team, 'report.moved', reportId, { move: 'resolve' })
    const elsewhere = await stage.program('draft')
    await database().execute(
      sql`UPDATE programs SET company_id = ${stage.people.other.companyId} WHERE id = ${elsewhere}`,
    )
    await database().execute(sql`UPDATE reports SET program_id = ${elsewhere} WHERE id = ${reportId}`)
    for (const who of ['owner', 'admin', 'rate', 'other'] as const) {
      const seen = (await listOf(stage.people[who])).some(({ about }) => about === reportId)
      expect([who, seen]).toEqual([who, false])
    }
  })

  it('PRG-03 a bughunter removed from a private program, or who never accepted, sees none of it', async () => {
    const [joined, asked] = [await hunter(), await hunter()]
    await join(joined, stage.programId, stage.people.owner)
    await tell(stage.people.owner, 'program.paused', stage.programId)
    await database().update(programs).set({ status: 'paused' }).where(eq(programs.id, stage.programId))
    expect((await kindsOf(joined))[0]).toBe('hunter_program_paused')
    await database()
      .update(invitations)
      .set({ status: 'revoked' })
      .where(eq(invitations.bughunterId, joined.accountId))
    expect(await kindsOf(joined)).toEqual([])
    expect(await unreadOf(joined)).toBe(0)
    expect(await kindsOf(asked)).toEqual([])
    await database().update(programs).set({ status: 'accepted' }).where(eq(programs.id, stage.programId))
  })

  it('MEM-05 a member who changed company sees none of the former one', async () => {
    const { internal } = stage.people
    const other = await companyOwner('Rumah Lain')
    const reportId = await stage.report()
    await tell(team, 'report.moved', reportId, { move: 'resolve' })
    const moved = { ...internal, companyId: other.companyId, memberId: newId() }
    expect((await listOf(internal)).length).toBeGreaterThan(0)
    expect(await listOf(moved)).toEqual([])
    // As an admin there, too.
    expect(await listOf({ ...moved, permission: 1 })).toEqual([])
  })

  it('and the notifications of other users are neither read, marked nor found by id', async () => {
    await move(await stage.report())
    const [theirs] = await listOf(stage.reporter)
    const stranger = await hunter()
    await expect(readNotice(stranger, { id: theirs!.id })).rejects.toMatchObject({ code: 'not_found' })
    await readAllNotices(stranger, { upTo: theirs!.id })
    expect((await listOf(stage.reporter))[0]!.read).toBe(false)
    expect(await noticesSeenBy(stranger, {}, { before: theirs!.id, size: 10 })).toEqual([])
  })
})

describe('reading notifications', () => {
  it('marks one, and all up to the newest that was shown', async () => {
    const person = await hunter()
    for (const type of ['password_changed', 'password_reset', 'authenticator_added'] as const)
      await tell(system, `account.${type}`, person.accountId)
    const [newest, middle, oldest] = await listOf(person)
    await readNotice(person, { id: middle!.id })
    expect(await unreadOf(person)).toBe(2)
    await tell(system, 'account.passkey_added', person.accountId)
    await readAllNotices(person, { upTo: newest!.id })
    expect((await listOf(person)).map(({ read }) => read)).toEqual([false, true, true, true])
    expect(oldest!.read).toBe(false)
  })

  it('pages back without gap or repetition, also while notifications arrive', async () => {
    const person = await hunter()
    for (let turn = 0; turn < 7; turn++) await tell(system, 'account.password_changed', person.accountId)
    const first = await noticesSeenBy(person, {}, { size: 3 })
    await tell(system, 'account.passkey_added', person.accountId)
    const second = await noticesSeenBy(person, {}, { before: first.at(-1)!.id, size: 3 })
    const third = await noticesSeenBy(person, {}, { before: second.at(-1)!.id, size: 3 })
    const seqs = [...first, ...second, ...third].map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => b - a))
    expect(seqs).toHaveLength(7)
    expect(await noticesSeenBy(person, { group: 'money' }, { size: 3 })).toEqual([])
    expect(await noticesSeenBy(person, { state: 'read' }, { size: 3 })).toEqual([])
  })
})

describe('notification settings', () => {
  it('decide what is mailed at once, what is in the daily digest, and what is shown', async () => {
    const person = await hunter()
    const reportOf = async () => {
      const id = await stage.report()
      await database().execute(sql`UPDATE reports SET reporter_id = ${person.accountId} WHERE id = ${id}`)
      return id
    }
    const mailed = async () =>
      (await move(await reportOf())).hearers.filter(({ wish }) => wish.mail === 'now').length
    const rows = async () =>
      (
        await database().select().from(notifications).where(eq(notifications.accountId, person.accountId))
      ).map(({ shown, digest }) => [shown, digest])
    expect(await mailed()).toBe(1)
    await chooseNotices(person, { choices: [{ group: 'reports', page: true, mail: 'daily' }] })
    expect(await mailed()).toBe(0)
    await chooseNotices(person, { choices: [{ group: 'reports', page: false, mail: 'daily' }] })
    await mailed()
    await chooseNotices(person, { choices: [{ group: 'reports', page: false, mail: 'off' }] })
    expect(await mailed()).toBe(0)
    expect(await rows()).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ])
    expect(await kindsOf(person)).toHaveLength(2)
  })

  it('are not overwritten from a page older than the stored ones, also after a mail was stopped', async () => {
    const person = await hunter()
    const say = (mail: 'now' | 'daily' | 'off', revision?: number) =>
      chooseNotices(person, { choices: [{ group: 'reports', page: true, mail }], revision })
    expect(await noticeRevisionOf(person)).toBe(0)
    await say('daily', 0)
    const first = await noticeRevisionOf(person)
    expect(first).toBeGreaterThan(0)
    const conflict = { code: 'conflict', detail: 'saved_meanwhile' }
    await expect(say('off', 0)).rejects.toMatchObject(conflict)
    // Sent twice, it is stored already, and changes nothing.
    await say('daily', 0)
    expect(await noticeRevisionOf(person)).toBe(first)
    travelTo(momentAfter(now(), 1_000))
    await stopMail(person.accountId, 'money')
    await expect(say('off', first)).rejects.toMatchObject(conflict)
    await say('off', await noticeRevisionOf(person))
    expect((await noticeChoicesSeenBy(person)).find(({ group }) => group === 'reports')?.mail).toBe('off')
  })

  it.each([...lockedGroups])(
    'cannot switch off %s: not by the form, not by a mail link, not in the table',
    async (group) => {
      const person = await hunter()
      for (const choice of [
        { page: false, mail: 'now' },
        { page: true, mail: 'off' },
        { page: true, mail: 'daily' },
      ] as const) {
        expect(isOffered(group, choice)).toBe(false)
        await expect(chooseNotices(person, { choices: [{ group, ...choice }] })).rejects.toMatchObject({
          code: 'invalid_input',
        })
      }
      await stopMail(person.accountId, group)
      expect(stopMailToken({ accountId: person.accountId, group })).toBeNull()
      const row = { accountId: person.accountId, group, page: true, mail: 'off' as const, changedAt: now() }
      await expect(database().insert(notificationChoices).values(row)).rejects.toThrow()
      const lines = await noticeChoicesSeenBy(person)
      expect(lines.filter(({ locked }) => locked).every(({ page, mail }) => page && mail === 'now')).toBe(
        true,
      )
    },
  )

  it('exist only for one’s own role', async () => {
    for (const person of [await hunter(), await companyOwner('Rumah Data'), await incidentAccount()]) {
      for (const group of noticeGroups.filter((one) => !groupsOf[person.role].includes(one))) {
        const choices = [{ group, page: true, mail: 'now' as const }]
        await expect(chooseNotices(person, { choices })).rejects.toMatchObject({ code: 'invalid_input' })
      }
    }
  })

  it('are changed by the mail footer for its group and its account alone', async () => {
    const [person, other] = [await hunter(), await hunter()]
    const token = stopMailToken({ accountId: person.accountId, group: 'reports' })!
    expect(readStopMailToken(token)).toEqual({ accountId: person.accountId, group: 'reports' })
    for (let place = 0; place < token.length; place++) {
      const wrong = token[place] === 'A' ? 'B' : 'A'
      expect(readStopMailToken(token.slice(0, place) + wrong + token.slice(place + 1))).toBeNull()
    }
    expect(readStopMailToken(`${token}A`)).toBeNull()
    expect(readStopMailToken(undefined)).toBeNull()
    await stopMail(person.accountId, 'reports')
    const mails = async (who: Person) =>
      (await noticeChoicesSeenBy(who)).filter(({ mail }) => mail === 'off').map(({ group }) => group)
    // Announcements of the platform are never mailed.
    expect([await mails(person), await mails(other)]).toEqual([['reports', 'platform'], ['platform']])
  })
})

describe('the retention of a row', () => {
  it('ends 90 days after it was read, and after a year', async () => {
    const person = await hunter()
    await tell(system, 'account.password_changed', person.accountId)
    await tell(system, 'account.passkey_added', person.accountId)
    const [, oldest] = await listOf(person)
    await readNotice(person, { id: oldest!.id })
    travelTo(momentAfter(now(), 89 * day))
    await forgetNotices()
    expect(await kindsOf(person)).toHaveLength(2)
    travelTo(momentAfter(now(), 2 * day))
    await forgetNotices()
    expect(await kindsOf(person)).toEqual(['person_passkey_added'])
    travelTo(momentAfter(now(), 280 * day))
    await forgetNotices()
    expect(await kindsOf(person)).toEqual([])
  })

  it('PDP-01 PDP-02 includes the row in the copy of one’s data, and deletes it with the account', async () => {
    const [person, other] = [await hunter(), await hunter()]
    for (const one of [person, other]) await tell(system, 'account.password_changed', one.accountId)
    await chooseNotices(person, { choices: [{ group: 'money', page: false, mail: 'off' }] })
    const copy = await transaction((tx) => exportNoticeData(tx, person.accountId))
    expect(copy.notifications.map(({ kind }) => kind)).toEqual(['person_password_changed'])
    expect(copy.notificationChoices).toMatchObject([{ group: 'money', page: false, mail: 'off' }])
    await transaction((tx) => eraseNotices(tx, person.accountId))
    expect([await kindsOf(person), await kindsOf(other)]).toEqual([[], ['person_password_changed']])
  })
})
