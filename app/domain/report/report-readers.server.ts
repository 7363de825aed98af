import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'

/** How many people of one company are read at most. */
const mostPeople = 200

/** The people of a company who read the reports of one of its programs: owner, admins, and members granted the program. */
export async function readersOf(
  tx: Pick<Tx, 'select'>,
  programId: string,
): Promise<{ id: string; username: string }[]> {
  const active = sql`EXISTS (SELECT 1 FROM ${companyMembers} LEFT JOIN ${memberGrants}
    ON ${memberGrants.memberId} = ${companyMembers.id} AND ${memberGrants.programId} = ${programs.id}
    WHERE ${companyMembers.companyId} = ${companies.id} AND ${companyMembers.accountId} = ${accounts.id}
      AND ${companyMembers.status} = 2 AND (${companyMembers.permission} = 1 OR ${isNotNull(memberGrants.memberId)}))`
  return tx
    .select({ id: accounts.id, username: accounts.username })
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(
      accounts,
      or(
        eq(accounts.id, companies.ownerId),
        sql`${accounts.id} IN (SELECT ${companyMembers.accountId} FROM ${companyMembers} WHERE ${companyMembers.companyId} = ${companies.id})`,
      ),
    )
    .where(
      and(
        eq(programs.id, programId),
        eq(accounts.standing, 'active'),
        or(eq(accounts.id, companies.ownerId), active),
      ),
    )
    .orderBy(asc(accounts.usernameKey))
    .limit(mostPeople)
}
