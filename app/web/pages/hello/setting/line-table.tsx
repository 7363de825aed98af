import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { SettingLineView, SettingView } from '#domain/operations/setting/setting-view.ts'
import { settingWords } from '#i18n/settings.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { DayShown } from './day-shown.tsx'
import { ScopeShown } from './scope-shown.tsx'
import { StageBadge } from './stage-badge.tsx'
import { ValueShown } from './value-shown.tsx'

/** Every line that was written, newest first. */
export function LineTable({ setting: { key, lines } }: { setting: SettingView }) {
  const words = useWords(settingWords)
  const { columnsOfLine: names } = words
  const columns: Column<SettingLineView>[] = [
    {
      key: 'line',
      header: names.line,
      main: true,
      cell: ({ id, number, scope, stage }) => (
        <span className="grid justify-items-start gap-1">
          <L to={`/hello/settings/${key}/${id}`} className="text-samudra-text hover:underline">
            {words.line({ number })}
          </L>
          {scope !== '' && (
            <span className="text-xs font-normal text-ink-soft">
              <ScopeShown of={key} scope={scope} />
            </span>
          )}
          <StageBadge stage={stage} />
        </span>
      ),
    },
    { key: 'from', header: names.from, nowrap: true, cell: ({ validFrom }) => <DayShown day={validFrom} /> },
    { key: 'value', header: words.value, cell: ({ value }) => <ValueShown of={key} value={value} /> },
    { key: 'by', header: names.by, cell: ({ by }) => by },
  ]
  return (
    <Panel title={words.history} flush>
      <Table
        caption={words.history}
        rows={lines}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.historyEmpty.title}>{words.historyEmpty.text}</EmptyState>}
        columns={columns}
      />
    </Panel>
  )
}
