import { now } from '@cakrawala/calendar/clock'
import { verifyAuthenticationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { passkeys } from '../tables/factor-tables.server.ts'
import { type AuthenticationAnswer, readAuthentication } from './passkey-answer.ts'
import { relyingParty, takeChallenge } from './passkey-challenge.server.ts'

/** An answer whose challenge was ours and is gone now. */
export type OpenedAnswer = { answer: AuthenticationAnswer; challenge: string }

/** Reads an answer and takes its challenge away, before the transaction that checks it; null when it is no good. */
export async function openPasskeyAnswer(
  accountId: string,
  text: string,
  purpose: 'sign_in' | 'prove',
): Promise<OpenedAnswer | null> {
  const answer = readAuthentication(text)
  const challenge = answer && (await takeChallenge(accountId, purpose, answer))
  return answer && challenge ? { answer, challenge } : null
}

/** Whether the answer was signed by a passkey of the account, by a person it verified, later than every one before. */
export async function checkPasskey(tx: Tx, accountId: string, opened: OpenedAnswer): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.credentialId, opened.answer.id)))
    // Two answers with the same counter take turns, and the second one finds it used.
    .for('update')
  if (!known) return false
  const counter = await counterOf(opened, {
    id: known.credentialId,
    publicKey: Uint8Array.from(known.publicKey),
    counter: known.counter,
  })
  if (counter === null) return false
  await tx.update(passkeys).set({ counter, lastUsedAt: now() }).where(eq(passkeys.id, known.id))
  return true
}

/** The counter of an answer that holds; null where the library throws because it does not. */
async function counterOf(
  { answer, challenge }: OpenedAnswer,
  credential: WebAuthnCredential,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: settings().origin,
      expectedRPID: relyingParty(),
      credential,
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
