import { FormField, useIntent, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { incidentKinds, incidentSeverities } from '#domain/incident/incident.ts'
import type { IncidentAssessment } from '#domain/incident/incident-view.ts'
import { incidentLetterWords } from '#i18n/incident-report.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { usePath, useWords } from '../locale.tsx'

type Kept = { assessment: IncidentAssessment | null }
type Judged = Kept & {
  /** Where the letter to the response team of the sector is. */
  letterPath: string
}

/** How responders judge an incident. */
export function IncidentAssessmentPanel({ assessment, letterPath }: Judged) {
  const { one, kinds, severities } = useWords(incidentWords)
  const letter = useWords(incidentLetterWords)
  const path = usePath()
  const words = one.assessment
  if (!assessment)
    return (
      <Panel title={words.title}>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  const prose = (text: string) => <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
  return (
    <Panel title={words.title}>
      <DescriptionList
        items={[
          { term: words.kind, value: kinds[assessment.kind] },
          { term: words.severity, value: severities[assessment.severity] },
          { term: words.personalData, value: assessment.personalData ? words.yes : words.no },
          { term: words.vital, value: assessment.vital ? words.yes : words.no },
          { term: words.chronology, value: prose(assessment.chronology) },
          { term: words.impact, value: prose(assessment.impact) },
        ]}
      />
      <p className="mt-4 grid gap-1">
        <a href={path(letterPath)} download className="text-samudra-text underline max-md:py-3">
          {letter.button}
        </a>
        <span className="text-sm text-ink-soft">{letter.hint}</span>
      </p>
    </Panel>
  )
}

/** The fields of an assessment; they are in the forms that verify a ticket and that change the assessment. */
export function IncidentAssessmentFields({ assessment }: Kept) {
  const { one, kinds, severities } = useWords(incidentWords)
  const words = one.assessment
  const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')
  const answers = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ]
  const levels = incidentSeverities.map((value) => ({ value, label: severities[value] }))
  const sorts = incidentKinds.map((value) => ({ value, label: kinds[value] }))
  return (
    <>
      <Choice name="kind" label={words.kind} options={sorts} kept={assessment?.kind} />
      <Choice name="severity" label={words.severity} options={levels} kept={assessment?.severity} />
      <Choice
        name="personalData"
        label={words.personalData}
        options={answers}
        kept={yesNo(assessment?.personalData)}
      />
      <Choice name="vital" label={words.vital} options={answers} kept={yesNo(assessment?.vital)} />
      <Prose
        name="chronology"
        label={words.chronology}
        hint={words.chronologyHint}
        kept={assessment?.chronology}
      />
      <Prose name="impact" label={words.impact} hint={words.impactHint} kept={assessment?.impact} />
    </>
  )
}

type FieldProps = { name: string; label: string; kept: string | undefined }

function Choice({
  name,
  label,
  kept,
  options,
}: FieldProps & { options: { value: string; label: string }[] }) {
  const { choose } = useWords(incidentWords).one.assessment
  return (
    <FormField name={name} id={`field-${useIntent()}-${name}`} label={label} required>
      <Select placeholder={choose} options={options} defaultValue={useTyped(name, kept ?? '')} />
    </FormField>
  )
}

function Prose({ name, label, kept, hint }: FieldProps & { hint: string }) {
  return (
    <FormField name={name} id={`field-${useIntent()}-${name}`} label={label} hint={hint} required>
      <TextArea rows={4} maxLength={10_000} defaultValue={useTyped(name, kept)} />
    </FormField>
  )
}
