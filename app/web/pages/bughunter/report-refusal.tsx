import { useActionData } from 'react-router'
import type { PublicationView } from '#domain/publication/publication-queries.server.ts'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { Panel } from '#ui/panel.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { PageRefusal } from '#web/parts/page-refusal.tsx'
import { isRefused } from '#web/parts/refused.ts'
import { turnFormsOf } from './report-turn.tsx'

type ReportRefusalProps = { report: ReportForReporter; editing: boolean; publication: PublicationView }

const texts = ['title', 'pocMd', 'impactMd', 'recommendationMd', 'summary', 'body', 'reason']

/** Why an act was refused whose form the report has left behind, and what was typed into it. */
export function ReportRefusal({ report, editing, publication }: ReportRefusalProps) {
  const { unsent } = useWords(myReportsWords)
  const answer = useActionData<unknown>()
  const forms = editing ? ['edit'] : formsOf(report, publication)
  if (!isRefused(answer) || forms.includes(answer.typed.intent?.[0] ?? '')) return null
  const typed = texts.flatMap((name) => answer.typed[name] ?? []).filter((text) => text.trim() !== '')
  return (
    <div className="grid gap-4">
      <PageRefusal forms={forms} />
      {typed.length > 0 && (
        <Panel title={unsent.title} subtitle={unsent.text}>
          <pre className="max-h-96 overflow-auto font-mono text-sm break-words whitespace-pre-wrap">
            {typed.join('\n\n')}
          </pre>
        </Panel>
      )}
    </div>
  )
}

/** The intents of the forms that stand on the page now. */
function formsOf(report: ReportForReporter, { moves }: PublicationView): string[] {
  return [
    ...turnFormsOf(report),
    ...(report.audiences.length > 0 ? ['comment'] : []),
    ...(report.mayAttach ? ['attach'] : []),
    ...moves.map((move) => `publication_${move}`),
  ]
}
