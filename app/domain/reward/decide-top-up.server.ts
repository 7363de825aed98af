import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { secondBlockOfTeam } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { isBooked } from './booked-transfer.server.ts'
import { confirmedAlone } from './confirmed-alone.server.ts'
import { availableOf, cash, lockSides, post } from './ledger.server.ts'
import type { DecideTopUpInput } from './reward-input.ts'
import { mayDecideTopUps, topUpNeedsTwo } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'
import { obstacleToConfirmingTopUp, type TopUpObstacle, topUpRefusals } from './top-up-policy.ts'

export type TopUpAnswer = 'checked' | 'confirmed' | 'refused'
type Row = typeof topUps.$inferSelect
type Confirmation = Extract<DecideTopUpInput, { decision: 'confirm' }>

/**
 * The platform team confirms that the money came, and how much of it: that is added to the balance. Or it refuses with a
 * reason. Above the limit of payouts, reckoned over 24 hours for the operator and for the company, two people confirm: what the
 * first checked waits for the second. Of two who decide at once, one wins.
 * @throws Refusal forbidden (also `second_checker`, `second_right_new`, `second_right_given`), not_found, move_forbidden
 *   (already decided), conflict `checked_meanwhile`, `received_differs`, `reference_used`
 */
export async function decideTopUp(actor: Person, input: DecideTopUpInput): Promise<TopUpAnswer> {
  refuseUnless(mayDecideTopUps(actor), 'forbidden')
  try {
    return await transaction(async (tx) => {
      const [locked] = await tx.select().from(topUps).where(eq(topUps.id, input.topUpId)).for('update')
      const row = found(locked)
      refuseUnless(row.status === 'requested', 'move_forbidden')
      if (input.decision === 'confirm') return confirm(tx, actor, row, input)
      await close(tx, actor, row, { status: 'refused', refuseReason: input.reason })
      return 'refused'
    })
  } catch (error) {
    if (isDuplicate(error, 'top_ups_reference_once')) refuse('conflict', 'reference_used')
    throw error
  }
}

async function confirm(tx: Tx, actor: Person, row: Row, said: Confirmation): Promise<TopUpAnswer> {
  const { id, companyId, checkedBy } = row
  const received = said.received ?? row.receivedIdr ?? row.amountIdr
  const sides = [cash, availableOf(companyId)] as const
  await lockSides(tx, sides)
  const large = topUpNeedsTwo(received, await confirmedAlone(tx, actor, companyId))
  refuseObstacle(await obstacleOf(tx, actor, row), topUpRefusals)
  if (large || checkedBy !== null || said.check === 'first') refuseOlderPage(said.check, checkedBy)
  if (checkedBy === null && (large || said.check === 'first')) return check(tx, actor, row, received)
  if (checkedBy !== null) refuseUnless(received === row.receivedIdr, 'conflict', 'received_differs')
  await close(tx, actor, row, { status: 'confirmed', receivedIdr: received })
  const posted = await post(tx, {
    ...{ kind: 'top_up', key: `top_up:${id}`, companyId, actor },
    entries: [
      { side: sides[0], amount: -received },
      { side: sides[1], amount: received },
    ],
  })
  if (!posted) refuse('conflict')
  await tell(tx, actor, row, received, true)
  return 'confirmed'
}

type Closing = { status: 'confirmed'; receivedIdr: bigint } | { status: 'refused'; refuseReason: string }

async function close(tx: Tx, actor: Person, row: Row, closing: Closing): Promise<void> {
  const decided = { decidedBy: actor.accountId, decidedAt: now() }
  await tx
    .update(topUps)
    .set({ ...closing, ...decided })
    .where(eq(topUps.id, row.id))
  if (closing.status === 'refused') await tell(tx, actor, row, row.amountIdr, false)
}

function tell(tx: Tx, actor: Person, { id, companyId }: Row, amount: bigint, confirmed: boolean) {
  return record(tx, actor, 'reward.top_up_decided', id, { companyId, amountIdr: String(amount), confirmed })
}

/** The page asked for another check than the one that is due. */
function refuseOlderPage(asked: 'first' | 'second' | undefined, checkedBy: string | null): void {
  const due = checkedBy === null ? 'first' : 'second'
  refuseUnless(asked === undefined || asked === due, 'conflict', 'checked_meanwhile')
}

/** One transfer is booked once, as a top-up or as what a bank sent back. */
async function obstacleOf(
  tx: Tx,
  actor: Person,
  { bank, reference, checkedBy: by, checkedAt }: Row,
): Promise<TopUpObstacle | null> {
  const first = { by, at: checkedAt ?? now() }
  return obstacleToConfirmingTopUp({
    block: by === null ? null : await secondBlockOfTeam(tx, actor, first),
    booked: await isBooked(tx, { way: 'in', bank, reference }),
  })
}

/** The first of two: the money does not move yet. */
async function check(tx: Tx, actor: Person, { id, companyId }: Row, receivedIdr: bigint): Promise<'checked'> {
  const checked = { checkedBy: actor.accountId, checkedAt: now(), receivedIdr }
  await tx.update(topUps).set(checked).where(eq(topUps.id, id))
  await record(tx, actor, 'reward.top_up_checked', id, { companyId, amountIdr: String(receivedIdr) })
  return 'checked'
}
