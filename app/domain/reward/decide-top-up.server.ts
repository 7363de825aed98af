import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { availableOf, cash, post } from './ledger.server.ts'
import type { DecideTopUpInput } from './reward-input.ts'
import { mayDecideTopUps } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'

/**
 * The platform team confirms that the money came, which adds it to the balance, or refuses with a reason. Of two who decide at
 * once, one wins.
 * @throws Refusal forbidden, not_found, move_forbidden (already decided)
 */
export async function decideTopUp(actor: Person, input: DecideTopUpInput): Promise<void> {
  refuseUnless(mayDecideTopUps(actor), 'forbidden')
  await transaction(async (tx) => {
    const [row] = await tx.select().from(topUps).where(eq(topUps.id, input.topUpId)).for('update')
    const { id, companyId, amountIdr, status } = found(row)
    refuseUnless(status === 'requested', 'move_forbidden')
    const confirmed = input.decision === 'confirm'
    await tx
      .update(topUps)
      .set({
        status: confirmed ? 'confirmed' : 'refused',
        refuseReason: input.decision === 'refuse' ? input.reason : null,
        decidedBy: actor.accountId,
        decidedAt: now(),
      })
      .where(eq(topUps.id, id))
    if (confirmed) {
      const posted = await post(tx, {
        kind: 'top_up',
        key: `top_up:${id}`,
        companyId,
        actor,
        entries: [
          { side: cash, amount: -amountIdr },
          { side: availableOf(companyId), amount: amountIdr },
        ],
      })
      if (!posted) refuse('conflict')
    }
    await record(tx, actor, 'reward.top_up_decided', id, {
      companyId,
      amountIdr: String(amountIdr),
      confirmed,
    })
  })
}
