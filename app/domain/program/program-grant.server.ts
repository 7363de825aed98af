import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { type Grant, noGrant } from '#domain/company/permission-policy.ts'
import { deciding } from '#domain/company/report-rights.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isCompany, isRole, type MemberPermission } from '#kernel/actor.ts'
import { programs } from './program-tables.server.ts'

/** Whether the program of the row was granted to this company member; false for everyone else. */
export function isGrantedTo(actor: Actor): SQL<boolean> {
  return isMember(actor)
    ? sql<boolean>`EXISTS (SELECT 1 FROM ${memberGrants} WHERE ${grantOf(actor.memberId)})`
    : sql<boolean>`false`
}

/** The same of many rows with a program, for lists: what is granted is read once, and each row is looked up in it. */
export function isAmongGranted(actor: Actor, programId: Column): SQL<boolean> {
  return isMember(actor)
    ? sql<boolean>`(${programId} IN (SELECT program_id FROM ${memberGrants} WHERE ${eq(memberGrants.memberId, actor.memberId)})) IS TRUE`
    : sql<boolean>`false`
}

/** Whether a person of a company may take steps on reports of a program they see. */
export function isDecidedBy(actor: Actor, programId: Column): SQL<boolean> {
  if (!isCompany(actor) || actor.suspended) return sql<boolean>`false`
  if (actor.permission === 1 || deciding.some((one) => actor.permissions.includes(one)))
    return sql<boolean>`true`
  return isMember(actor)
    ? sql<boolean>`(${programId} IN (SELECT program_id FROM ${memberGrants} WHERE ${eq(memberGrants.memberId, actor.memberId)}
        AND ${memberGrants.permissions} && ARRAY[${deciding[0]}, ${deciding[1]}]::text[])) IS TRUE`
    : sql<boolean>`false`
}

/** One word for the programs granted to this member at present: another where another program was granted, or one less. */
export async function grantsOf(actor: Actor): Promise<string> {
  if (!isMember(actor)) return ''
  const [row] = await askPrepared<{ digest: string | null }>(sql`
    SELECT md5(string_agg(program_id::text, ' ' ORDER BY program_id)) AS digest FROM ${memberGrants}
    WHERE ${eq(memberGrants.memberId, actor.memberId)}`)
  return row?.digest ?? ''
}

/**
 * A column with what this member was granted in the program of the row; null where it is not granted, and for everyone
 * who is no member. `grantFrom` reads it.
 */
export function grantTo(actor: Actor): SQL<MemberPermission[] | null> {
  return isMember(actor)
    ? sql`(SELECT ${memberGrants.permissions} FROM ${memberGrants} WHERE ${grantOf(actor.memberId)})`
    : sql`NULL::text[]`
}

export function grantFrom(permissions: MemberPermission[] | null): Grant {
  return permissions === null ? noGrant : { granted: true, grantedPermissions: permissions }
}

/**
 * A column with the most this member may give for one report of the program of the row, in rupiah: of their
 * grant where it is the grant that lets them decide, else their own. Null without a limit, and for admins.
 */
export function rewardLimitOf(actor: Actor): SQL<bigint | null> {
  const column = isMember(actor)
    ? sql`(SELECT CASE WHEN 'reward.decide' = ANY (g.permissions) THEN g.reward_limit_idr ELSE m.reward_limit_idr END
        FROM ${companyMembers} m LEFT JOIN ${memberGrants} g ON g.member_id = m.id AND ${eq(sql`g.program_id`, programs.id)}
        WHERE m.id = ${actor.memberId} AND m.permission = 2)`
    : sql`NULL::bigint`
  return column.mapWith((limit: string | bigint | null) => (limit === null ? null : BigInt(limit)))
}

/** Grants a program to the member who writes it: the person who makes one must also see it. Nothing for all others. */
export async function grantToWriter(tx: Tx, writer: Actor, programId: string): Promise<string | null> {
  if (!isMember(writer) || !isCompany(writer) || writer.permission === 1) return null
  const { memberId, accountId: grantedBy } = writer
  await tx
    .insert(memberGrants)
    .values({ memberId, programId, grantedAt: now(), grantedBy })
    .onConflictDoNothing()
  return memberId
}

function isMember(actor: Actor): actor is Actor & { memberId: string } {
  return isRole(actor, 'company_member') && actor.memberId !== null
}

function grantOf(memberId: string): SQL {
  return and(eq(memberGrants.programId, programs.id), eq(memberGrants.memberId, memberId))!
}
