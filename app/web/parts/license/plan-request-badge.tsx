import { Badge } from '@cakrawala/ui/badge'
import type { PlanRequestState } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { useWords } from '../locale.tsx'

const tones = { waiting: 'warning', granted: 'success', declined: 'danger', withdrawn: 'neutral' } as const

/** What became of a request. */
export function PlanRequestBadge({ state }: { state: PlanRequestState }) {
  return <Badge tone={tones[state]}>{useWords(licenseWords).states[state]}</Badge>
}
