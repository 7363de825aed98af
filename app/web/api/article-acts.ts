import { articleReasonInput, scheduleInput, unpublishInput } from '#domain/publication/article-input.ts'
import {
  publishArticle,
  scheduleArticle,
  unpublishArticle,
  unscheduleArticle,
} from '#domain/publication/publish-article.server.ts'
import {
  removeArticle,
  returnArticle,
  sendArticle,
  takeArticleBack,
} from '#domain/publication/review-article.server.ts'
import { wholeNumber, z } from '#kernel/zod.ts'
import { type Call, post } from './call.ts'

const tag = 'publications'
const writers = ['bughunter', 'hello'] as const
const team = ['hello'] as const
const refuses = ['move_forbidden', 'conflict'] as const
const revision = { revision: wholeNumber(0, 1_000_000) }
const seen = z.strictObject(revision)

/** The steps of an article, each over the revision that was read. */
export const articleActCalls: readonly Call[] = [
  post('/api/v1/articles/:id/send', {
    tag,
    says: ['Kirim untuk ditinjau', 'Send to review'],
    who: writers,
    body: seen,
    refuses,
    work: ({ actor, params, input }) => sendArticle(actor, params.id, input.revision),
  }),
  post('/api/v1/articles/:id/take-back', {
    tag,
    says: ['Ambil kembali dari tinjauan', 'Take back from review'],
    who: writers,
    body: seen,
    refuses,
    work: ({ actor, params, input }) => takeArticleBack(actor, params.id, input.revision),
  }),
  post('/api/v1/articles/:id/return', {
    tag,
    says: ['Kembalikan kepada penulis', 'Return to its author'],
    who: team,
    body: articleReasonInput.extend(revision),
    refuses,
    work: ({ actor, params, input }) => returnArticle(actor, params.id, input.reason, input.revision),
  }),
  post('/api/v1/articles/:id/publish', {
    tag,
    says: ['Terbitkan', 'Publish'],
    who: team,
    body: seen,
    refuses,
    work: ({ actor, params, input }) => publishArticle(actor, params.id, input.revision),
  }),
  post('/api/v1/articles/:id/schedule', {
    tag,
    says: ['Jadwalkan (menit Asia/Jakarta)', 'Schedule (a minute of Asia/Jakarta)'],
    who: team,
    body: scheduleInput.extend(revision),
    refuses,
    work: ({ actor, params, input }) => scheduleArticle(actor, params.id, input),
  }),
  post('/api/v1/articles/:id/unschedule', {
    tag,
    says: ['Batalkan jadwal', 'Take off the schedule'],
    who: team,
    body: seen,
    refuses,
    work: ({ actor, params, input }) => unscheduleArticle(actor, params.id, input.revision),
  }),
  post('/api/v1/articles/:id/unpublish', {
    tag,
    says: ['Tarik dari halaman publik', 'Take off the public page'],
    who: writers,
    body: unpublishInput.extend(revision),
    refuses,
    work: ({ actor, params, input }) => unpublishArticle(actor, params.id, input.reason, input.revision),
  }),
  post('/api/v1/articles/:id/remove', {
    tag,
    says: ['Hapus draf', 'Remove a draft'],
    who: writers,
    body: seen,
    refuses,
    work: ({ actor, params, input }) => removeArticle(actor, params.id, input.revision),
  }),
]
