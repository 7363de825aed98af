import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { CommentAudience } from './report-code.ts'
import { lockReport } from './report-facts.server.ts'
import type { CommentInput } from './report-input.ts'
import { mayComment } from './report-policy.ts'
import { reportComments } from './report-tables.server.ts'

const pace = rateLimit('report_comments', 30, 600)

/**
 * Writes on a report for one circle of readers: everyone on it, the company with the platform team, or one of the two alone.
 * @throws Refusal not_found, forbidden (not this circle), too_many_requests (30 in ten minutes)
 */
export async function commentOnReport(
  actor: Person,
  reportId: string,
  { body, audience }: CommentInput,
): Promise<string> {
  await pace.take(actor.accountId)
  const text = { bodyMd: body, bodyHtml: await renderMarkdown(body) }
  return transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayComment(actor, facts, audience), 'forbidden')
    const commentId = await insertComment(tx, actor, reportId, audience, text)
    await record(tx, actor, 'report.commented', reportId, { commentId, audience })
    return commentId
  })
}

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
