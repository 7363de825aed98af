import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { L, useWords } from '../locale.tsx'
import { CompanyName } from './company-name.tsx'
import { HaltedBadge, ProgramStatusBadge, useManagerNames, VisibilityBadge } from './program-badges.tsx'
import { PerVulnerability } from './program-facts.tsx'
import { DaysLeft } from './program-lateness.tsx'

type ProgramListProps = {
  rows: readonly ProgramLine[]
  /** The ways to the rest of the list. */
  foot: ReactNode
  /** Path of a program's page, without language. */
  detail: (id: string) => string
  /** With the status of each, for people who manage them. */
  managing?: boolean | undefined
  /** Left out where all are of one company. */
  companies?: boolean | undefined
  empty: ReactNode
  title?: string | undefined
}

/** A page of programs as a dense table: what people compare is in columns. */
export function ProgramList(props: ProgramListProps) {
  const { rows, foot, detail, managing, companies = true, empty, title } = props
  const words = useWords(programWords)
  const columns = useColumns(detail, managing ?? false, companies)
  return (
    <Panel flush title={title} footer={foot}>
      <Table
        caption={title ?? words.programs}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </Panel>
  )
}

function useColumns(
  detail: ProgramListProps['detail'],
  managing: boolean,
  companies: boolean,
): Column<ProgramLine>[] {
  const words = useWords(programWords)
  const status: Column<ProgramLine> = {
    key: 'status',
    header: words.status,
    cell: (row) => <ProgramStatusBadge program={row} />,
  }
  const company: Column<ProgramLine> = {
    key: 'company',
    header: words.company,
    cell: (row) => <CompanyName program={row} />,
  }
  return [
    {
      key: 'title',
      header: words.program,
      main: true,
      cell: (row) => <Title program={row} to={detail(row.id)} marked={!managing} />,
    },
    ...(managing ? [status] : []),
    ...(companies ? [company] : []),
    { key: 'kind', header: words.kind, cell: (row) => <KindAndManager program={row} /> },
    {
      key: 'reward',
      header: words.perVulnerability,
      numeric: true,
      cell: (row) => <PerVulnerability program={row} />,
    },
    { key: 'days', header: words.daysLeft, numeric: true, cell: (row) => <DaysLeft program={row} /> },
  ]
}

function Title({ program, to, marked }: { program: ProgramLine; to: string; marked: boolean }) {
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <L to={to} className="font-semibold text-samudra-text hover:underline">
          {program.title}
        </L>
        <VisibilityBadge visibility={program.visibility} />
        {marked && <HaltedBadge program={program} />}
      </span>
      <span className="line-clamp-2 text-xs font-normal text-ink-soft">{program.summary}</span>
    </span>
  )
}

/** One column for both, so that the table stays within a page beside its sidebar. */
function KindAndManager({ program }: { program: ProgramLine }) {
  const words = useWords(programWords)
  const managers = useManagerNames()
  return (
    <span className="grid">
      {words.kinds[program.kind]}
      <span className="text-xs text-ink-soft">{managers[program.managedBy]}</span>
    </span>
  )
}
