import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { availableOf, cash, post } from './ledger.server.ts'
import type { DecideTopUpInput } from './reward-input.ts'
import { mayDecideTopUps, topUpNeedsTwo } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'

export type TopUpAnswer = 'checked' | 'confirmed' | 'refused'

/**
 * The platform team confirms that the money came, which adds it to the balance, or refuses with a reason. Above the limit of
 * payouts two people confirm: what the first checked waits for the second. Of two who decide at once, one wins.
 * @throws Refusal forbidden (also `second_checker`), not_found, move_forbidden (already decided), conflict `checked_meanwhile`
 */
export async function decideTopUp(actor: Person, input: DecideTopUpInput): Promise<TopUpAnswer> {
  refuseUnless(mayDecideTopUps(actor), 'forbidden')
  return transaction(async (tx) => {
    const [row] = await tx.select().from(topUps).where(eq(topUps.id, input.topUpId)).for('update')
    const { id, companyId, amountIdr, status, decidedBy: checkedBy } = found(row)
    refuseUnless(status === 'requested', 'move_forbidden')
    const confirmed = input.decision === 'confirm'
    if (confirmed && topUpNeedsTwo(amountIdr)) {
      refuseUnless(checkedBy !== actor.accountId, 'forbidden', 'second_checker')
      refuseOlderPage(input.check, checkedBy)
      if (checkedBy === null) return check(tx, actor, { id, companyId, amountIdr })
    }
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
    return confirmed ? 'confirmed' : 'refused'
  })
}

/** The page asked for another check than the one that is due. */
function refuseOlderPage(asked: 'first' | 'second' | undefined, checkedBy: string | null): void {
  const due = checkedBy === null ? 'first' : 'second'
  refuseUnless(asked === undefined || asked === due, 'conflict', 'checked_meanwhile')
}

/** The first of two: the money does not move yet. */
async function check(
  tx: Tx,
  actor: Person,
  { id, companyId, amountIdr }: Pick<typeof topUps.$inferSelect, 'id' | 'companyId' | 'amountIdr'>,
): Promise<'checked'> {
  await tx.update(topUps).set({ decidedBy: actor.accountId }).where(eq(topUps.id, id))
  await record(tx, actor, 'reward.top_up_checked', id, { companyId, amountIdr: String(amountIdr) })
  return 'checked'
}
