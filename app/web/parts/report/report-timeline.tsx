import { Avatar } from '@cakrawala/ui/avatar'
import { Badge } from '@cakrawala/ui/badge'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MessageSquare from 'lucide-react/icons/message-square'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import type { TimelineEntry } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { ratingChange, reportReadingWords } from '#i18n/report-reading.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { type EventEntry, foldTimeline, type TimelineRow } from './fold-timeline.ts'
import { FoldedUserText } from './report-body.tsx'
import { type Reader, usePartyName } from './report-reader.ts'

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
  const sentenceOf = useSentences(nameOf)
  const anchor = newest && <span key="newest" id="newest" />
  if (!comment)
    return event && <TimelineItem title={[anchor, sentenceOf(event)]} time={momentText(event.at, locale)} />
  const { by, audience, at, key, bodyHtml } = comment
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
      <FoldedUserText html={bodyHtml} />
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

/** Kinds whose sentence asks for more than their words and who did it. */
type Composed = 'report.moved' | 'report.rated' | 'reward.given'
type Said = (facts: { who: string }) => string
type ByFact<Name extends PropertyKey, Value> = [Value] extends [never]
  ? never
  : [Value] extends [string]
    ? Record<Name, Record<Value, Said>>
    : never
type Variants<Facts> = { [Name in keyof Facts]-?: ByFact<Name, NonNullable<Facts[Name]>> }[keyof Facts]
/** A sentence for every other kind, or one for each value of one of its facts. */
type Sentences = {
  [E in EventEntry as Exclude<E['type'], Composed>]: Said | Variants<E['facts']>
}

function useSentences(nameOf: (party: TimelineEntry['by']) => string): (entry: EventEntry) => string {
  const { events } = useWords(reportReadingWords).timeline
  const sentences: Sentences = events
  const { closeReasons } = useWords(reportWords)
  const classes = useChangedClass()
  const locale = useLocale()
  return ({ type, by, facts }) => {
    const who = nameOf(by)
    switch (type) {
      case 'report.moved': {
        const { move, ownProof } = events[type]
        if (facts.ownProof) return ownProof[facts.verdict ?? 'not_fixed']({ who })
        if (!facts.move) return events['report.edited']({ who })
        const said = move[facts.move]({ who })
        const reason = facts.move === 'close_invalid' && facts.closeReason && closeReasons[facts.closeReason]
        return reason ? `${said}: ${reason}` : [said, ...classes(facts)].join(' · ')
      }
      case 'report.rated':
        return events[type]({ who, change: ratingChange(facts.from ?? null, facts.to ?? null, locale) })
      case 'reward.given':
        return events[type]({ who, amount: amountText(facts.amountIdr) }).trim()
      default:
        return sentenceOf(sentences[type], facts)({ who })
    }
  }
}

/** Nothing where a reward is not money. */
function amountText(amount: string | undefined): string {
  return amount && /^[1-9]\d*$/.test(amount) ? formatRupiah(BigInt(amount)) : ''
}

/** Class and weakness where triage changed them; words of people are not in events. */
function useChangedClass() {
  const { facts } = useWords(reportWords)
  const { other } = useWords(reportClassWords)
  const without: Record<string, string> = { other, none: facts.none }
  return ({ vrt, cwe }: { vrt?: string | undefined; cwe?: string | undefined }) =>
    [
      vrt && `${facts.vrt}: ${without[vrt] ?? vrt}`,
      cwe && (cwe in without ? `${facts.cwe}: ${without[cwe]}` : cwe),
    ].filter(Boolean)
}

/** The sentence of a kind; the last of several where an old event lacks the fact they depend on. */
function sentenceOf(
  said: Said | Record<string, Record<string, Said>>,
  facts: Readonly<Record<string, unknown>>,
): Said {
  if (typeof said === 'function') return said
  const [[fact, variants]] = Object.entries(said) as [[string, Record<string, Said>]]
  return variants[String(facts[fact])] ?? Object.values(variants).at(-1)!
}
