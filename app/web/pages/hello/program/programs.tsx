import { useLoaderData } from 'react-router'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import { programListWords } from '#i18n/program-list.ts'
import { sizeFrom } from '#kernel/paging.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { load } from '#web/http/open.ts'
import { programFiltersOf } from '#web/http/program/program-filters.ts'
import { programsFileOf } from '#web/http/sheet/program-sheet.ts'
import { ExportForm } from '#web/parts/export-form.tsx'
import { ListSizes } from '#web/parts/list-sizes.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramFilters } from '#web/parts/program/program-filters.tsx'
import { ProgramList } from '#web/parts/program/program-list.tsx'
import { ProgramQueue } from '#web/parts/program/program-queue.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programListWords, (words) => words.helloTitle)

const programsFile = programsFileOf()

export const middleware = [...programsFile.middleware]
export const action = programsFile.action
export const headers = programsFile.headers

export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const [list, queue] = await Promise.all([
    programsSeenBy(actor, { ...programFiltersOf(url.searchParams), size }),
    programsSeenBy(actor, { status: 'review', sort: 'submitted', page: 1, size: 50 }),
  ])
  return { list, size, queue: queue.rows }
})

/** Every program; what waits for a decision stands on top. */
export default function HelloPrograms() {
  const { list, size, queue } = useLoaderData<typeof loader>()
  const words = useWords(programListWords)
  const path = usePath()
  const create = (
    <Button variant="primary" to={path('/hello/programs/create')}>
      {words.create}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <PageHeader
        title={words.helloTitle}
        actions={
          <>
            {list.total > 0 && <ExportForm />}
            {create}
          </>
        }
      />
      <ProgramQueue programs={queue} />
      <ProgramFilters root={path('/hello/programs')} managing />
      <ProgramList
        list={list}
        managing
        detail={(id) => `/hello/programs/detail/${id}`}
        empty={<EmptyState title={words.emptyTitle}>{words.emptyHello}</EmptyState>}
      />
      <ListSizes size={size} total={list.total} />
    </div>
  )
}
