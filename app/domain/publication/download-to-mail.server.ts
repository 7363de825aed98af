import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { articles, reportDownloads } from './article-tables.server.ts'

/** What was asked of an executive report, and the address of its page; undefined where there is no such request. */
export async function unsafeDownload(
  downloadId: string,
): Promise<{ asked: typeof reportDownloads.$inferSelect; slug: string } | undefined> {
  const [row] = await database()
    .select({ asked: reportDownloads, slug: articles.slug })
    .from(reportDownloads)
    .innerJoin(articles, eq(articles.id, reportDownloads.articleId))
    .where(eq(reportDownloads.id, downloadId))
  return row
}
