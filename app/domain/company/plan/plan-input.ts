import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { lineField } from '#domain/account/account-fields.ts'
import { withChecks, z } from '#kernel/zod.ts'
import { plans } from '../plan.ts'

const requestId = z.string().refine(isId, 'choose')

/** The owner asks for another plan, or for more time of the same. */
export const planRequestInput = z.strictObject({
  plan: z.enum(plans, 'choose'),
  reason: z.string().trim().min(1, 'required').min(20, 'too_short').max(2_000, 'too_long'),
  /** Whom our team should ask, and how. */
  contact: lineField(120, 5),
})
export type PlanRequestInput = z.output<typeof planRequestInput>

/** The request a button is beside. */
export const planRequestChoice = z.strictObject({ requestId })

/** `requestId` names the request that was on the page; empty where there was none. Days of Asia/Jakarta, both included. */
export const grantPlanInput = withChecks(
  z.strictObject({
    requestId: z.union([z.literal(''), requestId]).default(''),
    plan: z.enum(plans, 'choose'),
    validFrom: z.iso.date('date_invalid'),
    validUntil: z.iso.date('date_invalid').refine((day) => day >= jakartaDay(now()), 'date_past'),
  }),
  ({ validFrom = '', validUntil = '' }) => (validFrom > validUntil ? [['validUntil', 'days_order']] : []),
)
export type GrantPlanInput = z.output<typeof grantPlanInput>

export const declinePlanInput = z.strictObject({
  requestId,
  reason: z.string().trim().min(1, 'required').min(20, 'too_short').max(1_000, 'too_long'),
})
export type DeclinePlanInput = z.output<typeof declinePlanInput>
