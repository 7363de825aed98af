import { isDeepStrictEqual } from 'node:util'
import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { revokeLinksAbout } from '#domain/account/link/send-link.server.ts'
import { refuseWithoutAdministrator } from '#domain/account/status/administrators.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor, Person, TeamRole } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import {
  type Administrator,
  changeTeam,
  hasOtherAdministrator,
  lockOperator,
  type OperatorRow,
  provedAdministrator,
} from './lock-operator.server.ts'
import { dropProposal, proposeChange } from './propose-change.server.ts'
import type { OperatorInput, OperatorRolesInput } from './team-input.ts'
import { addedRoles, asksForSecond, mayGive } from './team-policy.ts'

type Done = { proposed: boolean }

/**
 * Gives and takes roles of a colleague. Where two administrators give or take them, the change waits for the second.
 * @throws Refusal not_found; forbidden (`team_role_missing`, `team_self`, `more_than_own`); conflict (`operator_gone`,
 *   `last_administrator`); invalid_input (the proof; `roles`: nothing_changed)
 */
export async function setOperatorRoles(
  actor: Actor,
  { operatorId, roles, reason, ...proof }: OperatorRolesInput,
): Promise<Done> {
  return changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) => {
    const operator = await lockOperator(tx, administrator, operatorId)
    if (isDeepStrictEqual(operator.roles, roles)) refuseField('roles', 'nothing_changed')
    refuseUnless(mayGive(administrator.row.roles, operator.roles, roles), 'forbidden', 'more_than_own')
    return settle(tx, administrator, operator, roles, reason)
  })
}

/**
 * Ends the work of a colleague for good; an invitation no one has answered ends with its link.
 * @throws Refusal as `setOperatorRoles`
 */
export async function letOperatorGo(
  actor: Actor,
  { operatorId, reason, ...proof }: OperatorInput,
): Promise<Done> {
  return changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) =>
    settle(tx, administrator, await lockOperator(tx, administrator, operatorId), null, reason),
  )
}

/**
 * Puts a colleague to rest: they are signed out and do not get in again until an administrator wakes them. One person does it
 * alone, since it must be quick. @throws Refusal as `setOperatorRoles`; move_forbidden
 */
export async function restOperator(
  actor: Actor,
  { operatorId, reason, ...proof }: OperatorInput,
): Promise<void> {
  await changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) => {
    const operator = await lockOperator(tx, administrator, operatorId)
    refuseUnless(operator.state === 'active', 'move_forbidden')
    await tx.update(operators).set({ state: 'resting', reason }).where(eq(operators.id, operatorId))
    await settleAccountStatus(tx, operatorId)
    await record(tx, administrator, 'account.operator_rested', operatorId)
  })
}

/**
 * Lets a colleague work again. Their right is new from here: they are no second person beside steps of before, or of the person
 * who let them in. @throws Refusal as `restOperator`
 */
export async function wakeOperator(
  actor: Actor,
  { operatorId, reason, ...proof }: OperatorInput,
): Promise<void> {
  await changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) => {
    const operator = await lockOperator(tx, administrator, operatorId)
    refuseUnless(operator.state === 'resting', 'move_forbidden')
    const right = { rolesSince: now(), rolesGivenBy: giversOf(operator, administrator) }
    await tx
      .update(operators)
      .set({ state: 'active', reason, ...right })
      .where(eq(operators.id, operatorId))
    await settleAccountStatus(tx, operatorId)
    await record(tx, administrator, 'account.operator_woken', operatorId)
  })
}

/** What waits for a second administrator as long as there is one, and else holds at once. */
async function settle(
  tx: Tx,
  administrator: Administrator,
  operator: OperatorRow,
  roles: TeamRole[] | null,
  reason: string,
): Promise<Done> {
  const joined = operator.state !== 'invited' || roles !== null
  const second =
    joined && asksForSecond(operator.roles, roles) && (await hasOtherAdministrator(tx, administrator))
  if (second) await proposeChange(tx, administrator, operator.id, roles, reason)
  else await putInForce(tx, administrator, operator, roles, giversOf(operator, administrator))
  return { proposed: second }
}

/** @param givenBy who does not count as the second person beside this colleague's steps: none where two gave the roles */
export async function putInForce(
  tx: Tx,
  actor: Person,
  { id, roles: before }: OperatorRow,
  roles: TeamRole[] | null,
  givenBy: string[],
): Promise<void> {
  await dropProposal(tx, actor, id)
  if (roles === null) return end(tx, actor, id)
  const wider = addedRoles(before, roles).length > 0
  await tx
    .update(operators)
    .set({ roles, ...(wider ? { rolesSince: now(), rolesGivenBy: givenBy } : {}) })
    .where(eq(operators.id, id))
  await refuseWithoutAdministrator(tx)
  await record(tx, actor, 'account.operator_roles_set', id, { roles })
}

async function end(tx: Tx, actor: Person, id: string): Promise<void> {
  const [before] = await tx.select({ state: operators.state }).from(operators).where(eq(operators.id, id))
  await tx.update(operators).set({ state: 'ended', roles: [] }).where(eq(operators.id, id))
  await revokeLinksAbout(tx, id)
  if (before?.state !== 'invited') await settleAccountStatus(tx, id)
  await record(tx, actor, 'account.operator_let_go', id)
}

function giversOf({ rolesGivenBy }: OperatorRow, { accountId }: Person): string[] {
  return [...new Set([...rolesGivenBy, accountId])]
}
