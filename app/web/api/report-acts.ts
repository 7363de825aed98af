import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { dismissAppeal } from '#domain/report/appeal/dismiss-appeal.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { reopenNoResponse } from '#domain/report/reopen-no-response.server.ts'
import {
  appealAnswerInput,
  appealInput,
  commentInput,
  editReportInput,
  messageInput,
  ratingAnswerInput,
  retestVerdictInput,
  takeReportInput,
} from '#domain/report/report-input.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import {
  acceptRisk,
  answerInfo,
  askInfo,
  startFixing,
  withdrawReport,
} from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { askRetestInput } from '#domain/reward/reward-input.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, patch, post } from './call.ts'
import { reportPeople } from './reports.ts'

const tag = 'reports'
const refuses = ['move_forbidden'] as const
const refusesFiles = [...refuses, 'file_too_large'] as const
const company = ['company', 'company_member'] as const
const desk = [...company, 'hello'] as const

/** What people do with a report; the same act twice is refused, as the report is elsewhere by then. */
export const reportActCalls: readonly Call[] = [
  patch('/api/v1/reports/:id', {
    tag,
    says: ['Perbaiki laporan yang belum ditinjau', 'Correct a report nobody has taken up yet'],
    who: ['bughunter'],
    body: editReportInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => editReport(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/comments', {
    tag,
    says: ['Tulis komentar', 'Write a comment'],
    who: reportPeople,
    body: commentInput,
    form: 'with_files',
    answer: z.object({ id: text }),
    refuses: ['file_too_large'],
    work: async ({ actor, params, input }) => ({ id: await commentOnReport(actor, params.id, input) }),
  }),
  post('/api/v1/reports/:id/take', {
    tag,
    says: ['Ambil laporan, atau serahkan kepada rekan', 'Take a report, or give it to a colleague'],
    who: ['hello'],
    body: takeReportInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => takeReport(actor, params.id, input.assigneeId),
  }),
  post('/api/v1/reports/:id/ask-info', {
    tag,
    says: ['Minta keterangan tambahan', 'Ask for more information'],
    who: ['hello'],
    body: messageInput,
    form: 'with_files',
    refuses: refusesFiles,
    work: ({ actor, params, input }) => askInfo(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/answer-info', {
    tag,
    says: ['Jawab permintaan keterangan', 'Answer the question'],
    who: ['bughunter'],
    body: messageInput,
    form: 'with_files',
    refuses: refusesFiles,
    work: ({ actor, params, input }) => answerInfo(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/withdraw', {
    tag,
    says: ['Tarik laporan', 'Withdraw a report'],
    who: ['bughunter'],
    refuses,
    work: ({ actor, params }) => withdrawReport(actor, params.id),
  }),
  post('/api/v1/reports/:id/answer-rating', {
    tag,
    says: ['Terima penilaian risiko, atau ajukan keberatan', 'Accept the risk rating, or object to it'],
    who: ['bughunter'],
    body: ratingAnswerInput,
    form: 'with_files',
    refuses: refusesFiles,
    work: ({ actor, params, input }) => answerRating(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/appeal', {
    tag,
    says: ['Ajukan keberatan atas penutupan laporan', 'Appeal against the closing of a report'],
    who: ['bughunter'],
    body: appealInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => appealClosing(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/dismiss-appeal', {
    tag,
    says: ['Tolak keberatan atas penutupan laporan', 'Turn an appeal against a closing down'],
    who: ['hello'],
    body: appealInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => dismissAppeal(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/answer-appeal', {
    tag,
    says: [
      'Tanggapan perusahaan atas keberatan terhadap penutupan laporan',
      'What the company thinks of an appeal against a closing',
    ],
    who: company,
    body: appealAnswerInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => answerAppeal(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/start-fixing', {
    tag,
    says: ['Mulai perbaikan', 'Begin the fix'],
    who: company,
    refuses,
    work: ({ actor, params }) => startFixing(actor, params.id),
  }),
  post('/api/v1/reports/:id/ask-retest', {
    tag,
    says: ['Minta uji ulang', 'Ask for a retest'],
    who: desk,
    body: askRetestInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'balance_insufficient', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => askRetest(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/retest-verdict', {
    tag,
    says: ['Hasil uji ulang', 'The verdict of the retest'],
    who: reportPeople,
    body: retestVerdictInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) => giveRetestVerdict(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/accept-risk', {
    tag,
    says: ['Terima risiko dan tutup', 'Accept the risk and close'],
    who: company,
    body: messageInput,
    form: 'with_files',
    refuses: refusesFiles,
    work: ({ actor, params, input }) => acceptRisk(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/reopen', {
    tag,
    says: [
      'Buka kembali: bughunter sesudah tidak menjawab, tim atas keberatan',
      'Open again: the bughunter after no response, the team on appeal',
    ],
    who: ['bughunter', 'hello'],
    body: appealInput,
    form: 'with_files',
    refuses: ['move_forbidden', 'conflict', 'file_too_large'],
    work: ({ actor, params, input }) =>
      actor.role === 'hello'
        ? reopenAppeal(actor, params.id, input)
        : reopenNoResponse(actor, params.id, input),
  }),
]
