import { useFieldError } from '@cakrawala/page-parts/form'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'
import { CvssCalculator } from './cvss-calculator.tsx'
import { SeverityBadge } from './report-status-badge.tsx'

/** The calculator folded to its score: opened where there is no vector yet or it was refused. */
export function TriageCvss({ vector }: { vector: string | null }) {
  const { fields } = useWords(reportActWords)
  const cvss = vector === null ? null : parseCvss(vector)
  const refused = useFieldError('cvssVector', fields.cvss) !== undefined
  return (
    <details open={cvss === null || refused} className="group/cvss rounded border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-2 px-3 py-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{fields.cvss}</span>
        {cvss && (
          <>
            <strong className="tabular-nums">{cvss.score.toFixed(1)}</strong>
            <SeverityBadge level={riskLevelOf(cvss.score)} />
          </>
        )}
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 text-ink-soft transition-transform group-open/cvss:rotate-180"
        />
      </summary>
      {/* The panel is narrow on every screen: the columns of its choices follow the panel, not the window. */}
      <div className="border-t border-line p-3 [&_fieldset_fieldset>div]:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]">
        <CvssCalculator defaultVector={vector} />
      </div>
    </details>
  )
}
