import { now } from '@cakrawala/calendar/clock'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { verifyAuthenticationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import { cancelHeldReset } from '#domain/account/factor-reset/cancel-reset.server.ts'
import { authenticators, passkeys } from '#domain/account/tables/factor-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import { unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { type AuthenticationAnswer, readAuthentication } from './passkey-answer.ts'
import { relyingParty, takeChallenge } from './passkey-challenge.server.ts'
import { spendRecoveryCode } from './recovery-codes.server.ts'
import type { FactorAnswer, FactorShown } from './totp.ts'
import { stepOfCode } from './totp.ts'

/** An answer ready to be checked inside a transaction. */
type OpenedFactor = { code: string } | { passkey: OpenedAnswer }

/**
 * Reads an answer before the transaction that checks it: the challenge a passkey signed is used up by this.
 * @throws Refusal invalid_input (`factorCode`: required, passkey_wrong)
 */
export async function openFactor(
  accountId: string,
  { code, passkey }: FactorAnswer,
  purpose: 'sign_in' | 'prove',
): Promise<OpenedFactor> {
  if (passkey) {
    const opened = await openPasskeyAnswer(accountId, passkey, purpose)
    return opened ? { passkey: opened } : refuseField('factorCode', 'passkey_wrong')
  }
  const typed = oneSpelling(code ?? '', 'NFKC').replaceAll(/\s/g, '')
  return typed === '' ? refuseField('factorCode', 'required') : { code: typed }
}

/**
 * Checks the second factor and uses it up: a step of the authenticator and a recovery code are good once, also for many
 * that come at the same moment.
 * @throws Refusal invalid_input (`factorCode`: code_wrong, passkey_wrong)
 */
export async function checkFactor(tx: Tx, accountId: string, opened: OpenedFactor): Promise<FactorShown> {
  if ('passkey' in opened) {
    const locked = await checkPasskey(tx, accountId, opened.passkey)
    return locked ? { accountId, way: 'passkey' } : refuseField('factorCode', 'passkey_wrong')
  }
  if (await spendStep(tx, accountId, opened.code)) return { accountId, way: 'totp' }
  const left = await spendRecoveryCode(tx, accountId, opened.code)
  return left === null ? refuseField('factorCode', 'code_wrong') : { accountId, way: 'recovery_code', left }
}

/**
 * Records that a recovery code was used, which notifies the owner. A reset of the factor that waits still
 * ends here: the person who showed the factor has it. Call it where the act records.
 */
export async function recordFactorShown(tx: Tx, actor: Actor, shown: FactorShown | null): Promise<void> {
  if (shown) await cancelHeldReset(tx, actor, shown.accountId)
  if (shown?.way !== 'recovery_code') return
  await record(tx, actor, 'account.recovery_code_used', shown.accountId, { left: shown.left })
}

async function spendStep(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const [app] = await tx
    .select({ sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(eq(authenticators.accountId, accountId))
  const step = app ? stepOfCode(unseal('authenticator', app.sealedSecret), code, now()) : null
  if (step === null) return false
  // One statement asks and answers: of two equal codes at the same moment one finds the step used.
  const spent = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.accountId, accountId), lt(authenticators.lastStep, step)))
    .returning({ lastStep: authenticators.lastStep })
  return spent.length === 1
}

/** An answer whose challenge was ours and is gone now. */
type OpenedAnswer = { answer: AuthenticationAnswer; challenge: string }

/** Reads an answer and takes its challenge away, before the transaction that checks it; null when it is no good. */
async function openPasskeyAnswer(
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
