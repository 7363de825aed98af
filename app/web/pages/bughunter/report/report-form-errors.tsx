import { useErrorsOf } from '@cakrawala/page-parts/form'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { cvssWords } from '#i18n/cvss.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { useWords } from '#web/parts/locale.tsx'

/** What is wrong in a refused report, in the order of its fields, each a way to its field. */
export function ReportFormErrors() {
  const { fields, errors } = useWords(reportFormWords)
  const { foundAt, title, vrtId, cweId, target, pocMd, impactMd, recommendationMd, files } = fields
  const cvssVector = useWords(cvssWords).title
  const labels = {
    foundAt,
    title,
    vrtId,
    cweId,
    target,
    pocMd,
    impactMd,
    cvssVector,
    recommendationMd,
    files,
  }
  return <FormErrorSummary title={errors} errors={useErrorsOf(labels)} />
}
