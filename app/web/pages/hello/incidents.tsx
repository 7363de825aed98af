import { useLoaderData, useSearchParams } from 'react-router'
import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import { incidentsSeenBy } from '#domain/incident/incident-lists.server.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { leadToFirstPage } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { IncidentTable } from '#web/parts/incident-table.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { IncidentFilters } from './incident-filters.tsx'

export const meta = pageTitle(incidentWords, (words) => words.list.title)

export const loader = load(async ({ actor, url }) => {
  const tickets = await incidentsSeenBy(actor, incidentFilterOf(url.searchParams))
  leadToFirstPage(tickets, url)
  return tickets
})

/** The queue of cyber incidents. */
export default function Incidents() {
  const tickets = useLoaderData<typeof loader>()
  const { list } = useWords(incidentWords)
  const path = usePath()
  const [search] = useSearchParams()
  const pageTo = (page: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(page))
    return `${path('/hello/incidents')}?${query}`
  }
  return (
    <div className="grid gap-6">
      <PageHeader
        title={list.title}
        subtitle={list.subtitle}
        actions={<ButtonLink to={path('/hello/incident-responders')}>{list.responders}</ButtonLink>}
      />
      <IncidentFilters />
      <IncidentTable
        tickets={tickets}
        root="/hello/incidents"
        pageTo={pageTo}
        names
        caption={list.caption}
        empty={list.empty}
      />
    </div>
  )
}
