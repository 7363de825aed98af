import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { Proof } from './factor-input.ts'
import { isOn, lockProved } from './factor-queries.server.ts'
import { reauthenticate } from './reauthenticate.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'

/**
 * Ten new recovery codes; the old ones die.
 * @returns them, to be shown this once
 * @throws Refusal as `reauthenticate`; conflict (`factor_missing`) where no second factor is on
 */
export async function makeRecoveryCodes(actor: Person, proof: Proof): Promise<{ recoveryCodes: string[] }> {
  const shown = await reauthenticate(actor, proof)
  return transaction(async (tx) => {
    refuseUnless(isOn(await lockProved(tx, actor, shown)), 'conflict', 'factor_missing')
    const recoveryCodes = await replaceRecoveryCodes(tx, actor.accountId)
    await record(tx, actor, 'account.recovery_codes_made', actor.accountId)
    return { recoveryCodes }
  })
}
