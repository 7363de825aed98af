import { day, hour, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { exportList } from '#domain/account/export-list.server.ts'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { affectedPeopleSeenBy } from '#domain/privacy/breach/affected-people.server.ts'
import { fieldsOf, noticeDeadline } from '#domain/privacy/breach/breach.ts'
import { exportAffected } from '#domain/privacy/breach/export-affected.server.ts'
import { exportAuditLog } from '#domain/privacy/export-audit-log.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { proof, withPassword } from '../support/members.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { recordAny } from '../support/record-any.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let teamMember: Person
let officer: Person
let owner: Person & { companyId: string }
const people: Record<string, Person> = {}
const reports: Record<string, { id: string; code: string }> = {}
const began = now()

/** Minutes after the beginning, as the form writes them. */
const at = (minutes: number) =>
  new Date(later(began, minutes * minute).getTime() + 7 * hour).toISOString().slice(0, 16)
const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort()
const as = (person: Person, address: string) => ({ ...person, address })
const stolen = '203.0.113.66'
const kindsOf = (rows: Awaited<ReturnType<typeof affectedPeopleSeenBy>>) =>
  Object.fromEntries(rows.map(({ name, kinds }) => [name, [...kinds].sort()]))

async function seen(
  type: Parameters<typeof recordAny>[2],
  subject: string,
  from: string,
  facts = {},
): Promise<void> {
  await transaction((tx) => recordAny(tx, as(teamMember, from), type, subject, facts))
}

beforeAll(async () => {
  officer = await withPassword(await operator())
  teamMember = await withPassword(await operator())
  owner = await companyOwner('Asuransi Uji')
  const programId = await liveProgram(owner, officer)
  for (const name of ['identity', 'report', 'listed', 'early', 'elsewhere', 'untouched']) {
    const person = await hunter()
    people[name] = person
    await join(person, programId)
    if (name !== 'untouched') reports[name] = await send(person, programId)
  }
  // Before, from another place, by another person: none of it belongs to the breach.
  travelTo(later(began, 5 * minute))
  await seen('report.opened_by_team', reports.early!.id, stolen)
  travelTo(later(began, 35 * minute))
  await seen('report.opened_by_team', reports.elsewhere!.id, '192.0.2.10')
  await transaction((tx) => recordAny(tx, officer, 'account.opened_by_team', people.untouched!.accountId))
  // The stolen session: identity documents, one report, a list.
  travelTo(later(began, 40 * minute))
  await seen('account.identity_case_taken', people.identity!.accountId, stolen, { caseId: newId() })
  await seen('account.identity_document_viewed', people.identity!.accountId, stolen, { kind: 'ktp' })
  await seen('report.opened_by_team', reports.report!.id, stolen, { assigned: false })
  await seen('company.npwp_opened', owner.companyId, stolen)
  const listed = [{ id: reports.listed!.id }, { id: reports.report!.id }]
  await exportList(as(teamMember, stolen), 'reports', () => [
    async () => ({ rows: listed, next: null, prev: null }),
  ])
  travelTo(null)
})

// A platform that cannot say whose data were read notifies no one, or everyone.
describe('PDP-05 a breach drill', () => {
  it('lists exactly the people a session accessed, and which data, within seconds', async () => {
    const started = performance.now()
    const rows = await affectedPeopleSeenBy(officer, {
      who: teamMember.username,
      address: stolen,
      from: at(30),
      to: at(60),
    })
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(kindsOf(rows)).toEqual({
      [people.identity!.username]: ['identity', 'identity_image'],
      [people.report!.username]: ['report', 'report_line'],
      [people.listed!.username]: ['report_line'],
      [owner.username]: ['npwp'],
    })
    const touched = rows.find(({ name }) => name === people.identity!.username)!
    expect(touched).toMatchObject({
      accountId: people.identity!.accountId,
      role: 'bughunter',
      times: 2,
      fields: ['username', 'phone', 'full_name', 'birth', 'nik', 'identity_images'],
    })
    const [account] = await database().select().from(accounts).where(eq(accounts.id, touched.accountId!))
    expect(touched.email).toBe(account!.email)
    expect(touched.firstAt).toEqual(later(began, 40 * minute))
  })

  it('of a time, a thing or a person, no more and no less', async () => {
    const all = { from: at(0), to: at(60) }
    const inTime = await affectedPeopleSeenBy(officer, all)
    expect(namesIn(inTime)).toEqual(
      [
        ...['identity', 'report', 'listed', 'early', 'elsewhere', 'untouched'].map((name) => people[name]!),
        owner,
      ]
        .map(({ username }) => username)
        .sort(),
    )
    const ofReport = await affectedPeopleSeenBy(officer, { ...all, about: reports.report!.code })
    expect(namesIn(ofReport)).toEqual([people.report!.username])
    const ofPerson = await affectedPeopleSeenBy(officer, { ...all, about: people.identity!.username })
    expect(namesIn(ofPerson)).toEqual([people.identity!.username])
    expect(await affectedPeopleSeenBy(officer, { ...all, from: at(50) })).toEqual([])
    // The last minute counts as a whole.
    expect(await affectedPeopleSeenBy(officer, { from: at(40), to: at(40) })).not.toEqual([])
    const injected = await affectedPeopleSeenBy(officer, { ...all, who: "x' OR '1'='1" })
    expect(injected).toEqual([])
  })

  it('lists the people in an exported audit log, and in a copy of this very list', async () => {
    travelTo(later(began, 2 * hour))
    const filter = { who: people.listed!.username }
    const { rows: lines } = await exportAuditLog(as(teamMember, stolen), { ...proof, ...filter })
    expect(lines.length).toBeGreaterThan(0)
    const taken = await affectedPeopleSeenBy(officer, { from: at(119), to: at(121) })
    expect(kindsOf(taken)).toEqual({ [people.listed!.username]: ['audit_log'] })
    travelTo(later(began, 3 * hour))
    const { rows: copy } = await exportAffected(officer, {
      ...proof,
      address: stolen,
      from: at(30),
      to: at(60),
    })
    expect(copy).toHaveLength(4)
    const again = await affectedPeopleSeenBy(officer, { who: officer.username, from: at(170), to: at(190) })
    expect(namesIn(again)).toEqual(namesIn(copy))
  })

  it('is for operators, its copy requires the password and is logged', async () => {
    const filter = { from: at(0), to: at(60) }
    for (const one of [visitor, owner, people.report!, await incidentAccount()]) {
      await expect(affectedPeopleSeenBy(one, filter)).rejects.toMatchObject({ code: 'not_found' })
      await expect(exportAffected(one, { ...proof, ...filter })).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(exportAffected(officer, { currentPassword: 'salah', ...filter })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const lines = await database().select().from(events).where(eq(events.type, 'privacy.breach_exported'))
    expect(lines.map(({ actorId, facts }) => [actorId, facts.people])).toEqual([[officer.accountId, 4]])
    expect(await firstBrokenEvent()).toBeNull()
  })

  it('DOS-11 fails for no year, however far away', async () => {
    const as = await sessionOf(officer)
    for (const year of ['0000', '0001', '9999']) {
      const minute = `${year}-01-01T00:00`
      const answer = await site.ask(`/hello/breach?from=${minute}&to=${minute}&known=${minute}`, { as })
      expect([year, answer.status < 500]).toEqual([year, true])
    }
  })

  it('is shown as a page with the notice in both languages, and as a file', async () => {
    const address = `/hello/breach?address=${stolen}&from=${at(30)}&to=${at(60)}&known=2026-11-21T08:30`
    const token = await sessionOf(officer)
    const page = await (await site.ask(address, { as: token })).text()
    for (const { username } of [people.identity!, people.report!, people.listed!, owner])
      expect(page).toContain(username)
    expect(page).not.toContain(people.untouched!.username)
    expect(page).toContain('Pasal 46 Undang-Undang Nomor 27 Tahun 2022')
    expect(page).toContain('article 46 of Law 27 of 2022')
    expect(page).toContain('nomor induk kependudukan (NIK)')
    expect(page).not.toContain('rekening bank atau dompet elektronik;')
    // Known on the 21st at 08.30: due on the 24th.
    expect(page).toMatch(/24 Nov 2026[^<]*08[.:]30/)
    const form = { intent: 'export', address: stolen, from: at(30), to: at(60), ...proof }
    const file = await site.ask(address, { as: token, form })
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect((await file.text()).trim().split('\r\n')).toHaveLength(5)
    // Nothing is searched before a period is chosen, and invalid input chooses none.
    for (const query of ['', '?from=x&to=y', `?from=${at(0)}&to=${at(9)}&address=x`])
      expect((await site.ask(`/hello/breach${query}`, { as: token })).status).toBe(200)
  })

  it('gives 3 × 24 hours from the moment it is known, and names fields for every kind', () => {
    expect(noticeDeadline(began)).toEqual(later(began, 3 * day))
    expect(Object.values(fieldsOf).every((fields) => fields.length > 0)).toBe(true)
  })
})
