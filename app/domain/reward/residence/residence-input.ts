import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { neededFile } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { isCountry } from '#domain/account/phone.ts'
import { z } from '#kernel/zod.ts'
import { openResidenceStates, residenceYears } from '../residence.ts'

const key = z.string().refine(isId, 'invalid')

/** The first day a residence may begin, `YYYY-MM-DD`. */
export function earliestSince(today: string): string {
  return `${Number(today.slice(0, 4)) - residenceYears}-01-01`
}

/** `askResidence`. */
export const residenceInput = z.strictObject({
  country: z.string().max(2, 'choose').refine(isCountry, 'choose'),
  since: z.iso
    .date('date_invalid')
    .refine((day) => day <= jakartaDay(now()), 'date_future')
    .refine((day) => day >= earliestSince(jakartaDay(now())), 'date_too_early'),
  /** What shows it: a certificate of domicile, a letter of the tax office. */
  document: neededFile,
  ...proofFields,
})
export type ResidenceInput = z.output<typeof residenceInput>

/** `withdrawResidence`. */
export const withdrawResidenceInput = z.strictObject({ residenceId: key })
export type WithdrawResidenceInput = z.output<typeof withdrawResidenceInput>

/** `decideResidence`; the `state` of a yes names what was seen, so that the second one is never given for the first. */
export const decideResidenceInput = z.discriminatedUnion('decision', [
  z.strictObject({
    ...{ residenceId: key, decision: z.literal('approve') },
    state: z.enum(openResidenceStates, 'invalid'),
  }),
  z.strictObject({
    ...{ residenceId: key, decision: z.literal('refuse') },
    reason: z.string().trim().min(20, 'too_short').max(1_000, 'too_long'),
  }),
])
export type DecideResidenceInput = z.output<typeof decideResidenceInput>
