import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { anAssessment, anIncident } from '../../../test/support/incidents.ts'
import { assessIncident } from './assess-incident.server.ts'
import { clearIncident, forgetIncidents } from './forget-incidents.server.ts'
import { incidentStates } from './incident.ts'
import { incidentFilterOf } from './incident-filter.ts'
import {
  assignedIncidents,
  incidentFigures,
  incidentsSeenBy,
  reportedIncidents,
} from './incident-lists.server.ts'
import { incidentFileSeenBy, incidentSeenBy } from './incident-queries.server.ts'
import { incidentFiles, incidentNotes, incidentResponders, incidents } from './incident-tables.server.ts'
import { advanceIncident, rejectIncident, verifyIncident } from './move-incident.server.ts'
import { noteIncident } from './note-incident.server.ts'
import { newIncidentForm, reportIncident } from './report-incident.server.ts'
import { assignIncident, takeIncident } from './take-incident.server.ts'

useDatabase()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

const note = 'Server sudah kami putus dari jaringan.'
const gone = { code: 'not_found' }
const moved = { code: 'conflict', detail: 'incident_moved' }
let turn = 0
const address = () => `pelapor-${++turn}@nusabank.test`
const send = (said: Parameters<typeof anIncident>[0] = {}) =>
  reportIncident(visitor, anIncident({ email: address(), ...said }), 'id')
const rowOf = async (id: string) =>
  (await database().select().from(incidents).where(eq(incidents.id, id)))[0]!
const linksTo = (id: string) => database().select().from(links).where(eq(links.subjectId, id))
const emailOf = async ({ accountId }: Person) =>
  (await database().select().from(accounts).where(eq(accounts.id, accountId)))[0]!.email

