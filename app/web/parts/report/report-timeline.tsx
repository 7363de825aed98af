import { Avatar } from '@cakrawala/ui/avatar'
import { Badge } from '@cakrawala/ui/badge'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MessageSquare from 'lucide-react/icons/message-square'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import type { TimelineEntry } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useLocale, useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { CommentText } from './comment-text.tsx'
import { foldTimeline, type TimelineRow } from './fold-timeline.ts'
import { type Reader, usePartyName } from './report-reader.ts'
import { timelineSentences } from './timeline-sentences.ts'

type ReportTimelineProps = { entries: readonly TimelineEntry[]; reader: Reader; companyName: string }

/** More rows than this are folded, all but the newest. */
const mostRows = 4
const newestRows = 3

/** What happened on a report and what was written, a row a step, oldest first; earlier rows are folded. */
export function ReportTimeline({ entries, reader, companyName }: ReportTimelineProps) {
  const { timeline } = useWords(reportReadingWords)
  const rows = foldTimeline(entries)
  const folded = rows.length > mostRows ? rows.length - newestRows : 0
  const shown = (some: readonly TimelineRow[]) => (
    <Timeline label={timeline.title}>
      {some.map((row) => (
        <Row
          key={(row.comment ?? row.event)?.key}
          {...{ ...row, reader, companyName, newest: row === rows.at(-1) }}
        />
      ))}
    </Timeline>
  )
  if (rows.length === 0) return <p className="text-ink-soft">{timeline.empty}</p>
  return (
    <>
      {folded > 0 && (
        <details className="group/earlier mb-3 border-b border-line pb-3">
          <summary className="flex min-h-11 items-center gap-2 font-medium text-samudra-text hover:underline md:min-h-8">
            <ChevronDown aria-hidden className="size-4 group-open/earlier:rotate-180" />
            {timeline.earlier({ count: folded })}
          </summary>
          <div className="pt-3">{shown(rows.slice(0, folded))}</div>
        </details>
      )}
      {shown(rows.slice(folded))}
    </>
  )
}

type RowProps = TimelineRow & Omit<ReportTimelineProps, 'entries'> & { newest: boolean }

function Row({ event, comment, reader, companyName, newest }: RowProps) {
  const words = useWords(reportReadingWords)
  const locale = useLocale()
  const nameOf = usePartyName(companyName)
  const sentenceOf = timelineSentences(locale, nameOf)
  const anchor = newest && <span key="newest" id="newest" />
  if (!comment)
    return event && <TimelineItem title={[anchor, sentenceOf(event)]} time={momentText(event.at, locale)} />
  const { by, audience, at, key, bodyHtml, files } = comment
  return (
    <TimelineItem
      id={`c-${key}`}
      icon={<CommentFace by={by} name={nameOf(by)} />}
      tone={audience === 'all' ? 'primary' : 'warning'}
      time={momentText(at, locale)}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {anchor}
          {event ? sentenceOf(event) : words.timeline.comment({ who: nameOf(by) })}
          <TeamBadge by={by} />
          {reader !== 'reporter' && (
            <Badge tone={audience === 'all' ? 'neutral' : 'warning'}>{words.audiences[audience]}</Badge>
          )}
        </span>
      }
    >
      <CommentText bodyHtml={bodyHtml} files={files} />
    </TimelineItem>
  )
}

/** Whose comment it is; without a name the reader may know there is no face either. */
function CommentFace({ by, name }: Pick<TimelineEntry, 'by'> & { name: string }) {
  if (by.name === null && by.kind !== 'company') return <MessageSquare />
  return <Avatar name={name} src={pictureAddress(by.picture)} />
}

/** The server knows who belongs to the team by the role of the account: a name that sounds like it proves nothing. */
function TeamBadge({ by: { kind, name } }: Pick<TimelineEntry, 'by'>) {
  const { parties } = useWords(reportReadingWords)
  const brand = useBrand().name
  if (kind !== 'operator' || name === null) return null
  return <Badge tone="primary">{parties.operator({ brand })}</Badge>
}
