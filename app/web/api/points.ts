import { boardPeriods } from '#domain/reward/board-period.ts'
import { revokeCertificateInput, showCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import {
  certificatesOfProgram,
  ownCertificate,
  ownCertificates,
  programCertificate,
} from '#domain/reward/certificate/certificate-queries.server.ts'
import { revokeCertificate, showCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { boardRow, leaderboard, standingOf, yearsOfPoints } from '#domain/reward/leaderboard.server.ts'
import {
  owedTo,
  ownReward,
  pointLedgerSeenBy,
  pointLine,
  pointsOf,
  rewardsSeenBy,
} from '#domain/reward/points-queries.server.ts'
import { found, refuseField } from '#kernel/refusal.ts'
import { rupiah } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageAnswer, paged, pageOf, placed, wantedOf } from './paging.ts'
import { managed } from './programs.ts'

const tag = 'rewards'
const who = ['bughunter'] as const
/** What a bughunter has earned: money, points, a rank on the board, certificates. */
export const pointCalls: readonly Call[] = [
  get('/api/v1/bughunter/rewards', {
    tag,
    says: ['Imbalan milikmu dan yang masih terutang', 'Your rewards and what is still owed to you'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(ownReward).extend({ owed: rupiah }),
    work: async ({ actor, query }) => ({
      ...(await rewardsSeenBy(actor, wantedOf(query))),
      owed: await owedTo(actor),
    }),
  }),
  get('/api/v1/bughunter/points', {
    tag,
    says: ['Poinmu, terbaru dahulu', 'Your points, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(pointLine).extend({ total: z.number() }),
    work: async ({ actor, query }) => ({
      ...(await pointLedgerSeenBy(actor, wantedOf(query))),
      total: await pointsOf(actor.accountId),
    }),
  }),
  get('/api/v1/bughunter/certificates', {
    tag,
    says: ['Sertifikatmu', 'Your certificates'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(ownCertificate),
    work: ({ actor, query }) => ownCertificates(actor, wantedOf(query)),
  }),
  post('/api/v1/bughunter/certificates/show', {
    tag,
    says: [
      'Tampilkan sertifikat di profil, atau sembunyikan',
      'Show a certificate on your profile, or hide it',
    ],
    who,
    body: showCertificateInput,
    refuses: ['not_found'],
    work: ({ actor, input }) => showCertificate(actor, input),
  }),
  get('/api/v1/programs/:id/certificates', {
    tag,
    says: ['Sertifikat sebuah program', 'The certificates of a program'],
    who: ['hello'],
    query: z.strictObject(placed),
    answer: pageOf(programCertificate),
    work: async ({ actor, params, query }) => {
      const { id } = await managed(actor, params.id)
      return certificatesOfProgram(actor, id, wantedOf(query))
    },
  }),
  post('/api/v1/certificates/revoke', {
    tag,
    says: ['Cabut sertifikat', 'Revoke a certificate'],
    who: ['hello'],
    body: revokeCertificateInput,
    refuses: ['not_found', 'move_forbidden'],
    work: ({ actor, input }) => revokeCertificate(actor, input),
  }),
  get('/api/v1/leaderboard', {
    tag,
    says: ['Papan peringkat', 'The leaderboard'],
    who: 'anyone',
    query: z.strictObject({ ...paged, period: z.string().max(10, 'invalid').default('all') }),
    answer: pageOf(boardRow),
    work: async ({ query }) => {
      const known = boardPeriods(await yearsOfPoints())
      const period = known.find((one) => one === query.period) ?? refuseField('period', 'invalid')
      return pageAnswer(await leaderboard({ period, page: query.after }))
    },
  }),
  get('/api/v1/bughunter/standing', {
    tag,
    says: ['Tempatmu di papan peringkat', 'Your place on the leaderboard'],
    who,
    answer: z.object({ standing: boardRow }),
    refuses: ['not_found'],
    work: async ({ actor }) => ({ standing: found(await standingOf(actor.accountId)) }),
  }),
]
