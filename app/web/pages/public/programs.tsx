import { useParts } from '@cakrawala/page-parts/parts-context'
import { leadToFirstPage } from '@cakrawala/page-server/first-page'
import { type Page, pageOf, pageSizes } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Pager } from '@cakrawala/ui/pager'
import { data, useLoaderData, useSearchParams } from 'react-router'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { programListWords } from '#i18n/program-list.ts'
import { load } from '#web/http/open.ts'
import { filterFaultOf, isNarrowed, programFiltersOf } from '#web/http/program/program-filters.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramFilters } from '#web/parts/program/program-filters.tsx'
import { ProgramList } from '#web/parts/program/program-list.tsx'
import { pageQuery, publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  programWords,
  (words) => words.publicTitle,
  (words) => words.publicSubtitle,
)

export const handle = publicPage({ queries: { page: pageQuery } })

export const loader = load(async ({ actor, url }) => {
  const fault = filterFaultOf(url.searchParams)
  if (fault) return data({ list: nothing, narrowed: true, fault }, { status: 422 })
  const filter = programFiltersOf(url.searchParams)
  const status = filter.status === 'ended' ? 'ended' : 'live'
  const list = await programsSeenBy(actor, { ...filter, status, place: 'listed', size: pageSizes.cards })
  leadToFirstPage(list, url)
  return data({ list, narrowed: isNarrowed(filter), fault })
})

const nothing: Page<ProgramLine> = pageOf([], 0, 1, pageSizes.cards)

/** Every public program that takes reports. */
export default function PublicPrograms() {
  const { list, narrowed, fault } = useLoaderData<typeof loader>()
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const told = fault
    ? listing.faults[fault]
    : narrowed
      ? { title: listing.emptyNarrowedTitle, text: listing.emptyNarrowed }
      : { title: listing.emptyTitle, text: listing.emptyPublic }
  const path = usePath()
  return (
    <div className="page grid gap-6 py-10">
      <PageHeader title={words.publicTitle} subtitle={words.publicSubtitle} />
      <ProgramFilters root={path('/programs')} />
      <ProgramList
        rows={list.rows}
        foot={<ProgramPager list={list} />}
        detail={(id) => `/programs/${id}`}
        empty={<EmptyState title={told.title}>{told.text}</EmptyState>}
      />
    </div>
  )
}

/** The numbered pages of the programs everyone may read. */
function ProgramPager({ list: { page, pages, total } }: { list: Page<unknown> }) {
  const words = useWords(programListWords)
  const [search] = useSearchParams()
  const pageTo = (wanted: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(wanted))
    next.delete('done')
    return `?${next}`
  }
  return (
    <Pager
      {...{ page, pages, pageTo }}
      label={words.pager}
      previousLabel={words.previous}
      nextLabel={words.next}
      summary={useParts().lists.counts.programs({ total })}
    />
  )
}
