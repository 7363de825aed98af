import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import {
  authenticatorSetups,
  authenticators,
  passkeyChallenges,
  passkeys,
  preAuthTokens,
  recoveryCodes,
} from '#domain/account/tables/factor-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { Proof } from './factor-input.ts'
import { factorsOn, isOn, lockProved } from './factor-queries.server.ts'
import { needsFactor } from './needs-factor.server.ts'
import { reauthenticate } from './reauthenticate.server.ts'
import { dropRecoveryCodes } from './recovery-codes.server.ts'

/**
 * Takes the authenticator off; every other session ends.
 * @throws Refusal as `reauthenticate`; not_found when there is none, conflict (`factor_required`) when it is the last factor
 *   of a role that must have one
 */
export async function removeAuthenticator(actor: Person, proof: Proof): Promise<void> {
  const shown = await reauthenticate(actor, proof)
  await transaction(async (tx) => {
    await lockProved(tx, actor, shown)
    const gone = await tx
      .delete(authenticators)
      .where(eq(authenticators.accountId, actor.accountId))
      .returning({ accountId: authenticators.accountId })
    refuseUnless(gone.length === 1, 'not_found')
    const ended = await leaveRest(tx, actor)
    await record(tx, actor, 'account.authenticator_removed', actor.accountId, { ended })
  })
}

/** Takes a passkey of the actor away; every other session ends. @throws the same refusals */
export async function removePasskey(actor: Person, passkeyId: string, proof: Proof): Promise<void> {
  refuseUnless(isId(passkeyId), 'not_found')
  const shown = await reauthenticate(actor, proof)
  await transaction(async (tx) => {
    await lockProved(tx, actor, shown)
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, actor.accountId)))
      .returning({ id: passkeys.id })
    refuseUnless(gone.length === 1, 'not_found')
    const ended = await leaveRest(tx, actor)
    await record(tx, actor, 'account.passkey_removed', actor.accountId, { passkeyId, ended })
  })
}

/** Recovery codes replace a factor: without one they are worth nothing. */
async function leaveRest(tx: Tx, actor: Person): Promise<number> {
  if (!isOn(await factorsOn(tx, actor.accountId))) {
    refuseUnless(!needsFactor(actor), 'conflict', 'factor_required')
    await dropRecoveryCodes(tx, actor.accountId)
  }
  return endSessionsBut(tx, actor.accountId, actor.sessionId)
}

/** Forgets every second factor of an account. Part of a larger act that records. */
export async function eraseFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of [
    authenticators,
    authenticatorSetups,
    recoveryCodes,
    passkeys,
    passkeyChallenges,
    preAuthTokens,
  ]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
}
