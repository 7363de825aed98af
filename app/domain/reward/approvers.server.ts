import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type FirstStep, type HeldRight, type SecondBlock, secondBlock } from '#kernel/second-person.ts'
import type { Proposal } from './offer.server.ts'
import type { RewardCase } from './reward-case.server.ts'

const a = alias(accounts, 'a')
const c = alias(companies, 'c')
const m = alias(companyMembers, 'm')

/** A person of a company who may decide rewards of a program, up to `limit` rupiah; null without a limit. */
type Approver = { accountId: string; username: string; limit: bigint | null; right: HeldRight }

type OfProgram = { companyId: string; programId: string }

function proposalOf({ proposedBy: by, proposedAt: at }: Proposal): FirstStep {
  return { by, at }
}

/** Why this person is not the second one for a proposed reward; null where they are. That they may decide at all is asked before. */
export async function approvalBlock(
  tx: Pick<Tx, 'execute'>,
  actor: Person,
  { companyId, report }: Pick<RewardCase, 'companyId' | 'report'>,
  reward: Proposal,
): Promise<SecondBlock | null> {
  return decisionBlock(tx, actor, { companyId, programId: report.programId }, proposalOf(reward))
}

/** The same for any first step that a person who decides rewards of a program answers to. */
export async function decisionBlock(
  tx: Pick<Tx, 'execute'>,
  { accountId }: Person,
  program: OfProgram,
  first: FirstStep,
): Promise<SecondBlock | null> {
  if (first.by === accountId) return 'own'
  const [own] = await approvers(tx, program, sql`${a.id} = ${accountId}`)
  return own ? secondBlock(accountId, own.right, first) : 'right_new'
}

/** The names of those who may approve a proposed reward, at most five. */
export async function approversOf(
  tx: Pick<Tx, 'execute'>,
  { companyId, report }: Pick<RewardCase, 'companyId' | 'report'>,
  reward: Proposal,
): Promise<string[]> {
  const all = await approvers(tx, { companyId, programId: report.programId }, sql`true`)
  const able = all.filter(
    ({ accountId, right, limit }) =>
      (limit === null || reward.amountIdr <= limit) &&
      secondBlock(accountId, right, proposalOf(reward)) === null,
  )
  return able.slice(0, 5).map(({ username }) => username)
}

type Line = {
  account_id: string
  username: string
  limit_idr: string | null
  times: string[]
  givers: (string | null)[]
}

/**
 * Owner, admins, and members whose grant or membership lets them decide rewards of the program. A right is as old as the
 * youngest thing it rests on: the right to decide, the grant of the program, the joining.
 */
async function approvers(
  tx: Pick<Tx, 'execute'>,
  { companyId, programId }: OfProgram,
  who: SQL,
): Promise<Approver[]> {
  const { rows } = await tx.execute<Line>(sql`
    SELECT ${a.id} AS account_id, ${a.username}, NULL::text AS limit_idr, ARRAY[${c.createdAt}]::text[] AS times, ARRAY[]::text[] AS givers
    FROM ${companies} c JOIN ${accounts} a ON ${a.id} = ${c.ownerId}
    WHERE ${c.id} = ${companyId} AND ${a.standing} = 'active' AND ${who}
    UNION ALL
    SELECT ${a.id}, ${a.username}, NULL, ARRAY[${m.decidesSince}, ${m.joinedAt}]::text[], ARRAY[${m.decidesGivenBy}]::text[]
    FROM ${companyMembers} m JOIN ${accounts} a ON ${a.id} = ${m.accountId}
    WHERE ${m.companyId} = ${companyId} AND ${m.status} = 2 AND ${m.permission} = 1 AND ${a.standing} = 'active' AND ${who}
    UNION ALL
    SELECT ${a.id}, ${a.username}, CASE WHEN g.decides THEN g.reward_limit_idr ELSE ${m.rewardLimit} END::text,
      ARRAY[CASE WHEN g.decides THEN g.decides_since ELSE ${m.decidesSince} END, g.granted_at, ${m.joinedAt}]::text[],
      ARRAY[CASE WHEN g.decides THEN g.decides_given_by ELSE ${m.decidesGivenBy} END, g.granted_by]::text[]
    FROM ${companyMembers} m JOIN ${accounts} a ON ${a.id} = ${m.accountId}
      JOIN (SELECT *, 'reward.decide' = ANY (permissions) AS decides FROM ${memberGrants}) g
        ON g.member_id = ${m.id} AND g.program_id = ${programId}
    WHERE ${m.companyId} = ${companyId} AND ${m.status} = 2 AND ${m.permission} = 2 AND ${a.standing} = 'active'
      AND (g.decides OR 'reward.decide' = ANY (${m.permissions})) AND ${who}
    ORDER BY username`)
  return rows.map(({ account_id, username, limit_idr, times, givers }) => ({
    ...{ accountId: account_id, username, limit: limit_idr === null ? null : BigInt(limit_idr) },
    right: {
      since: new Date(Math.max(...times.flatMap((time) => (time ? [new Date(time).getTime()] : [])))),
      givenBy: givers.filter((giver) => giver !== null),
    },
  }))
}
