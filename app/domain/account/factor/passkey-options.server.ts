import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { passkeys } from '../tables/factor-tables.server.ts'
import { mostPasskeys, type StartPasskeyInput } from './factor-input.ts'
import { lockProved } from './factor-queries.server.ts'
import { relyingParty, signatureAlgorithms, storeChallenge } from './passkey-challenge.server.ts'
import { reauthenticate } from './reauthenticate.server.ts'

type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON
export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON

const timeout = 300_000

/**
 * What a browser needs to make a passkey, after a fresh proof.
 * @throws Refusal as `reauthenticate`; conflict (`passkeys_full`)
 */
export async function startPasskey(
  actor: Person,
  { name: _, ...proof }: StartPasskeyInput,
): Promise<NewPasskeyOptions> {
  const shown = await reauthenticate(actor, proof)
  const known = await credentialsOf(actor.accountId)
  refuseUnless(known.length < mostPasskeys, 'conflict', 'passkeys_full')
  const options = await generateRegistrationOptions({
    rpName: settings().brandName,
    rpID: relyingParty(),
    userName: actor.username,
    userID: new TextEncoder().encode(actor.accountId),
    attestationType: 'none',
    supportedAlgorithmIDs: signatureAlgorithms,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout,
  })
  await transaction(async (tx) => {
    await lockProved(tx, actor, shown)
    await storeChallenge(tx, actor.accountId, 'register', options.challenge)
  })
  return options
}

/** What a browser asks the passkeys of an account to sign. */
export async function passkeyOptions(
  accountId: string,
  purpose: 'sign_in' | 'prove',
): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(),
    allowCredentials: await credentialsOf(accountId),
    userVerification: 'required',
    timeout,
  })
  await transaction((tx) => storeChallenge(tx, accountId, purpose, options.challenge))
  return options
}

async function credentialsOf(accountId: string): Promise<{ id: string; transports: string[] }[]> {
  return database()
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
}
