import { wordsIn } from '#i18n/catalogue.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import type { Locale } from '#kernel/locale.ts'

export type Party = { kind: 'reporter' | 'operator' | 'company' | 'system'; name: string | null }

/** Names a party of a report: its own name where the reader may know it, else its part. */
export function partyNames(
  locale: Locale,
  { companyName, brand }: { companyName: string; brand: string },
): (party: Party) => string {
  const { parties } = wordsIn(reportReadingWords, locale)
  return ({ kind, name }) => {
    if (name !== null) return name
    if (kind === 'company') return companyName
    return kind === 'operator' ? parties.operator({ brand }) : parties[kind]
  }
}
