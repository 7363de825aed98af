import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import { isRewardSettled } from '#domain/report/report-lifecycle.ts'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import { dateText } from '#i18n/moment.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

type State = 'done' | 'current' | 'todo' | 'stopped'

/** The state of a report on the way from submission to its end. */
export function ReportProgress({ report }: { report: ReportForReporter }) {
  const { progress, steps, stepStates } = useWords(myReportsWords)
  const locale = useLocale()
  const on = (moment: Date | null) => (moment ? dateText(moment, locale) : undefined)
  const reviewed = report.validAt !== null || report.stage === 'closed'
  const done: [keyof typeof steps, boolean, Date | null][] = [
    ['submitted', report.submittedAt !== null, report.submittedAt],
    ['review', reviewed, null],
    ['valid', report.validAt !== null, report.validAt],
    ['rated', report.ratedAt !== null, report.ratedAt],
    ['rewarded', isRewardSettled(report), null],
    ['closed', report.stage === 'closed', report.closedAt],
  ]
  const current = done.findIndex(([, passed]) => !passed)
  const stateOf = (passed: boolean, index: number): State => {
    if (passed) return 'done'
    if (report.stage === 'closed') return 'stopped'
    return index === current ? 'current' : 'todo'
  }
  return (
    <Panel>
      <Steps
        label={progress}
        stateLabels={stepStates}
        steps={done.map(([key, passed, at], index) => ({
          ...{ key, label: steps[key], state: stateOf(passed, index) },
          ...(passed && at ? { hint: on(at) } : {}),
        }))}
      />
    </Panel>
  )
}
