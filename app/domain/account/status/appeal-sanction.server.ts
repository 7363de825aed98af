import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { appealDays } from './account-status.ts'
import { mayAppeal } from './account-status-policy.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import { lockAccount } from './lock-accounts.server.ts'

/**
 * The sanctioned person objects to a step, once. The answer is due in five business days.
 * @throws Refusal not_found for steps of others; conflict `sanction_lifted`, `appeal_once`
 */
export async function appealSanction(actor: Actor, sanctionId: string, text: string): Promise<string> {
  const person = found(isPerson(actor) && isId(sanctionId) ? actor : null)
  return transaction(async (tx) => {
    await lockAccount(tx, person.accountId)
    const [row] = await tx
      .select({ sanction: sanctions, appealId: sanctionAppeals.id })
      .from(sanctions)
      .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
      .where(eq(sanctions.id, sanctionId))
    const { sanction, appealId } = found(row?.sanction.accountId === person.accountId ? row : null)
    refuseUnless(appealId === null, 'conflict', 'appeal_once')
    refuseUnless(mayAppeal(person, { ...sanction, appealed: false }), 'conflict', 'sanction_lifted')
    const id = newId()
    const openedAt = now()
    const dueAt = addBusinessDays(openedAt, appealDays, nationalHolidays(openedAt))
    await tx.insert(sanctionAppeals).values({ id, sanctionId, text, openedAt, dueAt })
    const facts = { sanctionId, appealId: id, step: sanction.step }
    await record(tx, person, 'account.sanction_appealed', person.accountId, facts)
    return id
  })
}
