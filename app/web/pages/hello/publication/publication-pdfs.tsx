import { FormField } from '@cakrawala/page-parts/form'
import { FileInput } from '@cakrawala/ui/file-input'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { useWords } from '#web/parts/locale.tsx'

const none = { id: null, en: null }

/** The field for own PDFs of an executive report; without them one is made from its text. */
export function PdfFields({ kept = none }: { kept?: { id: string | null; en: string | null } }) {
  const { form } = useWords(articleQueueWords)
  const hintOf = (name: string | null) =>
    name === null ? form.pdfHint : `${form.pdfKept({ name })}. ${form.pdfHint}`
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FormField name="pdfId" label={form.pdfId} hint={hintOf(kept.id)}>
        <FileInput accept="application/pdf" />
      </FormField>
      <FormField name="pdfEn" label={form.pdfEn} hint={hintOf(kept.en)}>
        <FileInput accept="application/pdf" />
      </FormField>
    </div>
  )
}
