import { useLoaderData } from 'react-router'
import { homeWords } from '#i18n/homes.ts'
import { isRole } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(homeWords, (words) => words.title)

export const loader = load(({ actor }) =>
  isRole(actor, 'incident') ? { username: actor.username } : refuse('not_signed_in'),
)

/** The home of incident responders: where their tickets stand. */
export default function IncidentHome() {
  const { username } = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  return (
    <>
      <PageHeader title={words.hello({ name: username })} waiting={words.incident.calm} />
      <Panel>
        <EmptyState title={words.incident.title}>{words.incident.text}</EmptyState>
      </Panel>
    </>
  )
}
