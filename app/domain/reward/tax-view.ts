import { day, flag, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { payees, taxSchemes } from './tax-rules.ts'

export const taxLine = z.object({
  ...{ scheme: z.enum(taxSchemes), ruleId: text, gross: rupiah, base: rupiah, tax: rupiah },
})

/** What decides about the tax of a payout. */
export const residenceInForce = z
  .object({
    country: text.nullable(),
    /** Null where nothing was accepted. */
    since: day.nullable(),
    payee: z.enum(payees),
    /** The value in the profile, which decides nothing. */
    profileCountry: text,
    /** Whether the profile differs. */
    differs: flag,
  })
  .meta({ id: 'TaxResidenceInForce' })
