import { articleKinds, articleStates } from '#domain/publication/article.ts'
import { coverSeenBy } from '#domain/publication/article-files.server.ts'
import { ownArticleInput, platformArticleInput } from '#domain/publication/article-input.ts'
import { articlePictureSeenBy } from '#domain/publication/article-pictures.server.ts'
import {
  articleSeenBy,
  articlesSeenBy,
  articlesWaiting,
  isAuthorHidden,
  ownArticleSeenBy,
  ownArticlesOf,
} from '#domain/publication/article-queue.server.ts'
import { articleAtWork, articleInList } from '#domain/publication/article-view.ts'
import {
  downloadLine,
  downloadsSeenBy,
  exportDownloads,
} from '#domain/publication/download-queries.server.ts'
import {
  createOwnArticle,
  createPlatformArticle,
  saveArticle,
} from '#domain/publication/write-article.server.ts'
import { found, refuseField } from '#kernel/refusal.ts'
import { count, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, file, get, post, put } from './call.ts'
import { exportOf, pageOf, placed, wantedOf } from './paging.ts'

const tag = 'publications'
const team = ['hello'] as const
const written = z.object({ id: text, slug: text })

/** Articles as they are written: by bughunters of their own, by the platform team for the platform. */
export const articleCalls: readonly Call[] = [
  get('/api/v1/articles', {
    tag,
    says: ['Artikel yang sedang dikerjakan tim', 'The articles on the desk of the team'],
    who: team,
    query: z.strictObject({
      ...placed,
      state: z.enum([...articleStates, 'all']).default('all'),
      kind: z.enum(articleKinds).optional(),
      q: z.string().max(100, 'too_long').default(''),
    }),
    answer: pageOf(articleInList).extend({ waiting: count }),
    work: async ({ actor, query: { after, limit, kind = null, ...filter } }) => ({
      ...(await articlesSeenBy(actor, { ...filter, kind }, wantedOf({ after, limit }))),
      waiting: await articlesWaiting(actor),
    }),
  }),
  get('/api/v1/bughunter/articles', {
    tag,
    says: ['Artikelmu', 'Your articles'],
    who: ['bughunter'],
    query: z.strictObject(placed),
    answer: pageOf(articleInList).extend({ hidden: flag }),
    work: async ({ actor, query }) => ({
      ...(await ownArticlesOf(actor, wantedOf(query))),
      hidden: await isAuthorHidden(actor),
    }),
  }),
  get('/api/v1/bughunter/articles/:slug', {
    tag,
    says: ['Satu artikelmu', 'One of your articles'],
    who: ['bughunter'],
    answer: z.object({ article: articleAtWork }),
    work: async ({ actor, params }) => ({ article: await ownArticleSeenBy(actor, params.slug) }),
  }),
  get('/api/v1/articles/:id', {
    tag,
    says: ['Satu artikel di meja tim', 'One article on the desk of the team'],
    who: team,
    answer: z.object({ article: articleAtWork }),
    work: async ({ actor, params }) => ({ article: await articleSeenBy(actor, params.id) }),
  }),
  post('/api/v1/bughunter/articles', {
    tag,
    says: ['Mulai artikel sendiri', 'Begin an article of your own'],
    who: ['bughunter'],
    body: ownArticleInput,
    form: true,
    answer: written,
    refuses: ['key_reused', 'conflict', 'file_too_large'],
    work: ({ actor, input }) => createOwnArticle(actor, input),
  }),
  post('/api/v1/articles', {
    tag,
    says: ['Mulai artikel platform', 'Begin an article of the platform'],
    who: team,
    body: platformArticleInput,
    form: true,
    answer: written,
    refuses: ['key_reused', 'file_too_large'],
    work: ({ actor, input }) => createPlatformArticle(actor, input),
  }),
  put('/api/v1/bughunter/articles/:id', {
    tag,
    says: [
      'Simpan artikelmu di atas revisi yang dibaca',
      'Save your article over the revision you have read',
    ],
    who: ['bughunter'],
    body: ownArticleInput.omit({ key: true }),
    form: true,
    answer: written,
    refuses: ['conflict', 'move_forbidden', 'file_too_large'],
    work: ({ actor, params, input }) => saveArticle(actor, params.id, input),
  }),
  put('/api/v1/articles/:id', {
    tag,
    says: ['Simpan artikel di atas revisi yang dibaca', 'Save an article over the revision you have read'],
    who: team,
    body: platformArticleInput.omit({ kind: true, key: true }),
    form: true,
    answer: written,
    refuses: ['conflict', 'move_forbidden', 'file_too_large'],
    work: async ({ actor, params, input }) => {
      const { kind } = await articleSeenBy(actor, params.id)
      const pdf = (['pdfId', 'pdfEn'] as const).find((field) => input[field] !== undefined)
      if (pdf && kind !== 'executive') refuseField(pdf, 'unknown_field')
      return saveArticle(actor, params.id, input)
    },
  }),
  file('GET', '/api/v1/article-covers/:fileId', {
    tag,
    says: ['Gambar sampul', 'The picture of a cover'],
    who: 'anyone',
    work: async ({ actor, params }) => {
      const { name, mediaType, bytes } = found(await coverSeenBy(actor, params.fileId))
      return { name, mediaType, body: bytes }
    },
  }),
  file('GET', '/api/v1/article-pictures/:fileId', {
    tag,
    says: ['Gambar dalam artikel', 'A picture in an article'],
    who: 'anyone',
    work: async ({ actor, params }) => {
      const { name, mediaType, bytes } = found(await articlePictureSeenBy(actor, params.fileId))
      return { name, mediaType, body: bytes }
    },
  }),
  get('/api/v1/downloads', {
    tag,
    says: ['Permintaan laporan eksekutif', 'Who asked for executive reports'],
    who: team,
    query: z.strictObject(placed),
    answer: pageOf(downloadLine),
    work: ({ actor, query }) => downloadsSeenBy(actor, wantedOf(query)),
  }),
  post('/api/v1/downloads/export', {
    tag,
    says: ['Salin semua permintaan; tercatat', 'Copy all of them; the copy is recorded'],
    who: team,
    exports: true,
    answer: exportOf(downloadLine),
    work: ({ actor }) => exportDownloads(actor),
  }),
]
