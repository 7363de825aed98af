import { useLoaderData } from 'react-router'
import { assignedIncidents, reportedIncidents } from '#domain/incident/incident-lists.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { incidentReporterWords } from '#i18n/incident-reporters.ts'
import { isRole } from '#kernel/actor.ts'
import { pageFrom } from '#kernel/paging.ts'
import { refuse } from '#kernel/refusal.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { load } from '#web/http/open.ts'
import { IncidentTable } from '#web/parts/incident/incident-table.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(homeWords, (words) => words.title)

export const loader = load(async ({ actor, url: { searchParams } }) => {
  if (!isRole(actor, 'incident')) return refuse('not_signed_in')
  const [own, assigned] = await Promise.all([
    reportedIncidents(actor, pageFrom(searchParams.get('page'))),
    assignedIncidents(actor, pageFrom(searchParams.get('assigned'))),
  ])
  return { username: actor.username, own, assigned }
})

/** The home of the incident area: the tickets somebody reported, and those a responder was assigned. */
export default function IncidentHome() {
  const { username, own, assigned } = useLoaderData<typeof loader>()
  const { hello } = useWords(homeWords)
  const { home } = useWords(incidentReporterWords)
  const path = usePath()
  const works = assigned.total > 0
  return (
    <>
      <PageHeader
        title={hello({ name: username })}
        waiting={works ? home.waiting({ count: assigned.total }) : home.calm}
        actions={<ButtonLink to={path('/cyber-incident-report')}>{home.another}</ButtonLink>}
      />
      {works && (
        <section className="grid gap-4">
          <h2 className="text-lg">{home.assigned}</h2>
          <IncidentTable
            tickets={assigned}
            root="/incident/tickets"
            deadlines
            pageTo={(page) => path(`/incident?assigned=${page}`)}
            caption={home.assigned}
            empty={{ title: home.emptyTitle, text: home.emptyText }}
          />
        </section>
      )}
      {(own.total > 0 || !works) && (
        <section className="grid gap-4">
          <h2 className="text-lg">{home.own}</h2>
          <IncidentTable
            tickets={own}
            root="/incident/tickets"
            deadlines
            pageTo={(page) => path(`/incident?page=${page}`)}
            caption={home.own}
            empty={{ title: home.emptyTitle, text: home.emptyText }}
          />
        </section>
      )}
    </>
  )
}
