import { EmptyState } from '@cakrawala/ui/empty-state'
import { Table } from '@cakrawala/ui/table'
import type { OperatorWeek, ReadingReason } from '#domain/privacy/readings/readings-of-week.server.ts'
import { readingsWords } from '#i18n/readings.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

const counted = ['reports', 'ownReports', 'papers', 'exports', 'reasons', 'alarms'] as const

/** One line an operator: how much was read. */
export function OperatorTable({ operators }: { operators: readonly OperatorWeek[] }) {
  const { table, empty, emptyText, columns } = useWords(readingsWords)
  const headers = { ...columns, ownReports: columns.own }
  return (
    <Table
      caption={table}
      rows={operators}
      rowKey={({ accountId }) => accountId}
      empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
      columns={[
        { key: 'operator', header: columns.operator, main: true, cell: (one) => <Operator one={one} /> },
        ...counted.map((key) => ({
          key,
          header: headers[key],
          numeric: true,
          cell: (one: OperatorWeek) => String(one[key]),
        })),
      ]}
    />
  )
}

function Operator({ one: { accountId, username } }: { one: OperatorWeek }) {
  return (
    <L to={`/hello/accounts/${accountId}`} className="text-samudra-text underline">
      {username}
    </L>
  )
}

/** Why reports of others were read. */
export function ReasonTable({ reasons }: { reasons: readonly ReadingReason[] }) {
  const { reasons: caption, noReasons, noReasonsText, columns } = useWords(readingsWords)
  return (
    <Table
      caption={caption}
      rows={reasons}
      rowKey={({ id }) => id}
      empty={<EmptyState title={noReasons}>{noReasonsText}</EmptyState>}
      columns={[
        { key: 'operator', header: columns.operator, main: true, cell: ({ username }) => username },
        {
          key: 'reason',
          header: columns.reason,
          cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span>,
        },
        {
          key: 'readings',
          header: columns.readings,
          numeric: true,
          cell: ({ readings }) => String(readings),
        },
        { key: 'at', header: columns.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}
