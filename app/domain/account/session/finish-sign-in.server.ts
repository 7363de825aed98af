import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { checkFactor, openFactor } from '#domain/account/factor/check-factor.server.ts'
import { lockFactors } from '#domain/account/factor/factor-queries.server.ts'
import { countingTries } from '#domain/account/factor/factor-tries.server.ts'
import type { FactorAnswer } from '#domain/account/factor/totp.ts'
import { forgetTries, triedAccount } from '#domain/account/session-store/sign-in-tries.server.ts'
import { isAdmitted } from '#domain/account/status/account-status-lifecycle.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Visitor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { consumePreAuthToken, tryPreAuthToken } from '../factor/pre-auth-token.server.ts'
import { beginSession } from './begin-session.server.ts'
import { type SignedIn, signedIn } from './signed-in.server.ts'

/**
 * The second step of signing in: the factor is checked, the ticket used up and the session opened in one transaction.
 * @throws Refusal wrong_credentials (`ticket_spent`: used, late, or five wrong answers; `account_closed`), invalid_input (`factorCode`:
 *   required, code_wrong, passkey_wrong), too_many_requests (5 wrong answers in 15 minutes, 20 a day)
 */
export async function finishSignIn(
  ticket: string,
  answer: FactorAnswer,
  from: { address: string; device: string },
): Promise<SignedIn> {
  const { ticketId, accountId } = await tryPreAuthToken(ticket)
  const actor: Visitor = { kind: 'visitor', address: from.address }
  const tried = await triedAccount(accountId)
  const token = await countingTries(actor, accountId, answer, async () => {
    const opened = await openFactor(accountId, answer, 'sign_in')
    return transaction(async (tx) => {
      await lockFactors(tx, accountId)
      await consumePreAuthToken(tx, ticketId)
      await refuseUnadmitted(tx, accountId)
      const shown = await checkFactor(tx, accountId, opened)
      return (await beginSession(tx, accountId, from, shown)).token
    })
  })
  if (tried) await forgetTries(tried, from.address)
  return signedIn(token, from.address)
}

/** An account may have ended since. @throws Refusal wrong_credentials `account_closed` */
export async function refuseUnadmitted(tx: Tx, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ standing: accounts.standing, role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  refuseUnless(account !== undefined && isAdmitted(account), 'wrong_credentials', 'account_closed')
}
