import type { ReportView } from '#domain/report/report-view.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'

/** From which side a report is read. */
export type Reader = ReportView['audience']
type Party = { kind: 'reporter' | 'operator' | 'company' | 'system'; name: string | null }

/** Names a party of a report: its own name where the reader may know it, else its part. */
export function usePartyName(companyName: string): (party: Party) => string {
  const { parties } = useWords(reportReadingWords)
  const brand = useBrand().name
  return ({ kind, name }) => {
    if (name !== null) return name
    if (kind === 'company') return companyName
    return kind === 'operator' ? parties.operator({ brand }) : parties[kind]
  }
}
