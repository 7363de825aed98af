import { Panel } from '@cakrawala/ui/panel'
import { useEffect, useRef } from 'react'
import { bulkWords } from '#i18n/report-bulk.ts'
import { L, useWords } from '../../locale.tsx'
import type { BulkAnswer } from './bulk-acts.server.ts'

type Result = BulkAnswer['results'][number]
type BulkResultsProps = { area: 'hello' | 'company'; results: readonly Result[] }

/** What became of each report of a bulk act: those refused first, with the reason. */
export function BulkResults({ area, results }: BulkResultsProps) {
  const { result: words } = useWords(bulkWords)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are news again
  useEffect(() => place.current?.focus(), [results])
  const refused = results.filter(({ done }) => !done).length
  const title = words.title({ done: results.length - refused, refused })
  return (
    <div ref={place} tabIndex={-1} data-focus role="status" className="outline-none">
      <Panel title={title} {...(refused > 0 && { subtitle: words.stays })} flush>
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {results
            .toSorted((a, b) => Number(a.done) - Number(b.done))
            .map((result) => (
              <li key={result.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2 text-sm">
                <Name area={area} {...result} />
                <span className={result.done ? 'text-daun-text' : 'font-semibold text-bata-text'}>
                  {result.message ?? words.done}
                </span>
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  )
}

function Name({ area, id, report }: Result & Pick<BulkResultsProps, 'area'>) {
  const { result } = useWords(bulkWords)
  if (!report) return <span className="flex-1">{result.unknown}</span>
  return (
    <span className="min-w-0 flex-1 basis-60">
      <span className="font-mono text-xs text-ink-soft">{report.code}</span>{' '}
      <L to={`/${area}/reports/detail/${report.hash}/${id}`} className="font-semibold hover:underline">
        {report.title}
      </L>
    </span>
  )
}
