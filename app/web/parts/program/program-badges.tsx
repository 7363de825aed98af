import Lock from 'lucide-react/icons/lock'
import type { Manager, ProgramStatus, Visibility } from '#domain/program/program.ts'
import type { ProgramLine } from '#domain/program/program-views.ts'
import { programWords } from '#i18n/program.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'

// The specification styles review, accepted, rejected and ended; draft and paused take the neutral "others" style.
const tones = {
  draft: 'severity-others',
  review: 'warning',
  accepted: 'success',
  paused: 'severity-others',
  rejected: 'danger',
  ended: 'neutral',
} as const satisfies Record<ProgramStatus, BadgeTone>

type Standing = Pick<ProgramLine, 'status' | 'halted'>

/** Where a program stands; one the platform has halted is not live, whatever its company wished. */
export function ProgramStatusBadge({ program: { status, halted } }: { program: Standing }) {
  const words = useWords(programWords)
  if (isHaltedNow({ status, halted })) return <Badge tone="warning">{words.halted}</Badge>
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
}

/** For lists that show no status: only what takes no reports now needs a mark. */
export function HaltedBadge({ program }: { program: Standing }) {
  const shown = isHaltedNow(program) || program.status === 'paused'
  return shown ? <ProgramStatusBadge program={program} /> : null
}

function isHaltedNow({ status, halted }: Standing): boolean {
  return halted && (status === 'accepted' || status === 'paused')
}

/** Only what is private needs a mark. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const words = useWords(programWords)
  if (visibility === 'public') return null
  return <Badge icon={<Lock aria-hidden />}>{words.visibilities.private}</Badge>
}

/** "Self Managed" or "Managed by CA", with the short name of the product. */
export function useManagerNames(): Record<Manager, string> {
  const { managers } = useWords(programWords)
  const product = useBrand().slug.toUpperCase()
  return { company: managers.company, product: managers.product({ product }) }
}
