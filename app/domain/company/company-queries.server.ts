import { eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Plan } from './plan.ts'
import { presentPlanOf } from './plan-on.server.ts'
import { type ProfileRevision, profileRevision } from './profile-revision.server.ts'

/** The name of a company; names of companies are public. */
export async function companyNameOf(companyId: string): Promise<string | null> {
  const [row] = await database()
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.name ?? null
}

export type CompanyProfileView = ProfileRevision & {
  id: string
  name: string
  phone: string
  contactName: string | null
  address: string | null
  emailDomain: string
  about: string | null
  website: string | null
  sector: string | null
  /** The plan it has today. */
  plan: Plan
  createdAt: Date
}

/** The company the actor acts for. @throws Refusal not_found for everyone else */
export async function companyProfileSeenBy(actor: Actor): Promise<CompanyProfileView> {
  if (!isCompany(actor)) return found<CompanyProfileView>(null)
  const { id, name, phone, contactName, address, emailDomain, about, website, sector, createdAt } = companies
  const [row] = await database()
    .select({ id, name, phone, contactName, address, emailDomain, about, website, sector, createdAt })
    .from(companies)
    .where(eq(companies.id, actor.companyId))
  const [{ plan }, revision] = await Promise.all([
    presentPlanOf(database(), actor.companyId),
    profileRevision(database(), actor.companyId),
  ])
  return { ...found(row), plan, ...revision }
}
