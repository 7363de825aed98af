import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { ledgerLine, ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { reverseTopUp } from '#domain/reward/reverse-top-up.server.ts'
import { decideTopUpInput, requestTopUpInput, reverseTopUpInput } from '#domain/reward/reward-input.ts'
import { mayTopUp } from '#domain/reward/reward-policy.ts'
import {
  topUpFigures,
  topUpForOperator,
  topUpProofSeenBy,
  topUpQueue,
  topUpsSeenBy,
  topUpView,
} from '#domain/reward/top-up/top-up-queries.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { queueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'money'
const owner = ['company'] as const
/** The money of a company: its owner asks and reads, the platform team decides. */
export const moneyCalls: readonly Call[] = [
  get('/api/v1/company/ledger', {
    tag,
    says: ['Mutasi saldo, terbaru dahulu', 'The movements of the balance, newest first'],
    who: owner,
    query: z.strictObject(placed),
    answer: pageOf(ledgerLine),
    work: ({ actor, query }) => ledgerSeenBy(actor, wantedOf(query)),
  }),
  get('/api/v1/company/top-ups', {
    tag,
    says: ['Permintaan isi saldo', 'The top-ups asked for'],
    who: owner,
    query: z.strictObject(placed),
    answer: pageOf(topUpView),
    work: ({ actor, query }) => topUpsSeenBy(actor, wantedOf(query)),
  }),
  post('/api/v1/company/top-ups', {
    tag,
    says: ['Kabarkan transfer, dengan buktinya', 'Tell of a transfer, with its proof'],
    who: owner,
    body: requestTopUpInput.extend({ proof: neededFile }),
    form: true,
    answer: z.object({ id: text }),
    refuses: ['key_reused', 'file_too_large'],
    work: async ({ actor, input: { proof, ...asked } }) => {
      refuseUnless(mayTopUp(actor), 'forbidden')
      const ask = (fileId: string | null) => requestTopUp(actor, asked, fileId)
      return { id: await withUpload(actor, 'top_up_proof', proof, 'proof', ask) }
    },
  }),
  get('/api/v1/top-ups', {
    tag,
    says: ['Antrean isi saldo', 'The queue of top-ups'],
    who: ['hello'],
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(topUpForOperator).extend({ figures: queueFigures }),
    work: async ({ actor, query: { decided, ...wanted } }) => ({
      ...(await topUpQueue(actor, { decided: decided !== undefined, ...wantedOf(wanted) })),
      figures: await topUpFigures(actor),
    }),
  }),
  post('/api/v1/top-ups/decide', {
    tag,
    says: [
      'Konfirmasi atau tolak isi saldo; di atas Rp10 juta oleh dua orang',
      'Confirm or refuse a top-up; above Rp10 million by two people',
    ],
    who: ['hello'],
    body: decideTopUpInput,
    answer: z.object({ answer: z.enum(['checked', 'confirmed', 'refused']) }),
    refuses: ['not_found', 'move_forbidden', 'conflict'],
    work: async ({ actor, input }) => ({ answer: await decideTopUp(actor, input) }),
  }),
  post('/api/v1/top-ups/reverse', {
    tag,
    says: [
      'Tarik kembali isi saldo yang keliru dikonfirmasi; oleh dua orang',
      'Take back a top-up that was confirmed by mistake; by two people',
    ],
    who: ['hello'],
    body: reverseTopUpInput,
    answer: z.object({ answer: z.enum(['proposed', 'reversed', 'withdrawn']) }),
    refuses: ['not_found', 'move_forbidden', 'conflict', 'balance_insufficient'],
    work: async ({ actor, input }) => ({ answer: await reverseTopUp(actor, input) }),
  }),
  signedFile('/api/v1/top-ups/:id/proof', {
    tag,
    says: ['Unduh bukti transfer', 'Download the proof of a transfer'],
    who: ['hello'],
    work: ({ actor, params }) => topUpProofSeenBy(actor, params.id),
  }),
]
