import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { lockTeam } from '#domain/account/status/administrators.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'

export type OperatorRow = typeof operators.$inferSelect
/** An administrator under the lock of the team, with the roles they have at this moment. */
export type Administrator = Person & { row: OperatorRow }

/**
 * An administrator who has just proved who they are.
 * @throws Refusal not_found outside the team; forbidden `team_role_missing`; the proof
 */
export async function provedAdministrator(actor: Actor, proof: Proof): Promise<Person> {
  const person = found(isOperator(actor) ? actor : null)
  refuseUnless(mayActForTeam(person, 'account.operator_invited'), 'forbidden', 'team_role_missing')
  await reauthenticate(person, proof)
  return person
}

/** Runs an act of an administrator while the team does not change otherwise. @throws Refusal forbidden `team_role_missing` */
export async function changeTeam<T>(
  person: Person,
  work: (tx: Tx, administrator: Administrator) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    await lockTeam(tx)
    const row = await operatorOf(tx, person.accountId)
    const able = row?.state === 'active' && row.roles.includes('administrator')
    refuseUnless(able, 'forbidden', 'team_role_missing')
    return work(tx, { ...person, row })
  })
}

/**
 * The operator an administrator changes: another person, and not one who is gone.
 * @throws Refusal not_found; forbidden `team_self`; conflict `operator_gone`
 */
export async function lockOperator(tx: Tx, { accountId }: Person, operatorId: string): Promise<OperatorRow> {
  const row = found(isId(operatorId) ? await operatorOf(tx, operatorId) : null)
  refuseUnless(row.id !== accountId, 'forbidden', 'team_self')
  refuseUnless(row.state !== 'ended', 'conflict', 'operator_gone')
  return row
}

/** Whether there is another administrator to confirm what this one proposes: one at rest can be woken, so they count. */
export async function hasOtherAdministrator(tx: Tx, { accountId }: Person): Promise<boolean> {
  const others = and(
    ne(operators.id, accountId),
    inArray(operators.state, ['active', 'resting']),
    sql`'administrator' = ANY(${operators.roles})`,
  )
  return (await tx.select({ id: operators.id }).from(operators).where(others).limit(1)).length > 0
}

async function operatorOf(tx: Tx, id: string): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id))
  return row
}
