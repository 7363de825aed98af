import { after, minute, now } from '@cakrawala/calendar/clock'
import { and, eq, gt } from 'drizzle-orm'
import { settleFactorOwed } from '#domain/account/factor/settle-factor-owed.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseField } from '#kernel/refusal.ts'
import { authenticatorSetups, authenticators } from '../tables/factor-tables.server.ts'
import type { ConfirmAuthenticatorInput } from './factor-input.ts'
import { lockProved } from './factor-queries.server.ts'
import { reauthenticate } from './reauthenticate.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'
import { secretOfSetup } from './start-authenticator.server.ts'
import { setupMinutes, stepOfCode } from './totp.ts'

/**
 * Switches the authenticator on, or changes it, after its first code and a fresh proof; every other session ends.
 * @returns the recovery codes, which are shown this once
 * @throws Refusal invalid_input (`code`: code_wrong, and the fields of the proof), conflict (`setup_spent`) when the
 *   set-up was used, replaced or is older than 15 minutes, too_many_requests
 */
export async function confirmAuthenticator(
  actor: Person,
  { setup, code, ...proof }: ConfirmAuthenticatorInput,
): Promise<{ recoveryCodes: string[] }> {
  const sealed = Buffer.from(setup, 'base64url')
  const secret = secretOfSetup(actor, sealed) ?? refuse('conflict', 'setup_spent')
  // Before the proof, which may use up a recovery code. The person who typed the code holds the secret: nothing to guess.
  const step = stepOfCode(secret, code, now()) ?? refuseField('code', 'code_wrong')
  const shown = await reauthenticate(actor, proof)
  return transaction(async (tx) => {
    const before = await lockProved(tx, actor, shown)
    await takeSetup(tx, actor.accountId, sealed)
    const row = {
      sealedSecret: seal('authenticator', secret),
      lastStep: step,
      createdAt: now(),
    }
    await tx
      .insert(authenticators)
      .values({ accountId: actor.accountId, ...row })
      .onConflictDoUpdate({ target: authenticators.accountId, set: row })
    const recoveryCodes = await replaceRecoveryCodes(tx, actor.accountId)
    await settleFactorOwed(tx, actor.accountId)
    const ended = await endSessionsBut(tx, actor.accountId, actor.sessionId)
    await record(tx, actor, 'account.authenticator_added', actor.accountId, { replaced: before.totp, ended })
    return { recoveryCodes }
  })
}

async function takeSetup(tx: Tx, accountId: string, sealed: Buffer): Promise<void> {
  const taken = await tx
    .delete(authenticatorSetups)
    .where(
      and(
        eq(authenticatorSetups.accountId, accountId),
        eq(authenticatorSetups.sealedSecret, sealed),
        gt(authenticatorSetups.createdAt, after(now(), -setupMinutes * minute)),
      ),
    )
    .returning({ accountId: authenticatorSetups.accountId })
  if (taken.length === 0) refuse('conflict', 'setup_spent')
}
