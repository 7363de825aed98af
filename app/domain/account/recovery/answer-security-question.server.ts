import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { verifyAgainstNothing, verifyPassword } from '@cakrawala/secrets/password'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { accountOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { lockForReset } from '../factor-reset/open-reset.server.ts'
import { recoveryReviews, securityQuestions } from '../tables/recovery-tables.server.ts'
import { mostAnswers, type SecurityQuestionKey } from './security-question.ts'

// Each answer costs a hash, also one too many: a known password must not let a client load the platform.
const perAccount = rateLimit('security_answer', 30, 15 * 60)

type From = { address: string; device: string }

/** The question of the account whose password was just shown (a sign-in ticket proves it), or null. */
export async function questionOfPreAuth(ticket: string | null): Promise<SecurityQuestionKey | null> {
  const accountId = await accountOfPreAuth(ticket)
  if (!accountId) return null
  const [row] = await database()
    .select({ question: securityQuestions.question })
    .from(securityQuestions)
    .where(eq(securityQuestions.accountId, accountId))
  return (row?.question as SecurityQuestionKey) ?? null
}

/**
 * Takes one answer to the security question of an account whose password was just shown. A right one opens a review by the
 * platform team and nothing else (AUT-19). Right, wrong and one too many look the same, in the same time.
 * @throws Refusal wrong_credentials (`ticket_spent`), too_many_requests (30 answers in 15 minutes)
 */
export async function answerSecurityQuestion(
  actor: Actor,
  ticket: string | null,
  answer: string,
  from: From,
): Promise<void> {
  const accountId = (await accountOfPreAuth(ticket)) ?? refuse('wrong_credentials', 'ticket_spent')
  await perAccount.take(accountId)
  // One statement counts and asks: of many answers at the same moment five are looked at.
  const [counted] = await database()
    .update(securityQuestions)
    .set({ tries: sql`${securityQuestions.tries} + 1` })
    .where(and(eq(securityQuestions.accountId, accountId), lt(securityQuestions.tries, mostAnswers)))
    .returning({ answerHash: securityQuestions.answerHash })
  const right = counted
    ? await verifyPassword(counted.answerHash, answer)
    : await verifyAgainstNothing(answer)
  if (right) await openReview(actor, accountId, from)
}

/** One review at a time: answering again adds nothing. */
async function openReview(actor: Actor, accountId: string, { address, device }: From): Promise<void> {
  await transaction(async (tx) => {
    const account = await lockForReset(tx, accountId)
    const [open] = await tx
      .select({ id: recoveryReviews.id })
      .from(recoveryReviews)
      .where(and(eq(recoveryReviews.accountId, accountId), isNull(recoveryReviews.decidedAt)))
    if (!account || account.role === 'hello' || open) return
    const id = newId()
    await tx
      .insert(recoveryReviews)
      .values({ id, accountId, address, device: device.slice(0, 300), openedAt: now() })
    await record(tx, actor, 'account.recovery_review_opened', accountId, { reviewId: id })
  })
}
