import { taxSchemes } from '#domain/program/tax/tax-scheme.ts'
import { payoutAccountKinds, payoutAccountStates } from '#domain/reward/payout/payout-account.ts'
import { payoutPartKinds } from '#domain/reward/payout/payout-view.ts'
import { payoutStates } from '#domain/reward/payout.ts'
import { z } from '#kernel/zod.ts'
import { count, day, flag, moment, rupiah, text } from './fields.ts'

export const payoutAccount = z
  .object({
    ...{ kind: z.enum(payoutAccountKinds), provider: text, number: text, holder: text },
    ...{ state: z.enum(payoutAccountStates), namedAt: moment, usableFrom: moment, reason: text.nullable() },
  })
  .meta({ id: 'PayoutAccount' })

const scheme = z.enum(taxSchemes)
export const taxLine = z.object({ scheme, ruleId: text, gross: rupiah, base: rupiah, tax: rupiah })
export const payoutLine = z.object({
  ...{ kind: z.enum(payoutPartKinds), reportId: text.nullable(), name: text, round: count.nullable() },
  ...{ amount: rupiah, scheme },
})

/** What decides about the tax of a payout. */
export const residenceInForce = z
  .object({
    ...{ country: text.nullable(), since: day.nullable(), payee: text },
    ...{ profileCountry: text, differs: flag },
  })
  .meta({ id: 'TaxResidenceInForce' })

export const payout = z
  .object({
    ...{ id: text, code: text, state: z.enum(payoutStates), gross: rupiah, tax: rupiah, net: rupiah },
    ...{ payee: text, taxLines: z.array(taxLine), account: payoutAccount, requestedAt: moment },
    ...{ takenAt: moment.nullable(), settledAt: moment.nullable() },
    ...{ reference: text.nullable(), failReason: text.nullable() },
    returned: z.object({ at: moment, reference: text, reason: text }).nullable(),
  })
  .meta({ id: 'Payout' })
