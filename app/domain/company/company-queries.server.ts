import { and, eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionFields, revisionOf } from '#domain/event/record.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { plans } from './plan.ts'
import { presentPlanOf } from './plan-on.server.ts'

/** The name of a company; names of companies are public. */
export async function companyNameOf(companyId: string): Promise<string | null> {
  const [row] = await database()
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.name ?? null
}

export const companyProfile = z
  .object({
    ...{ id: text, name: text, phone: text, contactName: text.nullable(), address: text.nullable() },
    ...{ emailDomain: text, about: text.nullable(), website: text.nullable(), sector: text.nullable() },
    /** The plan it has today. */
    ...{ plan: z.enum(plans), createdAt: moment, ...revisionFields },
  })
  .meta({ id: 'Company' })
export type CompanyProfileView = z.infer<typeof companyProfile>

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

/** Which description of a company is current. */
export function profileRevision(tx: Pick<Tx, 'select'>, companyId: string): Promise<Revision> {
  const { noun, subjectId, type } = events
  return revisionOf(
    tx,
    and(eq(noun, 'company'), eq(subjectId, companyId), eq(type, 'company.profile_changed')),
  )
}
