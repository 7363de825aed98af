import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { isOpenResidence } from '../residence.ts'
import type { WithdrawResidenceInput } from './residence-input.ts'
import { mayAskResidence } from './residence-policy.ts'
import { lockResidence } from './residence-queries.server.ts'
import { taxResidences } from './residence-tables.server.ts'

/**
 * A bughunter takes back what the team has not decided yet; twice is the same as once.
 * @throws Refusal forbidden; not_found, for requests of other people too; move_forbidden `residence_decided`
 */
export async function withdrawResidence(
  actor: Person,
  { residenceId }: WithdrawResidenceInput,
): Promise<void> {
  refuseUnless(mayAskResidence(actor), 'forbidden')
  const { accountId } = actor
  await transaction(async (tx) => {
    const row = await lockResidence(tx, residenceId)
    found(row.bughunterId === accountId ? row : null)
    if (row.state === 'withdrawn') return
    refuseUnless(isOpenResidence(row.state), 'move_forbidden', 'residence_decided')
    await tx
      .update(taxResidences)
      .set({ state: 'withdrawn', decidedAt: now() })
      .where(eq(taxResidences.id, row.id))
    await record(tx, actor, 'reward.tax_residence_withdrawn', accountId, {
      ...{ bughunterId: accountId, residenceId: row.id },
    })
  })
}
