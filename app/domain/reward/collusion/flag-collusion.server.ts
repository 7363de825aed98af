import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { isOperator, type Person, type System } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { newReasons } from './collusion.ts'
import type { HandleCollusionInput } from './collusion-input.ts'
import { type Pair, unsafePairsInCommon } from './collusion-signs.server.ts'
import { collusionFlags } from './collusion-tables.server.ts'

/**
 * Raises a flag for the team for each bughunter and company that have something in common, once: a pair the team has handled is
 * raised again only by something new.
 * @returns how many were raised
 */
export async function flagCollusion(system: System): Promise<number> {
  let raised = 0
  for (const pair of await unsafePairsInCommon(database())) if (await raise(system, pair)) raised++
  return raised
}

/** Two at once meet in the unique pair, or in its row. */
function raise(system: System, { bughunterId, companyId, reasons: found }: Pair): Promise<boolean> {
  return transaction(async (tx) => {
    const fresh = { id: newId(), bughunterId, companyId, reasons: found }
    const [made] = await tx
      .insert(collusionFlags)
      .values({ ...fresh, state: 'open', raisedAt: now() })
      .onConflictDoNothing()
      .returning()
    const flagId = made?.id ?? (await add(tx, { bughunterId, companyId, reasons: found }))
    if (flagId === null) return false
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    await record(tx, system, 'reward.collusion_flagged', flagId, { bughunterId, companyId, kinds })
    return true
  })
}

/** @returns the id of the flag; null where nothing is new */
async function add(tx: Tx, { bughunterId, companyId, reasons: found }: Pair): Promise<string | null> {
  const pair = and(eq(collusionFlags.bughunterId, bughunterId), eq(collusionFlags.companyId, companyId))
  const [known] = await tx.select().from(collusionFlags).where(pair).for('update')
  const added = newReasons(known?.reasons ?? [], found)
  if (!known || added.length === 0) return null
  await tx
    .update(collusionFlags)
    .set({
      ...{ state: 'open', raisedAt: now(), reasons: [...known.reasons, ...added] },
      ...{ handledBy: null, handledAt: null, note: null },
    })
    .where(eq(collusionFlags.id, known.id))
  return known.id
}

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
