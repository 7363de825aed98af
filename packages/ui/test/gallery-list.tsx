import { Badge, severityTones } from '@cakrawala/ui/badge'
import { BarChart } from '@cakrawala/ui/bar-chart'
import { Button } from '@cakrawala/ui/button'
import { ColumnChart } from '@cakrawala/ui/column-chart'
import { CountGrid } from '@cakrawala/ui/count-grid'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { LineChart } from '@cakrawala/ui/line-chart'
import { Pager } from '@cakrawala/ui/pager'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { type Column, Table } from '@cakrawala/ui/table'
import { Tabs } from '@cakrawala/ui/tabs'
import { TextInput } from '@cakrawala/ui/text-input'
import { Person } from './gallery-sample.tsx'

type Sample = {
  id: string
  title: string
  tone: (typeof severityTones)[number]
  level: string
  reward: string
}

const rows: Sample[] = [
  ['CKW-0142', 'Stored XSS in the invoice note of the merchant console', 'Critical', 'Rp12.500.000'],
  ['CKW-0139', 'IDOR: any member can read another team’s scope', 'High', 'Rp7.250.000'],
  ['CKW-0131', 'Password reset token survives a password change', 'Medium', 'Rp2.000.000'],
  ['CKW-0127', 'Verbose server banner on the staging host', 'Low', 'Rp500.000'],
  ['CKW-0120', 'Missing security contact file', 'Informational', 'Rp0'],
].map(([id = '', title = '', level = '', reward = '']) => {
  const tone = severityTones.find((one) => one.endsWith(level.toLowerCase())) ?? 'severity-others'
  return { id, title, level, reward, tone }
})

const columns: Column<Sample>[] = [
  { key: 'title', header: 'Report', main: true, cell: (row) => <a href={`#${row.id}`}>{row.title}</a> },
  {
    key: 'id',
    header: 'Code',
    nowrap: true,
    cell: (row) => <code className="font-mono text-xs">{row.id}</code>,
  },
  { key: 'level', header: 'Severity', cell: (row) => <Badge tone={row.tone}>{row.level}</Badge> },
  { key: 'by', header: 'By', nowrap: true, cell: () => <Person name="Sekar Ayu" /> },
  {
    key: 'at',
    header: 'Received',
    cell: () => '21 Nov 2026, 14:32 WIB',
    nowrap: true,
    sortTo: '?s=at',
    sorted: 'descending',
  },
  { key: 'reward', header: 'Reward', numeric: true, cell: (row) => row.reward, sortTo: '?s=reward' },
]

const bars = [
  { key: 'c', label: 'Critical', value: 3, valueText: '3', tone: 'danger' },
  { key: 'h', label: 'High', value: 11, valueText: '11', tone: 'accent' },
  { key: 'm', label: 'Medium', value: 24, valueText: '24', tone: 'warning' },
  { key: 'l', label: 'Low', value: 18, valueText: '18', tone: 'primary' },
] as const

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => {
  const value = [12, 18, 9, 26, 31, 22][index] ?? 0
  return { key: label, label, value, valueText: String(value) }
})

const ranks = months.map(({ key, label }, index) => {
  const value = [null, 41, 38, 22, 25, 12][index] ?? null
  return { key, label, value, valueText: value === null ? '–' : `#${value}` }
})

const severities = bars.map(({ key, label, tone }, row) => {
  const cells = months.map(({ key: month }, index) => {
    const value = (row * 5 + index * 3) % 7
    return { key: month, value, valueText: String(value) }
  })
  return { key, label, tone, cells }
})

/** Sample of a list with its figures. */
export function ListPart() {
  const pages = { page: 4, pages: 12, pageTo: (page: number) => `?page=${page}` }
  const items = [
    { to: '/', label: 'All', count: 56, current: true },
    { to: '/open', label: 'Open', count: 14, current: false },
  ]
  return (
    <>
      <Figures />
      <Tabs label="Reports" items={items} />
      <Filters label="Filter" submitLabel="Filter" resetTo="/" resetLabel="Clear">
        <Field name="q" label="Search">
          <TextInput type="search" placeholder="Title or code" />
        </Field>
        <Field name="severity" label="Severity">
          <Select placeholder="All" options={[{ value: 'high', label: 'High' }]} />
        </Field>
      </Filters>
      <Panel
        flush
        footer={
          <Pager {...pages} label="Pages" previousLabel="Previous" nextLabel="Next" summary="31–40 of 117" />
        }
      >
        <Table caption="Reports" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Panel>
      <Charts />
    </>
  )
}

function Figures() {
  return (
    <StatRow label="Figures">
      <StatTile label="Open reports" value="14" hint="3 since yesterday" />
      <StatTile label="Paid this year" value="Rp184.250.000" hint="41 rewards" to="/rewards" />
      <StatTile label="Median time to triage" value="6 h 12 min" hint="Promise: 24 h" />
      <StatTile label="Days left" value="118" hint="Until 19 Mar 2027" />
    </StatRow>
  )
}

function Charts() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-3">
      <Panel title="By severity">
        <BarChart label="By severity" bars={bars} />
      </Panel>
      <Panel title="Reports a month" subtitle="Last six months">
        <ColumnChart label="Reports a month" columns={months} />
      </Panel>
      <Panel title="Rank" subtitle="At the end of each month">
        <LineChart label="Rank" better="less" points={ranks} />
      </Panel>
      <Panel title="Severity over time">
        <CountGrid caption="Severity over time" columns={months} rows={severities} />
      </Panel>
      <Panel title="Hall of fame">
        <EmptyState title="No one here yet" action={<Button variant="primary">Invite bughunters</Button>}>
          The first valid report opens this list.
        </EmptyState>
      </Panel>
    </div>
  )
}
