import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Person, type Role, roles } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import type { Original } from './guard/guard-texts.ts'
import { filesPerText } from './report-input.ts'
import { commentFiles, reportComments } from './report-tables.server.ts'
import type { CommentFile } from './report-view.ts'

/**
 * Files that one side may send with its texts on a report. Counted by side: a count of all would reveal how many files
 * notes hold that the other sides do not read, and one side could leave no room for the others.
 */
export const filesPerSide = 50

/** A text with the HTML rendered from it, what was masked in it, and the stored files that go with it. */
export type CommentText = {
  bodyMd: string
  bodyHtml: string
  originals: readonly Original[]
  fileIds: readonly string[]
}

/**
 * Binds stored files to a comment that is being written. Unscoped: the caller has locked the report and asked the policy.
 * @throws Refusal invalid_input (`files`: not the author's, sent with another text, more than 5, more than 50 of their side)
 */
export async function unsafeAttachToComment(
  tx: Tx,
  author: Person,
  { id, reportId, fileIds }: { id: string; reportId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return
  await refuseUnlessOwnFiles(tx, author, 'comment', fileIds, 'files')
  await refuseAboveBounds(tx, author, reportId, fileIds.length)
  const used = await tx
    .select()
    .from(commentFiles)
    .where(inArray(commentFiles.fileId, [...fileIds]))
  if (used.length > 0 || new Set(fileIds).size < fileIds.length) refuseField('files', 'invalid')
  await tx
    .insert(commentFiles)
    .values(fileIds.map((fileId, position) => ({ commentId: id, fileId, position })))
}

/** @throws Refusal invalid_input (`files`) where a text brings more files than it, or its side of the report, may have */
export async function refuseAboveBounds(
  tx: Tx,
  { role }: Person,
  reportId: string,
  added: number,
): Promise<void> {
  if (added > filesPerText) refuseField('files', 'too_many', { max: filesPerText })
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(commentFiles)
    .innerJoin(reportComments, eq(reportComments.id, commentFiles.commentId))
    .innerJoin(accounts, eq(accounts.id, reportComments.authorId))
    .where(and(eq(reportComments.reportId, reportId), inArray(accounts.role, sideOf(role))))
  if (row!.count + added > filesPerSide) refuseField('files', 'files_of_side', { max: filesPerSide })
}

/** The roles that are on one side of a report. */
function sideOf(role: Role): Role[] {
  const company = (one: Role) => one === 'company' || one === 'company_member'
  return roles.filter((one) => one === role || (company(one) && company(role)))
}

/** The clean files of each row of `report_comments`, in the order in which they were sent. */
export const filesOfComment: SQL<CommentFile[]> = sql`coalesce((
  SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'size', f.size)
    ORDER BY cf.position)
  FROM ${commentFiles} cf JOIN ${files} f ON f.id = cf.file_id
  WHERE cf.comment_id = ${reportComments}.id AND f.state = 'clean'), '[]'::json)`
