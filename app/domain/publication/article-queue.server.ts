import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters, files } from '#domain/account/account-tables.server.ts'
import { isSwitchOn } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type ArticleKind, type ArticleState, articleKinds, articlePath, articleStates } from './article.ts'
import { type ArticleRow, factsOf, writtenOf } from './article-case.server.ts'
import { picturesOf } from './article-pictures.server.ts'
import { articleMovesOf, isAuthor, maySeeArticle } from './article-policy.ts'
import { likeOf } from './article-queries.server.ts'
import { articles, articleVersions } from './article-tables.server.ts'
import type { ArticleAtWork, ArticleInList } from './article-view.ts'
import { sendingObstacleOf } from './sending-obstacle.server.ts'
import { obstacleInText } from './sending-policy.ts'

export type ArticleFilter = {
  state: ArticleState | 'all'
  kind: ArticleKind | null
  q: string
}

/** Reads the filter of an address; words it does not know count as none. */
export function articleFilterOf(search: URLSearchParams): ArticleFilter {
  return {
    state: articleStates.find((state) => state === search.get('state')) ?? 'all',
    kind: articleKinds.find((kind) => kind === search.get('kind')) ?? null,
    q: (search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 100),
  }
}

/** What the platform team works on, last touched first; of bughunters only what was sent. @throws Refusal not_found for others */
export async function articlesSeenBy(
  actor: Actor,
  filter: ArticleFilter,
  wanted: Wanted = {},
): Promise<CountedPage<ArticleInList>> {
  found(isOperator(actor) ? actor : null)
  // The person who waits for an answer is first, oldest first.
  return listed(matching(filter), filter.state === 'in_review' ? longestWaiting : lastTouched, wanted)
}

/** How many bughunters' articles wait for the team. @throws Refusal not_found for others */
export async function articlesWaiting(actor: Actor): Promise<number> {
  found(isOperator(actor) ? actor : null)
  const [row] = await database()
    .select({ waiting: sql<number>`count(*)::int` })
    .from(articles)
    .where(eq(articles.state, 'in_review'))
  return row!.waiting
}

/** A bughunter's own articles, last touched first. */
export function ownArticlesOf(
  { accountId }: Person,
  wanted: Wanted = {},
): Promise<CountedPage<ArticleInList>> {
  return listed(and(eq(articles.authorId, accountId), eq(articles.kind, 'write_up')), lastTouched, wanted)
}

/** Whether the author's public articles are out of sight because they hide their name. */
export async function isAuthorHidden({ accountId }: Person): Promise<boolean> {
  const [row] = await database()
    .select({ hidden: bughunters.hiddenFromBoards })
    .from(bughunters)
    .where(eq(bughunters.accountId, accountId))
  return row?.hidden ?? false
}

/** The text at work by its id. @throws Refusal not_found for those who may not read it */
export async function articleSeenBy(actor: Actor, articleId: string): Promise<ArticleAtWork> {
  return atWork(actor, eq(articles.id, found(isId(articleId) ? articleId : null)))
}

/** A bughunter's own text by its address, or by its id, which no new title moves. @throws Refusal not_found */
export async function ownArticleSeenBy(actor: Actor, address: string): Promise<ArticleAtWork> {
  const author = found(actor.kind === 'person' && /^[a-z0-9-]{1,80}$/.test(address) ? actor : null)
  const own = and(
    eq(articles.authorId, author.accountId),
    eq(articles.kind, 'write_up'),
    isId(address) ? eq(articles.id, address) : eq(articles.slug, address),
  )
  return atWork(actor, own)
}

