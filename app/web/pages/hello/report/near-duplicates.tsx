import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import { useSearchParams } from 'react-router'
import type { NearDuplicate } from '#domain/report/duplicate/near-duplicates.server.ts'
import type { ReportForOperator } from '#domain/report/report-view.ts'
import { dateText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'

/** The id of the form that closes as a duplicate. */
export const closingPlace = 'close-duplicate'

/** The code of the original that one click on a similar report brings into the closing form. */
export function useAskedOriginal(): string | null {
  const [asked] = useSearchParams()
  return asked.get('original')?.slice(0, 40) ?? null
}

/**
 * Reports that may describe the same flaw, each with the reasons; the likely original is one click from the
 * closing form.
 */
export function NearDuplicates({
  near,
  report,
}: {
  near: readonly NearDuplicate[]
  report: ReportForOperator
}) {
  const { near: words } = useWords(triageWords)
  if (near.length === 0 && report.stage === 'closed') return null
  const mayClose = report.moves.includes('close_duplicate')
  return (
    <Panel title={words.title} subtitle={words.hint} flush={near.length > 0}>
      {near.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {near.length > 0 && (
        <ul>
          {near.map((other) => (
            <li key={other.id} className="grid gap-2 border-t border-line px-4 py-3 first:border-t-0">
              <Other other={other} />
              {mayClose && other.mayBeOriginal && <UseAsOriginal report={report} code={other.code} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Other({ other }: { other: NearDuplicate }) {
  const { near: words } = useWords(triageWords)
  const { stages, closeReasons } = useWords(reportWords)
  const locale = useLocale()
  const { hash, id, code, title, stage, closeReason, submittedAt, programTitle, older } = other
  const { target, vrtName, cweName } = other
  const state = closeReason ? closeReasons[closeReason] : stages[stage]
  const age = `${older ? words.older : words.younger}, ${dateText(submittedAt, locale)}`
  return (
    <>
      <L to={`/hello/reports/detail/${hash}/${id}`} className="font-medium hover:underline">
        <span className="font-mono text-xs whitespace-nowrap text-ink-soft">{code}</span> {title}
      </L>
      <p className="text-xs text-ink-soft">{[age, state, programTitle].filter(Boolean).join(' · ')}</p>
      <p className="text-xs break-words text-ink-soft">
        <span className="font-mono break-all">{target}</span> · {vrtName ?? cweName ?? words.noClass}
      </p>
      <Reasons {...other} />
    </>
  )
}

function Reasons({ sameAsset, sameClass, shared }: NearDuplicate) {
  const { near: words } = useWords(triageWords)
  return (
    <ul aria-label={words.reasons} className="flex flex-wrap gap-1.5">
      {sameAsset && (
        <li>
          <Badge tone="accent">{words.asset}</Badge>
        </li>
      )}
      {sameClass && (
        <li>
          <Badge tone="accent">{words.class}</Badge>
        </li>
      )}
      {shared.map((one) => (
        <li key={one} className="max-w-full">
          <Badge>
            <span className="break-all whitespace-normal">{one}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function UseAsOriginal({ report, code }: { report: ReportForOperator; code: string | null }) {
  const { near: words } = useWords(triageWords)
  const path = usePath()
  const place = `/hello/reports/detail/${report.hash}/${report.id}?original=${code}#${closingPlace}`
  return (
    <div>
      <Button to={path(place)} size="sm">
        {words.use}
      </Button>
    </div>
  )
}
