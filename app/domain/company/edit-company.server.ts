import { eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { CompanyProfileInput } from './company-input.ts'
import { mayEditCompany } from './company-policy.ts'
import { profileRevision } from './company-queries.server.ts'

/**
 * Describes the company anew. The event names the fields that changed.
 * @throws Refusal not_found, forbidden, conflict `saved_meanwhile`
 */
export async function editCompany(actor: Actor, input: CompanyProfileInput): Promise<void> {
  const companyId = found(isCompany(actor) ? actor.companyId : null)
  refuseUnless(mayEditCompany(actor, companyId), 'forbidden')
  await transaction(async (tx) => {
    const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
    const before = found(row)
    const { name, phone, contactName, address, revision: seen } = input
    const wanted = {
      name,
      phone,
      contactName,
      address,
      about: input.about || null,
      website: input.website || null,
      sector: input.sector || null,
    }
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (key) => wanted[key] !== before[key],
    )
    // Sent twice, it is stored already.
    if (changed.length === 0) return
    if (seen !== undefined) {
      const { revision } = await profileRevision(tx, companyId)
      refuseUnless(revision === seen, 'conflict', 'saved_meanwhile')
    }
    await tx.update(companies).set(wanted).where(eq(companies.id, companyId))
    await record(tx, actor, 'company.profile_changed', companyId, { changed })
  })
}
