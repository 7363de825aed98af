import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import { operatorChanges, operators } from '#domain/account/tables/operator-tables.server.ts'
import { site } from '#domain/event/event.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { secondBlock, secondObstacle } from '#kernel/second-person.ts'
import type { OperatorChangeView, OperatorView } from './team-view.ts'

/** More people than a platform team has. */
const most = 500

/** Everybody of the platform team, those who left last. @throws Refusal not_found for all but the platform team */
export async function teamSeenBy(viewer: Actor): Promise<{ rows: OperatorView[]; mayInvite: boolean }> {
  const person = found(isOperator(viewer) ? viewer : null)
  const proposer = alias(accounts, 'proposer')
  const rows = await database()
    .select({ operator: operators, account: accounts, change: operatorChanges, by: proposer.username })
    .from(operators)
    .leftJoin(accounts, eq(accounts.id, operators.id))
    .leftJoin(
      operatorChanges,
      and(eq(operatorChanges.operatorId, operators.id), eq(operatorChanges.state, 'proposed')),
    )
    .leftJoin(proposer, eq(proposer.id, operatorChanges.byId))
    .orderBy(asc(sql`${operators.state} = 'ended'`), asc(operators.invitedAt), asc(operators.id))
    .limit(most)
  const mayInvite = mayActForTeam(person, 'account.operator_invited')
  const right = await teamRightOf(database(), person.accountId)
  const changeOf = (change: typeof operatorChanges.$inferSelect, by: string): OperatorChangeView => {
    const { id, roles, reason, at, byId, operatorId } = change
    const own = byId === person.accountId
    const block = secondObstacle(
      secondBlock(person.accountId, right, { by: byId, at }),
      'second_administrator',
    )
    const about = operatorId === person.accountId ? 'team_self' : block
    const obstacle = mayInvite ? about : 'team_role_missing'
    return { ...{ id, roles, reason, by, at, own, obstacle }, mayClose: mayInvite && about !== 'team_self' }
  }
  return {
    mayInvite,
    rows: rows.map(({ operator, account, change, by }) => ({
      ...{ id: operator.id, username: account?.username ?? null, email: account?.email ?? operator.email },
      ...{ roles: operator.roles, state: operator.state, reason: operator.reason || null },
      ...{ invitedAt: operator.invitedAt, rolesSince: operator.rolesSince },
      mayChange: mayInvite && operator.id !== person.accountId && operator.state !== 'ended',
      change: change && by !== null ? changeOf(change, by) : null,
    })),
  }
}

/** What the page behind a link shows before it is accepted; null where the link is not good. */
export async function teamInvitationBehind(
  token: string | null,
): Promise<{ token: string; first: boolean } | null> {
  const link = await goodLink('operator_invitation', token)
  return link && token ? { token, first: link.subjectId === site } : null
}
