import { Badge } from '@cakrawala/ui/badge'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import MessageSquare from 'lucide-react/icons/message-square'
import type { TimelineEntry } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { ratingChange } from '#i18n/rating-change.ts'
import { reportWords } from '#i18n/report.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useLocale, useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { UserText } from '../user-text.tsx'
import { type Reader, usePartyName } from './report-reader.ts'

type ReportTimelineProps = { entries: readonly TimelineEntry[]; reader: Reader; companyName: string }
type EventEntry = Extract<TimelineEntry, { kind: 'event' }>

/** What happened on a report and what was said, oldest first. */
export function ReportTimeline({ entries, reader, companyName }: ReportTimelineProps) {
  const words = useWords(reportReadingWords)
  const locale = useLocale()
  const nameOf = usePartyName(companyName)
  const sentenceOf = useSentences(nameOf)
  if (entries.length === 0) return <p className="text-ink-soft">{words.timeline.empty}</p>
  return (
    <Timeline label={words.timeline.title}>
      {entries.map((entry) => {
        const time = momentText(entry.at, locale)
        if (entry.kind === 'event')
          return <TimelineItem key={entry.key} title={sentenceOf(entry)} time={time} />
        return (
          <TimelineItem
            key={entry.key}
            id={`c-${entry.key}`}
            icon={<MessageSquare />}
            tone={entry.audience === 'all' ? 'primary' : 'warning'}
            time={time}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {words.timeline.comment({ who: nameOf(entry.by) })}
                <TeamBadge by={entry.by} />
                {reader !== 'reporter' && (
                  <Badge tone={entry.audience === 'all' ? 'neutral' : 'warning'}>
                    {words.audiences[entry.audience]}
                  </Badge>
                )}
              </span>
            }
          >
            <UserText sanitizedHtml={entry.bodyHtml} size="dense" />
          </TimelineItem>
        )
      })}
    </Timeline>
  )
}

/** The server knows who belongs to the team by the role of the account: a name that sounds like it proves nothing. */
function TeamBadge({ by: { kind, name } }: Pick<TimelineEntry, 'by'>) {
  const { parties } = useWords(reportReadingWords)
  const brand = useBrand().name
  if (kind !== 'operator' || name === null) return null
  return <Badge tone="primary">{parties.operator({ brand })}</Badge>
}

function useSentences(nameOf: (party: TimelineEntry['by']) => string): (entry: EventEntry) => string {
  const { timeline, moves } = useWords(reportReadingWords)
  const { closeReasons } = useWords(reportWords)
  const locale = useLocale()
  return ({ type, by, facts }) => {
    const who = nameOf(by)
    switch (type) {
      case 'report.moved': {
        if (facts.ownProof)
          return facts.verdict === 'fixed'
            ? timeline.own_proof_fixed({ who })
            : timeline.own_proof_not_fixed({ who })
        if (!facts.move) return timeline.edited({ who })
        const said = moves[facts.move]({ who })
        const reason = facts.move === 'close_invalid' && facts.closeReason && closeReasons[facts.closeReason]
        return reason ? `${said}: ${reason}` : said
      }
      case 'report.rated':
        return timeline.rated({ who, change: ratingChange(facts.from ?? null, facts.to ?? null, locale) })
      case 'report.rating_answered':
        return facts.answer === 'accepted'
          ? timeline.rating_accepted({ who })
          : timeline.rating_disputed({ who })
      case 'report.retest_answered':
        return facts.verdict === 'fixed' ? timeline.retest_fixed({ who }) : timeline.retest_not_fixed({ who })
      case 'report.appealed':
        return timeline.appealed({ who })
      case 'report.appeal_answered':
        return facts.answer === 'reopen' ? timeline.appeal_reopen({ who }) : timeline.appeal_stands({ who })
      case 'report.appeal_dismissed':
        return timeline.appeal_dismissed({ who })
      case 'report.file_attached':
        return timeline.file_attached({ who })
      case 'report.file_detached':
        return timeline.file_detached({ who })
      case 'report.assigned':
        return timeline.assigned({ who })
      case 'report.clock_overdue':
        return timeline.clock_overdue({})
      case 'reward.reserved':
        return timeline.reward_reserved({})
      case 'reward.approved':
        return timeline.reward_approved({ who })
      case 'reward.given':
        return timeline.reward_given({ who })
      case 'reward.points_granted':
        return timeline.points_granted({})
      case 'report.edited':
        return timeline.edited({ who })
    }
  }
}
