import type { LatePromise } from '#domain/report/report-figures.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { L, useLocale, useWords } from './locale.tsx'

/** Promises past their due moment, for the platform team. */
export function LatePromiseList({ late }: { late: readonly LatePromise[] }) {
  const { team: words } = useWords(homeWords)
  const { clocks } = useWords(reportWords)
  const locale = useLocale()
  if (late.length === 0) {
    return (
      <Panel title={words.lateTitle}>
        <EmptyState title={words.lateEmptyTitle}>{words.lateEmpty}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={words.lateTitle} flush>
      <ul className="divide-y divide-line">
        {late.map(({ reportId, reportHash, code, company, kind, dueAt }) => (
          <li key={`${reportId} ${kind}`} className="grid gap-0.5 px-4 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <L
                to={`/hello/reports/detail/${reportHash}/${reportId}`}
                className="font-mono text-xs font-semibold text-samudra-text hover:underline"
              >
                {code}
              </L>
              <span className="text-xs text-ink-soft">{company}</span>
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              {clocks[kind]}
              <time dateTime={dueAt.toISOString()} className="text-xs text-bata-text">
                {momentText(dueAt, locale)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
