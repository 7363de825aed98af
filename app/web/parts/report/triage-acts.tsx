import { DeskAct, useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type DeskAct as Act, nextAction, triageActsOf } from '#domain/report/next-action.ts'
import type { ReportForCompany, ReportForOperator } from '#domain/report/report-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '../locale.tsx'
import { NextReport } from './list-walk.tsx'

type DeskActsProps = {
  report: ReportForOperator | ReportForCompany
  /** The form of each act of this side; what the reader may not do now is not shown. */
  forms: Readonly<Partial<Record<Act, ReactNode>>>
  /** Another panel asks the reader: that nothing waits here is not shown then. */
  askedElsewhere?: boolean
  /** Whether the reader only reads and comments. */
  readOnly?: boolean
}

/** All one may do with a report now: the likely next act first and open. */
export function TriageActs({ report, forms, readOnly = false, askedElsewhere }: DeskActsProps) {
  const words = useWords(reportActWords)
  const next = nextAction(report, report.audience === 'hello' ? 'operator' : 'company')
  const mayAnswer = report.audience === 'company' && report.mayAnswerAppeal
  const possible: Act[] = [...triageActsOf(report.moves), ...(mayAnswer ? (['answer_appeal'] as const) : [])]
  const offered = possible.filter((act) => forms[act] !== undefined)
  const refused = useRefusedIntent()?.replace('approve_', '')
  const linked = useSearchParams()[0].get('act')
  const opened = offered.find((act) => act === (refused ?? linked)) ?? next
  const acts = offered.toSorted((a, b) => Number(b === next) - Number(a === next))
  if (acts.length === 0) {
    if (askedElsewhere) return null
    return (
      <Panel title={words.actions}>
        <p className="text-ink-soft">{readOnly ? words.readOnly : words.noActions}</p>
        <NextReport reportId={report.id} />
      </Panel>
    )
  }
  return (
    // The key empties the forms once the report has moved on.
    <Panel
      key={report.revision}
      title={words.actions}
      subtitle={<span className="hidden lg:inline">{words.actionsHint}</span>}
      flush
    >
      {acts.map((act, index) => (
        <DeskAct
          key={act}
          intent={act}
          number={index + 1}
          title={words.acts[act].title}
          open={act === opened}
        >
          {forms[act]}
        </DeskAct>
      ))}
    </Panel>
  )
}
