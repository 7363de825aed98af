import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { ProgramLine } from '#domain/program/program-views.ts'
import { programWords } from '#i18n/program.ts'
import { programListWords } from '#i18n/program-list.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { isWhole, ListFoot } from '../list-foot.tsx'
import { L, useWords } from '../locale.tsx'
import { PerVulnerability } from './per-vulnerability.tsx'
import { useManagerNames } from './program-badges.tsx'

/** The programs that wait for the platform team, longest wait first. */
export function ProgramQueue({ programs }: { programs: CountedPage<ProgramLine> }) {
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