describe('a report of an incident', () => {
  it('creates a ticket with a code, and its event holds none of its text', async () => {
    const id = await send()
    const row = await rowOf(id)
    expect(row).toMatchObject({ state: 'received', spam: false, reporterId: null, locale: 'id' })
    expect(row.code).toMatch(/^INS-\d{4}-\d{6}-[0-9A-Z]$/)
    const [event] = await eventsOf(id, 'incident.reported')
    expect(event).toMatchObject({ facts: { spam: false, fileId: null }, actorKind: 'visitor', actorId: null })
  })

  it('creates no account, and mails a link for one to an unknown address', async () => {
    const before = await database().$count(accounts)
    const [link] = await linksTo(await send())
    expect(link).toMatchObject({ purpose: 'incident_account', usedAt: null })
    expect(link!.sealedToken).not.toBeNull()
    expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(day)
    expect(await database().$count(accounts)).toBe(before)
  })

  it('is linked to the account of a known reporter; any other address only gets a mailed link', async () => {
    const reporter = await incidentAccount()
    const own = await send({ email: await emailOf(reporter) })
    expect(await rowOf(own)).toMatchObject({ reporterId: reporter.accountId })
    expect((await linksTo(own))[0]!.sealedToken).toBeNull()
    for (const other of [await hunter(), await companyOwner(), await operator()]) {
      const id = await send({ email: await emailOf(other) })
      expect((await rowOf(id)).reporterId).toBeNull()
      expect((await linksTo(id))[0]).toMatchObject({
        purpose: 'incident_ticket',
        sealedToken: expect.anything(),
      })
      await expect(incidentSeenBy({ ...other, role: 'incident' }, id)).rejects.toMatchObject(gone)
    }
  })

  it('records the same events for known and unknown addresses', async () => {
    const addresses = [address(), await emailOf(await incidentAccount()), await emailOf(await hunter())]
    const left = []
    for (const email of addresses) {
      const [before] = await database()
        .select({ seq: sql<number>`max(${events.seq})` })
        .from(events)
      await send({ email })
      const rows = await database()
        .select()
        .from(events)
        .where(sql`${events.seq} > ${before!.seq ?? 0}`)
      left.push(rows.map(({ type, actorKind }) => `${type} ${actorKind}`))
    }
    expect(left[1]).toEqual(left[0])
    expect(left[2]).toEqual(left[0])
  })

  it('is stored once however often its form is sent; a form with another text is stored as well', async () => {
    const said = anIncident({ email: address() })
    const ids = await Promise.all([1, 2, 3].map(() => reportIncident(visitor, said, 'id')))
    expect(new Set(ids).size).toBe(1)
    expect(await eventsOf(ids[0]!, 'incident.reported')).toHaveLength(1)
    expect(await reportIncident(visitor, said, 'id')).toBe(ids[0])
    const other = { ...said, description: 'Uraian yang sama sekali berbeda dari yang pertama.' }
    await expect(reportIncident(visitor, other, 'id')).rejects.toMatchObject({ detail: 'incident_sent' })
  })

  it('stores a file once, encrypted, also when its form is sent several times at once', async () => {
    const said = anIncident({ email: address(), file: smallPdf('', 'bukti.pdf') })
    const [id] = await Promise.all([1, 2, 3].map(() => reportIncident(visitor, said, 'id')))
    const hung = await database().select().from(incidentFiles).where(eq(incidentFiles.incidentId, id!))
    expect(hung).toHaveLength(1)
    const [file] = await database().select().from(files).where(eq(files.id, hung[0]!.fileId))
    expect(file).toMatchObject({ ownerId: null, purpose: 'incident', state: 'clean', name: 'bukti.pdf' })
    expect(file!.storageKey).toMatch(/\.sealed$/)
  })

  it.each([
    [
      'a script named like a picture',
      new File(['<script>alert(1)</script>'], 'a.png', { type: 'image/png' }),
      'file_type',
    ],
    ['a page', new File(['<html>'], 'a.html', { type: 'text/html' }), 'file_type'],
    ['a PDF with a script', smallPdf('/OpenAction << /S /JavaScript >>'), 'file_active'],
    [
      '5,000,000 bytes',
      new File([new Uint8Array(5_000_000)], 'a.pdf', { type: 'application/pdf' }),
      'max_5mb_file',
    ],
  ])('refuses %s, and stores nothing', async (_name, file, key) => {
    const before = [await database().$count(incidents), await database().$count(files)]
    await expect(send({ file })).rejects.toMatchObject({ fields: { file: [{ key }] } })
    expect([await database().$count(incidents), await database().$count(files)]).toEqual(before)
  })

  it('EXP-06 reaches an address 3 times an hour and comes from a network 20 times', async () => {
    const email = 'korban@nusabank.test'
    for (const spelled of [email, 'korban+a@nusabank.test', email]) await send({ email: spelled })
    const refused = { code: 'too_many_requests' }
    await expect(send({ email: 'korban+b@nusabank.test' })).rejects.toMatchObject(refused)
    for (let i = 0; i < 16; i++) await send()
    await expect(send()).rejects.toMatchObject(refused)
  })
})

describe('a report that looks automated', () => {
  it.each([
    ['the hidden field filled in', () => ({ reference: 'SEO' })],
    ['a form sent at once', () => ({ form: newIncidentForm() })],
    ['no form at all', () => ({ form: undefined })],
    ['a forged form', () => ({ form: Buffer.from(`${newId()} 0`).toString('base64url') })],
    ['a form as a list', () => ({ form: ['a', 'b'] })],
  ])('%s: gets the usual response, is stored as spam, and sends no mail', async (_name, said) => {
    const reporter = await incidentAccount()
    const id = await send({ ...said(), email: await emailOf(reporter) })
    expect(await rowOf(id)).toMatchObject({ spam: true, reporterId: null })
    expect((await linksTo(id))[0]!.sealedToken).toBeNull()
    expect((await reportedIncidents(reporter)).total).toBe(0)
    const free = await send(said())
    expect((await linksTo(free))[0]!.sealedToken).toBeNull()
  })

  it('is cleared by an operator, and then its reporter is notified', async () => {
    const team = [await operator(), await operator()]
    const id = await send({ reference: 'x' })
    await expect(takeIncident(team[0]!, id)).rejects.toMatchObject(moved)
    const acts = await Promise.allSettled(team.map((one) => clearIncident(one, id)))
    expect(acts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await rowOf(id)).spam).toBe(false)
    expect((await linksTo(id)).filter(({ sealedToken }) => sealedToken !== null)).toHaveLength(1)
  })
})

