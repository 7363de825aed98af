import { and, asc, eq, or, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'

/** How many people of a company are offered at most. */
const mostPeople = 200
const needed = 'report.comment_internal'

/**
 * The people of a company who read reports of some of its programs, for those of it who may set how some report is handled; empty
 * for everyone else. Who reads a very report is asked when it is given to them.
 */
export async function handlersSeenBy(viewer: Actor): Promise<{ id: string; username: string }[]> {
  if (!isCompany(viewer) || viewer.suspended) return []
  const handles =
    viewer.permission === 1
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${memberGrants} WHERE ${memberGrants.memberId} = ${viewer.memberId}
          AND (${viewer.permissions.includes(needed)} OR ${memberGrants.permissions} @> ARRAY[${needed}]::text[]))`
  const reads = sql`EXISTS (SELECT 1 FROM ${companyMembers} WHERE ${companyMembers.companyId} = ${companies.id}
    AND ${companyMembers.accountId} = ${accounts.id} AND ${companyMembers.status} = 2 AND (${companyMembers.permission} = 1
      OR EXISTS (SELECT 1 FROM ${memberGrants} WHERE ${memberGrants.memberId} = ${companyMembers.id})))`
  return database()
    .select({ id: accounts.id, username: accounts.username })
    .from(companies)
    .innerJoin(accounts, or(eq(accounts.id, companies.ownerId), reads))
    .where(and(eq(companies.id, viewer.companyId), eq(accounts.standing, 'active'), handles))
    .orderBy(asc(accounts.usernameKey))
    .limit(mostPeople)
}
