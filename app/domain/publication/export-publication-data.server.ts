import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { dropPictures } from './article-pictures.server.ts'
import { articles, articleVersions } from './article-tables.server.ts'
import { disclosures, disclosureWordings } from './publication-tables.server.ts'

/**
 * What a person published, or requested to: write-ups of reports, and articles with every text that came out.
 */
export async function exportPublicationData(tx: Tx, reporterId: string) {
  const { state, slug, title, summaryMd, bodyMd, refuseReason, requestedAt, agreedAt, publishedAt } =
    disclosures
  return {
    publications: await tx
      .select({
        report: reports.code,
        ...{ state, slug, title, summaryMd, bodyMd, refuseReason, requestedAt, agreedAt, publishedAt },
      })
      .from(disclosures)
      .innerJoin(reports, eq(reports.id, disclosures.reportId))
      .where(eq(disclosures.reporterId, reporterId))
      .orderBy(asc(disclosures.requestedAt)),
    publicationWordings: await wordingsOf(tx, reporterId),
    articles: await articlesBy(tx, reporterId),
    publishedArticles: await versionsBy(tx, reporterId),
  }
}

/** All that was proposed to be published under a person's name, by either side. */
function wordingsOf(tx: Tx, reporterId: string) {
  const { number, at, byId, title, summaryMd, bodyMd } = disclosureWordings
  const mine = sql<boolean>`${byId} = ${reporterId}`
  return tx
    .select({ report: reports.code, number, at, mine, title, summaryMd, bodyMd })
    .from(disclosureWordings)
    .innerJoin(disclosures, eq(disclosures.reportId, disclosureWordings.reportId))
    .innerJoin(reports, eq(reports.id, disclosures.reportId))
    .where(eq(disclosures.reporterId, reporterId))
    .orderBy(asc(at))
}

function articlesBy(tx: Tx, authorId: string) {
  const { kind, slug, state, titleId, summaryId, bodyIdMd, titleEn, summaryEn, bodyEnMd, topics } = articles
  const { publishAt, returnReason, firstPublishedAt, sentAt, createdAt, updatedAt } = articles
  return tx
    .select({
      ...{ kind, slug, state, titleId, summaryId, bodyIdMd, titleEn, summaryEn, bodyEnMd, topics },
      ...{ publishAt, returnReason, firstPublishedAt, sentAt, createdAt, updatedAt },
    })
    .from(articles)
    .where(eq(articles.authorId, authorId))
    .orderBy(asc(articles.createdAt))
}

function versionsBy(tx: Tx, authorId: string) {
  const { number, titleId, summaryId, bodyIdMd, titleEn, summaryEn, bodyEnMd, publishedAt } = articleVersions
  return tx
    .select({
      slug: articles.slug,
      ...{ number, titleId, summaryId, bodyIdMd, titleEn, summaryEn, bodyEnMd, publishedAt },
    })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.articleId))
    .where(eq(articles.authorId, authorId))
    .orderBy(asc(articleVersions.publishedAt))
}

/** Own articles go with their author, published ones too: no one else has agreed to them. What the team wrote stays. */
export async function eraseOwnArticles(tx: Tx, accountId: string): Promise<void> {
  const own = and(eq(articles.authorId, accountId), eq(articles.kind, 'write_up'))
  await tx
    .update(articles)
    .set({ liveVersionId: null, state: sql`CASE WHEN state = 'published' THEN 'unpublished' ELSE state END` })
    .where(own)
  const ids = tx.select({ id: articles.id }).from(articles).where(own)
  await tx.delete(articleVersions).where(inArray(articleVersions.articleId, ids))
  await dropPictures(tx, sql`SELECT id FROM ${articles} WHERE ${own}`)
  await tx.delete(articles).where(own)
}
