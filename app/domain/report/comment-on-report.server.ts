import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { type CommentText, unsafeAttachToComment } from './comment-files.server.ts'
import { mentionPeople } from './mention-people.server.ts'
import { refusePlaceholders } from './placeholder/refuse-placeholders.ts'
import type { CommentAudience } from './report-code.ts'
import { lockReport } from './report-facts.server.ts'
import type { CommentInput } from './report-input.ts'
import { mayComment } from './report-policy.ts'
import { reportComments } from './report-tables.server.ts'
import { sealInComment } from './seal-originals.server.ts'
import { withText } from './with-text.server.ts'

const pace = rateLimit('report_comments', 30, 600)

/**
 * Writes on a report for one circle of readers: everyone on it, the company with the platform team, or one of the two alone.
 * @throws Refusal not_found, forbidden (not this circle), too_many_requests (30 in ten minutes), as `withText`
 */
export async function commentOnReport(
  actor: Person,
  reportId: string,
  { audience, ...said }: CommentInput,
): Promise<string> {
  await pace.take(actor.accountId)
  return withText(actor, reportId, said, async (tx, text) => {
    const locked = await lockReport(tx, actor, reportId)
    refuseUnless(mayComment(actor, locked.facts, audience), 'forbidden')
    const { bodyHtml, mentionedIds } = await mentionPeople(tx, actor, locked, audience, text.bodyHtml)
    const commentId = await insertComment(tx, actor, reportId, audience, { ...text, bodyHtml })
    const mentions = mentionedIds.length > 0 ? { mentionedIds } : {}
    await record(tx, actor, 'report.commented', reportId, { commentId, audience, ...mentions })
    return commentId
  })
}

/**
 * Writes a comment with its files and seals what was masked in it; the use case has locked the report, asked the policy and records the event.
 * @returns its id @throws Refusal invalid_input (`files`; `body`: a placeholder is left)
 */
export async function insertComment(
  tx: Tx,
  author: Person,
  reportId: string,
  audience: CommentAudience,
  { fileIds, originals, ...text }: CommentText,
): Promise<string> {
  refusePlaceholders(author, 'body', text.bodyMd)
  const id = newId()
  await tx
    .insert(reportComments)
    .values({ id, reportId, authorId: author.accountId, audience, ...text, createdAt: now() })
  await unsafeAttachToComment(tx, author, { id, reportId, fileIds })
  await sealInComment(tx, author, { reportId, commentId: id }, originals)
  return id
}
