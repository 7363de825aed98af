import type { ProgramLine } from '#domain/program/program-views.ts'
import { homeWords } from '#i18n/homes.ts'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Tone } from '#ui/tone.ts'
import { L, useWords } from './locale.tsx'

const tones = {
  draft: 'neutral',
  review: 'warning',
  accepted: 'success',
  paused: 'neutral',
  rejected: 'danger',
  ended: 'neutral',
} as const satisfies Record<ProgramLine['status'], Tone>

/** The latest programs of the reader's company and where they stand. */
export function OwnProgramList({ programs }: { programs: readonly ProgramLine[] }) {
  const words = useWords(homeWords).company
  return (
    <Panel title={words.programsTitle} flush>
      <ul className="divide-y divide-line">
        {programs.map(({ id, title, status, daysLeft }) => (
          <li key={id} className="grid gap-1 px-4 py-3">
            <L
              to={`/company/programs/detail/${id}`}
              className="font-semibold text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {title}
            </L>
            <span className="flex items-center justify-between gap-3">
              <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
              {status !== 'ended' && (
                <span className="text-xs text-ink-soft">{words.left({ days: daysLeft })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
