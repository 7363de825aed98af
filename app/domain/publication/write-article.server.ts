import { isDeepStrictEqual } from 'node:util'
import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { ArticleKind } from './article.ts'
import { type ArticleRow, factsOf, lockArticle, refuseUnlessComplete } from './article-case.server.ts'
import { dropUnusedFiles, storeCover, storeReportPdf } from './article-files.server.ts'
import type { ArticleInput, PlatformArticleInput } from './article-input.ts'
import { stateAfter } from './article-lifecycle.ts'
import { bindPictures, type StoredPicture, withArticlePictures } from './article-pictures.server.ts'
import { isAuthor, mayWriteForPlatform, mayWriteOwn } from './article-policy.ts'
import { takeArticleSlug } from './article-slug.server.ts'
import { articles } from './article-tables.server.ts'

export type Written = { id: string; slug: string }
type Input = ArticleInput & Partial<Pick<PlatformArticleInput, 'pdfId' | 'pdfEn'>>

/** Begins an article of the platform team. Its form sent twice begins one. @throws Refusal not_found, key_reused, as `keepFile` */
export async function createPlatformArticle(
  actor: Actor,
  { kind, ...input }: PlatformArticleInput,
): Promise<Written> {
  return create(found(isPerson(actor) && mayWriteForPlatform(actor) ? actor : null), kind, input)
}

/** Begins a bughunter's own article. Its form sent twice begins one. @throws Refusal not_found, forbidden, key_reused */
export async function createOwnArticle(actor: Actor, input: ArticleInput): Promise<Written> {
  const person = found(isPerson(actor) && actor.role === 'bughunter' ? actor : null)
  refuseUnless(mayWriteOwn(person), 'forbidden', 'account_suspended')
  await refuseAboveLimit(person, input.key)
  return create(person, 'write_up', input)
}

/** What one bughunter may have written and not yet published. */
const unpublishedAtMost = 50

async function refuseAboveLimit({ accountId }: Person, key: string | undefined): Promise<void> {
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      known: sql<boolean>`coalesce(bool_or(${articles.id}::text = ${key ?? ''}), false)`,
    })
    .from(articles)
    .where(and(eq(articles.authorId, accountId), isNull(articles.firstPublishedAt)))
  refuseUnless(row!.known || row!.open < unpublishedAtMost, 'conflict', 'too_many_articles')
}

async function create(actor: Person, kind: ArticleKind, input: Input): Promise<Written> {
  const id = isId(input.key) ? input.key : newId()
  const words = await wordsOf(input)
  const known = await begunAs(database(), actor, id, words)
  if (known) return known
  const files = await storeFiles(actor, kind, input)
  const pictures = { sent: input.files ?? [], text: words }
  return withArticlePictures(actor, pictures, (stored) =>
    insert(actor, { id, kind, words, files, stored, title: input.title }),
  )
}

type New = {
  id: string
  kind: ArticleKind
  words: Words
  files: Awaited<ReturnType<typeof storeFiles>>
  stored: readonly StoredPicture[]
  title: string
}

function insert(actor: Person, { id, kind, words, files, stored, title }: New): Promise<Written> {
  return transaction(async (tx) => {
    const slug = await takeArticleSlug(tx, { id, kind, authorId: actor.accountId }, title)
    const at = { createdAt: now(), updatedAt: now() }
    const row = {
      id,
      kind,
      slug,
      authorId: actor.accountId,
      state: 'draft' as const,
      ...words,
      ...files,
      ...at,
    }
    const rows = await tx
      .insert(articles)
      .values(row)
      .onConflictDoNothing({ target: articles.id })
      .returning({ id: articles.id })
    // The same form came twice at once.
    if (rows.length === 0) return (await begunAs(tx, actor, id, words))!
    await bindPictures(tx, id, { stored, text: words })
    await record(tx, actor, 'publication.article_created', id, { kind })
    return { id, slug }
  })
}

