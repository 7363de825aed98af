import { askIncidentLink } from '#domain/incident/ask-incident-link.server.ts'
import { incidentSeverities, incidentStates } from '#domain/incident/incident.ts'
import { longestSearch } from '#domain/incident/incident-filter.ts'
import {
  appointResponderInput,
  askIncidentLinkInput,
  dismissResponderInput,
  noteByLinkInput,
  openIncidentAccountInput,
} from '#domain/incident/incident-input.ts'
import {
  assignedIncidents,
  incidentFigures,
  incidentsSeenBy,
  reportedIncidents,
} from '#domain/incident/incident-lists.server.ts'
import { incidentFileSeenBy, incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { incidentInList, incidentSeen } from '#domain/incident/incident-view.ts'
import { appointResponder, dismissResponder } from '#domain/incident/name-responder.server.ts'
import { noteByLink } from '#domain/incident/note-by-link.server.ts'
import { openIncidentAccount } from '#domain/incident/open-incident-account.server.ts'
import { handler, handlersSeenBy, responder, respondersSeenBy } from '#domain/incident/responders.server.ts'
import { found } from '#kernel/refusal.ts'
import { flag, queueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const tag = 'incidents'
const team = ['hello'] as const
const people = ['hello', 'incident'] as const
const searched = z.string().trim().max(longestSearch, 'too_long').default('')
/** Tickets as they are listed and read, and the people who work on them. */
export const incidentCalls: readonly Call[] = [
  get('/api/v1/incidents', {
    tag,
    says: ['Antrean insiden', 'The queue of incidents'],
    who: team,
    query: z.strictObject({
      ...placed,
      state: z.enum([...incidentStates, 'open', 'spam']).default('open'),
      severity: z.enum(incidentSeverities).optional(),
      mine: z.literal('true').optional(),
      q: searched,
    }),
    answer: pageOf(incidentInList).extend({ figures: queueFigures }),
    work: async ({ actor, query: { after, limit, severity = null, mine, ...filter } }) => ({
      ...(await incidentsSeenBy(
        actor,
        { ...filter, severity, mine: mine !== undefined },
        wantedOf({ after, limit }),
      )),
      figures: await incidentFigures(actor),
    }),
  }),
  get('/api/v1/incidents/reported', {
    tag,
    says: ['Insiden yang kamu laporkan', 'The incidents you reported'],
    who: ['incident'],
    query: z.strictObject({ ...placed, q: searched }),
    answer: pageOf(incidentInList),
    work: ({ actor, query: { q, ...wanted } }) => reportedIncidents(actor, { q, ...wantedOf(wanted) }),
  }),
  get('/api/v1/incidents/assigned', {
    tag,
    says: ['Insiden yang kamu tangani', 'The incidents you work on'],
    who: ['incident'],
    query: z.strictObject({ ...placed, q: searched }),
    answer: pageOf(incidentInList),
    work: ({ actor, query: { q, ...wanted } }) => assignedIncidents(actor, { q, ...wantedOf(wanted) }),
  }),
  get('/api/v1/incidents/handlers', {
    tag,
    says: ['Yang dapat menangani insiden', 'Who may handle an incident'],
    who: team,
    answer: rowsOf(handler),
    work: async ({ actor }) => ({ rows: await handlersSeenBy(actor) }),
  }),
  get('/api/v1/incidents/:id', {
    tag,
    says: ['Satu insiden, menurut siapa yang membaca', 'One incident, as far as the reader may know'],
    who: people,
    answer: incidentSeen,
    work: ({ actor, params }) => incidentSeenBy(actor, params.id),
  }),
  signedFile('/api/v1/incident-files/:fileId', {
    tag,
    says: ['Unduh berkas insiden', 'Download a file of an incident'],
    who: people,
    work: async ({ actor, params }) => found(await incidentFileSeenBy(actor, params.fileId)),
  }),
  get('/api/v1/incident-responders', {
    tag,
    says: ['Petugas insiden', 'The responders'],
    who: team,
    answer: rowsOf(responder).extend({ mayName: flag }),
    work: ({ actor }) => respondersSeenBy(actor),
  }),
  post('/api/v1/incident-responders', {
    tag,
    says: ['Tunjuk petugas', 'Appoint a responder'],
    who: team,
    body: appointResponderInput,
    work: ({ actor, input }) => appointResponder(actor, input),
  }),
  post('/api/v1/incident-responders/dismiss', {
    tag,
    says: ['Berhentikan petugas', 'Dismiss a responder'],
    who: team,
    body: dismissResponderInput,
    refuses: ['not_found'],
    work: ({ actor, input }) => dismissResponder(actor, input.accountId),
  }),
  post('/auth-api/api/incident/ask-link', {
    tag,
    says: ['Minta tautan ke insiden yang dilaporkan', 'Ask for a link to the incidents you reported'],
    who: 'anyone',
    body: askIncidentLinkInput,
    work: ({ actor, input, locale }) => askIncidentLink(actor, input.email, locale),
  }),
  post('/auth-api/api/incident/open-account', {
    tag,
    says: ['Buka akun dengan tautan tanda terima', 'Open the account by the link of a receipt'],
    who: 'anyone',
    body: openIncidentAccountInput,
    answer: z.object({ username: text }),
    work: ({ actor, input }) => openIncidentAccount(actor, input),
  }),
  post('/auth-api/api/incident/note', {
    tag,
    says: ['Tulis pesan lewat tautan insiden', 'Write a message by the link of an incident'],
    who: 'anyone',
    body: noteByLinkInput,
    work: ({ actor, input }) => noteByLink(actor, input),
  }),
]
