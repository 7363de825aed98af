import { and, eq, ne, or, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, plainCompanyName } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { TwinCompany } from './contract-view.ts'

/**
 * Other companies, not closed, whose name is the same but for legal forms and punctuation, or whose owner signed up with the same
 * e-mail domain; the oldest first.
 * @param name the one the contract gives the company
 */
export async function twinsOf(
  tx: Pick<Tx, 'select'>,
  { companyId, name, emailDomain }: { companyId: string; name: string; emailDomain: string },
): Promise<TwinCompany[]> {
  const wanted = plainCompanyName(sql`${name}::text`)
  const sameName = sql<boolean>`(${plainCompanyName(sql`${companies.name}`)} = ${wanted} AND ${wanted} <> '')`
  const sameDomain = sql<boolean>`(${companies.emailDomain} = ${emailDomain})`
  const { id, ownerId, createdAt } = companies
  return tx
    .select({
      ...{ companyId: id, ownerId, name: companies.name, emailDomain: companies.emailDomain },
      ...{ createdAt, sameName, sameDomain },
    })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, ownerId))
    .where(and(ne(id, companyId), ne(accounts.standing, 'ended'), or(sameName, sameDomain)))
    .orderBy(createdAt, id)
    .limit(20)
}
