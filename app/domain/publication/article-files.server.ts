import { isId } from '@cakrawala/ids/ids'
import { images } from '@cakrawala/upload-check/media'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { type FileContent, unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { storeExamined, storeFile } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { countUpload } from '#domain/account/files/upload-quota.server.ts'
import { database } from '#infra/database.ts'
import { cropCover, examineFile } from '#infra/uploads.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { factsOf } from './article-case.server.ts'
import { maySeeArticle } from './article-policy.ts'
import { articles, articleVersions } from './article-tables.server.ts'

/** Stores a cover picture, redrawn and cut to shape. @throws Refusal as `keepFile`, in field `cover` */
export async function storeCover(actor: Person, file: File): Promise<string> {
  await countUpload(actor, file.size)
  const { bytes } = await examineFile(file, images, 'cover')
  const cut = { name: 'sampul.webp', media: 'image/webp', bytes: await cropCover(bytes) } as const
  return (await storeExamined(actor, 'article_cover', cut, 'cover')).fileId
}

/** @throws Refusal as `keepFile`, in the given field */
export async function storeReportPdf(actor: Person, file: File, field: 'pdfId' | 'pdfEn'): Promise<string> {
  return (await storeFile(actor, 'article_pdf', file, field)).fileId
}

export type CoverContent = FileContent & { public: boolean }

/**
 * A cover: of a public article for everyone, else for those who may read the text it belongs to. Null for everything
 * else.
 */
export async function coverSeenBy(viewer: Actor, fileId: string | undefined): Promise<CoverContent | null> {
  if (!isId(fileId)) return null
  const open = await isPublicCover(fileId)
  if (!open && !(await isDraftCoverOf(viewer, fileId))) return null
  const content = await unsafeFileContent(fileId)
  return content && { ...content, public: open }
}

async function isPublicCover(fileId: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: articles.id })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.liveVersionId, articleVersions.id))
    .leftJoin(accounts, eq(accounts.id, articles.authorId))
    .leftJoin(bughunters, eq(bughunters.accountId, articles.authorId))
    .where(
      and(
        eq(articleVersions.coverFileId, fileId),
        sql`(${articles.kind} <> 'write_up' OR (${accounts.standing} <> 'ended' AND NOT ${bughunters.hiddenFromBoards}))`,
      ),
    )
    .limit(1)
  return row !== undefined
}

async function isDraftCoverOf(viewer: Actor, fileId: string): Promise<boolean> {
  const rows = await database().select().from(articles).where(eq(articles.coverFileId, fileId))
  return rows.some((row) => maySeeArticle(viewer, factsOf(row)))
}

/** Removes files that no article and no version names any more. */
export async function dropUnusedFiles(fileIds: readonly (string | null)[]): Promise<void> {
  const ids = fileIds.filter((id) => id !== null)
  if (ids.length === 0) return
  const used = new Set([...(await namedIn(articles, ids)), ...(await namedIn(articleVersions, ids))])
  await removeFiles(ids.filter((id) => !used.has(id)))
}

async function namedIn(table: typeof articles | typeof articleVersions, ids: string[]): Promise<string[]> {
  const which: SQL | undefined = or(
    inArray(table.coverFileId, ids),
    inArray(table.pdfIdFileId, ids),
    inArray(table.pdfEnFileId, ids),
  )
  const rows = await database()
    .select({ cover: table.coverFileId, pdfId: table.pdfIdFileId, pdfEn: table.pdfEnFileId })
    .from(table as typeof articles)
    .where(which)
  return rows.flatMap(({ cover, pdfId, pdfEn }) => [cover, pdfId, pdfEn]).filter((id) => id !== null)
}
