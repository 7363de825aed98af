import type { Locale } from '#kernel/locale.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { wordsIn } from './catalogue.ts'
import { reportWords } from './report.ts'
import { reportReadingWords } from './report-reading.ts'

/**
 * What a rating changed, with the number beside the band, since both levels may lie in one band: "Sedang 6 →
 * Sedang 5".
 * @param from null where no level was set
 */
export function ratingChange(from: RiskLevel | null, to: RiskLevel | null, locale: Locale): string {
  const { bands } = wordsIn(reportWords, locale)
  const said = (level: RiskLevel | null) => [bands[bandOf(level)], level].filter((one) => one !== null).join(' ')
  return wordsIn(reportReadingWords, locale).ledger.change({ from: said(from), to: said(to) })
}
