import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { complete } from './article-input.ts'
import { type ArticleMove, isMoveFrom } from './article-lifecycle.ts'
import { type ArticleFacts, isMoverOf, maySeeArticle } from './article-policy.ts'
import { articles } from './article-tables.server.ts'
import { obstacleInText, textRefusals, type WrittenArticle } from './sending-policy.ts'

export type ArticleRow = typeof articles.$inferSelect

export function factsOf(row: ArticleRow): ArticleFacts & { sent: boolean } {
  const { kind, state, authorId } = row
  const live = row.liveVersionId !== null
  return {
    ...{ kind, state, authorId, live },
    everLive: row.firstPublishedAt !== null,
    sent: live || state !== 'draft',
  }
}

/**
 * Locks an article and asks whether this person may make this move now.
 * @param seen the revision whose text was on the page
 * @throws Refusal not_found (also for texts the person may not read), forbidden, move_forbidden, conflict (another revision)
 */
export async function lockArticle(
  tx: Tx,
  actor: Actor,
  articleId: string,
  move: ArticleMove,
  seen?: number,
): Promise<ArticleRow> {
  if (!isId(articleId)) refuse('not_found')
  const [row] = await tx.select().from(articles).where(eq(articles.id, articleId)).for('update')
  const facts = row && factsOf(row)
  const article = found(row && facts && maySeeArticle(actor, facts) ? row : null)
  refuseUnless(isMoverOf(actor, move, factsOf(article)), 'forbidden')
  refuseUnless(isMoveFrom(move, factsOf(article)), 'move_forbidden')
  refuseUnless(seen === undefined || seen === article.revision, 'conflict', 'article_changed')
  return article
}

type Words = Pick<ArticleRow, 'summaryId' | 'bodyIdMd' | 'titleEn' | 'summaryEn' | 'bodyEnMd'>

/** How far a text is written. */
export function writtenOf({ summaryId, bodyIdMd, titleEn, summaryEn, bodyEnMd }: Words): WrittenArticle {
  const english = titleEn !== '' && isWhole(summaryEn ?? '', bodyEnMd ?? '')
  return { whole: isWhole(summaryId, bodyIdMd), englishWhole: titleEn === null || english }
}

/** @throws Refusal step_missing: the Indonesian text is too short, or the English one is begun and not finished */
export function refuseUnlessComplete(row: Words): void {
  refuseObstacle(obstacleInText(writtenOf(row)), textRefusals)
}

function isWhole(summary: string, body: string): boolean {
  return summary.length >= complete.summary.least && body.length >= complete.body.least
}
