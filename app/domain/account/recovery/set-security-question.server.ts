import { now } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { lockProved } from '#domain/account/factor/factor-queries.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { ownWordsOf } from '#domain/account/password/new-password-effects.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { moment } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { settleFactorOwed } from '../factor/settle-factor-owed.server.ts'
import { securityQuestions } from '../tables/recovery-tables.server.ts'
import { forgetWrongAnswers } from './answer-security-question.server.ts'
import type { SecurityQuestionInput } from './recovery-input.ts'
import { holdsKnownWord, type SecurityQuestionKey, securityQuestionKeys } from './security-question.ts'

/**
 * Sets or replaces the security question of the actor; tries of the old answer are forgotten with it.
 * @throws Refusal invalid_input (`answer`: answer_known), and those of `reauthenticate`; forbidden for the platform team,
 *   which has no such way back
 */
export async function setSecurityQuestion(actor: Person, input: SecurityQuestionInput): Promise<void> {
  refuseUnless(actor.role !== 'hello', 'forbidden')
  const { question, answer, ...proof } = input
  const { username, email = '', companyName } = await ownWordsOf(actor.accountId)
  const known = [username, email, email.split('@')[0], companyName, settings().brandName]
  if (holdsKnownWord(answer, known)) refuseField('answer', 'answer_known')
  const shown = await reauthenticate(actor, proof)
  const answerHash = await hashPassword(answer)
  const row = { question, answerHash, setAt: now() }
  await transaction(async (tx) => {
    await lockProved(tx, actor, shown)
    await tx
      .insert(securityQuestions)
      .values({ accountId: actor.accountId, ...row })
      .onConflictDoUpdate({ target: securityQuestions.accountId, set: row })
    await settleFactorOwed(tx, actor.accountId)
    await record(tx, actor, 'account.security_question_set', actor.accountId, { question })
  })
  await forgetWrongAnswers(actor.accountId, actor.address)
}

export const securityQuestionView = z.object({
  ...{ question: z.enum(securityQuestionKeys).nullable(), setAt: moment.nullable() },
})
export type SecurityQuestionView = z.infer<typeof securityQuestionView>

/** Which question the actor has set; never its answer. */
export async function ownSecurityQuestion(actor: Person): Promise<SecurityQuestionView> {
  const [row] = await database()
    .select({ question: securityQuestions.question, setAt: securityQuestions.setAt })
    .from(securityQuestions)
    .where(eq(securityQuestions.accountId, actor.accountId))
  return { question: (row?.question as SecurityQuestionKey) ?? null, setAt: row?.setAt ?? null }
}
