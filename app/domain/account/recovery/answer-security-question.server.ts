import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { verifyAgainstNothing, verifyPassword } from '@cakrawala/secrets/password'
import { and, eq, isNull } from 'drizzle-orm'
import { accountOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { triesKey } from '#domain/account/session-store/known-networks.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { lockForReset } from '../factor-reset/open-reset.server.ts'
import { recoveryReviews, securityQuestions } from '../tables/recovery-tables.server.ts'
import { mostAnswers, type SecurityQuestionKey } from './security-question.ts'

// Each answer costs a hash, also one too many: a known password must not let a client load the platform.
const answers = rateLimit('security_answer', 30, 15 * 60)

/**
 * Wrong answers of a week: networks the owner was at count apart, so that who knows the password alone does not spend the
 * answers of the owner. Who mistypes five times waits for a week.
 */
const wrongAnswers = rateLimit('security_answer_wrong', mostAnswers, 7 * 24 * 60 * 60)

/** Setting the question anew forgets the wrong answers to the old one. */
export async function forgetWrongAnswers(accountId: string, address: string): Promise<void> {
  await wrongAnswers.forget(accountId)
  await wrongAnswers.forget(await triesKey(accountId, address))
}

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
 * platform team and nothing else (AUT-19). Right, wrong and one too many look the same, in the same time; of a wrong one the owner is told by mail.
 * @throws Refusal wrong_credentials (`ticket_spent`), too_many_requests (30 answers in 15 minutes)
 */
export async function answerSecurityQuestion(
  actor: Actor,
  ticket: string | null,
  answer: string,
  from: From,
): Promise<void> {
  const accountId = (await accountOfPreAuth(ticket)) ?? refuse('wrong_credentials', 'ticket_spent')
  const tries = await triesKey(accountId, from.address)
  await answers.take(tries)
  // Counted before the answer is looked at: of many at the same moment five are.
  const looked = await wrongAnswers.takes(tries)
  const [row] = await database()
    .select({ answerHash: securityQuestions.answerHash })
    .from(securityQuestions)
    .where(eq(securityQuestions.accountId, accountId))
  const right =
    looked && row ? await verifyPassword(row.answerHash, answer) : await verifyAgainstNothing(answer)
  if (right) {
    await wrongAnswers.giveBack(tries)
    await openReview(actor, accountId, from)
  } else if (looked) {
    await transaction((tx) => record(tx, actor, 'account.security_answer_refused', accountId))
  }
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
