import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { SettingView } from '#domain/operations/setting/setting-views.server.ts'
import type { ValueInForce } from '#domain/operations/setting/value-in-force.server.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'
import { DayShown } from './day-shown.tsx'
import { ScopeShown } from './scope-shown.tsx'
import { ValueShown } from './value-shown.tsx'

/** What holds today, part by part. */
export function HoldingTable({ setting: { key, holding } }: { setting: SettingView }) {
  const words = useWords(settingWords)
  const title = key === 'holidays' ? words.upcoming : words.now
  const columns: Column<ValueInForce>[] = [
    {
      key: 'part',
      header: words.part,
      main: true,
      cell: ({ scope }) => <ScopeShown of={key} scope={scope} />,
    },
    { key: 'value', header: words.value, cell: ({ value }) => <ValueShown of={key} value={value} /> },
    {
      key: 'since',
      header: words.since,
      nowrap: true,
      cell: ({ since }) => (since === null ? words.first : <DayShown day={since} />),
    },
  ]
  return (
    <Panel title={title} flush>
      <Table caption={title} rows={holding} rowKey={({ scope }) => scope} columns={columns} />
    </Panel>
  )
}
