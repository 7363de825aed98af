import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { mayHandleRefunds } from '#domain/reward/refund/refund.ts'
import {
  noteRefundReturnInput,
  payRefundInput,
  refundInput,
  refuseRefundInput,
  requestRefundInput,
} from '#domain/reward/refund/refund-input.ts'
import {
  openRefund,
  refundForTeam,
  refundInList,
  refundProofSeenBy,
  refundSchema,
  refundsForTeam,
  refundsOfOwner,
} from '#domain/reward/refund/refund-queries.server.ts'
import { cancelRefund, requestRefund } from '#domain/reward/refund/request-refund.server.ts'
import {
  confirmRefundReturn,
  dismissRefundReturn,
  noteRefundReturn,
} from '#domain/reward/refund/return-refund.server.ts'
import { checkRefund, payRefund, refuseRefund } from '#domain/reward/refund/settle-refund.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'money'
const owner = ['company'] as const
const team = ['hello'] as const
const refuses = ['not_found', 'move_forbidden', 'conflict'] as const
/** Free balance that goes back to its company: the owner asks, one of the team checks the account, another sends. */
export const refundCalls: readonly Call[] = [
  get('/api/v1/company/refunds', {
    tag,
    says: ['Pengembalian saldo', 'The refunds of the balance'],
    who: owner,
    query: z.strictObject(placed),
    answer: pageOf(refundSchema),
    work: ({ actor, query }) => refundsOfOwner(actor, wantedOf(query)),
  }),
  post('/api/v1/company/refunds', {
    tag,
    says: [
      'Minta saldo bebas kembali ke rekening atas nama perusahaan',
      "Ask for free balance back, to an account in the company's name",
    ],
    who: owner,
    body: requestRefundInput,
    answer: z.object({ id: text }),
    refuses: ['key_reused', 'balance_insufficient', 'conflict'],
    work: async ({ actor, input }) => ({ id: await requestRefund(actor, input) }),
  }),
  post('/api/v1/company/refunds/cancel', {
    tag,
    says: ['Tarik kembali permintaan yang belum diperiksa', 'Take back a request nobody has checked yet'],
    who: owner,
    body: refundInput,
    refuses,
    work: ({ actor, input }) => cancelRefund(actor, input),
  }),
  get('/api/v1/refunds', {
    tag,
    says: ['Antrean pengembalian saldo', 'The queue of refunds'],
    who: team,
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(refundInList),
    work: ({ actor, query: { decided, ...wanted } }) =>
      refundsForTeam(actor, { decided: decided !== undefined, ...wantedOf(wanted) }),
  }),
  get('/api/v1/refunds/:id', {
    tag,
    says: [
      'Satu pengembalian; nomor penuh tercatat dibuka',
      'One refund; a look at the whole number is recorded',
    ],
    who: team,
    answer: z.object({ refund: refundForTeam }),
    work: async ({ actor, params }) => ({ refund: await openRefund(actor, params.id) }),
  }),
  signedFile('/api/v1/refunds/:id/proof', {
    tag,
    says: ['Unduh bukti transfer', 'Download the proof of a transfer'],
    who: team,
    work: ({ actor, params }) => refundProofSeenBy(actor, params.id),
  }),
  signedFile('/api/v1/refunds/:id/return-proof', {
    tag,
    says: ['Unduh bukti pengembalian dari bank', "Download the bank's paper about a return"],
    who: team,
    work: ({ actor, params }) => refundProofSeenBy(actor, params.id, 'return'),
  }),
  post('/api/v1/refunds/check', {
    tag,
    says: ['Nyatakan rekeningnya milik perusahaan itu', "Say that the account is the company's"],
    who: team,
    body: refundInput,
    refuses,
    work: ({ actor, input }) => checkRefund(actor, input),
  }),
  post('/api/v1/refunds/pay', {
    tag,
    says: [
      'Orang kedua mencatat transfer dengan buktinya',
      'The second person notes the transfer with its proof',
    ],
    who: team,
    body: payRefundInput.extend({ proof: neededFile }),
    form: true,
    refuses: [...refuses, 'file_too_large'],
    work: async ({ actor, input: { proof, ...input } }) => {
      refuseUnless(mayHandleRefunds(actor), 'forbidden')
      await withUpload(actor, 'payout_proof', proof, 'proof', (id) => payRefund(actor, input, id))
    },
  }),
  post('/api/v1/refunds/refuse', {
    tag,
    says: [
      'Tolak, atau nyatakan gagal; uang kembali ke saldo',
      'Refuse it or say that it failed; the money is free again',
    ],
    who: team,
    body: refuseRefundInput,
    refuses,
    work: ({ actor, input }) => refuseRefund(actor, input),
  }),
  post('/api/v1/refunds/note-return', {
    tag,
    says: [
      'Catat bahwa bank mengembalikan transfer; orang kedua mengonfirmasi',
      'Note that the bank sent the transfer back; a second person confirms',
    ],
    who: team,
    body: noteRefundReturnInput.extend({ proof: neededFile }),
    form: true,
    refuses: [...refuses, 'file_too_large'],
    work: async ({ actor, input: { proof, ...input } }) => {
      refuseUnless(mayHandleRefunds(actor), 'forbidden')
      await withUpload(actor, 'payout_proof', proof, 'proof', (id) => noteRefundReturn(actor, input, id))
    },
  }),
  post('/api/v1/refunds/confirm-return', {
    tag,
    says: ['Orang kedua mengonfirmasi pengembalian dari bank', 'The second person confirms the return'],
    who: team,
    body: refundInput,
    refuses,
    work: ({ actor, input }) => confirmRefundReturn(actor, input),
  }),
  post('/api/v1/refunds/dismiss-return', {
    tag,
    says: ['Hapus catatan pengembalian', 'Remove the note of a return'],
    who: team,
    body: refundInput,
    refuses,
    work: ({ actor, input }) => dismissRefundReturn(actor, input),
  }),
]