describe('handling a ticket', () => {
  it('runs from received to closed, and each step notifies the reporter', async () => {
    const team = await operator()
    const reporter = await incidentAccount()
    const id = await send({ email: await emailOf(reporter) })
    await takeIncident(team, id)
    await verifyIncident(team, id, anAssessment())
    for (const to of ['handling', 'recovered', 'closed'] as const) await advanceIncident(team, id, to, note)
    const { part, ticket } = await incidentSeenBy(reporter, id)
    expect(part).toBe('reporter')
    expect(ticket).toMatchObject({ state: 'closed', kind: 'ransomware', mayNote: false })
    const moves = ticket.entries.flatMap((entry) => (entry.kind === 'moved' ? entry.to : []))
    expect(moves).toEqual(['verified', 'handling', 'recovered', 'closed'])
    expect(ticket.entries.filter(({ kind }) => kind === 'note')).toHaveLength(3)
    expect(await eventsOf(id, 'incident.moved')).toHaveLength(4)
  })

  it('follows only the table of moves', async () => {
    const team = await operator()
    const id = await send()
    await takeIncident(team, id)
    for (const to of ['handling', 'recovered', 'closed'] as const)
      await expect(advanceIncident(team, id, to, note)).rejects.toMatchObject(moved)
    await expect(assessIncident(team, id, anAssessment())).rejects.toMatchObject(moved)
    await rejectIncident(team, id, 'Ini permintaan bantuan biasa, bukan insiden siber.')
    for (const act of [
      () => verifyIncident(team, id, anAssessment()),
      () => takeIncident(team, id),
      () => noteIncident(team, id, aNote()),
      () => rejectIncident(team, id, 'Ditolak untuk kedua kalinya dengan alasan.'),
    ])
      await expect(act()).rejects.toMatchObject(moved)
  })

  it('moves once when two clicks arrive at the same time', async () => {
    const team = await operator()
    const id = await send()
    await takeIncident(team, id)
    const acts = await Promise.allSettled([1, 2, 3].map(() => verifyIncident(team, id, anAssessment())))
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await eventsOf(id, 'incident.moved')).toHaveLength(1)
  })

  it('is refused to a colleague who has not claimed it, until they claim it', async () => {
    const [one, two] = [await operator(), await operator()]
    const id = await send()
    await expect(verifyIncident(one, id, anAssessment())).rejects.toMatchObject(moved)
    await takeIncident(one, id)
    await expect(verifyIncident(two, id, anAssessment())).rejects.toMatchObject(moved)
    await takeIncident(two, id)
    await verifyIncident(two, id, anAssessment())
    await expect(rejectIncident({ ...two, suspended: true }, id, 'x'.repeat(20))).rejects.toMatchObject(moved)
  })

  it('lists the deadlines from the moment the report arrived', async () => {
    const team = await operator()
    const id = await send()
    const { receivedAt } = await rowOf(id)
    const clocks = async () => {
      const { ticket } = await incidentSeenBy(team, id)
      return 'clocks' in ticket ? ticket.clocks : []
    }
    expect(await clocks()).toEqual([
      { kind: 'iiv', dueAt: later(receivedAt, day), applies: null, isOver: false },
      { kind: 'pdp', dueAt: later(receivedAt, 3 * day), applies: null, isOver: false },
    ])
    await takeIncident(team, id)
    await verifyIncident(team, id, anAssessment())
    travelTo(later(receivedAt, day + hour))
    expect((await clocks()).map(({ kind, applies, isOver }) => [kind, applies, isOver])).toEqual([
      ['iiv', false, true],
      ['pdp', true, false],
    ])
  })
})

