import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { homeWords } from '#i18n/homes.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramStatusBadge } from './program-badges.tsx'
import { PerVulnerability } from './program-facts.tsx'

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

/** The latest programs of the reader's company and their states. */
export function OwnProgramList({ programs }: { programs: readonly ProgramLine[] }) {
  const words = useWords(homeWords).company
  return (
    <Panel title={words.programsTitle} flush>
      <ul className="divide-y divide-line">
        {programs.map((program) => (
          <li key={program.id} className="grid gap-1 px-4 py-3">
            <L
              to={`/company/programs/detail/${program.id}`}
              className="font-semibold wrap-anywhere text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {program.title}
            </L>
            <span className="flex items-center justify-between gap-3">
              <ProgramStatusBadge program={program} />
              {program.status !== 'ended' && (
                <span className="text-xs text-ink-soft">{words.left({ days: program.daysLeft })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
