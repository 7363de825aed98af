import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { verifyPassword } from '#infra/password.ts'
import { rateLimit } from '#infra/rate-limit.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField } from '#kernel/refusal.ts'
import type { Proof, ProofAsked } from './proof-input.ts'

const perAccount = rateLimit('prove_again', 5, 15 * 60)

/** What the form of a risky act must ask of this person. */
export async function proofAskedOf(_actor: Person): Promise<ProofAsked> {
  return { totp: false, passkey: false }
}

/**
 * Refuses unless the password and, where one is on, the second factor are shown again: called first by risky acts
 * (SES-01), before their transaction.
 * @throws Refusal invalid_input (`currentPassword`: password_wrong; `factorCode`: code_wrong, required), too_many_requests
 */
export async function proveAgain(actor: Person, { currentPassword }: Proof): Promise<void> {
  const [row] = await database()
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  await perAccount.take(actor.accountId)
  if (!(await verifyPassword(found(row).passwordHash, currentPassword)))
    refuseField('currentPassword', 'password_wrong')
  await perAccount.forget(actor.accountId)
}
