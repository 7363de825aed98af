import { Panel } from '@cakrawala/ui/panel'
import { reportWords } from '#i18n/report.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { useWords } from '#web/parts/locale.tsx'
import { UserText } from '#web/parts/user-text.tsx'

export type Preview = { poc: string; impact: string; recommendation: string }

/** The saved texts as readers will see them, made by the same renderer. */
export function ReportPreview({ preview }: { preview: Preview }) {
  const { previewTitle, previewEmpty } = useWords(reportFormWords)
  const { body } = useWords(reportWords)
  return (
    <Panel title={previewTitle} id="preview">
      {(['poc', 'impact', 'recommendation'] as const).map((part) => (
        <section key={part} className="grid gap-2 border-t border-line py-4 first:border-t-0">
          <h3 className="text-base">{body[part]}</h3>
          {preview[part] ? (
            <UserText sanitizedHtml={preview[part]} />
          ) : (
            <p className="text-ink-soft">{previewEmpty}</p>
          )}
        </section>
      ))}
    </Panel>
  )
}
