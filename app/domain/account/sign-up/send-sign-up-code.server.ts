import { networkOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { isFreeMailDomain } from '@cakrawala/reference-data/free-mail'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { sendCode } from '#domain/account/codes/send-code.server.ts'
import { domainOfEmail, emailKey } from '#domain/account/email.ts'
import { refuseIfClosed } from '#domain/setting/settings-memory.server.ts'
import { database, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseField } from '#kernel/refusal.ts'

const perNetwork = rateLimit('sign_up_code', 60, 60 * 60)
/** All spellings of a mailbox together, from one network: each spelling has five codes a day of its own. */
const perMailbox = rateLimit('sign_up_mailbox', 10, 24 * 60 * 60)

/**
 * Mails a code to an address that wants to sign up. The owner of an address with an account is told of that instead, and
 * the sender cannot tell.
 * @param email as `parseEmail` gives it
 * @throws Refusal unavailable `closed_sign_up`, invalid_input (`company_email`: a free provider), too_many_requests
 */
export async function sendSignUpCode(
  actor: Actor,
  kind: 'company' | 'bughunter',
  email: string,
  locale: Locale,
): Promise<void> {
  await refuseIfClosed(database(), 'sign_up')
  refuseFreeMail(kind, email)
  const targetKey = emailKey(email)
  if (actor.kind !== 'system') {
    const network = networkOf(actor.address)
    await perNetwork.take(network)
    await perMailbox.take(`${keyedHash('sign-up', targetKey).toString('base64url')}@${network}`)
  }
  await transaction(async (tx) => {
    const [known] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.emailKey, targetKey))
    await sendCode(tx, actor, { purpose: `sign_up_${kind}`, target: email, targetKey, locale, real: !known })
  })
}

/** Companies prove themselves by an address of their own domain. */
export function refuseFreeMail(kind: 'company' | 'bughunter', email: string): void {
  if (kind === 'company' && isFreeMailDomain(domainOfEmail(email))) refuseField('email', 'company_email')
}
