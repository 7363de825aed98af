import { type Page, pageOf, pageSizes } from '@cakrawala/paging/paging'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ArticleKind, ArticleTopic, PlatformKind } from './article.ts'
import { publicPictures } from './article-pictures.server.ts'
import type { ArticlePicture } from './article-view.ts'
import { isReporterShown } from './publication-queries.server.ts'

/**
 * Articles that are public now, with their authors: `t` the article, `v` its public version, `a` and `b` the author, who
 * is null for the platform. Bughunters who left or hide take theirs along; asked at each reading, nothing is cached.
 */
export const liveArticles = sql`articles t JOIN article_versions v ON v.id = t.live_version_id
  LEFT JOIN ${accounts} a ON a.id = t.author_id LEFT JOIN ${bughunters} b ON b.account_id = a.id`

export const isShown = sql`(t.kind <> 'write_up' OR (a.standing <> 'ended' AND NOT b.hidden_from_boards))`

/** The name beside a public article: articles of the platform carry none, the team is their author. */
const byline = sql`CASE WHEN t.kind = 'write_up' THEN a.username END`

/** A word of a version in the reader's language, Indonesian where there is no English. */
export function inLanguage(locale: Locale, column: 'title' | 'summary' | 'body_html' | 'body_md'): SQL {
  const indonesian = {
    title: sql`v.title_id`,
    summary: sql`v.summary_id`,
    body_html: sql`v.body_id_html`,
    body_md: sql`v.body_id_md`,
  }[column]
  const english = {
    title: sql`v.title_en`,
    summary: sql`v.summary_en`,
    body_html: sql`v.body_en_html`,
    body_md: sql`v.body_en_md`,
  }[column]
  return locale === 'en' ? sql`coalesce(${english}, ${indonesian})` : indonesian
}

export function languageOf(locale: Locale): SQL {
  return locale === 'en' ? sql`CASE WHEN v.title_en IS NULL THEN 'id' ELSE 'en' END` : sql`'id'`
}

export const wordCount = (body: SQL) =>
  sql`coalesce(array_length(regexp_split_to_array(${body}, '\\s+'), 1), 1)`

/**
 * Whether a version contains these words, in either language; spelled as `article_versions_letters` has it.
 */
export function says(words: string): SQL {
  return sql`(v.title_id || ' ' || v.summary_id || ' ' || v.body_id_md || ' ' || coalesce(v.title_en, '') || ' '
    || coalesce(v.summary_en, '') || ' ' || coalesce(v.body_en_md, '')) ~* ${literalOf(words)}`
}

/** A search as a pattern of `~*` that takes every sign literally: on long texts it costs a quarter of ILIKE. */
export function literalOf(words: string): string {
  return searched(words).replace(/[^\p{L}\p{N} ]/gu, (sign) => (sign < '\x80' ? `\\${sign}` : sign))
}

/** A search of at most 100 letters as a LIKE pattern. */
export function likeOf(words: string): string {
  return `%${searched(words).replace(/[\\%_]/g, '\\$&')}%`
}

function searched(words: string): string {
  return words.replace(/\p{Cc}/gu, ' ').trim()
}

const a = alias(accounts, 'a')

/** A public article in a list. */
export type ArticleCard = {
  kind: ArticleKind
  slug: string
  /** The author of a bughunter's own article; null for the platform. */
  username: string | null
  /** Which language the words are in: not the reader's where there is no English text. */
  language: Locale
  title: string
  summary: string
  topics: ArticleTopic[]
  /** Null: its cover is drawn. */
  coverFileId: string | null
  minutes: number
  publishedAt: Date
}
export type PublicArticle = ArticleCard & {
  id: string
  bodyHtml: string
  languages: Locale[]
  pictures: ArticlePicture[]
  updatedAt: Date
}

/** One public address, for the sitemap. */
export type PublicAddress = Pick<ArticleCard, 'kind' | 'slug' | 'username'> & {
  languages: Locale[]
  updatedAt: Date
}

