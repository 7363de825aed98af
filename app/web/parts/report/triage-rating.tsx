import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ChangeEvent } from 'react'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'
import { vectorIn } from './cvss-form.ts'
import { SeverityPicker } from './severity-picker.tsx'
import { TriageCvss } from './triage-cvss.tsx'

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
