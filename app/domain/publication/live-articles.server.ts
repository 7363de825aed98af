import { type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'

/**
 * Articles that are public now, with their authors: `t` the article, `v` its public version, `a` and `b` the author, who
 * is null for the platform. Bughunters who left or hide take theirs along; asked at each reading, nothing is cached.
 */
export const liveArticles = sql`articles t JOIN article_versions v ON v.id = t.live_version_id
  LEFT JOIN ${accounts} a ON a.id = t.author_id LEFT JOIN ${bughunters} b ON b.account_id = a.id`

export const isShown = sql`(t.kind <> 'write_up' OR (a.standing <> 'ended' AND NOT b.hidden_from_boards))`

/** The name beside a public article: articles of the platform carry none, the team is their author. */
export const byline = sql`CASE WHEN t.kind = 'write_up' THEN a.username END`

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
