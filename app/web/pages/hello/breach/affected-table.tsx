import { EmptyState } from '@cakrawala/ui/empty-state'
import { Table } from '@cakrawala/ui/table'
import type { AffectedPerson } from '#domain/privacy/breach/affected-people.server.ts'
import { breachWords } from '#i18n/breach.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

/** One line a person: who, which data, and when it was read. */
export function AffectedTable({ people }: { people: readonly AffectedPerson[] }) {
  const { table, empty, emptyText, columns, fields } = useWords(breachWords)
  return (
    <Table
      caption={table}
      rows={people}
      rowKey={({ key }) => key}
      empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
      columns={[
        { key: 'name', header: columns.name, main: true, cell: (person) => <Name person={person} /> },
        {
          key: 'fields',
          header: columns.fields,
          cell: (person) => person.fields.map((field) => fields[field]).join(', '),
        },
        { key: 'times', header: columns.times, numeric: true, cell: ({ times }) => String(times) },
        { key: 'first', header: columns.first, nowrap: true, cell: ({ firstAt }) => <Moment at={firstAt} /> },
        { key: 'last', header: columns.last, nowrap: true, cell: ({ lastAt }) => <Moment at={lastAt} /> },
      ]}
    />
  )
}

function Name({ person: { accountId, name, email } }: { person: AffectedPerson }) {
  const { unreachable } = useWords(breachWords)
  const shown = accountId ? (
    <L to={`/hello/accounts/${accountId}`} className="text-samudra-text underline">
      {name}
    </L>
  ) : (
    name
  )
  return (
    <div className="grid gap-0.5 [overflow-wrap:anywhere]">
      <span>{shown}</span>
      <span className="text-xs font-normal text-ink-soft">{email ?? unreachable}</span>
    </div>
  )
}
