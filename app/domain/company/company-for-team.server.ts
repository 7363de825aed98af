import { and, asc, eq, or } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { companies, companyMembers } from './company-tables.server.ts'
import type { Plan } from './plan/plan.ts'
import { presentPlanOf } from './plan/plan-on.server.ts'

export type MemberForTeam = {
  id: string
  /** Null until an invitation was accepted. */
  accountId: string | null
  name: string
  permission: 1 | 2
  status: 1 | 2 | 3
}
export type CompanyForTeam = {
  id: string
  name: string
  /** The plan it has today. */
  plan: Plan
  emailDomain: string
  owner: { id: string; username: string }
  members: MemberForTeam[]
}

/** The company an account owns or works for, for the platform team; null for other accounts. @throws Refusal not_found */
export async function companyOfAccountSeenBy(
  actor: Actor,
  accountId: string,
): Promise<CompanyForTeam | null> {
  found(isHello(actor) ? actor : null)
  const [row] = await database()
    .select({ company: companies, owner: accounts.username })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.accountId, accountId)),
    )
    .where(or(eq(companies.ownerId, accountId), eq(companyMembers.accountId, accountId)))
    .limit(1)
  if (!row) return null
  const { id, name, emailDomain, ownerId } = row.company
  const { plan } = await presentPlanOf(database(), id)
  const owner = { id: ownerId, username: row.owner }
  return { id, name, plan, emailDomain, owner, members: await membersOf(id) }
}

async function membersOf(companyId: string): Promise<MemberForTeam[]> {
  const { id, accountId, name, permission, status } = companyMembers
  return database()
    .select({ id, accountId, name, permission, status })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(permission), asc(name))
    .limit(200)
}
