import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { secondBlockOfTeam } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { availableOf, cash, freeBalanceOf, post } from './ledger.server.ts'
import type { ReverseTopUpInput } from './reward-input.ts'
import { mayDecideTopUps } from './reward-policy.ts'
import { topUps } from './reward-tables.server.ts'
import { isReversalPossible, obstacleToReversing, reversalRefusals } from './top-up-policy.ts'

export type ReversalAnswer = 'proposed' | 'reversed' | 'withdrawn'
type Row = typeof topUps.$inferSelect
type Step<S extends ReverseTopUpInput['step']> = Extract<ReverseTopUpInput, { step: S }>

/**
 * Takes back a top-up that was confirmed wrongly, all or a part of it: one of the team proposes it with a reason, another
 * one does it, whatever the amount. What the balance does not hold any more cannot be taken back. Anyone of the team may
 * withdraw a proposal. Of two who press at once, one wins.
 * @throws Refusal forbidden (also `second_reverser`, `second_right_new`, `second_right_given`), not_found, move_forbidden
 * (not confirmed, proposed already, or nothing proposed), invalid_input (`amount`: more than was booked), conflict
 * (another amount was proposed since), balance_insufficient
 */
export async function reverseTopUp(actor: Person, input: ReverseTopUpInput): Promise<ReversalAnswer> {
  refuseUnless(mayDecideTopUps(actor), 'forbidden')
  return transaction(async (tx) => {
    const [locked] = await tx.select().from(topUps).where(eq(topUps.id, input.topUpId)).for('update')
    const row = found(locked)
    refuseUnless(isReversalPossible(input.step, row), 'move_forbidden')
    if (input.step === 'propose') return propose(tx, actor, row, input)
    return input.step === 'confirm' ? reverse(tx, actor, row, input) : withdraw(tx, actor, row)
  })
}

async function propose(tx: Tx, actor: Person, row: Row, { amount, reason }: Step<'propose'>) {
  if (amount > bookedOf(row)) refuseField('amount', 'more_than_booked')
  const reversal = { reversalIdr: amount, reversalReason: reason }
  await write(tx, row, { ...reversal, reversalBy: actor.accountId, reversalAt: now() })
  await tell(tx, actor, row, 'reward.top_up_reversal_proposed', amount)
  return 'proposed' as const
}

async function reverse(tx: Tx, actor: Person, row: Row, { amount }: Step<'confirm'>) {
  const { id, companyId, reversalIdr, reversalBy, reversalAt } = row
  refuseUnless(reversalIdr === amount, 'conflict')
  const block = await secondBlockOfTeam(tx, actor, { by: reversalBy, at: reversalAt ?? now() })
  const covered = amount <= (await freeBalanceOf(tx, companyId))
  refuseObstacle(obstacleToReversing({ block, covered }), reversalRefusals)
  await write(tx, row, { status: 'reversed', reversedBy: actor.accountId, reversedAt: now() })
  const posted = await post(tx, {
    ...{ kind: 'top_up_reversal', key: `top_up_reversal:${id}`, companyId, actor },
    entries: [
      { side: availableOf(companyId), amount: -amount },
      { side: cash, amount },
    ],
  })
  if (!posted) refuse('conflict')
  await tell(tx, actor, row, 'reward.top_up_reversed', amount)
  return 'reversed' as const
}

async function withdraw(tx: Tx, actor: Person, row: Row) {
  await write(tx, row, { reversalIdr: null, reversalReason: null, reversalBy: null, reversalAt: null })
  await tell(tx, actor, row, 'reward.top_up_reversal_withdrawn', row.reversalIdr ?? 0n)
  return 'withdrawn' as const
}

/** What its confirmation added to the balance. */
function bookedOf({ receivedIdr, amountIdr }: Row): bigint {
  return receivedIdr ?? amountIdr
}

async function write(tx: Tx, { id }: Row, set: Partial<typeof topUps.$inferInsert>): Promise<void> {
  await tx.update(topUps).set(set).where(eq(topUps.id, id))
}

type Told = `reward.top_up_revers${'ed' | 'al_proposed' | 'al_withdrawn'}`

function tell(tx: Tx, actor: Person, { id, companyId }: Row, type: Told, amount: bigint): Promise<void> {
  return record(tx, actor, type, id, { companyId, amountIdr: String(amount) })
}
