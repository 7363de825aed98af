import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { agreeRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import {
  agreeRatingInput,
  decideDisputeInput,
  disputeAnswerInput,
} from '#domain/reward/dispute/dispute-input.ts'
import { approveReward, giveReward, rewardOutcomes } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import {
  approveRewardInput,
  closeAsDuplicateInput,
  closeAsInvalidInput,
  giveRewardInput,
  rateReportInput,
  validateReportInput,
} from '#domain/reward/reward-input.ts'
import { rewardSeenBy } from '#domain/reward/reward-queries.server.ts'
import { rewardView } from '#domain/reward/reward-view.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { rupiah } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { reportPeople } from './reports.ts'

const tag = 'rewards'
const refuses = ['move_forbidden'] as const
const company = ['company', 'company_member'] as const
const desk = [...company, 'hello'] as const
/** What a report earns: from the finding of the platform team to the reward of the company. */
export const reportRewardCalls: readonly Call[] = [
  get('/api/v1/reports/:id/reward', {
    tag,
    says: ['Imbalan sebuah laporan', 'The reward of a report'],
    who: reportPeople,
    answer: z.object({ reward: rewardView }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const reward = await rewardSeenBy(actor, params.id)
      await traceOpening(actor, { id: params.id })
      return { reward }
    },
  }),
  post('/api/v1/reports/:id/validate', {
    tag,
    says: ['Nyatakan valid', 'Find a report valid'],
    who: ['hello'],
    body: validateReportInput,
    answer: z.object({ reserved: rupiah, wanted: rupiah }),
    refuses,
    work: ({ actor, params, input }) => validateReport(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/close-duplicate', {
    tag,
    says: ['Tutup sebagai duplikat', 'Close as a duplicate'],
    who: ['hello'],
    body: closeAsDuplicateInput,
    refuses,
    work: ({ actor, params, input }) => closeAsDuplicate(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/close-invalid', {
    tag,
    says: ['Tutup sebagai tidak valid', 'Close as not valid'],
    who: ['hello'],
    body: closeAsInvalidInput,
    refuses,
    work: ({ actor, params, input }) => closeAsInvalid(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/rate', {
    tag,
    says: ['Nilai tingkat risiko', 'Rate the risk'],
    who: desk,
    body: rateReportInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => rateReport(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/agree-rating', {
    tag,
    says: [
      'Setujui tingkat yang berbeda dari hasil verifikasi',
      'Agree with a level that differs from triage',
    ],
    who: ['hello'],
    body: agreeRatingInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => agreeRating(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/answer-dispute', {
    tag,
    says: ['Tanggapan perusahaan atas sanggahan penilaian', 'The company’s answer to a disputed rating'],
    who: company,
    body: disputeAnswerInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => answerDispute(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/decide-dispute', {
    tag,
    says: ['Putuskan sanggahan penilaian', 'Decide a disputed rating'],
    who: ['hello'],
    body: decideDisputeInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'balance_insufficient', 'file_too_large'],
    work: ({ actor, params, input }) => decideDispute(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/give-reward', {
    tag,
    says: ['Beri imbalan; uang, poin, atau barang', 'Give the reward: money, points or an item'],
    who: company,
    body: giveRewardInput,
    answer: z.object({ outcome: z.enum(rewardOutcomes) }),
    refuses: ['move_forbidden', 'step_missing', 'key_reused', 'balance_insufficient', 'conflict'],
    work: async ({ actor, params, input }) => ({ outcome: await giveReward(actor, params.id, input) }),
  }),
  post('/api/v1/reports/:id/approve-reward', {
    tag,
    says: ['Setujui imbalan besar sebagai orang kedua', 'Approve a large reward as the second person'],
    who: company,
    body: approveRewardInput,
    refuses: ['move_forbidden', 'step_missing', 'conflict', 'balance_insufficient'],
    work: ({ actor, params, input }) => approveReward(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/resolve', {
    tag,
    says: ['Tutup sebagai selesai', 'Close as resolved'],
    who: desk,
    refuses,
    work: ({ actor, params }) => resolveReport(actor, params.id),
  }),
]
