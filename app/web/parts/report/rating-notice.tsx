import { now } from '@cakrawala/calendar/clock'
import { Notice } from '@cakrawala/ui/notice'
import type { ClockKind } from '#domain/report/report-code.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import type { RewardView } from '#domain/reward/reward-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The clock each state of a rating waits for. */
const clockOf = {
  waiting: 'rating_answer',
  offered: 'rating_answer',
  disputed: 'dispute_answer',
  deciding: 'dispute',
} as const satisfies Record<string, ClockKind>

/**
 * Shows that a rating or an offer waits, or is disputed, whose turn it is and until when; nothing where it
 * simply holds.
 */
export function RatingNotice({ report, reward }: { report: ReportView; reward: RewardView }) {
  const { ratingWaits } = useWords(reportActWords)
  const dueOf = useDue()
  const { rating, stage, clocks } = report
  if (stage !== 'rated' || rating === 'open') return null
  if (rating === 'decided') {
    const least = reward.floor > 0n ? ratingWaits.floor({ least: formatRupiah(reward.floor) }) : null
    return (
      <Notice>
        {ratingWaits.decided} {least}
      </Notice>
    )
  }
  const clock = clocks.find(({ kind, stoppedAt }) => kind === clockOf[rating] && stoppedAt === null)
  const due = clock ? dueOf(clock.dueAt) : ''
  return (
    <Notice tone="warning">
      <Timely>{ratingWaits[rating]({ due })}</Timely>
    </Notice>
  )
}

/**
 * Shows that an objection to the closing waits for its decision, until when, and the company's answer.
 * Nothing without one.
 */
export function AppealNotice({ report }: { report: ReportView }) {
  const { appealWaits } = useWords(reportActWords)
  const due = useDue()
  const { appeal } = report
  if (appeal?.state !== 'open') return null
  return (
    <Notice tone="warning">
      <Timely>{appealWaits({ due: due(appeal.dueAt) })}</Timely> <CompanyVoice report={report} />
    </Notice>
  )
}

/** The company's answer to an open objection, or its deadline; nothing where it was not asked. */
export function CompanyVoice({ report }: { report: ReportView }) {
  const words = useWords(reportActWords)
  const dueOf = useDue()
  const { appeal, appealAnswer, audience, program } = report
  const company = program.companyName
  if (appealAnswer !== null) return words.appealAnswered[appealAnswer]({ company })
  if (appeal?.state !== 'open' || appeal.answerDueAt === null) return null
  const due = dueOf(appeal.answerDueAt)
  const waits =
    audience === 'company' ? words.appealAsksYou({ due }) : words.appealAsksCompany({ company, due })
  return <Timely>{appeal.answerDueAt < now() ? words.appealCompanyLate({ company, due }) : waits}</Timely>
}
