import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { refuseField } from '#kernel/refusal.ts'
import type { ProgramInput } from './program-input.ts'

/** A permission is given for two years at most; a program that goes on is looked at again. */
const longestTermYears = 2

/** The last day a program may be given on `today`; both `YYYY-MM-DD`. */
function furthestTerm(today: string): string {
  return `${Number(today.slice(0, 4)) + longestTermYears}${today.slice(4)}`
}

/**
 * @param input `validUntil` is `YYYY-MM-DD`, the last day included; the error of a challenge is shown beside
 *   its own end
 * @throws Refusal invalid_input (`validUntil` or `challenge.endsAt`: date_past, term_long)
 */
export function refuseTerm({ validUntil, challenge }: Pick<ProgramInput, 'validUntil' | 'challenge'>): void {
  const today = jakartaDay(now())
  if (validUntil < today) refuseField('validUntil', 'date_past')
  const field = challenge ? 'challenge.endsAt' : 'validUntil'
  if (validUntil > furthestTerm(today)) refuseField(field, 'term_long', { years: longestTermYears })
}
