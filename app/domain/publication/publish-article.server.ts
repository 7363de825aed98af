import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person, System } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { type ArticleRow, factsOf, lockArticle, refuseUnlessComplete } from './article-case.server.ts'
import { stateAfter } from './article-lifecycle.ts'
import { showPictures } from './article-pictures.server.ts'
import { articles, articleVersions } from './article-tables.server.ts'

/** No one plans further ahead. */
const longestWait = 366 * day

/**
 * The platform team makes the text public now, as a version of its own.
 * @throws Refusal not_found, forbidden (also for one's own write-up), move_forbidden, step_missing,
 *   conflict `article_changed` (another text than the one that was read)
 */
export async function publishArticle(actor: Person, articleId: string, revision: number): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'publish', revision)
    await putLive(tx, actor, row)
  })
}

/**
 * Plans the publication for a minute; the platform publishes it by itself.
 * @throws Refusal as `publishArticle`; invalid_input (`at`: past, or over a year away)
 */
export async function scheduleArticle(
  actor: Person,
  articleId: string,
  { at, revision }: { at: Date; revision: number },
): Promise<void> {
  if (at <= now()) refuseField('at', 'date_past')
  if (at > after(now(), longestWait)) refuseField('at', 'date_invalid')
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'schedule', revision)
    refuseUnlessComplete(row)
    const state = stateAfter('schedule', factsOf(row))
    await tx
      .update(articles)
      .set({ state, publishAt: at, updatedAt: now() })
      .where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_scheduled', articleId, { at: at.toISOString() })
  })
}

/** @throws Refusal not_found, forbidden, move_forbidden */
export async function unscheduleArticle(actor: Person, articleId: string, seen?: number): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'unschedule', seen)
    const state = stateAfter('unschedule', factsOf(row))
    await tx
      .update(articles)
      .set({ state, publishAt: null, updatedAt: now() })
      .where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_unscheduled', articleId)
  })
}

/** Publishes what was planned for now or before, for a job of every minute; of suspended authors nothing. @returns how many */
export async function publishDueArticles(system: System): Promise<number> {
  const due = and(
    eq(articles.state, 'scheduled'),
    lte(articles.publishAt, now()),
    sql`(${articles.kind} <> 'write_up' OR EXISTS (
      SELECT 1 FROM ${accounts} a WHERE a.id = ${articles.authorId} AND a.standing = 'active'))`,
  )
  const rows = await database()
    .select({ id: articles.id })
    .from(articles)
    .where(due)
    .orderBy(asc(articles.publishAt))
    .limit(100)
  let published = 0
  for (const { id } of rows) {
    await transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(articles)
        .where(and(eq(articles.id, id), due))
        .for('update')
      // Another process was faster, or an editor changed the plan.
      if (!row) return
      await putLive(tx, system, row)
      published++
    })
  }
  return published
}

/**
 * Takes the public version away at once; the text stays with its author.
 * @throws Refusal not_found, forbidden, move_forbidden, invalid_input (`reason`: the team gives bughunters a
 *   reason)
 */
export async function unpublishArticle(
  actor: Person,
  articleId: string,
  reason: string,
  seen?: number,
): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'unpublish', seen)
    const owed = row.kind === 'write_up' && row.authorId !== actor.accountId
    if (owed && reason.length < 20) refuseField('reason', 'too_short', { min: 20 })
    const { kind } = row
    const state = stateAfter('unpublish', factsOf(row))
    const gone = { state, liveVersionId: null, updatedAt: now(), ...(owed ? { returnReason: reason } : {}) }
    await tx.update(articles).set(gone).where(eq(articles.id, articleId))
    await record(tx, actor, 'publication.article_unpublished', articleId, { kind })
  })
}

/** Makes a version of the text in its current state and shows it. @param at the publication date shown to readers */
export async function putLive(tx: Tx, actor: Actor, row: ArticleRow, at: Date = now()): Promise<void> {
  refuseUnlessComplete(row)
  const { titleId, summaryId, bodyIdMd, bodyIdHtml, titleEn, summaryEn, bodyEnMd, bodyEnHtml, ...rest } = row
  const { topics, coverFileId, pdfIdFileId, pdfEnFileId, kind } = rest
  const words = { titleId, summaryId, bodyIdMd, bodyIdHtml, titleEn, summaryEn, bodyEnMd, bodyEnHtml }
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${articleVersions.number}), 0)::int` })
    .from(articleVersions)
    .where(eq(articleVersions.articleId, row.id))
  const number = last!.number + 1
  const id = newId()
  await tx.insert(articleVersions).values({
    ...{ id, articleId: row.id, number, ...words, topics, coverFileId, pdfIdFileId, pdfEnFileId },
    publishedBy: actor.kind === 'person' ? actor.accountId : null,
    publishedAt: at,
  })
  await showPictures(tx, row.id, row)
  const live = {
    state: stateAfter('publish', factsOf(row)),
    liveVersionId: id,
    firstPublishedAt: row.firstPublishedAt ?? at,
  }
  await tx
    .update(articles)
    .set({ ...live, publishAt: null, returnReason: null, updatedAt: now() })
    .where(eq(articles.id, row.id))
  await record(tx, actor, 'publication.article_published', row.id, { kind, number })
}
