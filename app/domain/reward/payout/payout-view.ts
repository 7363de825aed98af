import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { payoutStates } from '../payout.ts'
import { payees, taxSchemes } from '../tax-rules.ts'
import { residenceInForce, taxLine } from '../tax-view.ts'
import { payoutAccountKinds, payoutAccountStates } from './payout-account.ts'
import { payoutObstacles } from './requesting-policy.ts'

export const payoutAccountView = z
  .object({
    ...{ kind: z.enum(payoutAccountKinds), provider: text },
    /** As people call it. */
    providerName: text,
    /** `••••1234` */
    number: text,
    ...{ holder: text, state: z.enum(payoutAccountStates), namedAt: moment, usableFrom: moment },
    reason: text.nullable(),
  })
  .meta({ id: 'PayoutAccount' })
export type PayoutAccountView = z.infer<typeof payoutAccountView>

/** A payout as its bughunter and the team read it. Amounts are whole rupiah. */
export const payoutView = z
  .object({
    ...{ id: text, code: text, state: z.enum(payoutStates), gross: rupiah, tax: rupiah, net: rupiah },
    ...{ payee: z.enum(payees), taxLines: z.array(taxLine), account: payoutAccountView },
    ...{ requestedAt: moment, takenAt: moment.nullable(), settledAt: moment.nullable() },
    ...{ reference: text.nullable(), failReason: text.nullable() },
    /** The bank sent it back after it was paid; null for all others. */
    returned: z.object({ at: moment, reference: text, reason: text }).nullable(),
  })
  .meta({ id: 'Payout' })
export type PayoutView = z.infer<typeof payoutView>

/** What a payout may consist of. */
const payoutPartKinds = ['reward', 'prize', 'retest'] as const
export type PayoutPart = (typeof payoutPartKinds)[number]

/** A reward or a retest by the code of its report, a prize by the title of its challenge. `round`: of a retest alone. */
export const payoutLine = z.object({
  ...{ kind: z.enum(payoutPartKinds), reportId: text.nullable(), name: text, round: count.nullable() },
  ...{ amount: rupiah, scheme: z.enum(taxSchemes) },
})
export type PayoutLine = z.infer<typeof payoutLine>

/** What a request now would pay, and what prevents it. */
export const payoutOffer = z.object({
  ...{ gross: rupiah, tax: rupiah, net: rupiah, taxLines: z.array(taxLine), payee: z.enum(payees) },
  ...{ residence: residenceInForce, numberKnown: flag, parts: z.array(payoutLine) },
  ...{ account: payoutAccountView.nullable(), obstacle: z.enum(payoutObstacles).nullable() },
})
export type PayoutOffer = z.infer<typeof payoutOffer>
