import { cannedForReport, cannedForReportView } from '#domain/report/canned/canned-for-report.server.ts'
import { createCannedInput, editCannedInput } from '#domain/report/canned/canned-input.ts'
import {
  cannedAnswer,
  cannedLine,
  cannedSeenBy,
  cannedView,
} from '#domain/report/canned/canned-queries.server.ts'
import { createCanned, deleteCanned, editCanned } from '#domain/report/canned/write-canned.server.ts'
import { mentionableSeenBy, mentionableView } from '#domain/report/mentionable-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put, remove } from './call.ts'

const tag = 'reports'
const who = ['hello', 'company', 'company_member'] as const
const limit = ['120 perubahan sejam', '120 changes an hour'] as const

/** What helps to write on reports: answers the platform team and companies write often, and whom comments may mention. */
export const cannedCalls: readonly Call[] = [
  get('/api/v1/canned-answers', {
    tag,
    says: ['Jawaban siap pakai: milik sendiri dan bersama', 'Canned answers: your own and the shared ones'],
    who,
    query: z.strictObject({ q: z.string().max(100, 'too_long').optional() }),
    answer: z.object({ answers: z.array(cannedLine) }),
    work: async ({ actor, query }) => ({ answers: await cannedSeenBy(actor, query.q ?? '') }),
  }),
  post('/api/v1/canned-answers', {
    tag,
    says: ['Tulis jawaban siap pakai', 'Write a canned answer'],
    who,
    body: createCannedInput,
    answer: z.object({ id: text }),
    refuses: ['conflict'],
    limit,
    work: ({ actor, input }) => createCanned(actor, input),
  }),
  get('/api/v1/canned-answers/:id', {
    tag,
    says: ['Satu jawaban siap pakai', 'One canned answer'],
    who,
    answer: z.object({ answer: cannedView }),
    work: async ({ actor, params }) => ({ answer: await cannedAnswer(actor, params.id) }),
  }),
  put('/api/v1/canned-answers/:id', {
    tag,
    says: ['Ubah jawaban siap pakai', 'Change a canned answer'],
    who,
    body: editCannedInput,
    refuses: ['conflict'],
    limit,
    work: ({ actor, params, input }) => editCanned(actor, params.id, input),
  }),
  remove('/api/v1/canned-answers/:id', {
    tag,
    says: ['Hapus jawaban siap pakai', 'Delete a canned answer'],
    who,
    limit,
    work: ({ actor, params }) => deleteCanned(actor, params.id),
  }),
  get('/api/v1/reports/:id/mentionable', {
    tag,
    says: ['Orang yang dapat disebut dalam komentar laporan', 'People whom comments on a report may mention'],
    who: ['bughunter', ...who],
    answer: z.object({ people: z.array(mentionableView) }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => ({ people: await mentionableSeenBy(actor, params.id) }),
  }),
  get('/api/v1/reports/:id/canned-answers', {
    tag,
    says: ['Jawaban siap pakai, terisi untuk satu laporan', 'Canned answers, filled in for one report'],
    who,
    answer: cannedForReportView,
    refuses: ['step_missing'],
    work: ({ actor, params }) => cannedForReport(actor, params.id, momentText),
  }),
]
