import { now } from '@cakrawala/calendar/clock'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { and, eq, lt } from 'drizzle-orm'
import { cancelHeldReset } from '#domain/account/factor-reset/cancel-reset.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import { unseal } from '#infra/seal.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { authenticators } from '../tables/factor-tables.server.ts'
import { checkPasskey, type OpenedAnswer, openPasskeyAnswer } from './check-passkey.server.ts'
import type { FactorAnswer, FactorShown } from './factor-shown.ts'
import { spendRecoveryCode } from './recovery-codes.server.ts'
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
