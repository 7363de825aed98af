import { isId } from '@cakrawala/ids/ids'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts, identityCases } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'

export type LockedCase = typeof identityCases.$inferSelect & { appealOpen: boolean; ended: boolean }

/** Locks an identity case for an operator. @throws Refusal not_found */
export async function lockCase(
  tx: Tx,
  actor: Actor,
  caseId: string,
): Promise<{ person: Person; facts: LockedCase }> {
  const person = found(isOperator(actor) && isId(caseId) ? actor : null)
  const [row] = await tx
    .select({ facts: identityCases, standing: accounts.standing })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .where(eq(identityCases.id, caseId))
    .for('update', { of: identityCases })
  const { facts, standing } = found(row)
  const appealOpen = await hasOpenAppeal(tx, caseId)
  return { person, facts: { ...facts, appealOpen, ended: standing === 'ended' } }
}

export async function hasOpenAppeal(tx: Tx, caseId: string): Promise<boolean> {
  const open = await tx
    .select({ id: identityAppeals.id })
    .from(identityAppeals)
    .where(and(eq(identityAppeals.caseId, caseId), isNull(identityAppeals.decidedAt)))
  return open.length > 0
}
