import { Badge } from '@cakrawala/ui/badge'
import type { NpwpState } from '#domain/company/npwp.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { reportWords } from '#i18n/report.ts'
import type { Band } from '#kernel/risk-level.ts'
import { useWords } from './locale.tsx'

const tones = { pending: 'warning', verified: 'success', refused: 'danger' } as const

export function NpwpBadge({ state }: { state: NpwpState }) {
  return <Badge tone={tones[state]}>{useWords(npwpWords).states[state]}</Badge>
}

/** A severity band as the public knows it: without its level. */
export function BandBadge({ band }: { band: Band | 'others' }) {
  return <Badge tone={`severity-${band}`}>{useWords(reportWords).bands[band]}</Badge>
}
