import { newId } from '@cakrawala/ids/ids'
import { assessIncident } from '#domain/incident/assess-incident.server.ts'
import { clearIncident } from '#domain/incident/forget-incidents.server.ts'
import {
  assessIncidentInput,
  assignIncidentInput,
  moveIncidentInput,
  noteIncidentInput,
  rejectIncidentInput,
} from '#domain/incident/incident-input.ts'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { advanceIncident, rejectIncident, verifyIncident } from '#domain/incident/move-incident.server.ts'
import { noteIncident } from '#domain/incident/note-incident.server.ts'
import { handlersSeenBy } from '#domain/incident/responders.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { areaAt } from '../area-of.ts'

/** What the page of a ticket loads, in both areas. */
export async function incidentFacts({ actor, params }: Visit) {
  const seen = await incidentSeenBy(actor, params.id)
  return { ...seen, handlers: await handlersSeenBy(actor), noteKey: newId() }
}

/** The acts of the page of a ticket. */
export async function incidentAction(visit: Visit, form: FormData): Promise<Response> {
  const id = visit.params.id ?? ''
  const done = await actOn(visit, id, form)
  const root = areaAt(visit.url.pathname) === 'hello' ? '/hello/incidents' : '/incident/tickets'
  return visit.go(`${root}/${id}?done=${done}`)
}

/** @returns the text key of the success message */
async function actOn({ actor }: Visit, id: string, form: FormData): Promise<string> {
  const intent = form.get('intent')
  switch (intent) {
    case 'take':
      await takeIncident(actor, id)
      return 'incident_taken'
    case 'assign':
      await assignIncident(actor, id, parseForm(assignIncidentInput, form).assigneeId)
      return 'incident_assigned'
    case 'clear':
      await clearIncident(actor, id)
      return 'incident_cleared'
    case 'verify':
      await verifyIncident(actor, id, parseForm(assessIncidentInput, form))
      return 'incident_moved'
    case 'assess':
      await assessIncident(actor, id, parseForm(assessIncidentInput, form))
      return 'incident_assessed'
    case 'reject':
      await rejectIncident(actor, id, parseForm(rejectIncidentInput, form).reason)
      return 'incident_moved'
    case 'handling':
    case 'recovered':
    case 'closed':
      await advanceIncident(actor, id, intent, parseForm(moveIncidentInput, form).note)
      return 'incident_moved'
    case 'note':
      await noteIncident(actor, id, parseForm(noteIncidentInput, form))
      return 'incident_noted'
    default:
      // Whether there is such a ticket is asked before what is wanted of it.
      await incidentSeenBy(actor, id)
      return refuse('invalid_input')
  }
}
