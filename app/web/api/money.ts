import { keepFile } from '#domain/account/files/keep-file.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { decideTopUpInput, requestTopUpInput } from '#domain/reward/reward-input.ts'
import { mayTopUp } from '#domain/reward/reward-policy.ts'
import {
  topUpFigures,
  topUpProofSeenBy,
  topUpQueue,
  topUpsSeenBy,
} from '#domain/reward/top-up-queries.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, loan, post } from './call.ts'
import { flag, moment, pageOf, rupiah, text } from './fields.ts'
import { placed, wantedOf } from './paging.ts'
import { queueFigures } from './verification.ts'

const tag = 'money'
const owner = ['company'] as const
const topUp = z
  .object({
    ...{ id: text, amount: rupiah, reference: text, proofFileId: text.nullable() },
    ...{ status: z.enum(['requested', 'confirmed', 'refused']), requestedAt: moment },
    ...{ decidedAt: moment.nullable(), refuseReason: text.nullable() },
  })
  .meta({ id: 'TopUp' })
const topUpForHello = topUp
  .extend({
    ...{ company: text, twoPeople: flag, checkedBy: text.nullable(), decidedBy: text.nullable() },
    mayConfirm: flag,
  })
  .meta({ id: 'TopUpForHello' })

/** The money of a company: its owner asks and reads, the platform team decides. */
export const moneyCalls: readonly Call[] = [
  get('/api/v1/company/ledger', {
    tag,
    says: ['Mutasi saldo, terbaru dahulu', 'The movements of the balance, newest first'],
    who: owner,
    query: z.strictObject(placed),
    answer: pageOf(
      z.object({
        ...{ id: text, kind: text, at: moment, reportId: text.nullable(), reportCode: text.nullable() },
        ...{ available: rupiah, reserved: rupiah },
      }),
    ),
    work: ({ actor, query }) => ledgerSeenBy(actor, wantedOf(query)),
  }),
  get('/api/v1/company/top-ups', {
    tag,
    says: ['Permintaan isi saldo', 'The top-ups asked for'],
    who: owner,
    query: z.strictObject(placed),
    answer: pageOf(topUp),
    work: ({ actor, query }) => topUpsSeenBy(actor, wantedOf(query)),
  }),
  post('/api/v1/company/top-ups', {
    tag,
    says: ['Kabarkan transfer, dengan bukti bila ada', 'Tell of a transfer, with its proof if there is one'],
    who: owner,
    body: requestTopUpInput.extend({ proof: z.instanceof(File).optional() }),
    form: true,
    answer: z.object({ id: text }),
    refuses: ['key_reused', 'file_too_large'],
    work: async ({ actor, input: { proof, ...asked } }) => {
      refuseUnless(mayTopUp(actor), 'forbidden')
      const kept = proof ? await keepFile(actor, 'top_up_proof', proof, 'proof') : null
      return { id: await requestTopUp(actor, asked, kept?.fileId ?? null) }
    },
  }),
  get('/api/v1/top-ups', {
    tag,
    says: ['Antrean isi saldo', 'The queue of top-ups'],
    who: ['hello'],
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(topUpForHello).extend({
      figures: queueFigures,
    }),
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
  loan('/api/v1/top-ups/:id/proof', {
    tag,
    says: ['Unduh bukti transfer', 'Download the proof of a transfer'],
    who: ['hello'],
    work: ({ actor, params }) => topUpProofSeenBy(actor, params.id),
  }),
]
