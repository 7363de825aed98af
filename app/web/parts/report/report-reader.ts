import type { ReportView } from '#domain/report/report-view.ts'
import { useLocale } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { type Party, partyNames } from './party-names.ts'

/** From which side a report is read. */
export type Reader = ReportView['audience']

/** Names a party of a report: its own name where the reader may know it, else its part. */
export function usePartyName(companyName: string): (party: Party) => string {
  return partyNames(useLocale(), { companyName, brand: useBrand().name })
}
