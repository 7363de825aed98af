import { type TaxScheme, taxSchemes } from '#domain/program/tax-scheme.ts'
import type { SettingLine } from '#domain/setting/setting.ts'

export { type TaxScheme, taxSchemes }

/** Who is paid, as the tax office sees them. Bughunters are people; organisations are here for those who pay in their name. */
export const payees = ['resident', 'foreign', 'organisation'] as const
export type Payee = (typeof payees)[number]

/** `percent` of what is above the band before and up to `upTo` rupiah; the last band has no end. */
export type TaxBand = { upTo: bigint | null; percent: number }
export type TaxRule = {
  /**
   * Stored with each payout: a rule that was used is never changed, a new one with a later day replaces it.
   */
  id: string
  scheme: TaxScheme
  payee: Payee
  /** First day it holds, `YYYY-MM-DD` of Asia/Jakarta. */
  validFrom: string
  article: 'PPh 21' | 'PPh 23' | 'PPh 26'
  /** The part of the gross amount that is taxed, in percent. */
  basePercent: number
  bands: readonly TaxBand[]
  /** Added to the tax, in percent of it, where no valid tax number (NIK, NPWP) is known. */
  surchargePercent: number
  source: string
}

/** Article 17 of the income tax law since 1 January 2022 (UU 7/2021). */
const article17: readonly TaxBand[] = [
  { upTo: 60_000_000n, percent: 5 },
  { upTo: 250_000_000n, percent: 15 },
  { upTo: 500_000_000n, percent: 25 },
  { upTo: 5_000_000_000n, percent: 30 },
  { upTo: null, percent: 35 },
]
const articles = { resident: 'PPh 21', foreign: 'PPh 26', organisation: 'PPh 23' } as const
const flat = (percent: number): readonly TaxBand[] => [{ upTo: null, percent }]

const resident = { payee: 'resident', validFrom: '2024-01-01', article: 'PPh 21', bands: article17 } as const
const foreign = { payee: 'foreign', validFrom: '2024-01-01', article: 'PPh 26', bands: flat(20) } as const
const organisation = { payee: 'organisation', validFrom: '2024-01-01', article: 'PPh 23' } as const

/** The rules the platform came with; where law changes the team adds lines (the setting `tax`) and none is edited. */
export const taxRules: readonly TaxRule[] = [
  {
    ...resident,
    id: 'pph21-participant-2024',
    scheme: 'participant',
    basePercent: 100,
    surchargePercent: 20,
    source: 'PMK 168/2023 Pasal 12 (6)',
  },
  {
    ...resident,
    id: 'pph21-non-employee-2024',
    scheme: 'non_employee',
    basePercent: 50,
    surchargePercent: 20,
    source: 'PMK 168/2023 Pasal 12 (5)',
  },
  {
    ...foreign,
    id: 'pph26-participant-2024',
    scheme: 'participant',
    basePercent: 100,
    surchargePercent: 0,
    source: 'UU PPh Pasal 26',
  },
  {
    ...foreign,
    id: 'pph26-non-employee-2024',
    scheme: 'non_employee',
    basePercent: 100,
    surchargePercent: 0,
    source: 'UU PPh Pasal 26',
  },
  {
    ...organisation,
    id: 'pph23-prize-2024',
    scheme: 'participant',
    basePercent: 100,
    bands: flat(15),
    surchargePercent: 100,
    source: 'UU PPh Pasal 23 (1) a',
  },
  {
    ...organisation,
    id: 'pph23-service-2024',
    scheme: 'non_employee',
    basePercent: 100,
    bands: flat(2),
    surchargePercent: 100,
    source: 'UU PPh Pasal 23 (1) c',
  },
]

/** The rule a line of the setting represents. */
export function ruleOfLine({ scope, validFrom, number, value }: SettingLine<'tax'>): TaxRule {
  const [scheme, payee] = scope.split('.') as [TaxScheme, Payee]
  const { basePercent, surchargePercent, source } = value
  const article = articles[payee]
  const bands = value.bands.map(({ upTo, percent }) => ({
    upTo: upTo === null ? null : BigInt(upTo),
    percent,
  }))
  const id = `${article.replace(' ', '').toLowerCase()}-${scheme.replace('_', '-')}-${validFrom}-${number}`
  return { id, scheme, payee, validFrom, article, basePercent, bands, surchargePercent, source }
}
