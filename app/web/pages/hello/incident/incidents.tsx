import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { incidentSeverities, incidentStates } from '#domain/incident/incident.ts'
import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import { incidentsSeenBy } from '#domain/incident/incident-lists.server.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { incidentsFile } from '#web/http/csv/team-csv.ts'
import { load } from '#web/http/open.ts'
import { IncidentTable } from '#web/parts/incident/incident-table.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(incidentQueueWords, (words) => words.list.title)

export const middleware = [...incidentsFile.middleware]
export const action = incidentsFile.action
export const headers = incidentsFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const tickets = await incidentsSeenBy(actor, incidentFilterOf(asked), { from: asked.get('from'), size })
  leadToStart(tickets, url)
  return { tickets, size }
})

/** The queue of cyber incidents. */
export default function Incidents() {
  const { tickets, size } = useLoaderData<typeof loader>()
  const { list } = useWords(incidentQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={list.title}
        subtitle={list.subtitle}
        actions={
          <>
            {tickets.total > 0 && <ExportForm total={tickets.total} />}
            <ButtonLink to={path('/hello/incident-responders')}>{list.responders}</ButtonLink>
          </>
        }
      />
      <IncidentFilters />
      <IncidentTable
        tickets={tickets}
        root="/hello/incidents"
        list="/hello/incidents"
        size={size}
        names
        caption={list.caption}
        empty={list.empty}
      />
    </div>
  )
}

/** Narrows the queue of incidents. */
function IncidentFilters() {
  const { list } = useWords(incidentQueueWords)
  const { states, severities } = useWords(incidentWords)
  const { filter, spam } = list
  return (
    <ListFilters
      root={usePath()('/hello/incidents')}
      words={filter}
      names={['q', 'state', 'severity', 'mine']}
    >
      <FilterText name="q" label={filter.q} maxLength={150} placeholder={filter.qHint} />
      <FilterChoice
        name="state"
        label={filter.state}
        all={filter.open}
        options={[...choicesOf(incidentStates, states), { value: 'spam', label: spam }]}
      />
      <FilterChoice
        name="severity"
        label={filter.severity}
        all={filter.anySeverity}
        options={choicesOf(incidentSeverities, severities)}
      />
      <FilterChoice
        name="mine"
        label={filter.mine}
        all={filter.everybody}
        options={[{ value: '1', label: filter.onlyMine }]}
      />
    </ListFilters>
  )
}
