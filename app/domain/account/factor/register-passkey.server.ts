import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { settleFactorOwed } from '#domain/account/factor/settle-factor-owed.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { passkeys } from '../tables/factor-tables.server.ts'
import { mostPasskeys, type RegisterPasskeyInput } from './factor-input.ts'
import type { FactorsOn } from './factor-queries.server.ts'
import { lockFactors } from './factor-queries.server.ts'
import { type RegistrationAnswer, readRegistration } from './passkey-answer.ts'
import { relyingParty, signatureAlgorithms, takeChallenge } from './passkey-challenge.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'

/**
 * Adds a passkey. The challenge it answers was given after a proof (`startPasskey`), so none is asked here. Every other
 * session ends. The first factor of an account brings recovery codes, which are shown this once.
 * @throws Refusal conflict (`passkey_failed`, `passkey_known`, `passkeys_full`)
 */
export async function registerPasskey(
  actor: Person,
  { name, registration }: RegisterPasskeyInput,
): Promise<{ recoveryCodes: string[] | null }> {
  const answer = readRegistration(registration)
  const challenge = answer && (await takeChallenge(actor.accountId, 'register', answer))
  const made = answer && challenge ? await verified(answer, challenge) : null
  if (!made) return refuse('conflict', 'passkey_failed')
  try {
    return await transaction(async (tx) => {
      const before = await lockFactors(tx, actor.accountId)
      refuseUnless(before.passkeys < mostPasskeys, 'conflict', 'passkeys_full')
      const passkeyId = newId()
      await tx
        .insert(passkeys)
        .values({ id: passkeyId, accountId: actor.accountId, name, createdAt: now(), ...made })
      const recoveryCodes = await firstCodes(tx, actor, before)
      await settleFactorOwed(tx, actor.accountId)
      const ended = await endSessionsBut(tx, actor.accountId, actor.sessionId)
      await record(tx, actor, 'account.passkey_added', actor.accountId, { passkeyId, ended })
      return { recoveryCodes }
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('conflict', 'passkey_known')
    throw error
  }
}

async function firstCodes(tx: Tx, { accountId }: Person, before: FactorsOn): Promise<string[] | null> {
  return before.codes === 0 ? replaceRecoveryCodes(tx, accountId) : null
}

/** What is stored of a passkey whose answer holds; null where the library throws because it does not. */
async function verified(answer: RegistrationAnswer, challenge: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: settings().origin,
      expectedRPID: relyingParty(),
      requireUserVerification: true,
      supportedAlgorithmIDs: signatureAlgorithms,
    })
    if (!registrationInfo) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    }
  } catch {
    return null
  }
}
