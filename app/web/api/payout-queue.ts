import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import {
  batchLine,
  exportBankBatch,
  exportWithholding,
  withholdingLine,
} from '#domain/reward/payout/export-payouts.server.ts'
import { decidePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import { openPayout, payoutForTeam, payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import {
  accountInReview,
  accountsInReview,
  payoutAccountFigures,
} from '#domain/reward/payout/payout-account-queries.server.ts'
import {
  bankBatchInput,
  confirmPayoutInput,
  decidePayoutAccountInput,
  failPayoutInput,
  noteReturnInput,
  payoutInput,
  takePayoutInput,
  withholdingYearInput,
} from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import { payoutFigures, payoutInList, payoutsSeenBy } from '#domain/reward/payout/payouts-for-team.server.ts'
import { confirmReturn, dismissReturn, noteReturn } from '#domain/reward/payout/return-payout.server.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { payoutStates } from '#domain/reward/payout.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { queueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { exportOf, pageOf, placed, wantedOf } from './paging.ts'

const tag = 'payouts'
const who = ['hello'] as const
const refuses = ['not_found', 'move_forbidden', 'conflict'] as const

/** The payout work queue of the platform team: one person takes, another may have to confirm. */
export const payoutQueueCalls: readonly Call[] = [
  get('/api/v1/payouts', {
    tag,
    says: ['Antrean pencairan', 'The queue of payouts'],
    who,
    query: z.strictObject({
      state: z.enum(payoutStates).optional(),
      q: z.string().max(100, 'too_long').default(''),
      ...placed,
    }),
    answer: pageOf(payoutInList).extend({ figures: queueFigures }),
    work: async ({ actor, query: { state = null, q, ...page } }) => ({
      ...(await payoutsSeenBy(actor, { state, q: q.trim() }, wantedOf(page))),
      figures: await payoutFigures(actor),
    }),
  }),
  get('/api/v1/payouts/:id', {
    tag,
    says: [
      'Satu pencairan; nomor penuh tercatat dibuka',
      'One payout; a look at the whole number is recorded',
    ],
    who,
    answer: z.object({ payout: payoutForTeam }),
    work: async ({ actor, params }) => ({ payout: await openPayout(actor, params.id) }),
  }),
  signedFile('/api/v1/payouts/:id/proof', {
    tag,
    says: ['Unduh bukti transfer', 'Download the proof of a transfer'],
    who,
    work: ({ actor, params }) => payoutProofSeenBy(actor, params.id),
  }),
  signedFile('/api/v1/payouts/:id/return-proof', {
    tag,
    says: ['Unduh bukti pengembalian dari bank', "Download the bank's paper about a return"],
    who,
    work: ({ actor, params }) => payoutProofSeenBy(actor, params.id, 'return'),
  }),
  signedFile('/api/v1/payouts/:id/letter', {
    tag,
    says: [
      'Unduh surat permintaan bughunter yang akunnya sudah ditutup',
      'Download the written request of a bughunter whose account is closed',
    ],
    who,
    work: ({ actor, params }) => payoutProofSeenBy(actor, params.id, 'request'),
  }),
  post('/api/v1/payouts/take', {
    tag,
    says: ['Ambil pencairan untuk diproses', 'Take a payout into processing'],
    who,
    body: takePayoutInput,
    refuses,
    work: ({ actor, input }) => takePayout(actor, input),
  }),
  post('/api/v1/payouts/confirm', {
    tag,
    says: ['Nyatakan terbayar, dengan buktinya', 'Confirm that it was paid, with its proof'],
    who,
    body: confirmPayoutInput.extend({ proof: neededFile }),
    form: true,
    refuses: [...refuses, 'file_too_large'],
    work: async ({ actor, input: { proof, ...input } }) => {
      refuseUnless(mayPay(actor), 'forbidden')
      await withUpload(actor, 'payout_proof', proof, 'proof', (id) => confirmPayout(actor, input, id))
    },
  }),
  post('/api/v1/payouts/fail', {
    tag,
    says: ['Nyatakan gagal; uang kembali', 'Say that it failed; the money goes back'],
    who,
    body: failPayoutInput,
    refuses,
    work: ({ actor, input }) => failPayout(actor, input),
  }),
  post('/api/v1/payouts/note-return', {
    tag,
    says: [
      'Catat bahwa bank mengembalikan transfer, dengan buktinya; orang kedua mengonfirmasi',
      'Note that the bank sent a transfer back, with its paper; a second person confirms',
    ],
    who,
    body: noteReturnInput.extend({ proof: neededFile }),
    form: true,
    refuses: [...refuses, 'file_too_large'],
    work: async ({ actor, input: { proof, ...input } }) => {
      refuseUnless(mayPay(actor), 'forbidden')
      await withUpload(actor, 'payout_proof', proof, 'proof', (id) => noteReturn(actor, input, id))
    },
  }),
  post('/api/v1/payouts/confirm-return', {
    tag,
    says: [
      'Orang kedua mengonfirmasi pengembalian; uang kembali ke saldo bughunter',
      'The second person confirms the return; the money is payable again',
    ],
    who,
    body: payoutInput,
    refuses,
    work: ({ actor, input }) => confirmReturn(actor, input),
  }),
  post('/api/v1/payouts/dismiss-return', {
    tag,
    says: ['Hapus catatan pengembalian', 'Remove the note of a return'],
    who,
    body: payoutInput,
    refuses,
    work: ({ actor, input }) => dismissReturn(actor, input),
  }),
  get('/api/v1/payout-accounts', {
    tag,
    says: ['Rekening yang namanya perlu diperiksa', 'The accounts whose holder is to be judged'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(accountInReview).extend({ figures: queueFigures }),
    work: async ({ actor, query }) => ({
      ...(await accountsInReview(actor, wantedOf(query))),
      figures: await payoutAccountFigures(actor),
    }),
  }),
  post('/api/v1/payout-accounts/decide', {
    tag,
    says: ['Setujui atau tolak rekening', 'Approve or refuse an account'],
    who,
    body: decidePayoutAccountInput,
    refuses,
    work: ({ actor, input }) => decidePayoutAccount(actor, input),
  }),
  post('/api/v1/payouts/bank-batch', {
    tag,
    says: [
      'Batch transfer yang Anda proses; diminta lagi, batch yang sama. Tercatat',
      'The batch of transfers you have taken; asked again, the same batch. The copy is recorded',
    ],
    who,
    body: bankBatchInput,
    exports: true,
    answer: exportOf(batchLine).extend({ batch: text.nullable() }),
    work: ({ actor, input }) => exportBankBatch(actor, input),
  }),
  post('/api/v1/payouts/withholding', {
    tag,
    says: ['Potongan pajak setahun; tercatat', 'The tax withheld in a year; the copy is recorded'],
    who,
    body: withholdingYearInput,
    exports: true,
    answer: exportOf(withholdingLine),
    work: ({ actor, input }) => exportWithholding(actor, input),
  }),
]
