import { and, asc, type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'

/** How many people of one company are read at most. */
const mostPeople = 200

type Part = SQL | Column

/** Whether an account reads the reports of a company's program: its owner, admins, and members granted the program; all of them active. */
export function isReaderOf(company: Part, program: Part, account: Part): SQL<boolean> {
  return sql<boolean>`(EXISTS (SELECT 1 FROM ${accounts} reader WHERE reader.id = ${account} AND reader.standing = 'active') AND (
    EXISTS (SELECT 1 FROM ${companies} of_owner WHERE of_owner.id = ${company} AND of_owner.owner_id = ${account})
    OR EXISTS (SELECT 1 FROM ${companyMembers} reads LEFT JOIN ${memberGrants} granted
        ON granted.member_id = reads.id AND granted.program_id = ${program}
      WHERE reads.company_id = ${company} AND reads.account_id = ${account} AND reads.status = 2
        AND (reads.permission = 1 OR granted.member_id IS NOT NULL))))`
}

/** The people of a company who read the reports of one of its programs: owner, admins, and members granted the program. */
export async function readersOf(
  tx: Pick<Tx, 'select'>,
  programId: string,
): Promise<{ id: string; username: string }[]> {
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
    .where(and(eq(programs.id, programId), isReaderOf(companies.id, programs.id, accounts.id)))
    .orderBy(asc(accounts.usernameKey))
    .limit(mostPeople)
}
