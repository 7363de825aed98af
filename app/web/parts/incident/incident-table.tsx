import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { IncidentClock, IncidentInList } from '#domain/incident/incident-view.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { momentText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { IncidentBadge, IncidentSeverityBadge } from './incident-badge.tsx'

type IncidentTableProps = {
  tickets: CountedPage<IncidentInList>
  /** The page of tickets of the area, such as `/hello/incidents`, and that of the list. */
  root: string
  list: string
  /** Rows of a page, where the reader chooses. */
  size?: number
  /** Where several lists share a page: the name of its cursor in the address, and the id of its element. */
  at?: { start: string; id: string }
  /** Whether it shows who handles each ticket: reporters need not know. */
  names?: boolean
  caption: string
  empty: { title: string; text: string }
}

/** A page of tickets. */
export function IncidentTable(props: IncidentTableProps) {
  const { tickets, root, list, size, at, names = false, caption, empty } = props
  const { rows, ...ways } = tickets
  return (
    <Panel
      flush
      {...(at ? { id: at.id } : {})}
      footer={
        ways.total > 0 && (
          <ListFoot
            things="incidents"
            {...ways}
            {...(size === undefined ? {} : { size })}
            {...(at ? { at, label: caption } : {})}
          />
        )
      }
    >
      <Table
        caption={caption}
        columns={useColumns(root, names)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <ListEmpty root={list} title={empty.title}>
            {empty.text}
          </ListEmpty>
        }
      />
    </Panel>
  )
}

function useColumns(root: string, names: boolean): Column<IncidentInList>[] {
  const { columns, nobody } = useWords(incidentQueueWords).list
  const words = useWords(dashboardWords).incident
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
    { key: 'deadlines', header: words.deadlines, cell: ({ clocks }) => <Deadlines clocks={clocks} /> },
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

const looks = {
  off: 'text-ink-soft',
  over: 'font-semibold text-bata-text',
  due: 'font-medium text-kunyit-text',
} as const

/** The legal deadlines of an open ticket. What was judged not to apply is marked; what is not judged runs. */
function Deadlines({ clocks }: { clocks: readonly IncidentClock[] }) {
  const { incident: words } = useWords(dashboardWords)
  const { clocks: said } = useWords(incidentWords).one
  const locale = useLocale()
  if (clocks.length === 0) return <span className="text-ink-soft">{words.none}</span>
  return (
    <ul className="grid gap-1.5">
      {clocks.map(({ kind, dueAt, applies, isOver }) => {
        const due = momentText(dueAt, locale)
        const text = applies === false ? words.off : isOver ? said.over({ due }) : said.due({ due })
        return (
          <li key={kind} className="grid justify-items-start gap-0.5">
            <span className="text-xs text-ink-soft">{words[kind]}</span>
            <span className={applies === false ? looks.off : isOver ? looks.over : looks.due}>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
