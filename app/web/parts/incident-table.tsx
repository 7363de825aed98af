import type { IncidentInList } from '#domain/incident/incident-view.ts'
import { incidentWords } from '#i18n/incidents.ts'
import type { Page } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { IncidentBadge, IncidentSeverityBadge } from './incident-badge.tsx'
import { L, useWords } from './locale.tsx'
import { Moment } from './moment.tsx'

type IncidentTableProps = {
  tickets: Page<IncidentInList>
  /** The page of tickets of the area, such as `/hello/incidents`. */
  root: string
  pageTo: (page: number) => string
  /** Whether it says who handles each ticket: reporters need not know. */
  names?: boolean
  caption: string
  empty: { title: string; text: string }
}

/** A page of tickets. */
export function IncidentTable({ tickets, root, pageTo, names = false, caption, empty }: IncidentTableProps) {
  const { list } = useWords(incidentWords)
  const { rows, page, pages, total } = tickets
  return (
    <>
      <Panel flush>
        <Table
          caption={caption}
          columns={useColumns(root, names)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        />
      </Panel>
      {total > 0 && (
        <Pager
          {...{ page, pages, pageTo }}
          label={list.pages}
          previousLabel={list.previous}
          nextLabel={list.next}
          summary={list.total({ total })}
        />
      )}
    </>
  )
}

function useColumns(root: string, names: boolean): Column<IncidentInList>[] {
  const { columns, nobody } = useWords(incidentWords).list
  const assignee: Column<IncidentInList> = {
    key: 'assignee',
    header: columns.assignee,
    cell: (row) => row.assignee ?? nobody,
  }
  return [
    { key: 'ticket', header: columns.ticket, main: true, cell: (row) => <Ticket row={row} root={root} /> },
    {
      key: 'severity',
      header: columns.severity,
      cell: ({ severity }) => <IncidentSeverityBadge severity={severity} />,
    },
    {
      key: 'received',
      header: columns.received,
      nowrap: true,
      cell: ({ receivedAt }) => <Moment at={receivedAt} />,
    },
    { key: 'state', header: columns.state, cell: (row) => <IncidentBadge {...row} /> },
    ...(names ? [assignee] : []),
  ]
}

function Ticket({ row: { id, code, title, application }, root }: { row: IncidentInList; root: string }) {
  return (
    <span className="grid wrap-anywhere">
      <L to={`${root}/${id}`} className="font-semibold text-samudra-text hover:underline">
        {title}
      </L>
      <span className="text-sm font-normal text-ink-soft">
        {code} · {application}
      </span>
    </span>
  )
}
