import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { articles, articleVersions } from './article-tables.server.ts'

/** Own articles go with their author, published ones too: no one else has agreed to them. What the team wrote stays. */
export async function eraseOwnArticles(tx: Tx, accountId: string): Promise<void> {
  const own = and(eq(articles.authorId, accountId), eq(articles.kind, 'write_up'))
  await tx
    .update(articles)
    .set({ liveVersionId: null, state: sql`CASE WHEN state = 'published' THEN 'unpublished' ELSE state END` })
    .where(own)
  const ids = tx.select({ id: articles.id }).from(articles).where(own)
  await tx.delete(articleVersions).where(inArray(articleVersions.articleId, ids))
  await tx.delete(articles).where(own)
}
