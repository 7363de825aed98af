import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { TwinCompany } from './contract-view.ts'

const legalForms =
  'pt|cv|ud|pd|fa|firma|koperasi|yayasan|perum|perumda|perseroda|persero|tbk|ltd|limited|inc|llc|corp|co'

/** A name without legal forms, punctuation and spaces: "P.T. Nusa-Bank Tbk." and "Nusa Bank" are the same. */
function nameKey(name: SQLWrapper): SQL<string> {
  const words = sql`replace(lower(normalize(${name}, NFKC)), '.', '')`
  const plain = sql`regexp_replace(${words}, ${`\\m(${legalForms})\\M`}, '', 'g')`
  return sql<string>`regexp_replace(${plain}, '[[:punct:][:space:]]+', '', 'g')`
}

/**
 * Other companies, not closed, whose name is the same but for legal forms and punctuation, or whose owner signed up with the same
 * e-mail domain; the oldest first.
 * @param name the one the contract gives the company
 */
export async function twinsOf(
  tx: Pick<Tx, 'select'>,
  { companyId, name, emailDomain }: { companyId: string; name: string; emailDomain: string },
): Promise<TwinCompany[]> {
  const wanted = nameKey(sql`${name}::text`)
  const sameName = sql<boolean>`(${nameKey(companies.name)} = ${wanted} AND ${wanted} <> '')`
  const sameDomain = sql<boolean>`(lower(${companies.emailDomain}) = lower(${emailDomain}))`
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
