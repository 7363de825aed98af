import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type Column, type SQL, sql } from 'drizzle-orm'
import {
  type FeeValues,
  feesOf,
  firstFees,
  firstPoints,
  type PointValues,
  pointsOf,
  whole,
} from '#domain/setting/setting.ts'
import { settingLinesOf, settingOn } from '#domain/setting/settings-memory.server.ts'
import { ruleOfLine, type TaxRule, taxRules } from './tax-rules.ts'

export type AcceptedResidence = { country: string; since: string }

/** The newest accepted residence of a bughunter whose day has come, as a column of the statement that reads them; null for none. */
export function acceptedResidence(bughunterId: Column): SQL<AcceptedResidence | null> {
  return sql<AcceptedResidence | null>`(SELECT json_build_object('country', r.country, 'since', r.since)
    FROM tax_residences r WHERE r.bughunter_id = ${bughunterId} AND r.state = 'accepted'
      AND r.since <= ${jakartaDay(now())}::date ORDER BY r.decided_at DESC, r.id DESC LIMIT 1)`
}

/** The table of points of the day of `moment`; of today where there is none yet. */
export function pointsOn(moment: Date | null): PointValues {
  return pointsOf(settingOn('points', whole, jakartaDay(moment ?? now())) ?? firstPoints)
}

/**
 * The platform's share, in percent, of what was promised at `moment`: a `reward` (or paid retest) when its report became valid,
 * a `prize` when its challenge was accepted. Null is a promise made now. The kind of the program does not matter.
 */
export function feePercentOn(moment: Date | null, kind: keyof FeeValues): number {
  return feesOf(settingOn('fees', whole, jakartaDay(moment ?? now())) ?? firstFees)[kind]
}

/** What a rule is called, such as "PPh 21, PMK 168/2023 Pasal 12 (6)"; its id where it is not known. */
export function taxRuleName(ruleId: string): string {
  const rule = knownTaxRules().find(({ id }) => id === ruleId)
  return rule ? `${rule.article}, ${rule.source}` : ruleId
}

/** Every rule there is: what the team has set, newest first, then what the platform came with. */
export function knownTaxRules(): TaxRule[] {
  const set = settingLinesOf('tax').toSorted((a, b) => b.number - a.number)
  return [...set.map(ruleOfLine), ...taxRules]
}
