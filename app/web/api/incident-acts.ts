import { assessIncident } from '#domain/incident/assess-incident.server.ts'
import { clearIncident } from '#domain/incident/forget-incidents.server.ts'
import {
  assessIncidentInput,
  assignIncidentInput,
  moveIncidentInput,
  noteIncidentInput,
  rejectIncidentInput,
} from '#domain/incident/incident-input.ts'
import { advanceIncident, rejectIncident, verifyIncident } from '#domain/incident/move-incident.server.ts'
import { noteIncident } from '#domain/incident/note-incident.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import { type Call, post } from './call.ts'

const tag = 'incidents'
const who = ['hello', 'incident'] as const
const refuses = ['move_forbidden', 'conflict'] as const

function advance(
  to: 'handling' | 'recovered' | 'closed',
  act: string,
  says: readonly [string, string],
): Call {
  return post(`/api/v1/incidents/:id/${act}`, {
    ...{ tag, says, who, body: moveIncidentInput, refuses },
    work: ({ actor, params, input }) => advanceIncident(actor, params.id, to, input.note),
  })
}

/** What is done with a ticket. */
export const incidentActCalls: readonly Call[] = [
  post('/api/v1/incidents/:id/take', {
    tag,
    says: ['Ambil insiden', 'Take an incident'],
    who,
    refuses,
    work: ({ actor, params }) => takeIncident(actor, params.id),
  }),
  post('/api/v1/incidents/:id/assign', {
    tag,
    says: ['Serahkan insiden', 'Assign an incident'],
    who,
    body: assignIncidentInput,
    refuses,
    work: ({ actor, params, input }) => assignIncident(actor, params.id, input.assigneeId),
  }),
  post('/api/v1/incidents/:id/clear', {
    tag,
    says: ['Nyatakan bukan spam', 'Say that it is no spam'],
    who,
    refuses,
    work: ({ actor, params }) => clearIncident(actor, params.id),
  }),
  post('/api/v1/incidents/:id/verify', {
    tag,
    says: ['Verifikasi dan nilai', 'Verify and assess'],
    who,
    body: assessIncidentInput,
    refuses,
    work: ({ actor, params, input }) => verifyIncident(actor, params.id, input),
  }),
  post('/api/v1/incidents/:id/assess', {
    tag,
    says: ['Nilai ulang', 'Assess again'],
    who,
    body: assessIncidentInput,
    refuses,
    work: ({ actor, params, input }) => assessIncident(actor, params.id, input),
  }),
  post('/api/v1/incidents/:id/reject', {
    tag,
    says: ['Tolak', 'Reject'],
    who,
    body: rejectIncidentInput,
    refuses,
    work: ({ actor, params, input }) => rejectIncident(actor, params.id, input.reason),
  }),
  advance('handling', 'handle', ['Mulai menangani', 'Begin to handle']),
  advance('recovered', 'recover', ['Nyatakan pulih', 'Say that it has recovered']),
  advance('closed', 'close', ['Tutup', 'Close']),
  post('/api/v1/incidents/:id/notes', {
    tag,
    says: ['Tulis pesan, dengan berkas bila ada', 'Write a message, with a file if there is one'],
    who,
    body: noteIncidentInput,
    form: true,
    refuses: ['file_too_large'],
    work: ({ actor, params, input }) => noteIncident(actor, params.id, input),
  }),
]
