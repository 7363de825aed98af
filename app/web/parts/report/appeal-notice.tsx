import { now } from '@cakrawala/calendar/clock'
import { Notice } from '@cakrawala/ui/notice'
import type { ReportView } from '#domain/report/report-view.ts'
import { dueText } from '#i18n/moment.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useLocale, useWords } from '../locale.tsx'

/**
 * Shows that an objection to the closing waits for its decision, until when, and the company's answer.
 * Nothing without one.
 */
export function AppealNotice({ report }: { report: ReportView }) {
  const { appealWaits } = useWords(reportActWords)
  const locale = useLocale()
  const { appeal } = report
  if (appeal?.state !== 'open') return null
  return (
    <Notice tone="warning">
      {appealWaits({ due: dueText(appeal.dueAt, locale, now()) })} <CompanyVoice report={report} />
    </Notice>
  )
}

/** The company's answer to an open objection, or its deadline; nothing where it was not asked. */
export function CompanyVoice({ report }: { report: ReportView }) {
  const words = useWords(reportActWords)
  const locale = useLocale()
  const { appeal, appealAnswer, audience, program } = report
  const company = program.companyName
  if (appealAnswer !== null) return words.appealAnswered[appealAnswer]({ company })
  if (appeal?.state !== 'open' || appeal.answerDueAt === null) return null
  const due = dueText(appeal.answerDueAt, locale, now())
  if (appeal.answerDueAt < now()) return words.appealCompanyLate({ company, due })
  return audience === 'company' ? words.appealAsksYou({ due }) : words.appealAsksCompany({ company, due })
}
