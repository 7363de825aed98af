import { useLoaderData } from 'react-router'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { useArea } from '#web/parts/area-of.ts'
import { incidentAction, incidentFacts } from '#web/parts/incident/incident-acts.server.ts'
import { IncidentTicket } from '#web/parts/incident/incident-ticket.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof incidentQueueWords.id, { ticket: { code: string } }>(
  incidentQueueWords,
  (words, data) => data?.ticket.code ?? words.list.title,
)
export const loader = load(incidentFacts)
export const action = actWithFiles(incidentAction)

export default function Ticket() {
  return (
    <IncidentTicket
      {...useLoaderData<typeof loader>()}
      area={useArea() === 'hello' ? '/hello' : '/incident'}
    />
  )
}
