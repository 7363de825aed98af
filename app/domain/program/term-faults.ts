import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { Fault } from '#kernel/refusal.ts'

/** A permission is given for two years at most; a program that goes on is looked at again. */
const longestTermYears = 2

/** The last day a program may be given on `today`; both `YYYY-MM-DD`. */
function furthestTerm(today: string): string {
  return `${Number(today.slice(0, 4)) + longestTermYears}${today.slice(4)}`
}

type Term = { validUntil?: string; challenge?: { endsAt?: string } | null | undefined }

/** What is wrong with the last day of a program, `YYYY-MM-DD`; that of a challenge is told beside its own end. */
export function termFaults({ validUntil, challenge }: Term): Fault[] {
  if (validUntil === undefined || (challenge && !challenge.endsAt)) return []
  const field = challenge ? 'challenge.endsAt' : 'validUntil'
  const today = jakartaDay(now())
  if (validUntil < today) return [[field, 'date_past']]
  return validUntil > furthestTerm(today) ? [[field, 'term_long', { years: longestTermYears }]] : []
}
