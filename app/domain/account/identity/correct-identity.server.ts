import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { mayCorrectCase } from './identity-case-policy.ts'
import { lockCase } from './lock-identity-case.server.ts'
import type { CorrectIdentityInput } from './verification-input.ts'

/**
 * Puts a verified name or birth date right: by a person other than who verified it, with the case in hand, after another
 * look at the documents and a fresh proof. The person stays verified, is notified by mail, and the case is given back.
 * @throws Refusal not_found; conflict `case_not_taken`; invalid_input (`fullName`: nothing_changed; the proof)
 */
export async function correctIdentity(
  actor: Actor,
  caseId: string,
  { fullName, birthDate, reason, ...proof }: CorrectIdentityInput,
): Promise<void> {
  const team = found(isOperator(actor) ? actor : null)
  await reauthenticate(team, proof)
  await transaction(async (tx) => {
    const { person, facts } = await lockCase(tx, team, caseId)
    refuseUnless(mayCorrectCase(person, facts, now()), 'conflict', 'case_not_taken')
    const its = eq(bughunters.accountId, facts.accountId)
    const before = found((await tx.select().from(bughunters).where(its).for('update'))[0])
    const right = { fullName, birthDate }
    const changed = (['fullName', 'birthDate'] as const).filter((key) => right[key] !== before[key])
    if (changed.length === 0) refuseField('fullName', 'nothing_changed')
    await tx.update(bughunters).set(right).where(its)
    const given = { note: reason, reviewerId: null, takenAt: null }
    await tx.update(identityCases).set(given).where(eq(identityCases.id, caseId))
    await record(tx, person, 'account.identity_corrected', facts.accountId, { caseId, changed })
  })
}
