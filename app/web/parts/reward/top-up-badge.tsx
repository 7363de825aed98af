import { Badge } from '@cakrawala/ui/badge'
import type { TopUpStatus } from '#domain/reward/top-up/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { useWords } from '../locale.tsx'

const tones = { requested: 'warning', confirmed: 'success', refused: 'neutral', reversed: 'danger' } as const

/** How far a top-up is. */
export function TopUpBadge({ status }: { status: TopUpStatus }) {
  return <Badge tone={tones[status]}>{useWords(moneyWords).statuses[status]}</Badge>
}
