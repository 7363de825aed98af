import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { ArticleKind } from './article.ts'
import { articles } from './article-tables.server.ts'
import { disclosures } from './publication-tables.server.ts'
import { freeSlug, slugOf } from './slug.ts'

type Owned = { id: string; kind: ArticleKind; authorId: string | null }

/** A free address for an article; anyone else who takes one of the same row of addresses waits for this transaction. */
export async function takeArticleSlug(tx: Tx, { id, kind, authorId }: Owned, title: string): Promise<string> {
  if (kind === 'write_up' && authorId !== null) {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, authorId)).for('no key update')
    const told = await slugsOfReports(tx, authorId)
    const own = await slugsOfArticles(tx, authorId, id)
    return freeSlug(slugOf(title), new Set([...told, ...own]))
  }
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`article slug ${kind}`}, 0))`)
  const rows = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.kind, kind), ne(articles.id, id)))
  return freeSlug(slugOf(title), new Set(rows.map(({ slug }) => slug)))
}

async function slugsOfReports(tx: Tx, authorId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: disclosures.slug })
    .from(disclosures)
    .where(eq(disclosures.reporterId, authorId))
  return rows.map(({ slug }) => slug)
}

/** Addresses of a bughunter's own articles: write-ups of reports live under the same name. */
export async function slugsOfArticles(tx: Tx, authorId: string, butId?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.authorId, authorId), eq(articles.kind, 'write_up')))
  return rows.filter(({ id }) => id !== butId).map(({ slug }) => slug)
}
