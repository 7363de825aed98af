import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { landingWords } from '#i18n/landing.ts'
import { L, usePath, useWords } from '../locale.tsx'
import { PerVulnerability } from './per-vulnerability.tsx'

/** The newest public programs, on the first page. */
export function OpenPrograms({ programs }: { programs: readonly ProgramLine[] }) {
  const words = useWords(landingWords).programs
  const path = usePath()
  const all = (
    <Button to={path('/programs')} variant="quiet" size="sm">
      {words.all}
    </Button>
  )
  return (
    <Panel title={words.title} actions={all} flush>
      <Table
        caption={words.caption}
        rows={programs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
        columns={[
          {
            key: 'program',
            header: words.program,
            main: true,
            cell: ({ id, title, companyName }) => (
              <span className="grid gap-0.5">
                <L to={`/programs/${id}`} className="text-samudra-text hover:underline">
                  {title}
                </L>
                <span className="text-xs font-normal text-ink-soft">{companyName}</span>
              </span>
            ),
          },
          { key: 'reward', header: words.reward, cell: (program) => <PerVulnerability program={program} /> },
          { key: 'days', header: words.days, numeric: true, cell: ({ daysLeft }) => daysLeft },
        ]}
      />
    </Panel>
  )
}
