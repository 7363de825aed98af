import { minute, now, second } from '@cakrawala/calendar/clock'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { checkPasskey } from '#domain/account/factor/check-factor.server.ts'
import { lockFactors } from '#domain/account/factor/factor-queries.server.ts'
import { challengeIn, readAuthentication } from '#domain/account/factor/passkey-answer.ts'
import { relyingParty } from '#domain/account/factor/passkey-challenge.server.ts'
import type { PasskeyOptions } from '#domain/account/factor/passkey-options.server.ts'
import { applyDueReset } from '#domain/account/recovery/apply-due-resets.server.ts'
import {
  countTryOfNetwork,
  forgetTries,
  giveBackTryOfNetwork,
  triedAccount,
} from '#domain/account/session-store/sign-in-tries.server.ts'
import { passkeys } from '#domain/account/tables/factor-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { openCursor, sealCursor } from '#infra/secrets.ts'
import { refuseField } from '#kernel/refusal.ts'
import { beginSession } from './begin-session.server.ts'
import { refuseUnadmitted } from './finish-sign-in.server.ts'
import { type SignedIn, signedIn } from './signed-in.server.ts'

const purpose = 'passkey sign-in'
const life = 5 * minute
/** An answer is good once: what it signed is counted as long as it would be accepted. */
const once = rateLimit('passkey_answer', 1, life / second)

/**
 * What a browser asks any passkey it has for this site. Nothing is stored for it, so that strangers fill no table: what is
 * signed is sealed and names its moment.
 */
export async function passkeySignInOptions(): Promise<PasskeyOptions> {
  return generateAuthenticationOptions({
    rpID: relyingParty(),
    challenge: sealCursor(purpose, now().getTime()),
    allowCredentials: [],
    userVerification: 'required',
    timeout: life,
  })
}

/**
 * Opens a session by a passkey alone: it is something the person has, and the device has verified who holds it.
 * @param answer what the browser's passkey answered, as JSON
 * @throws Refusal invalid_input (`passkey`: passkey_wrong, for every answer that does not hold), wrong_credentials (`account_closed`),
 *   too_many_requests (as `countTryOfNetwork`)
 */
export async function signInByPasskey(
  answer: string,
  from: { address: string; device: string },
): Promise<SignedIn> {
  await countTryOfNetwork(from.address)
  const opened = (await openAnswer(answer)) ?? refuseField('passkey', 'passkey_wrong')
  const accountId = (await accountOfCredential(opened.answer.id)) ?? refuseField('passkey', 'passkey_wrong')
  await applyDueReset(accountId)
  const token = await transaction(async (tx) => {
    await lockFactors(tx, accountId)
    if (!(await checkPasskey(tx, accountId, opened))) refuseField('passkey', 'passkey_wrong')
    await refuseUnadmitted(tx, accountId)
    return (await beginSession(tx, accountId, from, { accountId, way: 'passkey' })).token
  })
  await giveBackTryOfNetwork(from.address)
  const tried = await triedAccount(accountId)
  if (tried) await forgetTries(tried, from.address)
  return signedIn(token, from.address)
}

/** The answer, if what it signed is ours, at most five minutes old and not answered before. */
async function openAnswer(text: string) {
  const answer = readAuthentication(text)
  const challenge =
    answer && challengeIn(Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'))
  if (!challenge) return null
  const made = openCursor(purpose, Buffer.from(challenge, 'base64url').toString('utf8'))
  const isFresh = made !== null && now().getTime() - made < life
  return isFresh && (await once.takes(challenge)) ? { answer, challenge } : null
}

async function accountOfCredential(credentialId: string): Promise<string | null> {
  const [known] = await database()
    .select({ accountId: passkeys.accountId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
  return known?.accountId ?? null
}
