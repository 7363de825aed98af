import { foundMost, type Page, pageOf, pageSizes } from '@cakrawala/paging/paging'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { isProgramNamed } from '#domain/report/report-programs.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { countedLevel, countedLevelOf } from '#domain/reward/board-sql.server.ts'
import { database } from '#infra/database.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Band, bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import type { ArticleTopic } from './article.ts'
import { inLanguage, isShown, languageOf, literalOf, liveArticles, says } from './article-queries.server.ts'
import { type LimitedFacts, limitedFacts } from './limited-facts.ts'
import { isReporterShown } from './publication-queries.server.ts'
import { disclosures } from './publication-tables.server.ts'

/** A write-up in a list. Of a report only its band is shown. */
export type WriteUpCard = {
  username: string
  slug: string
  title: string
  /** Of reports, from their Markdown; empty for own articles, whose `summary` is plain. */
  summaryHtml: string
  summary: string | null
  language: Locale
  /** A bughunter's own article; else the disclosure of a report. */
  own: boolean
  /** Null for own articles. */
  band: Band | 'others' | null
  /** Null where the program is private. */
  program: string | null
  publishedAt: Date
}
export type WriteUp = Omit<WriteUpCard, 'band'> & {
  band: Band | 'others'
  bodyHtml: string
  /** What is told of the report in place of a text; null where there is one. */
  limited: LimitedFacts | null
}

export type WriteUpSearch = {
  topic?: string
  /** One of the closed list; reports have none. */
  about?: ArticleTopic | null
  username?: string
  locale?: Locale
  page: number
}

/** How far they were counted; a `total` above it means that there are more. */
type Found = Page<WriteUpCard> & { counted: number }

/**
 * Where that many of some newest contain the words, the newest are checked one after another; else a letter
 * index is used.
 */
const sample = { of: 60, frequent: 15 }
const askedSoon = 600

/**
 * Published write-ups of reports and bughunters' own articles, newest first; `topic` searches the published title, summary
 * and text, `username` one author's. What is found by words is counted to 100 or to the end of the page.
 */
export async function publishedWriteUps({
  topic = '',
  about = null,
  username,
  locale = 'id',
  page,
}: WriteUpSearch): Promise<Found> {
  const size = pageSizes.cards
  const words = topic.trim().slice(0, 100)
  const counted = words === '' ? Number.MAX_SAFE_INTEGER : Math.max(foundMost, page * size)
  const read = async (found: SQL) => {
    const answer = await database().execute<Raw>(shown(found, { counted, size, page, locale }))
    return { ...pageOf(answer.rows.map(cardOf), answer.rows[0]?.total ?? 0, page, size), counted }
  }
  if (words !== '' && username === undefined && counted === foundMost) {
    // Words that every fourth contains are soon found among the newest; a letter index would read all that
    // contain them.
    const { frequent } = sample
    const met = await database().execute(newestThatSay(words, about, { of: sample.of, most: frequent }))
    const soon =
      met.rows.length === frequent &&
      (await read(newestThatSay(words, about, { of: askedSoon, most: counted + 1 })))
    if (soon && soon.total > counted) return soon
  }
  return read(foundByLetters({ words, about, username }, counted + 1))
}

type Wanted = { words: string; about: ArticleTopic | null; username: string | undefined }

/** Which ones, as `id`, `at` and `slug`; the first `most` in their order where words are asked. */
function foundByLetters({ words, about, username }: Wanted, most: number): SQL {
  const some = (order: SQL) => (words === '' ? sql`` : sql`ORDER BY ${order} LIMIT ${most}`)
  const author = sql`(SELECT id FROM ${accounts} WHERE username_key = ${username?.toLowerCase()})`
  const by = (column: SQL) => (username === undefined ? undefined : sql`${column} = ${author}`)
  const asked = words !== ''
  return sql`(${publishedReports(about, and(by(sql`d.reporter_id`), asked ? tells(words) : undefined))}
      ${some(sql`d.published_at DESC, d.slug`)})
    UNION ALL
    (${ownPublished(about, and(by(sql`t.author_id`), asked ? says(words) : undefined))}
      ${some(sql`t.first_published_at DESC, t.slug`)})`
}

/**
 * The first `most` `of` so many newest that contain the words: each is checked in turn, until these are full.
 */
function newestThatSay(
  words: string,
  about: ArticleTopic | null,
  { of, most }: { of: number; most: number },
): SQL {
  return sql`SELECT newest.id, newest.at, newest.slug FROM (
      (${publishedReports(about)} ORDER BY d.published_at DESC, d.slug LIMIT ${of})
      UNION ALL
      (${ownPublished(about)} ORDER BY t.first_published_at DESC, t.slug LIMIT ${of})
      ORDER BY at DESC, slug LIMIT ${of}) newest
    WHERE EXISTS (SELECT 1 FROM disclosures d WHERE d.report_id = newest.id AND ${tells(words)} OFFSET 0)
      OR EXISTS (SELECT 1 FROM articles t JOIN article_versions v ON v.id = t.live_version_id
        WHERE t.id = newest.id AND ${says(words)} OFFSET 0)
    LIMIT ${most}`
}