/** What its form has begun before. @throws Refusal key_reused: another's, or with other words, which would be lost in silence */
async function begunAs(tx: Tx, actor: Person, id: string, words: Words): Promise<Written | null> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id))
  if (!row) return null
  refuseUnless(isAuthor(actor, row) && saysAlready(row, words), 'key_reused')
  return { id, slug: row.slug }
}

function saysAlready(row: ArticleRow, words: Words): boolean {
  return Object.entries(words).every(([name, said]) => isDeepStrictEqual(row[name as keyof Words], said))
}

/**
 * Writes the text at work anew; what is public stays as it is until the next publication.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict `article_changed`, step_missing (a scheduled one must stay whole)
 */
export async function saveArticle(actor: Person, articleId: string, input: Input): Promise<Written> {
  // The person who may not write makes no one render.
  const before = await transaction((tx) => lockArticle(tx, actor, articleId, 'edit'))
  const words = await wordsOf(input)
  const files = await storeFiles(actor, before.kind, input)
  const pictures = { sent: input.files ?? [], text: words }
  const { gone, ...saved } = await withArticlePictures(actor, pictures, (stored) =>
    overwrite(actor, articleId, { input, words, files, stored }),
  )
  await removeFiles(gone)
  if ('coverFileId' in files) await dropUnusedFiles([before.coverFileId])
  return saved
}

type Saved = Pick<New, 'words' | 'files' | 'stored'> & { input: Input }

/** @returns the pictures that no text shows any more as well */
function overwrite(
  actor: Person,
  articleId: string,
  { input, words, files, stored }: Saved,
): Promise<Written & { gone: string[] }> {
  return transaction(async (tx) => {
    const row = await lockArticle(tx, actor, articleId, 'edit')
    if (row.revision !== input.revision) {
      const again = Object.keys(files).length === 0 && saysAlready(row, words)
      refuseUnless(again, 'conflict', 'article_changed')
      return { id: articleId, slug: row.slug, gone: [] }
    }
    if (row.state === 'scheduled') refuseUnlessComplete(words)
    const slug = await slugAfter(tx, row, input.title)
    const state = stateAfter('edit', factsOf(row))
    const next = { ...words, ...files, slug, state, revision: row.revision + 1, updatedAt: now() }
    await tx.update(articles).set(next).where(eq(articles.id, articleId))
    const gone = await bindPictures(tx, articleId, { stored, text: words })
    await record(tx, actor, 'publication.article_edited', articleId, {
      kind: row.kind,
      revision: next.revision,
    })
    return { id: articleId, slug, gone }
  })
}

/** The address follows the title until it may have been bookmarked. */
async function slugAfter(tx: Tx, row: ArticleRow, title: string): Promise<string> {
  if (row.firstPublishedAt !== null || row.titleId === title) return row.slug
  return takeArticleSlug(tx, row, title)
}

type Words = Awaited<ReturnType<typeof wordsOf>>

async function wordsOf({ title, summary, body, titleEn, summaryEn, bodyEn, topics }: Input) {
  const english = [titleEn, summaryEn, bodyEn].some((text) => text !== '')
  return {
    ...{ titleId: title, summaryId: summary, bodyIdMd: body, bodyIdHtml: await renderMarkdown(body), topics },
    titleEn: english ? titleEn : null,
    summaryEn: english ? summaryEn : null,
    bodyEnMd: english ? bodyEn : null,
    bodyEnHtml: english ? await renderMarkdown(bodyEn) : null,
  }
}

/** Only what the form changes about files. */
async function storeFiles(actor: Person, kind: ArticleKind, { cover, noCover, pdfId, pdfEn }: Input) {
  const report = kind === 'executive'
  return {
    ...(noCover ? { coverFileId: null } : {}),
    ...(cover ? { coverFileId: await storeCover(actor, cover) } : {}),
    ...(report && pdfId ? { pdfIdFileId: await storeReportPdf(actor, pdfId, 'pdfId') } : {}),
    ...(report && pdfEn ? { pdfEnFileId: await storeReportPdf(actor, pdfEn, 'pdfEn') } : {}),
  }
}

function isPerson(actor: Actor): actor is Person {
  return actor.kind === 'person'
}
