import { now } from '@cakrawala/calendar/clock'
import { database } from '#infra/database.ts'
import { seal, unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { authenticatorSetups } from '../tables/factor-tables.server.ts'
import { keyToType, newSecret, setupAddress } from './totp.ts'

/** What a person needs to set an app up; `setup` comes back with the first code. */
export const authenticatorSetup = z.object({ setup: text, address: text, key: text })
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>

/**
 * Makes a secret that waits 15 minutes for its first code; an earlier one that waited is forgotten. Nothing is on yet,
 * and a present authenticator stays as it is.
 */
export async function startAuthenticator(actor: Person): Promise<AuthenticatorSetup> {
  const sealedSecret = seal(setupSeal(actor), Buffer.from(newSecret()))
  const row = { sealedSecret, createdAt: now() }
  await database()
    .insert(authenticatorSetups)
    .values({ accountId: actor.accountId, ...row })
    .onConflictDoUpdate({ target: authenticatorSetups.accountId, set: row })
  return shownSetup(actor, sealedSecret.toString('base64url'))!
}

/**
 * The same set-up once more, after a wrong code. It is read from what the page carried, sealed: another session of the
 * account that never saw the secret does not get it here.
 * @returns null when `setup` is none of this person
 */
export function shownSetup(actor: Person, setup: string): AuthenticatorSetup | null {
  const secret = secretOfSetup(actor, Buffer.from(setup, 'base64url'))
  if (!secret) return null
  const address = setupAddress(secret, settings().brandName, actor.username)
  return { setup, address, key: keyToType(secret) }
}

export function secretOfSetup(actor: Person, sealed: Buffer): Buffer | null {
  try {
    return unseal(setupSeal(actor), sealed)
  } catch {
    return null
  }
}

function setupSeal({ accountId }: Person): string {
  return `authenticator-setup:${accountId}`
}