/** Public articles and published report write-ups for the sitemap, newest change first. `articlePath` gives addresses. */
export async function publicArticles({
  size,
  page,
}: {
  size: number
  page: number
}): Promise<PublicAddress[]> {
  const answer = await database().execute<Omit<PublicAddress, 'updatedAt'> & { updatedAt: string }>(sql`
    SELECT t.kind, t.slug, ${byline} AS username, v.published_at AS "updatedAt",
      CASE WHEN v.title_en IS NULL THEN '{id}'::text[] ELSE '{id,en}'::text[] END AS languages
    FROM ${liveArticles} WHERE ${isShown}
    UNION ALL
    SELECT 'write_up', d.slug, ${a.username}, d.published_at, '{id}'::text[] FROM ${publishedWriteUps}
    ORDER BY "updatedAt" DESC, slug, username LIMIT ${size} OFFSET ${(page - 1) * size}`)
  return answer.rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

/** How many those are. */
export async function publicArticleCount(): Promise<number> {
  const answer = await database().execute<{ count: number }>(sql`
    SELECT ((SELECT count(*) FROM ${liveArticles} WHERE ${isShown}) + (SELECT count(*) FROM ${publishedWriteUps}))::int AS count`)
  return answer.rows[0]!.count
}

/** Published tellings of reports that may be read. */
const publishedWriteUps = sql`disclosures d JOIN ${accounts} a ON ${a.id} = d.reporter_id
  WHERE d.state = 'published' AND ${isReporterShown(sql`d.reporter_id`)}`

export type ArticleSearch = { q?: string; topic?: ArticleTopic | null; page: number }

/** Public articles of one kind, newest first, in the reader's language where they have it. */
export async function articlesOf(
  kind: PlatformKind,
  locale: Locale,
  { q = '', topic = null, page }: ArticleSearch,
): Promise<Page<ArticleCard>> {
  const size = pageSizes.cards
  const which = sql`t.kind = ${kind}
    ${q === '' ? sql`` : sql`AND ${says(q)}`} ${topic === null ? sql`` : sql`AND ${topic} = ANY (v.topics)`}`
  const rows = await cards(locale, which, size, (page - 1) * size)
  return pageOf(rows.map(cardOf), rows[0]?.total ?? 0, page, size)
}

/** The newest public articles of the platform, for the hub and the feed. */
export async function newestArticles(
  locale: Locale,
  most: number,
  kind?: PlatformKind,
): Promise<ArticleCard[]> {
  const which = kind ? sql`t.kind = ${kind}` : sql`t.kind <> 'write_up'`
  return (await cards(locale, which, most, 0)).map(cardOf)
}

/** One public article of the platform, or null: for drafts, for what was taken back and for what never was alike. */
export function publicArticle(
  kind: PlatformKind,
  slug: string,
  locale: Locale,
): Promise<PublicArticle | null> {
  return one(locale, slug, sql`t.kind = ${kind} AND t.slug = ${slug}`)
}

/** One public article of a bughunter, or null. */
export function ownArticle(username: string, slug: string, locale: Locale): Promise<PublicArticle | null> {
  // Addresses carry anything, also bytes the database refuses.
  if (!/^[\w-]{1,40}$/.test(username)) return Promise.resolve(null)
  return one(
    locale,
    slug,
    sql`t.kind = 'write_up' AND t.slug = ${slug} AND ${a.usernameKey} = ${username.toLowerCase()}`,
  )
}

/** What to read next: of the same kind, those that share a topic first, then the newest. */
export async function nextArticles(
  { id, kind, topics }: PublicArticle,
  locale: Locale,
): Promise<ArticleCard[]> {
  const shared = sql`(SELECT count(*) FROM unnest(v.topics) w WHERE w = ANY (${sql.param(topics)}::text[]))`
  return (await cards(locale, sql`t.kind = ${kind} AND t.id <> ${id}`, 3, 0, shared)).map(cardOf)
}

async function one(locale: Locale, slug: string, which: SQL): Promise<PublicArticle | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null
  const answer = await database().execute<
    Row & {
      id: string
      bodyHtml: string
      pictures: ArticlePicture[]
      updatedAt: string
      english: boolean
    }
  >(sql`
    SELECT ${cardColumns(locale)}, t.id, ${inLanguage(locale, 'body_html')} AS "bodyHtml", v.published_at AS "updatedAt",
      v.title_en IS NOT NULL AS english, ${publicPictures} AS pictures
    FROM ${liveArticles} WHERE ${which} AND ${isShown} LIMIT 1`)
  const row = answer.rows[0]
  if (!row) return null
  const { id, bodyHtml, pictures, updatedAt, english } = row
  return {
    ...cardOf(row),
    ...{ id, bodyHtml, pictures, updatedAt: new Date(updatedAt), languages: english ? ['id', 'en'] : ['id'] },
  }
}

type Row = Omit<ArticleCard, 'minutes' | 'publishedAt'> & {
  words: number
  publishedAt: string
  total: number
}

async function cards(locale: Locale, which: SQL, size: number, offset: number, first?: SQL): Promise<Row[]> {
  const answer = await database().execute<Row>(sql`
    SELECT ${cardColumns(locale)}, (count(*) OVER ())::int AS total FROM ${liveArticles}
    WHERE ${which} AND ${isShown}
    ORDER BY ${first ? sql`${first} DESC,` : sql``} t.first_published_at DESC, t.id DESC LIMIT ${size} OFFSET ${offset}`)
  return answer.rows
}

function cardColumns(locale: Locale): SQL {
  return sql`t.kind, t.slug, ${byline} AS username, ${languageOf(locale)} AS language,
    ${inLanguage(locale, 'title')} AS title, ${inLanguage(locale, 'summary')} AS summary, v.topics,
    v.cover_file_id AS "coverFileId", ${wordCount(inLanguage(locale, 'body_md'))} AS words,
    t.first_published_at AS "publishedAt"`
}

function cardOf({ kind, slug, username, language, title, summary, topics, ...row }: Row): ArticleCard {
  return {
    ...{ kind, slug, username, language, title, summary, topics, coverFileId: row.coverFileId },
    minutes: Math.ceil(row.words / 200),
    publishedAt: new Date(row.publishedAt),
  }
}
