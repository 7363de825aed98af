import { askResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import {
  decideResidenceInput,
  residenceInput,
  withdrawResidenceInput,
} from '#domain/reward/residence/residence-input.ts'
import {
  ownResidence,
  ownResidenceView,
  residenceDocument,
  residenceFigures,
  residenceInReview,
  residencesInReview,
} from '#domain/reward/residence/residence-queries.server.ts'
import { withdrawResidence } from '#domain/reward/residence/withdraw-residence.server.ts'
import { queueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'payouts'
const hunter = ['bughunter'] as const
const team = ['hello'] as const
/** Where bughunters are tax subjects: asked for with a document, decided by the team. */
export const residenceCalls: readonly Call[] = [
  get('/api/v1/bughunter/tax-residence', {
    tag,
    says: ['Domisili pajakmu dan pengajuannya', 'Your tax residence, and what you asked for'],
    who: hunter,
    answer: ownResidenceView,
    work: ({ actor }) => ownResidence(actor),
  }),
  post('/api/v1/bughunter/tax-residence', {
    tag,
    says: [
      'Ajukan domisili pajak lain, dengan dokumennya',
      'Ask for another tax residence, with its document',
    ],
    who: hunter,
    body: residenceInput,
    form: true,
    refuses: ['conflict', 'file_too_large'],
    work: ({ actor, input }) => askResidence(actor, input),
  }),
  post('/api/v1/bughunter/tax-residence/withdraw', {
    tag,
    says: ['Tarik kembali pengajuan yang belum diputuskan', 'Take back a request that is not decided'],
    who: hunter,
    body: withdrawResidenceInput,
    refuses: ['not_found', 'move_forbidden'],
    work: ({ actor, input }) => withdrawResidence(actor, input),
  }),
  get('/api/v1/tax-residences', {
    tag,
    says: ['Domisili pajak yang perlu diperiksa', 'The tax residences to check'],
    who: team,
    query: z.strictObject(placed),
    answer: pageOf(residenceInReview).extend({ figures: queueFigures }),
    work: async ({ actor, query }) => ({
      ...(await residencesInReview(actor, wantedOf(query))),
      figures: await residenceFigures(actor),
    }),
  }),
  signedFile('/api/v1/tax-residences/:id/document', {
    tag,
    says: ['Unduh dokumen domisili; tercatat', 'Download the document of a residence; it is recorded'],
    who: team,
    work: ({ actor, params }) => residenceDocument(actor, params.id),
  }),
  post('/api/v1/tax-residences/decide', {
    tag,
    says: [
      'Setujui atau tolak domisili pajak; yang menurunkan pajak disetujui dua orang',
      'Accept or refuse a tax residence; two people accept what lowers the tax',
    ],
    who: team,
    body: decideResidenceInput,
    refuses: ['not_found', 'move_forbidden', 'conflict'],
    work: ({ actor, input }) => decideResidence(actor, input),
  }),
]
