import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { identityAppealDays } from '../identity.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'
import { verificationOf } from './verification-queries.server.ts'

/**
 * A bughunter objects to the denial of their verification, once a denial. The case opens again for a person who had no
 * part in it; the answer is due in five business days.
 * @throws Refusal not_found; conflict `appeal_once`, `appeal_closed` (nothing is denied now)
 */
export async function appealDenial(actor: Actor, text: string): Promise<void> {
  const person = found(isBughunter(actor) ? actor : null)
  const { accountId } = person
  await transaction(async (tx) => {
    await tx
      .select({ id: bughunters.accountId })
      .from(bughunters)
      .where(eq(bughunters.accountId, accountId))
      .for('update')
    const { lastDecision, appeal, mayAppeal } = await verificationOf(tx, accountId)
    refuseUnless(appeal === null, 'conflict', 'appeal_once')
    refuseUnless(mayAppeal && lastDecision !== null, 'conflict', 'appeal_closed')
    const { caseId } = lastDecision
    const openedAt = now()
    const dueAt = addBusinessDays(openedAt, identityAppealDays, nationalHolidays(openedAt))
    await tx.insert(identityAppeals).values({ id: newId(), caseId, text, openedAt, dueAt })
    await tx
      .update(identityCases)
      .set({ reviewerId: null, takenAt: null })
      .where(eq(identityCases.id, caseId))
    await record(tx, person, 'account.identity_appealed', accountId, { caseId })
  })
}