describe('external responders', () => {
  it('read and move the tickets assigned to them, and no others', async () => {
    const team = await operator()
    const responder = await aResponder(team)
    const [id, other] = [await send(), await send()]
    await expect(incidentSeenBy(responder, id)).rejects.toMatchObject(gone)
    await assignIncident(team, id, responder.accountId)
    expect((await incidentSeenBy(responder, id)).part).toBe('responder')
    await verifyIncident(responder, id, anAssessment())
    expect((await assignedIncidents(responder)).rows.map((row) => row.id)).toEqual([id])
    await expect(verifyIncident(responder, other, anAssessment())).rejects.toMatchObject(gone)
    await expect(takeIncident(responder, id)).rejects.toMatchObject(moved)
    await expect(incidentsSeenBy(responder, incidentFilterOf(new URLSearchParams()))).rejects.toMatchObject(
      gone,
    )
  })

  it('are never the reporter, a user without access, a suspended person or a dismissed one', async () => {
    const team = await operator()
    const reporter = await aResponder(team)
    const id = await send({ email: await emailOf(reporter) })
    const dismissed = await aResponder(team)
    await database()
      .update(incidentResponders)
      .set({ dismissedAt: now() })
      .where(eq(incidentResponders.accountId, dismissed.accountId))
    const suspended = await aResponder(team)
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, suspended.accountId))
    const people = [reporter, await incidentAccount(), await hunter(), dismissed, suspended]
    for (const { accountId } of people)
      await expect(assignIncident(team, id, accountId)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(assignIncident(team, id, newId())).rejects.toMatchObject({ code: 'invalid_input' })
    expect((await rowOf(id)).assigneeId).toBeNull()
  })
})

