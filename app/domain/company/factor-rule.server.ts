import { eq, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { authenticators, passkeys } from '#domain/account/tables/factor-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { count, flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { lockOwnCompany } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import type { FactorRuleInput } from './member-input.ts'
import { mayManageMembers, maySetFactorRule } from './member-policy.ts'

/**
 * `required`: whether all people of the company need a second factor; `bySite`: whether the site asks it of them anyway;
 * `without`: how many active people of the company, the owner among them, have none.
 */
export const factorRuleView = z
  .object({ required: flag, bySite: flag, without: count, maySet: flag })
  .meta({ id: 'FactorRule' })
export type FactorRuleView = z.infer<typeof factorRuleView>

/** @throws Refusal not_found outside a company, forbidden without the right to manage members */
export async function factorRuleSeenBy(actor: Actor): Promise<FactorRuleView> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(person), 'forbidden')
  const answer = await database().execute<{ required: boolean; without: number }>(sql`
    SELECT c.factor_required AS required, (SELECT count(*)::int FROM ${accounts} a
      WHERE (a.id = c.owner_id OR a.id IN (SELECT m.account_id FROM ${companyMembers} m
          WHERE m.company_id = c.id AND m.status = ${memberStatus.active}))
        AND NOT EXISTS (SELECT 1 FROM ${authenticators} t WHERE t.account_id = a.id)
        AND NOT EXISTS (SELECT 1 FROM ${passkeys} k WHERE k.account_id = a.id)) AS without
    FROM ${companies} c WHERE c.id = ${person.companyId}`)
  const bySite = settings().secondFactorFor.includes('company_member')
  return { ...found(answer.rows[0]), bySite, maySet: maySetFactorRule(person) }
}

/**
 * Requires a second factor of everybody in the company, or no longer. Who has none gets to the page where it is set up,
 * and to nothing else. The owner, who sets it, has one.
 * @throws Refusal not_found, forbidden; step_missing `factor_needed`; those of `reauthenticate`
 */
export async function setFactorRule(actor: Actor, { required, ...proof }: FactorRuleInput): Promise<void> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(maySetFactorRule(person), 'forbidden')
  await reauthenticate(person, proof)
  await transaction(async (tx) => {
    const { company } = await lockOwnCompany(tx, person)
    if (required && !isOn(await factorsOn(tx, person.accountId))) refuse('step_missing', 'factor_needed')
    if (company.factorRequired === required) return
    await tx.update(companies).set({ factorRequired: required }).where(eq(companies.id, company.id))
    await record(tx, person, 'company.factor_rule_set', company.id, { required })
  })
}
