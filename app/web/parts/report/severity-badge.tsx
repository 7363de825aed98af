import { Badge } from '@cakrawala/ui/badge'
import { reportWords } from '#i18n/report.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'

/** The band of a risk level; `claimed` marks one no one has confirmed yet. */
export function SeverityBadge({ level, claimed = false }: { level: RiskLevel | null; claimed?: boolean }) {
  const words = useWords(reportWords)
  const band = bandOf(level)
  return (
    <Badge tone={`severity-${band}`}>
      {words.bands[band]}
      {level !== null && <span className="font-normal tabular-nums"> · {words.level({ level })}</span>}
      {claimed && level !== null && <span className="font-normal"> ({words.claimed})</span>}
    </Badge>
  )
}
