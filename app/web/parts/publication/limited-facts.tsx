import { DescriptionList } from '@cakrawala/ui/description-list'
import type { LimitedFacts } from '#domain/publication/limited-facts.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { reportWords } from '#i18n/report.ts'
import { type Band, bandOf } from '#kernel/risk-level.ts'
import { BandBadge } from '../badges.tsx'
import { useLocale, useWords } from '../locale.tsx'

type Props = { facts: LimitedFacts; band?: Band | 'others' }

/** What a limited publication tells of its report: class, level where it is not shown beside it, and dates. */
export function LimitedFactsShown({ facts: { vrtName, cweId, cweName, sentAt, closedAt }, band }: Props) {
  const { facts } = useWords(reportWords)
  const { limited } = useWords(publicationWords)
  const locale = useLocale()
  const known = [
    band && { term: limited.level, value: <BandBadge band={band} />, key: 'level' },
    vrtName && { term: facts.vrt, value: vrtName },
    cweId !== null && { term: facts.cwe, value: `CWE-${cweId} ${cweName ?? ''}`.trim() },
    sentAt && { term: limited.sent, value: dateText(sentAt, locale) },
    closedAt && { term: limited.fixed, value: dateText(closedAt, locale) },
  ]
  return (
    <DescriptionList columns={2} items={known.filter((one) => typeof one === 'object' && one !== null)} />
  )
}

/** The same of a report before it is published. */
export function ReportLimitedFacts({ report }: { report: ReportView }) {
  const { vrtName, cweId, cweName, submittedAt: sentAt, closedAt, triagedLevel, riskLevel } = report
  return (
    <LimitedFactsShown
      facts={{ vrtName, cweId, cweName, sentAt, closedAt }}
      band={bandOf(triagedLevel ?? riskLevel)}
    />
  )
}
