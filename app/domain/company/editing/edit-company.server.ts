import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { recordPhoneChange } from '#domain/account/contact-change/contact-changes.server.ts'
import { reauthenticateIfDue } from '#domain/account/factor/reauthenticate.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { CompanyProfileInput } from '../company-input.ts'
import { mayEditCompany } from '../company-policy.ts'
import { profileRevision } from '../company-queries.server.ts'
import { isNameInContract } from '../contract/contract-standing.server.ts'

/**
 * Describes the company anew. The event names the fields that changed. A new telephone number needs a proof, and who had
 * the old one can undo it.
 * @throws Refusal not_found, forbidden, conflict `saved_meanwhile`, invalid_input (`name`: contract_name, another one than its contract has); those of `reauthenticateIfDue`
 */
export async function editCompany(actor: Actor, input: CompanyProfileInput): Promise<void> {
  const companyId = found(isCompany(actor) ? actor.companyId : null)
  refuseUnless(isCompany(actor) && mayEditCompany(actor, companyId), 'forbidden')
  if ((await phoneOf(companyId)) !== input.phone) await reauthenticateIfDue(actor, input)
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
    if (changed.includes('name') && (await isNameInContract(tx, companyId)))
      refuseField('name', 'contract_name')
    if (seen !== undefined) {
      const { revision } = await profileRevision(tx, companyId)
      refuseUnless(revision === seen, 'conflict', 'saved_meanwhile')
    }
    await tx.update(companies).set(wanted).where(eq(companies.id, companyId))
    if (changed.includes('phone')) {
      const [own] = await tx.select().from(accounts).where(eq(accounts.id, actor.accountId))
      await recordPhoneChange(tx, actor, { oldPhone: before.phone, email: found(own).email })
    }
    await record(tx, actor, 'company.profile_changed', companyId, { changed })
  })
}

async function phoneOf(companyId: string): Promise<string> {
  const [row] = await database()
    .select({ phone: companies.phone })
    .from(companies)
    .where(eq(companies.id, companyId))
  return found(row).phone
}
