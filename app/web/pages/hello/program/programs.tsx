import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { type CountedPage, sizeFrom } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { programListWords } from '#i18n/program-list.ts'
import { programsFileOf } from '#web/http/csv/program-csv.ts'
import { load } from '#web/http/open.ts'
import { programFiltersOf } from '#web/http/program/program-filters.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { useManagerNames } from '#web/parts/program/program-badges.tsx'
import { PerVulnerability } from '#web/parts/program/program-facts.tsx'
import { ProgramFilters } from '#web/parts/program/program-filters.tsx'
import { ProgramList } from '#web/parts/program/program-list.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programListWords, (words) => words.helloTitle)

const programsFile = programsFileOf()

export const middleware = [...programsFile.middleware]
export const action = programsFile.action
export const headers = programsFile.headers

/** How many of those that wait are shown above the list at a time. */
const waitingShown = 10

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const [list, queue] = await Promise.all([
    programsFrom(actor, programFiltersOf(asked), { from: asked.get('from'), size }),
    programsFrom(
      actor,
      { status: 'review', sort: 'submitted' },
      { from: asked.get('waiting'), size: waitingShown },
    ),
  ])
  leadToStart(list, url)
  leadToStart(queue, url, 'waiting')
  return { list, size, queue, mayWrite: mayActForTeam(actor, 'program.edited') }
})

/** Every program; what waits for a decision is on top. */
export default function HelloPrograms() {
  const { list, size, queue, mayWrite } = useLoaderData<typeof loader>()
  const words = useWords(programListWords)
  const path = usePath()
  const create = mayWrite && (
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
            {list.total > 0 && <ExportForm total={list.total} />}
            {create}
          </>
        }
      />
      <ProgramQueue programs={queue} />
      <ProgramFilters root={path('/hello/programs')} managing />
      <ProgramList
        rows={list.rows}
        foot={list.total > 0 && <ListFoot {...list} things="programs" size={size} />}
        managing
        detail={(id) => `/hello/programs/detail/${id}`}
        empty={
          <ListEmpty root="/hello/programs" title={words.emptyTitle}>
            {words.emptyHello}
          </ListEmpty>
        }
      />
    </div>
  )
}

/** The programs that wait for the platform team, longest wait first. */
function ProgramQueue({ programs }: { programs: CountedPage<ProgramLine> }) {
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const managers = useManagerNames()
  return (
    <Panel
      title={listing.queue}
      id="waiting"
      flush
      footer={
        !isWhole(programs) && (
          <ListFoot {...programs} at={{ start: 'waiting', id: 'waiting' }} label={listing.queue} />
        )
      }
    >
      <Table
        caption={listing.queue}
        rows={programs.rows}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{listing.emptyQueue}</p>}
        columns={[
          {
            key: 'title',
            header: words.program,
            main: true,
            cell: (row) => (
              <L
                to={`/hello/programs/detail/${row.id}`}
                className="font-semibold text-samudra-text hover:underline"
              >
                {row.title}
              </L>
            ),
          },
          { key: 'company', header: words.company, cell: ({ companyName }) => companyName },
          { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
          { key: 'managed', header: words.managedBy, cell: ({ managedBy }) => managers[managedBy] },
          {
            key: 'reward',
            header: words.perVulnerability,
            numeric: true,
            cell: (row) => <PerVulnerability program={row} />,
          },
        ]}
      />
    </Panel>
  )
}
