import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { and, eq, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { ArticleKind } from './article.ts'
import { articles } from './article-tables.server.ts'
import { disclosures } from './publication-tables.server.ts'

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

/** A title as part of an address: `[a-z0-9-]`, at most 70 letters; `write-up` where nothing is left of it. */
export function slugOf(title: string): string {
  const plain = oneSpelling(title, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '')
  return plain || 'write-up'
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let turn = 2
  while (taken.has(`${slug}-${turn}`)) turn++
  return `${slug}-${turn}`
}