async function atWork(actor: Actor, which: SQL | undefined): Promise<ArticleAtWork> {
  const [kept] = await database()
    .select({ row: articles, author: accounts.username })
    .from(articles)
    .leftJoin(accounts, eq(accounts.id, articles.authorId))
    .where(which)
  const { row, author } = found(kept && maySeeArticle(actor, factsOf(kept.row)) ? kept : null)
  const { titleEn, summaryEn, bodyEnMd, bodyEnHtml, topics, coverFileId, revision } = row
  const english =
    titleEn === null ? null : { title: titleEn, summary: summaryEn!, body: bodyEnMd!, html: bodyEnHtml! }
  const moves = articleMovesOf(actor, factsOf(row))
  const publishes = moves.includes('publish') || moves.includes('schedule')
  const sends = moves.includes('send') && actor.kind === 'person'
  return {
    ...inList(row, author),
    inIndonesian: { title: row.titleId, summary: row.summaryId, body: row.bodyIdMd, html: row.bodyIdHtml },
    inEnglish: english,
    ...{ topics, coverFileId, revision, createdAt: row.createdAt, firstPublishedAt: row.firstPublishedAt },
    pdfs: { id: await nameOf(row.pdfIdFileId), en: await nameOf(row.pdfEnFileId) },
    pictures: (await picturesOf(database(), row.id)).map(({ name, fileId }) => ({ name, fileId })),
    versions: await versionsOf(actor, row.id),
    moves,
    obstacles: {
      send: sends ? sendingObstacleOf(actor, row, isSwitchOn('write_ups')) : null,
      publish: publishes ? obstacleInText(writtenOf(row)) : null,
    },
    reasonOwed: row.kind === 'write_up' && !isAuthor(actor, row),
  }
}

const lastTouched: Order = {
  keys: [{ by: articles.updatedAt, down: true, as: 'moment' }],
  ...{ id: articles.id, down: true },
}
const longestWaiting: Order = {
  keys: [{ by: sql`coalesce(${articles.sentAt}, ${articles.updatedAt})`, down: false, as: 'moment' }],
  id: articles.id,
}

async function listed(
  which: SQL | undefined,
  order: Order,
  wanted: Wanted,
): Promise<CountedPage<ArticleInList>> {
  const keyset = keysetQuery(order, wanted)
  const found = await database()
    .select({
      row: articles,
      author: accounts.username,
      place: keyset.place,
      total: countIn(articles, which),
    })
    .from(articles)
    .leftJoin(accounts, eq(accounts.id, articles.authorId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(found)
  return { rows: rows.map(({ row, author }) => inList(row, author)), ...ways }
}

function inList(row: ArticleRow, author: string | null): ArticleInList {
  const { id, kind, slug, state, publishAt, returnReason, updatedAt } = row
  const live = row.liveVersionId !== null
  return {
    ...{ id, kind, slug, state, live, publishAt, returnReason, updatedAt, author },
    title: row.titleId,
    english: row.titleEn !== null,
    path: live ? articlePath({ kind, slug, username: author }) : null,
  }
}

async function nameOf(fileId: string | null): Promise<string | null> {
  if (fileId === null) return null
  const [row] = await database().select({ name: files.name }).from(files).where(eq(files.id, fileId))
  return row?.name ?? null
}

/** Who published them is shown to colleagues only. */
function versionsOf(actor: Actor, articleId: string) {
  const by = isOperator(actor) ? sql<string | null>`${accounts.username}` : sql<null>`NULL`
  return database()
    .select({
      number: articleVersions.number,
      publishedAt: articleVersions.publishedAt,
      by,
      scheduled: sql<boolean>`${articleVersions.publishedBy} IS NULL`,
    })
    .from(articleVersions)
    .leftJoin(accounts, eq(accounts.id, articleVersions.publishedBy))
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.number))
    .limit(20)
}

function matching({ state, kind, q }: ArticleFilter): SQL | undefined {
  const sent = or(
    ne(articles.kind, 'write_up'),
    ne(articles.state, 'draft'),
    sql`${articles.liveVersionId} IS NOT NULL`,
  )
  const words = sql`concat_ws(' ', ${articles.titleId}, ${articles.titleEn}, ${articles.slug})`
  return and(
    sent,
    state === 'all' ? undefined : eq(articles.state, state),
    kind === null ? undefined : eq(articles.kind, kind),
    q === '' ? undefined : sql`${words} ILIKE ${likeOf(q)}`,
  )
}
