import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { homeWords } from '#i18n/homes.ts'
import { L, usePath, useWords } from '../locale.tsx'
import { PerVulnerability } from './per-vulnerability.tsx'

/** Programs that opened lately, for a bughunter to look at. */
export function NewProgramList({ programs }: { programs: readonly ProgramLine[] }) {
  const words = useWords(homeWords).bughunter
  const path = usePath()
  const all = (
    <Button to={path('/bughunter/programs')} variant="quiet" size="sm" className="-ml-3">
      {words.programsAll}
    </Button>
  )
  if (programs.length === 0) {
    return (
      <Panel title={words.programsTitle}>
        <EmptyState title={words.programsEmptyTitle}>{words.programsEmpty}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={words.programsTitle} footer={all} flush>
      <ul className="divide-y divide-line">
        {programs.map((program) => (
          <li key={program.id} className="grid gap-0.5 px-4 py-3">
            <L
              to={`/bughunter/programs/detail/${program.id}`}
              className="font-semibold wrap-anywhere text-samudra-text hover:underline max-md:py-0.5"
            >
              {program.title}
            </L>
            <span className="text-xs text-ink-soft">{program.companyName}</span>
            <PerVulnerability program={program} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
