import { Badge, type BadgeTone } from '@cakrawala/ui/badge'
import { ComparisonTable } from '@cakrawala/ui/comparison-table'
import Lock from 'lucide-react/icons/lock'
import type { LetterState } from '#domain/program/letter/letter.ts'
import { type Manager, type ProgramStatus, stopOf, type Visibility } from '#domain/program/program.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { letterWords } from '#i18n/letters.ts'
import { programWords } from '#i18n/program.ts'
import { programKindWords } from '#i18n/program-kinds.ts'
import { promiseWords } from '#i18n/promises.ts'
import { useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

export const letterTones = {
  valid: 'success',
  resting: 'warning',
  ended: 'warning',
  revoked: 'danger',
} as const

export function LetterBadge({ state }: { state: LetterState }) {
  const tone = state === 'ended' ? 'neutral' : letterTones[state]
  return <Badge tone={tone}>{useWords(letterWords).states[state]}</Badge>
}

// The specification styles review, accepted, rejected and ended; draft and paused take the neutral "others" style.
const tones = {
  draft: 'severity-others',
  review: 'warning',
  corrections: 'warning',
  accepted: 'success',
  paused: 'severity-others',
  rejected: 'danger',
  ended: 'neutral',
} as const satisfies Record<ProgramStatus, BadgeTone>

type Standing = Pick<ProgramLine, 'status' | 'halted' | 'late' | 'uncovered'>

/** The state of a program; one that takes no reports is not called live, whatever its company wished. */
export function ProgramStatusBadge({ program }: { program: Standing }) {
  const { halted, uncovered, statuses } = useWords(programWords)
  const { late } = useWords(promiseWords)
  const stop = stopOf(program)
  if (stop) return <Badge tone="warning">{{ halted, uncovered, late }[stop]}</Badge>
  return <Badge tone={tones[program.status]}>{statuses[program.status]}</Badge>
}

/** For lists that show no status: only what takes no reports now needs a mark. */
export function HaltedBadge({ program }: { program: Standing }) {
  const shown = stopOf(program) !== null || program.status === 'paused'
  return shown ? <ProgramStatusBadge program={program} /> : null
}

/** Only what is private needs a mark. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const words = useWords(programWords)
  if (visibility === 'public') return null
  return <Badge icon={<Lock aria-hidden />}>{words.visibilities.private}</Badge>
}

/** Who manages a program, with the name of the platform. */
export function useManagerNames(): Record<Manager, string> {
  const { managers } = useWords(programWords)
  const brand = useBrand().name
  return { company: managers.company, product: managers.product({ brand }) }
}

/** The three kinds of program beside each other, on the page of each. */
export function ProgramKinds() {
  const { lines, ...words } = useWords(programKindWords)
  return <ComparisonTable {...words} lines={Object.values(lines)} />
}
