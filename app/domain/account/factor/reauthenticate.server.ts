import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { verifyPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField } from '#kernel/refusal.ts'
import { checkFactor, openFactor, recordFactorShown } from './check-factor.server.ts'
import type { Proof, ProofAsked, ProofIfDue } from './factor-input.ts'
import { factorsOn, isOn } from './factor-queries.server.ts'
import { countingTries } from './factor-tries.server.ts'
import type { FactorShown } from './totp.ts'

const perAccount = rateLimit('prove_again', 5, 15 * 60)
/** Right passwords cost as much as wrong ones. */
const anyPerAccount = rateLimit('prove_again_any', 60, 15 * 60)

/** What the form of a risky act must ask of this person: a code (of the app, or for recovery), a passkey. */
export async function proofAskedOf(actor: Person): Promise<ProofAsked> {
  const on = await factorsOn(database(), actor.accountId)
  return { totp: on.totp || (isOn(on) && on.codes > 0), passkey: on.passkeys > 0 }
}

/** The same for an act that asks for it only at times: its form then names what is missing. */
export async function reauthenticateIfDue(actor: Person, proof: ProofIfDue): Promise<FactorShown | null> {
  const { currentPassword, factorCode, passkey } = proof
  if (!currentPassword) return refuseField('currentPassword', 'required')
  return reauthenticate(actor, { currentPassword, factorCode, passkey })
}

/**
 * Refuses unless the password and, where one is on, the second factor are shown again: called first by risky acts
 * (SES-01), before their transaction. What is wrong leaves a trace (LOG-04).
 * @returns the factor that was shown, null where none is on
 * @throws Refusal invalid_input (`currentPassword`: password_wrong; `factorCode`: required, code_wrong, passkey_wrong),
 *   too_many_requests
 */
export async function reauthenticate(actor: Person, proof: Proof): Promise<FactorShown | null> {
  const { accountId } = actor
  const [row] = await database()
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  await anyPerAccount.take(accountId)
  await perAccount.take(accountId)
  if (!(await verifyPassword(found(row).passwordHash, proof.currentPassword))) {
    await transaction((tx) => record(tx, actor, 'account.proof_refused', accountId))
    refuseField('currentPassword', 'password_wrong')
  }
  await perAccount.forget(accountId)
  if (!isOn(await factorsOn(database(), accountId))) return null
  const { factorCode: code, passkey } = proof
  if (!code?.trim() && !passkey) refuseField('factorCode', 'required')
  return countingTries(actor, accountId, { code, passkey }, async () => {
    const opened = await openFactor(accountId, { code, passkey }, 'prove')
    return transaction(async (tx) => {
      const shown = await checkFactor(tx, accountId, opened)
      await recordFactorShown(tx, actor, shown)
      return shown
    })
  })
}
