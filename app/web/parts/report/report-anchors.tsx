import type { ReportView } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { useWords } from '../locale.tsx'

/** The parts of a report as a row of links that follows the reader. */
export function ReportAnchors({ report, className = '' }: { report: ReportView; className?: string }) {
  const { anchors } = useWords(reportWords)
  const { audience, audiences, files } = report
  const parts = [
    ...(audience === 'reporter' ? [] : [['actions', anchors.actions] as const]),
    ...(['poc', 'impact', 'recommendation'] as const).map((id) => [id, anchors[id]] as const),
    ...(files.length > 0 ? [['files', anchors.files({ count: files.length })] as const] : []),
    ['timeline', anchors.timeline] as const,
    ['newest', anchors.newest] as const,
    ...(audiences.length > 0 ? [['comment', anchors.comment] as const] : []),
  ]
  return (
    <nav
      aria-label={anchors.label}
      className={`unprinted sticky top-14 z-10 min-w-0 overflow-x-auto overflow-y-clip border-b border-line bg-paper ${className}`}
    >
      <ul className="flex min-w-max">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center px-3 font-medium text-ink-soft hover:text-ink md:min-h-9 md:px-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
