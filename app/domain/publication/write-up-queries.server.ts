import { and, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { type Band, bandOf } from '#kernel/risk-level.ts'
import { disclosures } from './publication-tables.server.ts'

/** A published write-up in a list. Nothing here comes from the report but its band. */
export type WriteUpCard = {
  username: string
  slug: string
  title: string
  summaryHtml: string
  band: Band | 'others'
  /** Null where the program is private. */
  program: string | null
  publishedAt: Date
}
export type WriteUp = WriteUpCard & { bodyHtml: string }

/** Published write-ups, newest first; `topic` searches the published title, summary and text, `username` one author's. */
export async function publishedWriteUps({
  topic = '',
  username,
  page,
}: {
  topic?: string
  username?: string
  page: number
}): Promise<Page<WriteUpCard>> {
  const size = pageSizes.cards
  const rows = await published(sql<string>`''`, [
    topic.trim() === '' ? undefined : about(topic.trim().slice(0, 100)),
    username === undefined ? undefined : eq(accounts.usernameKey, username.toLowerCase()),
  ])
    .orderBy(desc(disclosures.publishedAt))
    .limit(size)
    .offset((page - 1) * size)
  const cards = rows.map((row) => {
    const { bodyHtml: _, ...card } = tellingOf(row)
    return card
  })
  return pageOf(cards, rows[0]?.total ?? 0, page, size)
}

/** One published write-up, or null: for those taken back, refused and never written alike. */
export async function writeUp(username: string, slug: string): Promise<WriteUp | null> {
  // Addresses carry anything, also bytes the database refuses.
  if (!/^[\w-]{1,40}$/.test(username) || !/^[a-z0-9-]{1,80}$/.test(slug)) return null
  const [row] = await published(sql<string>`${disclosures.bodyHtml}`, [
    eq(accounts.usernameKey, username.toLowerCase()),
    eq(disclosures.slug, slug),
  ])
  return row ? tellingOf(row) : null
}

/** Who left for good stands there under a pseudonym. Written as SQL because leaving is a later noun. */
const gone = sql`EXISTS (SELECT 1 FROM leavings l WHERE l.account_id = ${accounts.id} AND l.erased_at IS NOT NULL)`

function published(bodyHtml: SQL<string>, more: (SQL | undefined)[]) {
  return database()
    .select({
      username: accounts.username,
      slug: disclosures.slug,
      title: disclosures.title,
      summaryHtml: disclosures.summaryHtml,
      bodyHtml,
      level: reports.riskLevel,
      program: sql<string | null>`CASE WHEN ${programs.visibility} = 'public' THEN ${programs.title} END`,
      publishedAt: disclosures.publishedAt,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(disclosures)
    .innerJoin(
      accounts,
      and(eq(accounts.id, disclosures.reporterId), or(ne(accounts.standing, 'ended'), gone)),
    )
    .innerJoin(reports, eq(reports.id, disclosures.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(eq(disclosures.state, 'published'), ...more))
    .$dynamic()
}

function about(topic: string): SQL | undefined {
  const like = `%${topic.replace(/\p{Cc}/gu, ' ').replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(disclosures.title, like),
    ilike(disclosures.summaryMd, like),
    ilike(disclosures.bodyMd, like),
  )
}

function tellingOf({
  total: _,
  level,
  publishedAt,
  ...row
}: Awaited<ReturnType<typeof published>>[number]): WriteUp {
  return { ...row, band: bandOf(level), publishedAt: publishedAt! }
}
