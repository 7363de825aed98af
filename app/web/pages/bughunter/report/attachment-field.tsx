import { useFieldError } from '@cakrawala/page-parts/form'
import { Field } from '@cakrawala/ui/field'
import { FileInput } from '@cakrawala/ui/file-input'
import { documents } from '@cakrawala/upload-check/media'
import { type ChangeEvent, useState } from 'react'
import { fieldErrors } from '#i18n/errors.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { fileLimit } from '#infra/file-limit.ts'
import { useWords } from '#web/parts/locale.tsx'

/** What one form may bring at once, in bytes: below the largest form the server reads. */
const formLimit = 20_000_000

/**
 * A field for evidence. Where scripts run, files that would be refused are not even sent, and nothing typed
 * is at risk.
 */
export function AttachmentField({ required = false }: { required?: boolean }) {
  const { fields, filesAtOnce } = useWords(reportFormWords)
  const { max_5mb_file } = useWords(fieldErrors)
  const refused = useFieldError('files', fields.files)
  const [problem, setProblem] = useState<string>()
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    const large = files.find(({ size }) => size >= fileLimit)
    const sum = files.reduce((total, { size }) => total + size, 0)
    const found = large
      ? `${large.name}: ${max_5mb_file({ label: fields.files })}`
      : sum > formLimit
        ? filesAtOnce
        : undefined
    setProblem(found)
    if (found) currentTarget.value = ''
  }
  return (
    <Field
      name="files"
      label={fields.files}
      hint={fields.filesHint}
      error={problem ?? refused}
      required={required}
    >
      <FileInput multiple accept={documents.join(',')} onChange={check} />
    </Field>
  )
}
