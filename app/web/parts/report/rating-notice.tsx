import { now } from '@cakrawala/calendar/clock'
import { Notice } from '@cakrawala/ui/notice'
import type { ClockKind } from '#domain/report/report-code.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import type { RewardView } from '#domain/reward/reward-view.ts'
import { dueText } from '#i18n/moment.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '../locale.tsx'

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
  const locale = useLocale()
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
  const due = clock ? dueText(clock.dueAt, locale, now()) : ''
  return <Notice tone="warning">{ratingWaits[rating]({ due })}</Notice>
}
