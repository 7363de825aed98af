import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'
import type { Plan } from '../plan.ts'
import { planEndOf } from './plan-warnings.ts'

/** How long before its last day an owner is notified that a plan ends, in days; the nearest first. */
const remindedDays = [1, 7, 30] as const

type Term = { plan: Plan; validUntil: string | null }
type PlanReminder = { plan: Plan; validUntil: string; before: (typeof remindedDays)[number] }

/**
 * The reminder that is due at a moment: the nearest one whose day has come. A term given later than that day has none
 * for it, since its owner has just heard how long it holds.
 * @param terms newest first
 */
export function reminderOf(
  present: Term,
  terms: readonly (Term & { grantedAt: Date })[],
  at: Date,
): PlanReminder | null {
  const end = planEndOf(present, terms, at)
  if (end?.way !== 'soon') return null
  const grantedOn = terms.find(({ validUntil }) => validUntil === end.on)?.grantedAt
  const from = grantedOn ? jakartaDay(grantedOn) : ''
  const before = remindedDays.find((days) => {
    const reached = jakartaDay(after(new Date(`${end.on}T12:00:00+07:00`), -days * day))
    return reached <= jakartaDay(at) && from < reached
  })
  return before === undefined ? null : { plan: end.plan, validUntil: end.on, before }
}
