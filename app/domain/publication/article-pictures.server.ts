import { isId } from '@cakrawala/ids/ids'
import { picturesNamed } from '@cakrawala/markdown/pictures'
import { images } from '@cakrawala/upload-check/media'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters, files } from '#domain/account/account-tables.server.ts'
import { type FileContent, unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { storeExamined } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { tellWhichFile } from '#domain/account/files/tell-which-file.server.ts'
import { countUpload } from '#domain/account/files/upload-quota.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { examineFile, fitPicture } from '#infra/uploads.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { factsOf } from './article-case.server.ts'
import { picturesPerArticle } from './article-input.ts'
import { maySeeArticle } from './article-policy.ts'
import { articlePictures, articles } from './article-tables.server.ts'
import type { ArticlePicture } from './article-view.ts'

type Html = { bodyIdHtml: string; bodyEnHtml: string | null }
/** A stored picture under the name by which a text shows it. */
export type StoredPicture = ArticlePicture

/** The names of the pictures an article shows, in both languages. */
function namesIn({ bodyIdHtml, bodyEnHtml }: Html): ReadonlySet<string> {
  return new Set([...picturesNamed(bodyIdHtml), ...picturesNamed(bodyEnHtml ?? '')])
}

/**
 * Draws anew and stores the pictures a text names, while `work` binds them; what it did not bind, and all where it fails,
 * is removed again. Pictures no text names are left out.
 * @throws Refusal invalid_input (`files`: more than 20), as `storeFile`, and whatever `work` throws
 */
export async function withArticlePictures<T>(
  actor: Person,
  { sent, text }: { sent: readonly File[]; text: Html },
  work: (stored: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  if (sent.length > picturesPerArticle) refuseField('files', 'too_many', { max: picturesPerArticle })
  const names = namesIn(text)
  const stored: StoredPicture[] = []
  try {
    for (const file of sent) {
      const picture = await storePicture(actor, file, names).catch((error) => tellWhichFile(file, error))
      if (picture) stored.push(picture)
    }
    return await work(stored)
  } finally {
    await removeUnbound(stored.map(({ fileId }) => fileId))
  }
}

async function storePicture(
  actor: Person,
  file: File,
  names: ReadonlySet<string>,
): Promise<StoredPicture | null> {
  await countUpload(actor, file.size)
  const { name, bytes } = await examineFile(file, images, 'files')
  if (!names.has(name)) return null
  const drawn = {
    name: name.replace(/\.\w+$/, '.webp'),
    media: 'image/webp',
    bytes: await fitPicture(bytes),
  } as const
  return { name, fileId: (await storeExamined(actor, 'article_picture', drawn, 'files')).fileId }
}

async function removeUnbound(fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await database()
    .select({ fileId: articlePictures.fileId })
    .from(articlePictures)
    .where(inArray(articlePictures.fileId, [...fileIds]))
  const bound = new Set(rows.map(({ fileId }) => fileId))
  await removeFiles(fileIds.filter((id) => !bound.has(id)))
}

/**
 * Binds pictures to an article whose text is being written, and lets go of those that neither this text nor the public one
 * shows. What the public sees under a name is not replaced: no reviewer would have seen the new picture.
 * @returns the files that were let go of, to be removed after the transaction
 * @throws Refusal invalid_input (`files`: `picture_name_taken`, more than 20)
 */
export async function bindPictures(
  tx: Tx,
  articleId: string,
  { stored, text }: { stored: readonly StoredPicture[]; text: Html },
): Promise<string[]> {
  const known = await picturesOf(tx, articleId)
  const brought = new Map(stored.map((picture) => [picture.name, picture.fileId]))
  const same = await sameContent(tx, known, brought)
  const fresh = [...brought].filter(([name]) => !same.has(name))
  const taken = known.find(({ name, live }) => live && fresh.some(([one]) => one === name))
  if (taken) refuseField('files', 'picture_name_taken', { file: taken.name })
  const names = namesIn(text)
  const gone = known.filter(
    ({ name, live }) => fresh.some(([one]) => one === name) || !(live || names.has(name)),
  )
  const shown = new Set(
    [...known.map(({ name }) => name), ...brought.keys()].filter((name) => names.has(name)),
  )
  if (shown.size > picturesPerArticle) refuseField('files', 'too_many', { max: picturesPerArticle })
  if (gone.length > 0) {
    const its = and(
      eq(articlePictures.articleId, articleId),
      inArray(
        articlePictures.fileId,
        gone.map(({ fileId }) => fileId),
      ),
    )
    await tx.delete(articlePictures).where(its)
  }
  if (fresh.length > 0)
    await tx
      .insert(articlePictures)
      .values(fresh.map(([name, fileId]) => ({ articleId, name, fileId, live: false })))
  return gone.map(({ fileId }) => fileId)
}

/** The names under which the article has the very picture that was sent again: a form sent twice brings it twice. */
async function sameContent(
  tx: Tx,
  known: readonly StoredPicture[],
  brought: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const again = known.filter(({ name }) => brought.has(name))
  if (again.length === 0) return new Set()
  const ids = again.flatMap(({ name, fileId }) => [fileId, brought.get(name)!])
  const rows = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(inArray(files.id, ids))
  const hashOf = new Map(rows.map(({ id, sha256 }) => [id, Buffer.from(sha256).toString('hex')]))
  return new Set(
    again.flatMap(({ name, fileId }) =>
      hashOf.get(fileId) === hashOf.get(brought.get(name)!) ? [name] : [],
    ),
  )
}

/** The pictures of an article, in whatever text of it. Unscoped: the caller has shown that the reader may read it. */
export function picturesOf(tx: Pick<Tx, 'select'>, articleId: string) {
  const { name, fileId, live } = articlePictures
  return tx
    .select({ name, fileId, live })
    .from(articlePictures)
    .where(eq(articlePictures.articleId, articleId))
}

/** Opens to the public the pictures that the text now shown names, and no others. */
export async function showPictures(tx: Tx, articleId: string, text: Html): Promise<void> {
  const shown = inArray(articlePictures.name, [...namesIn(text), ''])
  await tx
    .update(articlePictures)
    .set({ live: sql`${shown}` })
    .where(eq(articlePictures.articleId, articleId))
}

/** Unbinds the pictures of articles that are deleted; their files are pruned. */
export async function dropPictures(tx: Tx, articleIds: SQL): Promise<void> {
  await tx.delete(articlePictures).where(sql`${articlePictures.articleId} IN (${articleIds})`)
}

/** The pictures of each public article `t`, as JSON. The text of an executive report is in its PDF alone. */
export const publicPictures: SQL<ArticlePicture[]> = sql`coalesce((
  SELECT json_agg(json_build_object('name', p.name, 'fileId', p.file_id))
  FROM ${articlePictures} p WHERE p.article_id = t.id AND p.live AND t.kind <> 'executive'), '[]'::json)`

/**
 * A picture of an article: for everyone while a public text shows it, else for those who may read the text at work. Null
 * for everything else.
 */
export async function articlePictureSeenBy(
  viewer: Actor,
  fileId: string | undefined,
): Promise<(FileContent & { public: boolean }) | null> {
  if (!isId(fileId)) return null
  const [row] = await database()
    .select({
      article: articles,
      live: articlePictures.live,
      shown: sql<boolean>`(${articles.kind} <> 'write_up'
        OR (${accounts.standing} <> 'ended' AND NOT ${bughunters.hiddenFromBoards}))`,
    })
    .from(articlePictures)
    .innerJoin(articles, eq(articles.id, articlePictures.articleId))
    .leftJoin(accounts, eq(accounts.id, articles.authorId))
    .leftJoin(bughunters, eq(bughunters.accountId, articles.authorId))
    .where(eq(articlePictures.fileId, fileId))
  if (!row) return null
  const { article, live, shown } = row
  const open = live && shown && article.liveVersionId !== null && article.kind !== 'executive'
  if (!open && !maySeeArticle(viewer, factsOf(article))) return null
  const content = await unsafeFileContent(fileId)
  return content && { ...content, public: open }
}