function publishedReports(about: ArticleTopic | null, which?: SQL): SQL {
  return sql`SELECT d.report_id AS id, d.published_at AS at, d.slug FROM disclosures d WHERE ${and(
    ...[sql`d.state = 'published'`, isReporterShown(sql`d.reporter_id`), which],
    about === null ? undefined : sql`false`,
  )}`
}

function ownPublished(about: ArticleTopic | null, which?: SQL): SQL {
  return sql`SELECT t.id, t.first_published_at AS at, t.slug FROM ${liveArticles} WHERE ${and(
    // Repeats a condition of the join: only then the planner uses the index of the newest.
    ...[sql`t.kind = 'write_up'`, sql`t.live_version_id IS NOT NULL`, isShown, which],
    about === null ? undefined : sql`${about} = ANY (v.topics)`,
  )}`
}

type Shown = { counted: number; size: number; page: number; locale: Locale }

/** The page of these, counted to one more than `counted`; what is shown is read of those few. */
function shown(found: SQL, { counted, size, page, locale }: Shown): SQL {
  return sql`
    WITH found AS (${found}), shown AS (
      SELECT *, least(count(*) OVER (), ${counted + 1}::bigint)::int AS total FROM found ORDER BY at DESC, slug LIMIT ${size} OFFSET ${(page - 1) * size}
    )
    SELECT a.username, d.slug, d.title, d.summary_html AS "summaryHtml", NULL AS summary, ${countedLevel} AS level,
      'id' AS language, false AS own, CASE WHEN ${isProgramNamed(sql`p`, sql`r`)} THEN p.title END AS program,
      d.published_at AS "publishedAt", shown.total
    FROM shown JOIN disclosures d ON d.report_id = shown.id JOIN ${accounts} a ON a.id = d.reporter_id
      JOIN ${reports} r ON r.id = d.report_id JOIN ${programs} p ON p.id = r.program_id
    UNION ALL
    SELECT a.username, t.slug, ${inLanguage(locale, 'title')}, '', ${inLanguage(locale, 'summary')}, NULL,
      ${languageOf(locale)}, true, NULL, t.first_published_at, shown.total
    FROM ${liveArticles} JOIN shown ON shown.id = t.id
    ORDER BY "publishedAt" DESC, slug`
}

/** Spelled as `disclosures_letters` has it. */
export function tells(words: string): SQL {
  return sql`(d.title || ' ' || d.summary_md || ' ' || d.body_md) ~* ${literalOf(words)}`
}

type Raw = Omit<WriteUpCard, 'band' | 'publishedAt'> & {
  level: RiskLevel | null
  publishedAt: string
  total: number
}

function cardOf({ total: _, level, publishedAt, ...row }: Raw): WriteUpCard {
  return { ...row, band: row.own ? null : bandOf(level), publishedAt: new Date(publishedAt) }
}

/** One published write-up, or null: for those taken back, refused, never written, and of people who hide alike. */
export async function writeUp(username: string, slug: string): Promise<WriteUp | null> {
  // Addresses carry anything, also bytes the database refuses.
  if (!/^[\w-]{1,40}$/.test(username) || !/^[a-z0-9-]{1,80}$/.test(slug)) return null
  const [row] = await published([
    eq(accounts.usernameKey, username.toLowerCase()),
    eq(disclosures.slug, slug),
  ])
  return row ? disclosureTextOf(row) : null
}

function published(more: (SQL | undefined)[]) {
  return database()
    .select({
      username: accounts.username,
      slug: disclosures.slug,
      title: disclosures.title,
      summaryHtml: disclosures.summaryHtml,
      bodyHtml: disclosures.bodyHtml,
      level: countedLevelOf(sql`reports`),
      limited: {
        vrtId: reports.vrtId,
        cweId: reports.cweId,
        sentAt: reports.submittedAt,
        closedAt: reports.closedAt,
      },
      program: sql<
        string | null
      >`CASE WHEN ${isProgramNamed(sql`programs`, sql`reports`)} THEN ${programs.title} END`,
      publishedAt: disclosures.publishedAt,
    })
    .from(disclosures)
    .innerJoin(accounts, eq(accounts.id, disclosures.reporterId))
    .innerJoin(reports, eq(reports.id, disclosures.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(eq(disclosures.state, 'published'), isReporterShown(sql`${disclosures.reporterId}`), ...more))
}

function disclosureTextOf({
  level,
  publishedAt,
  limited,
  ...row
}: Awaited<ReturnType<typeof published>>[number]): WriteUp {
  const kind = { summary: null, language: 'id', own: false } as const
  const facts = row.bodyHtml === '' ? limitedFacts(limited) : null
  return { ...row, ...kind, limited: facts, band: bandOf(level), publishedAt: publishedAt! }
}