describe('notes', () => {
  it('are visible to both sides, except the internal notes of responders', async () => {
    const team = await operator()
    const reporter = await incidentAccount()
    const id = await send({ email: await emailOf(reporter) })
    await takeIncident(team, id)
    await noteIncident(
      reporter,
      id,
      aNote({ body: 'Kami sudah mencabut kabel.', file: smallPdf('', 'log.pdf') }),
    )
    await noteIncident(
      team,
      id,
      aNote({ body: 'RAHASIA PENANGGAP', audience: 'responders', file: smallPdf('', 'dalam.pdf') }),
    )
    await noteIncident(team, id, aNote({ body: 'Tetap cabut sampai kami kabari.' }))
    const { ticket } = await incidentSeenBy(reporter, id)
    expect(JSON.stringify(ticket)).not.toMatch(/RAHASIA|dalam\.pdf/)
    expect(JSON.stringify(ticket)).not.toContain(team.username)
    const shown = ticket.entries.flatMap((entry) => (entry.kind === 'note' ? [entry.body] : []))
    expect(shown).toEqual(['Kami sudah mencabut kabel.', 'Tetap cabut sampai kami kabari.'])
    const inside = (await incidentSeenBy(team, id)).ticket.files
    expect(inside.map(({ name }) => name).sort()).toEqual(['dalam.pdf', 'log.pdf'])
    const [hidden, open] = ['dalam.pdf', 'log.pdf'].map(
      (name) => inside.find((file) => file.name === name)!.id,
    )
    expect(await incidentFileSeenBy(reporter, hidden)).toBeNull()
    expect((await incidentFileSeenBy(reporter, open))?.name).toBe('log.pdf')
    expect((await incidentFileSeenBy(team, hidden))?.name).toBe('dalam.pdf')
    for (const who of [await incidentAccount(), await hunter(), visitor])
      expect(await incidentFileSeenBy(who, open)).toBeNull()
  })

  it('are stored once when their form is sent twice, and reporters have no internal notes', async () => {
    const reporter = await incidentAccount()
    const id = await send({ email: await emailOf(reporter) })
    const said = aNote()
    await Promise.allSettled([1, 2].map(() => noteIncident(reporter, id, said)))
    await noteIncident(reporter, id, said)
    expect(await database().$count(incidentNotes, eq(incidentNotes.incidentId, id))).toBe(1)
    await expect(noteIncident(reporter, id, aNote({ audience: 'responders' }))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('visibility of tickets', () => {
  it('a ticket is hidden from all but its participants', async () => {
    const reporter = await incidentAccount()
    const id = await send({ email: await emailOf(reporter) })
    for (const who of [visitor, await hunter(), await companyOwner(), await incidentAccount()]) {
      await expect(incidentSeenBy(who, id)).rejects.toMatchObject(gone)
      await expect(takeIncident(who, id)).rejects.toMatchObject(gone)
      await expect(noteIncident(who, id, aNote())).rejects.toMatchObject(gone)
      await expect(verifyIncident(who, id, anAssessment())).rejects.toMatchObject(gone)
      await expect(incidentFigures(who)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(takeIncident(reporter, id)).rejects.toMatchObject(moved)
    for (const word of [newId(), "1' OR '1", undefined])
      await expect(incidentSeenBy(await operator(), word)).rejects.toMatchObject(gone)
  })

  it('operators find it by state, severity and text; wildcards are literals', async () => {
    const team = await operator()
    const id = await send({ title: 'Situs 100%_rusak total' })
    const found = async (query: string) =>
      (await incidentsSeenBy(team, incidentFilterOf(new URLSearchParams(query)))).rows.map((row) => row.id)
    expect(await found('q=100%25_rusak')).toEqual([id])
    expect(await found('q=%25%25%25')).toEqual([])
    expect(await found('q=rusak&state=closed')).toEqual([])
    expect(await found('q=rusak&mine=1')).toEqual([])
    await takeIncident(team, id)
    expect(await found('q=rusak&mine=1')).toEqual([id])
    expect(await found(`state=x&severity=y&page=-1&q=${'a'.repeat(5_000)}%00`)).toEqual([])
  })
})

it('tickets are erased with their files 24 months after they ended, spam after 30 days', async () => {
  const team = await operator()
  const said = { file: smallPdf('', 'bukti.pdf') }
  const [ended, open, spam] = [await send(said), await send(said), await send({ ...said, reference: 'x' })]
  await takeIncident(team, ended)
  await rejectIncident(team, ended, 'Ini permintaan bantuan biasa, bukan insiden siber.')
  const there = async () => {
    const rows = await database().select({ id: incidents.id }).from(incidents)
    return [ended, open, spam].map((id) => rows.some((row) => row.id === id))
  }
  travelTo(later(now(), 31 * day))
  await forgetIncidents()
  expect(await there()).toEqual([true, true, false])
  travelTo(later(now(), 731 * day))
  await forgetIncidents()
  expect(await there()).toEqual([false, true, false])
  const left = await database()
    .select()
    .from(files)
    .where(and(eq(files.purpose, 'incident'), eq(files.name, 'bukti.pdf')))
  expect(left.every(({ state }) => state === 'clean')).toBe(true)
  expect(await linksTo(ended)).toEqual([])
})

it('the database checks the states of the lifecycle', async () => {
  const id = await send()
  for (const state of incidentStates.filter((one) => one !== 'received'))
    await expect(database().update(incidents).set({ state }).where(eq(incidents.id, id))).rejects.toThrow()
})

async function aResponder(team: Person): Promise<Person> {
  const person = await incidentAccount()
  await database()
    .insert(incidentResponders)
    .values({ accountId: person.accountId, appointedBy: team.accountId, appointedAt: now() })
  return person
}

function aNote(said: Partial<Parameters<typeof noteIncident>[2]> = {}) {
  return { key: newId(), body: note, audience: 'all' as const, file: undefined, ...said }
}

function eventsOf(id: string, type: string) {
  return database()
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.type, type)))
}
