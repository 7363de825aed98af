import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { System } from '#kernel/actor.ts'
import type { ArticleTexts, ArticleTopic, PlatformKind } from './article.ts'
import { articles } from './article-tables.server.ts'
import { putLive } from './publish-article.server.ts'

/** An article that comes with the platform, as read from its files. */
export type PlatformContent = {
  kind: PlatformKind
  slug: string
  texts: ArticleTexts
  topics: ArticleTopic[]
  /** The publication date shown to readers. */
  publishedAt: Date
}

/** Whether the platform ever had an article of its own; what was removed since does not come back. */
export async function hasPlatformArticles(): Promise<boolean> {
  const answer = await database().execute<{ any: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM articles WHERE kind <> 'write_up')
      OR EXISTS (SELECT 1 FROM ${events} WHERE type = 'publication.article_published' AND facts->>'kind' <> 'write_up') AS any`)
  return answer.rows[0]!.any
}

/** Publishes an article that comes with the platform, once: one that is there already stays as it is. @returns whether it is new */
export async function publishPlatformContent(system: System, content: PlatformContent): Promise<boolean> {
  const { kind, slug, texts, topics, publishedAt } = content
  const { id: first, en } = texts
  const words = {
    ...{ titleId: first.title, summaryId: first.summary, bodyIdMd: first.body, topics },
    bodyIdHtml: await renderMarkdown(first.body),
    ...{ titleEn: en?.title ?? null, summaryEn: en?.summary ?? null, bodyEnMd: en?.body ?? null },
    bodyEnHtml: en ? await renderMarkdown(en.body) : null,
  }
  return transaction(async (tx) => {
    const at = { createdAt: now(), updatedAt: now() }
    const [row] = await tx
      .insert(articles)
      .values({ id: newId(), kind, slug, authorId: null, state: 'draft', ...words, ...at })
      .onConflictDoNothing()
      .returning()
    if (!row) return false
    await record(tx, system, 'publication.article_created', row.id, { kind })
    await putLive(tx, system, row, publishedAt)
    return true
  })
}
