import { answerInquiry, closeInquiry, takeInquiry } from '#domain/inquiry/handle-inquiry.server.ts'
import { inquiryStates, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import { answerInquiryInput } from '#domain/inquiry/inquiry-input.ts'
import {
  inquiriesSeenBy,
  inquiryFigures,
  inquiryFileSeenBy,
  inquiryInList,
  inquirySeenBy,
  inquiryView,
} from '#domain/inquiry/inquiry-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { queueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'inquiries'
const who = ['hello'] as const
const refuses = ['move_forbidden', 'conflict'] as const
/** Messages of the contact page and applications, in the work queue of the platform team. */
export const inquiryCalls: readonly Call[] = [
  get('/api/v1/inquiries', {
    tag,
    says: ['Pesan masuk', 'The messages that came in'],
    who,
    query: z.strictObject({
      ...placed,
      state: z.enum([...inquiryStates, 'open']).default('open'),
      topic: z.enum(inquiryTopics).optional(),
      q: z.string().max(150, 'too_long').default(''),
    }),
    answer: pageOf(inquiryInList).extend({ figures: queueFigures }),
    work: async ({ actor, query: { after, limit, topic = null, ...filter } }) => ({
      ...(await inquiriesSeenBy(actor, { ...filter, topic }, wantedOf({ after, limit }))),
      figures: await inquiryFigures(actor),
    }),
  }),
  get('/api/v1/inquiries/:id', {
    tag,
    says: ['Satu pesan', 'One message'],
    who,
    answer: z.object({ inquiry: inquiryView }),
    work: async ({ actor, params }) => ({ inquiry: await inquirySeenBy(actor, params.id) }),
  }),
  signedFile('/api/v1/inquiries/:id/file', {
    tag,
    says: ['Unduh riwayat hidup pelamar', 'Download the curriculum vitae of an applicant'],
    who,
    work: async ({ actor, params }) => found(await inquiryFileSeenBy(actor, params.id)),
  }),
  post('/api/v1/inquiries/:id/take', {
    tag,
    says: ['Ambil pesan', 'Take a message'],
    who,
    refuses,
    work: ({ actor, params }) => takeInquiry(actor, params.id),
  }),
  post('/api/v1/inquiries/:id/answer', {
    tag,
    says: ['Catat bahwa pesan sudah dijawab', 'Note that a message was answered'],
    who,
    body: answerInquiryInput,
    refuses,
    work: ({ actor, params, input }) => answerInquiry(actor, params.id, input.note),
  }),
  post('/api/v1/inquiries/:id/close', {
    tag,
    says: ['Tutup pesan', 'Close a message'],
    who,
    refuses,
    work: ({ actor, params }) => closeInquiry(actor, params.id),
  }),
]
