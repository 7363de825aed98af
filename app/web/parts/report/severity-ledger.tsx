import { Panel } from '@cakrawala/ui/panel'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import type { RatingEntry } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { ratingChange, reportReadingWords } from '#i18n/report-reading.ts'
import { useLocale, useWords } from '../locale.tsx'
import { usePartyName } from './report-reader.ts'

/** Every change of the level: who, from where to where, which metrics, why. */
export function SeverityLedger({
  ratings,
  companyName,
}: {
  ratings: readonly RatingEntry[]
  companyName: string
}) {
  const { ledger } = useWords(reportReadingWords)
  const { facts } = useWords(reportWords)
  const locale = useLocale()
  const nameOf = usePartyName(companyName)
  return (
    <Panel title={ledger.title} id="severity" fold={ratings.length}>
      {ratings.length === 0 && <p className="text-ink-soft">{ledger.empty}</p>}
      {ratings.length > 0 && (
        <Timeline label={ledger.title}>
          {ratings.map(({ id, by, fromLevel, toLevel, changed, reason, at }) => (
            <TimelineItem
              key={id}
              time={momentText(at, locale)}
              title={ledger.entry({ who: nameOf(by), change: ratingChange(fromLevel, toLevel, locale) })}
            >
              {(reason || changed.length > 0) && (
                <>
                  {reason && <p className="whitespace-pre-wrap">{reason}</p>}
                  {changed.length > 0 && (
                    <p className="font-mono text-xs text-ink-soft">
                      {changed
                        .map(({ metric, from, to }) =>
                          ledger.metric({ metric, from: from ?? facts.none, to: to ?? facts.none }),
                        )
                        .join(', ')}
                    </p>
                  )}
                </>
              )}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </Panel>
  )
}
