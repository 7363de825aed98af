import { useLoaderData } from 'react-router'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import { programWords } from '#i18n/program.ts'
import { pageSizes } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { leadToFirstPage } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { isNarrowed, programFiltersOf } from '#web/http/program-filters.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramFilters } from '#web/parts/program-filters.tsx'
import { ProgramList } from '#web/parts/program-list.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programWords, (words) => words.publicTitle)

export const loader = load(async ({ actor, url }) => {
  const filter = programFiltersOf(url.searchParams)
  const status = filter.status === 'ended' ? 'ended' : 'live'
  const list = await programsSeenBy(actor, { ...filter, status, place: 'listed', size: pageSizes.cards })
  leadToFirstPage(list, url)
  return { list, narrowed: isNarrowed(filter) }
})

/** Every public program that takes reports. */
export default function PublicPrograms() {
  const { list, narrowed } = useLoaderData<typeof loader>()
  const words = useWords(programWords)
  const path = usePath()
  return (
    <div className="page grid gap-6 py-10">
      <PageHeader title={words.publicTitle} subtitle={words.publicSubtitle} />
      <ProgramFilters root={path('/programs')} />
      <ProgramList
        list={list}
        detail={(id) => `/programs/${id}`}
        empty={
          <EmptyState title={narrowed ? words.emptyNarrowedTitle : words.emptyTitle}>
            {narrowed ? words.emptyNarrowed : words.emptyPublic}
          </EmptyState>
        }
      />
    </div>
  )
}
