import { leadToStart } from '@cakrawala/page-server/first-page'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { PageHeader } from '@cakrawala/ui/page-header'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import type { IncidentClockKind } from '#domain/incident/incident.ts'
import { longestSearch, searchedIn } from '#domain/incident/incident-filter.ts'
import { assignedIncidents, reportedIncidents } from '#domain/incident/incident-lists.server.ts'
import type { IncidentInList } from '#domain/incident/incident-view.ts'
import { reporterNameOf } from '#domain/incident/reporter-name.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { homeWords } from '#i18n/homes.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentReporterWords } from '#i18n/incident-reporters.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { listWords } from '#i18n/lists.ts'
import { isRole } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { csvMoment } from '#web/http/csv/csv.ts'
import { listFile } from '#web/http/csv/list-file.ts'
import { load } from '#web/http/open.ts'
import { IncidentTable } from '#web/parts/incident/incident-table.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'

/** The file of the incident area: the tickets a person handles, then those they reported. */
const ownIncidentsFile = listFile<IncidentInList>({
  list: 'incidents',
  lists: (person, search) => {
    const q = searchedIn(search)
    return [
      (wanted) => assignedIncidents(person, { q, ...wanted }),
      (wanted) => reportedIncidents(person, { q, ...wanted }),
    ]
  },
  csv: (locale) => {
    const { code, title, application, severity, state, received } = wordsIn(listWords, locale).columns
    const { severities, states } = wordsIn(incidentWords, locale)
    const { iiv, pdp } = wordsIn(dashboardWords, locale).incident
    return {
      head: [code, title, application, severity, state, received, iiv, pdp],
      line: (row) => [
        ...[row.code, row.title, row.application, row.severity ? severities[row.severity] : ''],
        ...[states[row.state], csvMoment(row.receivedAt), dueOf(row, 'iiv'), dueOf(row, 'pdp')],
      ],
    }
  },
})

export const meta = pageTitle(homeWords, (words) => words.title)

export const middleware = [...ownIncidentsFile.middleware]
export const action = ownIncidentsFile.action
export const headers = ownIncidentsFile.headers

export const loader = load(async ({ actor, url }) => {
  const { searchParams } = url
  if (!isRole(actor, 'incident')) return refuse('not_signed_in')
  const q = searchedIn(searchParams)
  const [name, own, assigned] = await Promise.all([
    reporterNameOf(actor.accountId),
    reportedIncidents(actor, { q, from: searchParams.get('from') }),
    assignedIncidents(actor, { q, from: searchParams.get('assigned') }),
  ])
  leadToStart(own, url)
  leadToStart(assigned, url, 'assigned')
  return { name: name ?? actor.username, q, own, assigned, mayExport: mayExportLists(actor) }
})

/** The home of the incident area: the tickets a person reported, and those a responder was assigned. */
export default function IncidentHome() {
  const { name, q, own, assigned, mayExport } = useLoaderData<typeof loader>()
  const { hello } = useWords(homeWords)
  const { home } = useWords(incidentReporterWords)
  const path = usePath()
  const works = assigned.total > 0
  const some = works || own.total > 0
  const empty = { title: home.emptyTitle, text: home.emptyText }
  return (
    <>
      <PageHeader
        title={hello({ name })}
        waiting={works && q === '' ? home.waiting({ count: assigned.total }) : home.calm}
        actions={
          <>
            {some && mayExport && <ExportForm total={assigned.total + own.total} />}
            <ButtonLink to={path('/cyber-incident-report')}>{home.another}</ButtonLink>
          </>
        }
      />
      {(some || q !== '') && <TicketSearch q={q} />}
      {works && (
        <section className="grid gap-4">
          <h2 className="text-lg">{home.assigned}</h2>
          <IncidentTable
            tickets={assigned}
            root="/incident/tickets"
            list="/incident"
            at={{ start: 'assigned', id: 'assigned' }}
            caption={home.assigned}
            empty={empty}
          />
        </section>
      )}
      {(own.total > 0 || !works) && (
        <section className="grid gap-4">
          <h2 className="text-lg">{home.own}</h2>
          <IncidentTable
            tickets={own}
            root="/incident/tickets"
            list="/incident"
            at={{ start: 'from', id: 'own' }}
            caption={home.own}
            empty={empty}
          />
        </section>
      )}
    </>
  )
}

/** Narrows both lists to some words. */
function TicketSearch({ q }: { q: string }) {
  const { filter } = useWords(incidentQueueWords).list
  const root = usePath()('/incident')
  return (
    <Filters
      key={q}
      action={root}
      label={filter.label}
      submitLabel={filter.submit}
      {...(q === '' ? {} : { resetTo: root, resetLabel: filter.reset })}
    >
      <Field name="q" label={filter.q}>
        <TextInput type="search" maxLength={longestSearch} placeholder={filter.qHint} defaultValue={q} />
      </Field>
    </Filters>
  )
}

/** When a deadline ends; empty where it was judged not to bind, and for ended tickets. */
function dueOf({ clocks }: IncidentInList, kind: IncidentClockKind): string {
  const clock = clocks.find((one) => one.kind === kind && one.applies !== false)
  return clock ? csvMoment(clock.dueAt) : ''
}
