import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ArticleKind, ArticleState, ArticleTopic } from './article.ts'

/** The words of an article, the same for the text at work and for a published version. */
const words = () => ({
  titleId: text('title_id').notNull(),
  summaryId: text('summary_id').notNull(),
  bodyIdMd: text('body_id_md').notNull(),
  /** Safe HTML, rendered when the text was saved. */
  bodyIdHtml: text('body_id_html').notNull(),
  /** All four of the English text or none. */
  titleEn: text('title_en'),
  summaryEn: text('summary_en'),
  bodyEnMd: text('body_en_md'),
  bodyEnHtml: text('body_en_html'),
  topics: text('topics').array().$type<ArticleTopic[]>().notNull().default([]),
  /** Null: the cover is drawn. */
  coverFileId: uuid('cover_file_id').references(() => files.id),
  /** For executive reports, where an own PDF was uploaded; else one is made from the text. */
  pdfIdFileId: uuid('pdf_id_file_id').references(() => files.id),
  pdfEnFileId: uuid('pdf_en_file_id').references(() => files.id),
})

/** An article as it is being worked on. What the public reads is the version that `liveVersionId` names. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    kind: text('kind').$type<ArticleKind>().notNull(),
    /** Null for what came with the platform. */
    authorId: uuid('author_id').references(() => accounts.id),
    /** Follows the title until the first publication, then it stays. */
    slug: text('slug').notNull(),
    state: text('state').$type<ArticleState>().notNull(),
    ...words(),
    /** Rises with every save: two people do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    publishAt: moment('publish_at'),
    /** Why the team returned it or took it off its page; the author reads it until the next text is sent. */
    returnReason: text('return_reason'),
    liveVersionId: uuid('live_version_id'),
    firstPublishedAt: moment('first_published_at'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('articles_house_slug').on(t.kind, t.slug).where(sql`kind <> 'write_up'`),
    uniqueIndex('articles_author_slug').on(t.authorId, t.slug).where(sql`kind = 'write_up'`),
    index('articles_queue').on(t.state, t.updatedAt),
    index('articles_author').on(t.authorId),
    uniqueIndex('articles_live').on(t.liveVersionId),
    // Write-ups by their age.
    index('articles_newest')
      .on(t.firstPublishedAt.desc().nullsFirst(), t.slug)
      .where(sql`kind = 'write_up' AND live_version_id IS NOT NULL`),
  ],
)

/** Every text that was ever public, as it was. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: id(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    number: integer('number').notNull(),
    ...words(),
    /** Null when its time had come. */
    publishedBy: uuid('published_by').references(() => accounts.id),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [
    uniqueIndex('article_versions_number').on(t.articleId, t.number),
    index('article_versions_at').on(t.publishedAt),
    index('article_versions_cover').on(t.coverFileId),
    index('article_versions_letters').using(
      'gin',
      sql`(title_id || ' ' || summary_id || ' ' || body_id_md || ' ' || coalesce(title_en, '') || ' ' || coalesce(summary_en, '') || ' ' || coalesce(body_en_md, '')) gin_trgm_ops`,
    ),
  ],
)

/** Pictures that texts of an article show, by the name the text gives them. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    /** Whether the text that is public, or was last, shows it. */
    live: boolean('live').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.name] })],
)

/** The requesters of an executive report, stored for a year (`keepDownloadsFor`) and then erased. */
export const reportDownloads = pgTable(
  'report_downloads',
  {
    id: id(),
    /** Made with the form: sent twice, it is stored once. */
    key: uuid('key').notNull(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    job: text('job').notNull(),
    position: text('position').notNull(),
    company: text('company').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** What no person seems to have sent: counted apart, notified to no one. */
    state: text('state').$type<'asked' | 'spam'>().notNull(),
    /** Also the moment of the consent: the form cannot be sent without it. */
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [
    uniqueIndex('report_downloads_key').on(t.key),
    index('report_downloads_article').on(t.articleId),
    index('report_downloads_at').on(t.askedAt),
  ],
)
