import { useLoaderData } from 'react-router'
import { incidentWords } from '#i18n/incidents.ts'
import { act, load } from '#web/http/open.ts'
import { incidentAction, incidentFacts } from '#web/parts/incident/incident-acts.server.ts'
import { IncidentTicket } from '#web/parts/incident/incident-ticket.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof incidentWords.id, { ticket: { code: string } }>(
  incidentWords,
  (words, data) => data?.ticket.code ?? words.list.title,
)
export const loader = load(incidentFacts)
export const action = act(incidentAction('/hello/incidents'))

export default function Incident() {
  return <IncidentTicket {...useLoaderData<typeof loader>()} area="/hello" />
}
