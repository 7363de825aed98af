import { Badge } from '@cakrawala/ui/badge'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import type { SettingInList } from '#domain/operations/setting/setting-view.ts'
import { settingsSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { settingWords } from '#i18n/settings.ts'
import { load } from '#web/http/open.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ValueShown } from './value-shown.tsx'

export const meta = pageTitle(settingWords, (words) => words.title)
export const loader = load(async ({ actor }) => ({ rows: await settingsSeenBy(actor) }))

/** Every setting, what holds today and what comes. */
export default function Settings() {
  const { rows } = useLoaderData<typeof loader>()
  const words = useWords(settingWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.hint} />
      <Panel flush>
        <Table caption={words.overview} rows={rows} rowKey={({ key }) => key} columns={useColumns()} />
      </Panel>
    </div>
  )
}

function useColumns(): Column<SettingInList>[] {
  const { columns, keys, people } = useWords(settingWords)
  return [
    {
      key: 'setting',
      header: columns.setting,
      main: true,
      cell: ({ key }) => (
        <span className="grid max-w-md gap-1">
          <L to={`/hello/settings/${key}`} className="font-semibold text-samudra-text hover:underline">
            {keys[key].name}
          </L>
          <span className="text-xs font-normal text-ink-soft">{keys[key].text}</span>
        </span>
      ),
    },
    { key: 'now', header: columns.now, cell: (row) => <Now row={row} /> },
    { key: 'next', header: columns.next, nowrap: true, cell: (row) => <Next row={row} /> },
    {
      key: 'people',
      header: columns.people,
      nowrap: true,
      cell: ({ second }) => (second ? people.two : people.one),
    },
  ]
}

function Now({ row: { key, holding } }: { row: SettingInList }) {
  const words = useWords(settingWords)
  const [first] = holding
  if (holding.length === 0) return words.noAccounts.title
  if (holding.length === 1 && first) return <ValueShown of={key} value={first.value} />
  return words.parts({ count: holding.length })
}

function Next({ row: { coming, waiting } }: { row: SettingInList }) {
  const words = useWords(settingWords)
  if (coming + waiting === 0) return <span className="text-ink-soft">{words.nothingNext}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {coming > 0 && <Badge tone="primary">{words.coming({ count: coming })}</Badge>}
      {waiting > 0 && <Badge tone="highlight">{words.waiting({ count: waiting })}</Badge>}
    </span>
  )
}
