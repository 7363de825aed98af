import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { companies } from './company-tables.server.ts'

/** The name of a company; names of companies are public. */
export async function companyNameOf(companyId: string): Promise<string | null> {
  const [row] = await database()
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.name ?? null
}

export type CompanyProfileView = {
  id: string
  name: string
  phone: string
  contactName: string | null
  address: string | null
  emailDomain: string
  about: string | null
  website: string | null
  sector: string | null
  plan: 'free' | 'pro' | 'enterprise'
  createdAt: Date
}

/** The company the actor acts for. @throws Refusal not_found for everybody else */
export async function companyProfileSeenBy(actor: Actor): Promise<CompanyProfileView> {
  if (!isCompany(actor)) return found<CompanyProfileView>(null)
  const { id, name, phone, contactName, address, emailDomain, about, website, sector, plan, createdAt } =
    companies
  const [row] = await database()
    .select({ id, name, phone, contactName, address, emailDomain, about, website, sector, plan, createdAt })
    .from(companies)
    .where(eq(companies.id, actor.companyId))
  return found(row)
}
