import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { TextArea } from '@cakrawala/ui/text-area'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ChangeEvent } from 'react'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { useWords } from '#web/parts/locale.tsx'
import { CvssCalculator } from './cvss-calculator.tsx'
import { vectorIn } from './cvss-form.ts'
import { SeverityBadge } from './report-status-badge.tsx'
import { SeverityPicker } from './severity-picker.tsx'

/** The risk level of a valid report; what triage found is in the fields already. */
export function TriageRating({ report }: { report: ReportView }) {
  const { text, submit } = useWords(reportActWords).acts.rate
  return (
    <ActForm intent="rate" className="grid gap-4" onChange={levelFollowsScore}>
      <input type="hidden" name="revision" value={report.revision} />
      <p className="text-ink-soft">{text}</p>
      <SeverityPicker level={report.riskLevel ?? report.triagedLevel} />
      <TriageCvss vector={report.cvssVector} />
      <RatingReason />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

function RatingReason() {
  const { fields } = useWords(reportActWords)
  return (
    <ActField act="rate" name="reason" label={fields.rateReason} hint={fields.rateReasonHint}>
      <TextArea rows={3} defaultValue={useTyped('reason')} />
    </ActField>
  )
}

/** A changed metric brings the level of its score along; a level chosen by hand afterwards stays. */
export function levelFollowsScore({ target, currentTarget: form }: ChangeEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
  const cvss = parseCvss(vectorIn(new FormData(form)))
  const level = form.elements.namedItem('level')
  if (cvss && level instanceof HTMLSelectElement) level.value = String(riskLevelOf(cvss.score))
}

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
