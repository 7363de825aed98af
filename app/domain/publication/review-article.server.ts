import { now } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { isOpenIn } from '#domain/setting/settings-memory.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseObstacle } from '#kernel/refusal.ts'
import { factsOf, lockArticle } from './article-case.server.ts'
import { stateAfter } from './article-lifecycle.ts'
import { dropPictures } from './article-pictures.server.ts'
import { articles, articleVersions } from './article-tables.server.ts'
import { sendingObstacleOf } from './sending-obstacle.server.ts'
import { sendingRefusals } from './sending-policy.ts'

/**
 * A bughunter hands an own article over to the platform team; from here on it does not change until it is
 * decided.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict; and as in `sendingRefusals`
 */
export async function sendArticle(actor: Person, articleId: string, seen?: number): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'send', seen)
    refuseObstacle(sendingObstacleOf(actor, row, await isOpenIn(tx, 'write_ups')), sendingRefusals)
    const state = stateAfter('send', factsOf(row))
    const sent = { state, returnReason: null, sentAt: now(), updatedAt: now() }
    await tx.update(articles).set(sent).where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_sent', articleId)
  })
}

/** The author takes a text out of the queue again. @throws Refusal not_found, forbidden, move_forbidden */
export async function takeArticleBack(actor: Person, articleId: string, seen?: number): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'take_back', seen)
    const state = stateAfter('take_back', factsOf(row))
    await tx.update(articles).set({ state, updatedAt: now() }).where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_taken_back', articleId)
  })
}

/**
 * The platform team returns an article with what is wrong about it; its author reads the reason.
 * @throws Refusal not_found, forbidden (also for one's own), move_forbidden
 */
export async function returnArticle(
  actor: Person,
  articleId: string,
  reason: string,
  seen?: number,
): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'return', seen)
    const state = stateAfter('return', factsOf(row))
    const back = { state, returnReason: reason, publishAt: null, updatedAt: now() }
    await tx.update(articles).set(back).where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_returned', articleId)
  })
}

/** Removes a text no one but its author has ever read in public. @throws Refusal not_found, forbidden, move_forbidden */
export async function removeArticle(actor: Person, articleId: string, seen?: number): Promise<void> {
  await transaction(async (tx) => {
    const { kind } = await lockArticle(tx, actor, articleId, 'remove', seen)
    await tx.delete(articleVersions).where(eq(articleVersions.articleId, articleId))
    await dropPictures(tx, sql`${articleId}::uuid`)
    await tx.delete(articles).where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_removed', articleId, { kind })
  })
}
