import type { TimelineEntry } from '#domain/report/report-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { reportWords } from '#i18n/report.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { ratingChange, reportReadingWords } from '#i18n/report-reading.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { EventEntry } from './fold-timeline.ts'

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

/**
 * What happened on a report, a sentence an event, on pages and in documents alike.
 * @param nameOf names the person who did it, as far as the reader may know
 */
export function timelineSentences(
  locale: Locale,
  nameOf: (party: TimelineEntry['by']) => string,
): (entry: EventEntry) => string {
  const { events } = wordsIn(reportReadingWords, locale).timeline
  const sentences: Sentences = events
  const { closeReasons } = wordsIn(reportWords, locale)
  return ({ type, by, facts }) => {
    const who = nameOf(by)
    switch (type) {
      case 'report.moved': {
        const { move, ownProof } = events[type]
        if (facts.ownProof) return ownProof[facts.verdict ?? 'not_fixed']({ who })
        if (!facts.move) return events['report.edited']({ who })
        const said = move[facts.move]({ who })
        const reason = facts.move === 'close_invalid' && facts.closeReason && closeReasons[facts.closeReason]
        return reason ? `${said}: ${reason}` : [said, ...changedClass(facts, locale)].join(' · ')
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
function changedClass({ vrt, cwe }: { vrt?: string | undefined; cwe?: string | undefined }, locale: Locale) {
  const { facts } = wordsIn(reportWords, locale)
  const { other } = wordsIn(reportClassWords, locale)
  const without: Record<string, string> = { other, none: facts.none }
  return [
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
