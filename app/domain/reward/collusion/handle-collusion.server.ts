import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { HandleCollusionInput } from './collusion-input.ts'
import { collusionFlags } from './collusion-tables.server.ts'

/**
 * An operator has looked into a flag and records what they found. It moves nothing else: what follows from it
 * is done where it belongs.
 * @throws Refusal not_found, move_forbidden (handled already), conflict `collusion_newer` (something was
 *   added since it was read)
 */
export async function handleCollusion(
  actor: Person,
  { flagId, raisedAt, note }: HandleCollusionInput,
): Promise<void> {
  refuseUnless(isOperator(actor), 'not_found')
  await transaction(async (tx) => {
    const [row] = await tx.select().from(collusionFlags).where(eq(collusionFlags.id, flagId)).for('update')
    const flag = found(row)
    refuseUnless(flag.state === 'open', 'move_forbidden')
    refuseUnless(flag.raisedAt.getTime() === Date.parse(raisedAt), 'conflict', 'collusion_newer')
    await tx
      .update(collusionFlags)
      .set({ state: 'handled', handledBy: actor.accountId, handledAt: now(), note })
      .where(eq(collusionFlags.id, flagId))
    const { bughunterId, companyId } = flag
    await record(tx, actor, 'reward.collusion_handled', flagId, { bughunterId, companyId })
  })
}
