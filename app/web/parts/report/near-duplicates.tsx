import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import type { NearDuplicate } from '#domain/report/duplicate/near-duplicates.server.ts'
import type { ReportForCompany, ReportForOperator } from '#domain/report/report-view.ts'
import { dateText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'

type Report = ReportForOperator | ReportForCompany

/**
 * Reports that may describe the same flaw, each with the reasons and one press from the comparison; where the reader may close
 * this one as a duplicate of it, one press does so.
 */
export function NearDuplicates({ near, report }: { near: readonly NearDuplicate[]; report: Report }) {
  const { near: words } = useWords(triageWords)
  const isTeam = report.audience === 'hello'
  if (near.length === 0 && (!isTeam || report.stage === 'closed')) return null
  const mayClose = report.moves.includes('close_duplicate')
  return (
    <Panel
      id="near-duplicates"
      title={words.title}
      subtitle={isTeam ? words.hint : words.hintCompany}
      flush={near.length > 0}
    >
      {near.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {near.length > 0 && (
        <ul>
          {near.map((other) => (
            <li key={other.id} className="grid gap-2 border-t border-line px-4 py-3 first:border-t-0">
              <Other other={other} area={report.audience} />
              <div className="flex flex-wrap gap-2">
                <Compare report={report} other={other} />
                {mayClose && other.mayBeOriginal && <MarkDuplicate report={report} code={other.code} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Other({ other, area }: { other: NearDuplicate; area: Report['audience'] }) {
  const { near: words } = useWords(triageWords)
  const { stages, closeReasons } = useWords(reportWords)
  const locale = useLocale()
  const { hash, id, code, title, stage, closeReason, submittedAt, programTitle, older } = other
  const { target, vrtName, cweName } = other
  const state = closeReason ? closeReasons[closeReason] : stages[stage]
  const age = `${older ? words.older : words.younger}, ${dateText(submittedAt, locale)}`
  return (
    <>
      <L to={`/${area}/reports/detail/${hash}/${id}`} className="font-medium hover:underline">
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

function Compare({ report, other }: { report: Report; other: NearDuplicate }) {
  const { near: words } = useWords(triageWords)
  const path = usePath()
  return (
    <Button to={path(`/${report.audience}/reports/compare/${report.id}/${other.id}`)} size="sm">
      {words.compare}
      <span className="sr-only"> {other.code}</span>
    </Button>
  )
}

/** A refusal is shown in the form with the field for the code, which is on the same page. */
function MarkDuplicate({ report, code }: { report: Report; code: string | null }) {
  const { near: words } = useWords(triageWords)
  return (
    <ActForm intent="close_duplicate" saysRefusal keepsText={false}>
      <input type="hidden" name="original" value={code ?? ''} />
      <input type="hidden" name="revision" value={report.revision} />
      <SubmitButton variant="secondary" size="sm">
        {words.mark}
        <span className="sr-only"> {code}</span>
      </SubmitButton>
    </ActForm>
  )
}
