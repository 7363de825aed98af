/** What the platform team may change by itself; the order is that of its page. */
export const settingKeys = [
  'holidays',
  'points',
  'fees',
  'tax',
  'plans',
  'accounts',
  'switches',
  'banks',
  'brand',
] as const
export type SettingKey = (typeof settingKeys)[number]

/** A line is proposed and confirmed by two people where money or points hang on it; elsewhere it is confirmed at once. */
export const settingStates = ['proposed', 'confirmed', 'refused', 'withdrawn'] as const
export type SettingState = (typeof settingStates)[number]

const weighty: readonly SettingKey[] = ['points', 'fees', 'tax', 'plans', 'accounts']

/** Whether a second colleague has to confirm a change. */
export function needsSecond(key: SettingKey): boolean {
  return weighty.includes(key)
}

/**
 * Whether a change may hold from the very day it is made. What is reckoned with begins on a day that no one has reckoned
 * on yet: nothing becomes different afterwards.
 */
export function mayHoldToday(key: SettingKey): boolean {
  return !weighty.includes(key) && key !== 'holidays'
}

export function isSettingKey(text: string): text is SettingKey {
  return settingKeys.some((key) => key === text)
}

/** Functions the team may switch off; what already runs behind them goes on (docs/decisions/0023). */
export const switchNames = ['sign_up', 'incident_form', 'challenges', 'payouts', 'write_ups'] as const
export type SwitchName = (typeof switchNames)[number]

/** Plans that may have a price, and the places in the list of accounts that companies transfer to. */
export const pricedPlans = ['pro', 'enterprise'] as const
export type PricedPlan = (typeof pricedPlans)[number]
export const accountPlaces = ['1', '2', '3', '4', '5'] as const

/** The whole platform as one scope, where a setting has one value only. */
export const whole = ''

/**
 * One line of a setting's book. `scope` is the part it speaks of: a day, a scheme and payee, a plan, a place in the list of the
 * platform's accounts, a switch, a bank's code.
 * `number` counts the lines of a key from 1; `validFrom` is a day of Asia/Jakarta.
 */
export type SettingLine<K extends SettingKey = SettingKey> = {
  id: string
  key: K
  scope: string
  number: number
  validFrom: string
  value: SettingValues[K]
  state: SettingState
}

export type PointValues = {
  informational: number
  low: number
  medium: number
  high: number
  critical: number
  cvssRight: number
  duplicatePercent: number
  retest: number
  repeatedInvalid: number
  spam: number
}
/** Lines from before 22 November 2026 do not name the points of a retest. */
export type StoredPointValues = Omit<PointValues, 'retest'> & { retest?: number | undefined }
/** Percent on top of what is paid, by the kind of reward: `reward` for a report and its paid retests, `prize` of a challenge. */
export type FeeValues = { reward: number; prize: number }
/** Lines from before 24 November 2026 named fees by the kind of program. */
export type FormerFeeValues = { bug_bounty: number; challenge: number; vulnerability_management: number }

/** The fees a line names, whenever it was written. Money given by a vulnerability management program is a reward like any other. */
export function feesOf(value: FeeValues | FormerFeeValues): FeeValues {
  return 'reward' in value ? value : { reward: value.bug_bounty, prize: value.challenge }
}
/** Rupiah as digits; the last band has no end. */
export type TaxValue = {
  basePercent: number
  bands: { upTo: string | null; percent: number }[]
  surchargePercent: number
  source: string
}
export type SettingValues = {
  holidays: { off: boolean; name: string }
  points: StoredPointValues
  fees: FeeValues | FormerFeeValues
  tax: TaxValue
  /** Rupiah a month as digits; null where it is agreed with each company. */
  plans: { price: string | null }
  /** An account of the platform: `bank` is its code, `name` what the bank was called when the line was written. */
  accounts: { bank: string; name: string; number: string; holder: string; used: boolean }
  switches: { on: boolean }
  banks: { kind: 'bank' | 'wallet'; name: string; offered: boolean }
  brand: { name: string; domain: string }
}

/** Points since 1 January 2026 (meanings of the strike policy: Bugcrowd's). They hold until the team sets others. */
export const firstPoints: PointValues = {
  ...{ informational: 0, low: 5, medium: 10, high: 20, critical: 40 },
  ...{ cvssRight: 1, duplicatePercent: 20, retest: 2, repeatedInvalid: -5, spam: -10 },
}

/** The points a line names, whenever it was written. */
export function pointsOf(value: StoredPointValues): PointValues {
  return { ...value, retest: value.retest ?? firstPoints.retest }
}

/** The platform's share on top of a reward since 1 January 2026. */
export const firstFees: FeeValues = { reward: 20, prize: 20 }
