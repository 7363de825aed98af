import { Badge } from '@cakrawala/ui/badge'
import { reportWords } from '#i18n/report.ts'
import type { Band } from '#kernel/risk-level.ts'
import { useWords } from './locale.tsx'

/** A severity band as the public knows it: without its level. */
export function BandBadge({ band }: { band: Band | 'others' }) {
  return <Badge tone={`severity-${band}`}>{useWords(reportWords).bands[band]}</Badge>
}
