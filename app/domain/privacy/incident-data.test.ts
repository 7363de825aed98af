import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { incidentFiles, incidentResponders, incidents } from '#domain/incident/incident-tables.server.ts'
import { noteIncident } from '#domain/incident/note-incident.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import { database } from '#infra/database.ts'
import { incidentAccount, operator, system, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { anIncident, seatResponder } from '../../../test/support/incidents.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { unzip } from '../../../test/support/unzip.ts'
import { eraseLeavers } from './erase-leavers.server.ts'
import { exportOwnData } from './export-own-data.server.ts'
import { leave } from './leave.server.ts'
import { leavingSeenBy } from './leaving-queries.server.ts'

useDatabase()

test('a reporter exports their tickets, without internal notes of responders and names of operators', async () => {
  const { reporter, team } = await aTicket()
  await withPassword(reporter)
  const { zip } = await exportOwnData(reporter, proof, 'Baca aku')
  const entries = unzip(Buffer.concat(await zip.toArray()))
  const text = entries.get('data.json')!.toString()
  const data = JSON.parse(text)
  expect(data.incidents).toMatchObject([{ title: 'Berkas server terkunci', state: 'received' }])
  expect(data.incidentNotes.map(({ body }: { body: string }) => body)).toEqual([
    'Kabel sudah dicabut.',
    'Tetap cabut.',
  ])
  expect([...entries.keys()].filter((name) => name.startsWith('files/incident/'))).toHaveLength(1)
  expect(text).not.toMatch(/RAHASIA|assigneeId|emailKey/)
  expect(text).not.toContain(team.username)
})

test('a reporter who left is removed from their tickets, which are preserved for their time', async () => {
  const { reporter, team, id } = await aTicket()
  expect((await leavingSeenBy(reporter)).holds).toEqual([{ kind: 'incidents', count: 1n }])
  await withPassword(reporter)
  await leave(reporter, { username: reporter.username, ...proof })
  travelTo(after(now(), 15 * day))
  await eraseLeavers(system)
  const [row] = await database().select().from(incidents).where(eq(incidents.id, id))
  expect(row).toMatchObject({
    name: row!.username,
    email: `erased-${id}@invalid`,
    emailKey: `erased-${id}@invalid`,
  })
  expect(isPseudonym(row!.name)).toBe(true)
  const { ticket } = await incidentSeenBy(team, id)
  expect(JSON.stringify(ticket)).not.toContain(reporter.username)
  const [hung] = await database()
    .select({ state: files.state })
    .from(incidentFiles)
    .innerJoin(files, eq(files.id, incidentFiles.fileId))
    .where(eq(incidentFiles.incidentId, id))
  expect(hung).toEqual({ state: 'clean' })
})

test('a responder who left loses the assignment, and open tickets return to the queue', async () => {
  const { id, team } = await aTicket()
  const responder = await incidentAccount()
  await seatResponder(team, responder)
  await assignIncident(team, id, responder.accountId)
  await withPassword(responder)
  await leave(responder, { username: responder.username, ...proof })
  travelTo(after(now(), 15 * day))
  await eraseLeavers(system)
  const [row] = await database().select().from(incidents).where(eq(incidents.id, id))
  expect(row!.assigneeId).toBeNull()
  expect(
    await database().$count(incidentResponders, eq(incidentResponders.accountId, responder.accountId)),
  ).toBe(0)
})

async function aTicket() {
  const [reporter, team] = [await incidentAccount(), await operator()]
  const [account] = await database().select().from(accounts).where(eq(accounts.id, reporter.accountId))
  const id = await reportIncident(visitor, anIncident({ email: account!.email }), 'id')
  await takeIncident(team, id)
  const note = (body: string) => ({ key: newId(), body, audience: 'all' as const, file: undefined })
  await noteIncident(reporter, id, { ...note('Kabel sudah dicabut.'), file: smallPdf('', 'bukti.pdf') })
  await noteIncident(team, id, { ...note('RAHASIA PENANGGAP'), audience: 'responders' })
  await noteIncident(team, id, note('Tetap cabut.'))
  return { reporter, team, id }
}
