import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { CommentAudience } from './report-code.ts'
import { reportComments } from './report-tables.server.ts'

/** A comment with its Markdown and the HTML rendered from it (outside the transaction). */
export type CommentText = { bodyMd: string; bodyHtml: string }

/** Writes a comment; the use case has asked the policy and records the event. @returns its id */
export async function insertComment(
  tx: Tx,
  author: Person,
  reportId: string,
  audience: CommentAudience,
  text: CommentText,
): Promise<string> {
  const id = newId()
  await tx
    .insert(reportComments)
    .values({ id, reportId, authorId: author.accountId, audience, ...text, createdAt: now() })
  return id
}
