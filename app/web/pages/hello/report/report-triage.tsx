import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { TextArea } from '@cakrawala/ui/text-area'
import { useRef, useSyncExternalStore } from 'react'
import { useActionData } from 'react-router'
import { evidentLines, type QualityLine, qualityLines } from '#domain/report/quality/report-quality.ts'
import type { ReportForOperator } from '#domain/report/report-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useKeys } from '#web/parts/keys/use-keys.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ClassFields } from '#web/parts/report/class-fields.tsx'
import { TriageCvss } from '#web/parts/report/triage-rating.tsx'

/** Accepting a report as valid. What the bughunter gave is in the fields already: a clear report needs few keys. */
export function ReportTriage({ report }: { report: ReportForOperator }) {
  const { acts, fields } = useWords(reportActWords)
  const { text, submit } = acts.validate
  return (
    <ActForm intent="validate" className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <QualityChecklist ticked={evidentLines(report)} />
      <ReproductionField note={report.reproductionNote} />
      <AsReported />
      <ClassFields stored={report} labels={{ vrtId: fields.vrt, cweId: fields.cwe }} ids="validate" />
      <TriageCvss vector={report.cvssVector} />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

function QualityChecklist({ ticked }: { ticked: readonly QualityLine[] }) {
  const { fields, lines } = useWords(reportActWords)
  const kept = useTicked(ticked)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{fields.checklist}</legend>
      <p className="text-xs text-ink-soft">{fields.checklistHint}</p>
      {qualityLines.map((line) => (
        <Checkbox
          key={line}
          id={`line-${line}`}
          name="line"
          value={line}
          label={lines[line]}
          defaultChecked={kept.includes(line)}
        />
      ))}
    </fieldset>
  )
}

/** The ticks of a refused form: an empty list there means that nothing was ticked. */
function useTicked(before: readonly string[]): readonly string[] {
  const answer = useActionData<unknown>()
  if (!isRefused(answer) || answer.typed.intent?.[0] !== 'validate') return before
  return answer.typed.line ?? []
}

function ReproductionField({ note }: { note: string | null }) {
  const { fields } = useWords(reportActWords)
  return (
    <ActField
      act="validate"
      name="reproductionNote"
      label={fields.reproduction}
      hint={fields.reproductionHint}
      required
    >
      <TextArea rows={4} defaultValue={useTyped('reproductionNote', note ?? undefined)} />
    </ActField>
  )
}

/**
 * Writes the note of a report that could be reproduced as described, and leads to the button that sends it; a comfort of
 * scripts, so only there with them.
 */
function AsReported() {
  const { fields } = useWords(reportActWords)
  const scripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const button = useRef<HTMLButtonElement>(null)
  const fill = () => {
    const form = button.current?.form
    const note = form?.elements.namedItem('reproductionNote')
    if (!(note instanceof HTMLTextAreaElement)) return false
    note.value = fields.reproducedText
    form?.closest('details')?.setAttribute('open', '')
    form?.querySelector<HTMLElement>('button:not([type=button])')?.focus()
    return true
  }
  useKeys({ reproduced: fill })
  if (!scripts) return null
  return (
    <Button type="button" size="sm" onClick={fill} ref={button} wide>
      {fields.reproducedAs}
    </Button>
  )
}

function never(): () => void {
  return () => undefined
}
