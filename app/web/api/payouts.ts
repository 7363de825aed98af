import { cancelPayout } from '#domain/reward/payout/cancel-payout.server.ts'
import { moneyLedgerSeenBy, moneyLine } from '#domain/reward/payout/money-ledger.server.ts'
import { namePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import {
  ownPayoutAccount,
  ownPayoutAccountView,
} from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutAccountInput, payoutInput, requestPayoutInput } from '#domain/reward/payout/payout-input.ts'
import {
  ownMoneyUnderWay,
  ownPayouts,
  payoutOfferSeenBy,
  payoutSlipSeenBy,
} from '#domain/reward/payout/payout-queries.server.ts'
import { payoutLine, payoutOffer, payoutView } from '#domain/reward/payout/payout-view.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'payouts'
const who = ['bughunter'] as const

/** How a bughunter gets the money that is owed. */
export const payoutCalls: readonly Call[] = [
  get('/api/v1/bughunter/payout-account', {
    tag,
    says: ['Rekening atau dompet pencairan', 'The account payouts go to'],
    who,
    answer: ownPayoutAccountView,
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
    answer: payoutOffer,
    work: ({ actor }) => payoutOfferSeenBy(actor),
  }),
  get('/api/v1/bughunter/payouts', {
    tag,
    says: ['Pencairanmu, terbaru dahulu', 'Your payouts, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(payoutView).extend({ underWay: rupiah }),
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
    answer: z.object({ payout: payoutView, name: text, lines: z.array(payoutLine) }),
    work: ({ actor, params }) => payoutSlipSeenBy(actor, params.id),
  }),
  get('/api/v1/bughunter/ledger', {
    tag,
    says: ['Mutasi uangmu, terbaru dahulu', 'The movements of your money, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(moneyLine),
    work: ({ actor, query }) => moneyLedgerSeenBy(actor, wantedOf(query)),
  }),
]
