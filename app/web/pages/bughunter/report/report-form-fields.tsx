import { FormField, useTyped, useWrongOf } from '@cakrawala/page-parts/form'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { FormSection } from '@cakrawala/ui/form-section'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { cvssWords } from '#i18n/cvss.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ClassFields, type StoredClass } from '#web/parts/report/class-fields.tsx'
import { CvssCalculator } from '#web/parts/report/cvss-calculator.tsx'
import { FoundData } from '#web/parts/writing/found-data.tsx'
import { MarkdownArea } from '#web/parts/writing/markdown-area.tsx'

/** What is in the form when it opens; empty for a new report. */
type KeptReport = StoredClass & {
  title: string
  target: string
  foundAt: Date | null
  cvssVector: string | null
  pocMd: string
  impactMd: string
  recommendationMd: string
}

type FieldsProps = {
  hunter: string
  targets: readonly string[]
  kept: KeptReport | null
  /** Shown under the calculator and under the long texts. */
  afterScore?: ReactNode
}

/** The items every report has at least, numbered. */
export function ReportFormFields({ hunter, targets, kept, afterScore }: FieldsProps) {
  const { sections, fields } = useWords(reportFormWords)
  return (
    <>
      <FormSection number={1} title={sections.who}>
        <p>
          {fields.name}: <strong>{hunter}</strong>
        </p>
      </FormSection>
      <FormSection number={2} title={sections.when}>
        <FormField name="foundAt" label={fields.foundAt} required>
          <Moment kept={kept?.foundAt ?? null} />
        </FormField>
      </FormSection>
      <FormSection number={3} title={sections.what}>
        <FormField name="title" label={fields.title} hint={fields.titleHint} required>
          <Line name="title" kept={kept?.title} />
          <FoundData />
        </FormField>
        <ClassFields stored={kept} labels={fields} required />
      </FormSection>
      <FormSection number={4} title={sections.where}>
        <FormField name="target" label={fields.target} required>
          <Choice
            name="target"
            kept={kept?.target}
            options={targets.map((target) => ({ value: target, label: target }))}
          />
        </FormField>
      </FormSection>
      <FormSection number={5} title={sections.poc}>
        <FormField name="pocMd" label={fields.pocMd} hint={fields.pocHint} required>
          <LongText name="pocMd" kept={kept?.pocMd} tall />
        </FormField>
      </FormSection>
      <FormSection number={6} title={sections.impact}>
        <FormField name="impactMd" label={fields.impactMd} hint={fields.impactHint} required>
          <LongText name="impactMd" kept={kept?.impactMd} />
        </FormField>
      </FormSection>
      <FormSection number={7} title={sections.severity}>
        <CvssCalculator defaultVector={kept?.cvssVector} />
        {afterScore}
      </FormSection>
      <FormSection number={8} title={sections.recommendation}>
        <FormField
          name="recommendationMd"
          label={fields.recommendationMd}
          hint={fields.recommendationHint}
          required
        >
          <LongText name="recommendationMd" kept={kept?.recommendationMd} />
        </FormField>
      </FormSection>
    </>
  )
}

type Option = { value: string; label: string }

function Choice({ name, kept, options }: { name: string; kept: string | undefined; options: Option[] }) {
  const { fields } = useWords(reportFormWords)
  return <Select defaultValue={useTyped(name, kept ?? '')} placeholder={fields.choose} options={options} />
}

function Line({ name, kept }: { name: string; kept: string | undefined }) {
  return <TextInput defaultValue={useTyped(name, kept)} maxLength={150} autoComplete="off" />
}

function LongText({ name, kept, tall = false }: { name: string; kept: string | undefined; tall?: boolean }) {
  const height = tall ? 'min-h-64 md:min-h-64' : 'min-h-40 md:min-h-40'
  return (
    <MarkdownArea guards="stored" defaultValue={useTyped(name, kept)} className={height} mono spellCheck />
  )
}

function Moment({ kept }: { kept: Date | null }) {
  return <TextInput type="datetime-local" defaultValue={useTyped('foundAt', kept ? inJakarta(kept) : '')} />
}

/** `YYYY-MM-DDTHH:mm` in Asia/Jakarta, as the control wants it. */
function inJakarta(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)
}

/** What is wrong in a refused report, in the order of its fields, each a way to its field. */
export function ReportFormErrors() {
  const { fields, errors } = useWords(reportFormWords)
  const { vrtOther, cweOther } = useWords(reportClassWords)
  const { foundAt, title, vrtId, cweId, target, pocMd, impactMd, recommendationMd, files } = fields
  const cvssVector = useWords(cvssWords).title
  const labels = {
    foundAt,
    title,
    vrtId,
    vrtOther,
    cweId,
    cweOther,
    target,
    pocMd,
    impactMd,
    cvssVector,
    recommendationMd,
    files,
  }
  return <FormErrorSummary title={errors} errors={useWrongOf(labels)} />
}
