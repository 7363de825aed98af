import type { ReportCore } from '#domain/report/report-view.ts'
import { dueText } from '#i18n/moment.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { now } from '#kernel/clock.ts'
import { Notice } from '#ui/notice.tsx'
import { useLocale, useWords } from '../locale.tsx'

/** Says that an objection to the closing waits for its answer, and until when. Nothing without one. */
export function AppealNotice({ appeal }: Pick<ReportCore, 'appeal'>) {
  const { appealWaits } = useWords(reportActWords)
  const locale = useLocale()
  if (appeal?.state !== 'open') return null
  return <Notice tone="warning">{appealWaits({ due: dueText(appeal.dueAt, locale, now()) })}</Notice>
}
