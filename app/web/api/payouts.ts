import { cancelPayout } from '#domain/reward/payout/cancel-payout.server.ts'
import { moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { namePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import { payoutAccountKinds } from '#domain/reward/payout/payout-account.ts'
import { ownPayoutAccount } from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutAccountInput, payoutInput, requestPayoutInput } from '#domain/reward/payout/payout-input.ts'
import {
  ownMoneyUnderWay,
  ownPayouts,
  payoutOfferSeenBy,
  payoutSlipSeenBy,
} from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { payoutObstacles } from '#domain/reward/payout/requesting-policy.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { flag, moment, pageOf, rupiah, text } from './fields.ts'
import { placed, wantedOf } from './paging.ts'
import { payout, payoutAccount, payoutLine, residenceInForce, taxLine } from './payout-views.ts'

const tag = 'payouts'
const who = ['bughunter'] as const

/** How a bughunter gets the money that is owed. */
export const payoutCalls: readonly Call[] = [
  get('/api/v1/bughunter/payout-account', {
    tag,
    says: ['Rekening atau dompet pencairan', 'The account payouts go to'],
    who,
    answer: z.object({
      ...{ account: payoutAccount.nullable(), verified: flag, fullName: text },
      providers: z.array(z.object({ code: text, kind: z.enum(payoutAccountKinds), name: text })),
    }),
    work: ({ actor }) => ownPayoutAccount(actor),
  }),
  put('/api/v1/bughunter/payout-account', {
    tag,
    says: ['Ganti rekening; ditahan 24 jam', 'Name another account; it rests for 24 hours'],
    who,
    body: payoutAccountInput,
    refuses: ['conflict'],
    work: ({ actor, input }) => namePayoutAccount(actor, input),
  }),
  get('/api/v1/bughunter/payout-offer', {
    tag,
    says: ['Yang akan diterima bila dicairkan sekarang', 'What you would get if you asked now'],
    who,
    answer: z.object({
      ...{ gross: rupiah, tax: rupiah, net: rupiah, taxLines: z.array(taxLine), payee: text },
      ...{ numberKnown: flag, parts: z.array(payoutLine), account: payoutAccount.nullable() },
      residence: residenceInForce,
      obstacle: z.enum(payoutObstacles).nullable(),
    }),
    work: ({ actor }) => payoutOfferSeenBy(actor),
  }),
  get('/api/v1/bughunter/payouts', {
    tag,
    says: ['Pencairanmu, terbaru dahulu', 'Your payouts, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(payout).extend({ underWay: rupiah }),
    work: async ({ actor, query }) => ({
      ...(await ownPayouts(actor, wantedOf(query))),
      underWay: await ownMoneyUnderWay(actor),
    }),
  }),
  post('/api/v1/bughunter/payouts', {
    tag,
    says: ['Minta pencairan seperti ditawarkan', 'Ask for the payout as it was offered'],
    who,
    body: requestPayoutInput,
    answer: z.object({ id: text }),
    refuses: ['conflict', 'key_reused'],
    work: async ({ actor, input }) => ({ id: await requestPayout(actor, input) }),
  }),
  post('/api/v1/bughunter/payouts/cancel', {
    tag,
    says: ['Batalkan pencairan yang belum diproses', 'Cancel a payout that is not under way'],
    who,
    body: payoutInput,
    refuses: ['not_found', 'move_forbidden'],
    work: ({ actor, input }) => cancelPayout(actor, input),
  }),
  get('/api/v1/payouts/:id/slip', {
    tag,
    says: ['Slip pencairan', 'The slip of a payout'],
    who: ['bughunter', 'hello'],
    answer: z.object({ payout, name: text, lines: z.array(payoutLine) }),
    work: ({ actor, params }) => payoutSlipSeenBy(actor, params.id),
  }),
  get('/api/v1/bughunter/ledger', {
    tag,
    says: ['Mutasi uangmu, terbaru dahulu', 'The movements of your money, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(
      z.object({
        ...{ id: text, kind: text, at: moment, reportId: text.nullable(), reportCode: text.nullable() },
        ...{ payable: rupiah, inPayout: rupiah },
      }),
    ),
    work: ({ actor, query }) => moneyLedgerSeenBy(actor, wantedOf(query)),
  }),
]
