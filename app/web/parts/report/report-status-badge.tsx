import { Badge } from '@cakrawala/ui/badge'
import type { CloseReason, Stage } from '#domain/report/report-lifecycle.ts'
import { reportWords } from '#i18n/report.ts'
import { useWords } from '../locale.tsx'

/** The stage of a report in the colour of its status (1 in verification, 2 valid, 3 closed); closed ones name the reason. */
export function ReportStatusBadge({ stage, closeReason }: { stage: Stage; closeReason: CloseReason | null }) {
  const words = useWords(reportWords)
  if (stage === 'closed' && closeReason !== null) {
    return (
      <Badge tone={closeReason === 'resolved' ? 'success' : 'neutral'}>
        {words.status.s3} · {words.closeReasons[closeReason]}
      </Badge>
    )
  }
  if (stage === 'draft') return <Badge>{words.stages.draft}</Badge>
  return (
    <Badge tone={stage === 'valid' || stage === 'rated' ? 'primary' : 'warning'}>{words.stages[stage]}</Badge>
  )
}
