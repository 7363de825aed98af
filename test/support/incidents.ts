import { after, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { AssessIncidentInput, ReportIncidentInput } from '#domain/incident/incident-input.ts'
import { incidentFiles, incidentResponders } from '#domain/incident/incident-tables.server.ts'
import { verifyIncident } from '#domain/incident/move-incident.server.ts'
import { noteIncident } from '#domain/incident/note-incident.server.ts'
import { newIncidentForm, reportIncident } from '#domain/incident/report-incident.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { visitor } from './cast.ts'
import { smallPdf } from './documents.ts'

/** What a person writes into the incident form. */
export function anIncident(said: Partial<ReportIncidentInput> = {}): ReportIncidentInput {
  return {
    name: 'Ratna Dewi',
    email: 'ratna@nusabank.test',
    application: 'Portal nasabah - portal.nusabank.test',
    title: 'Berkas server terkunci',
    description: 'Sejak pagi semua berkas di server berganti nama dan ada permintaan tebusan.',
    form: filledIncidentForm(),
    ...said,
  }
}

export function anAssessment(said: Partial<AssessIncidentInput> = {}): AssessIncidentInput {
  return {
    kind: 'ransomware',
    severity: 'high',
    personalData: true,
    vital: false,
    chronology: 'Pukul 06.00 berkas mulai terkunci, pukul 07.30 disadari staf.',
    impact: 'Portal nasabah tidak dapat dipakai.',
    ...said,
  }
}

/** The mark of a form that was opened long enough ago for a person to have filled it in. */
export function filledIncidentForm(): string {
  const present = now()
  travelTo(after(present, -10 * second))
  const mark = newIncidentForm()
  travelTo(null)
  return mark
}

/** Makes a person a responder without the ceremony. */
export async function seatResponder(team: Person, { accountId }: Person): Promise<void> {
  await database()
    .insert(incidentResponders)
    .values({ accountId, appointedBy: team.accountId, appointedAt: now() })
}

type Words = { incident: string; foreignIncident: string; responderNote: string; markup: string }

/** Tickets of `person`, assigned to them, of others and spam, with files, as the access tables ask for them. */
export async function buildIncidents(team: Person, person: Person, words: Words) {
  const title = `${words.incident} ${words.markup}`
  const own = await ticket({ email: `${person.username}@demo.test`, title })
  await takeIncident(team, own.id)
  const inner = {
    body: `${words.responderNote} saja.`,
    audience: 'responders',
    file: smallPdf('', 'dalam.pdf'),
  } as const
  await noteIncident(team, own.id, { key: newId(), ...inner })
  await seatResponder(team, person)
  const assigned = await ticket({ email: 'lain@contoh.test', title })
  await assignIncident(team, assigned.id, person.accountId)
  // A mail is plain text with every word as it is.
  const judged = await ticket({ email: 'dinilai@contoh.test', title: `${words.incident} dinilai` })
  await assignIncident(team, judged.id, person.accountId)
  await verifyIncident(person, judged.id, anAssessment())
  const foreign = await ticket({ email: 'asing@contoh.test', title: `${words.foreignIncident} rahasia` })
  const spam = await ticket({
    email: `${person.username}@demo.test`,
    title: `${words.foreignIncident} spam`,
    reference: 'x',
  })
  return {
    incidents: { own, assigned, judged, foreign, spam },
    incidentFiles: {
      own: await fileOn(own.id, 'all'),
      inner: await fileOn(own.id, 'responders'),
      foreign: await fileOn(foreign.id, 'all'),
    },
  }
}

async function ticket(said: Partial<ReportIncidentInput>): Promise<{ id: string }> {
  return { id: await reportIncident(visitor, anIncident({ file: smallPdf('', 'bukti.pdf'), ...said }), 'id') }
}

async function fileOn(incidentId: string, audience: 'all' | 'responders'): Promise<{ fileId: string }> {
  const which = and(eq(incidentFiles.incidentId, incidentId), eq(incidentFiles.audience, audience))
  const [row] = await database().select({ fileId: incidentFiles.fileId }).from(incidentFiles).where(which)
  return row!
}
