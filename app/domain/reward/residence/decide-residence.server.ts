import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { isOpenResidence } from '../residence.ts'
import type { DecideResidenceInput } from './residence-input.ts'
import { isFirstOfTwo, mayDecideResidence, residenceRefusals } from './residence-policy.ts'
import { lockResidence, type ResidenceRow } from './residence-queries.server.ts'
import { taxResidences } from './residence-tables.server.ts'

/**
 * An operator holds a request against its document. Where it lowers the tax, the first yes checks it and the yes of a
 * second person accepts it; one no is enough. What was decided, withdrawn or checked since the page was read is not
 * decided by it.
 * @throws Refusal forbidden (own, `second_resident`, `second_right_…`), not_found, move_forbidden `residence_decided`,
 * conflict `residence_checked`
 */
export async function decideResidence(actor: Person, input: DecideResidenceInput): Promise<void> {
  refuseUnless(mayDecideResidence(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockResidence(tx, input.residenceId)
    refuseUnless(row.bughunterId !== actor.accountId, 'forbidden')
    refuseUnless(isOpenResidence(row.state), 'move_forbidden', 'residence_decided')
    if (input.decision === 'refuse') return settle(tx, actor, row, { state: 'refused', reason: input.reason })
    refuseUnless(row.state === input.state, 'conflict', 'residence_checked')
    if (isFirstOfTwo(row)) return check(tx, actor, row)
    const { checkedBy: by, checkedAt: at } = row
    const second = at && (await secondObstacleOfTeam(tx, actor, { by, at }, 'second_resident'))
    refuseObstacle(second, residenceRefusals)
    await settle(tx, actor, row, { state: 'accepted', reason: null })
  })
}

async function check(tx: Tx, actor: Person, { id, bughunterId }: ResidenceRow): Promise<void> {
  await tx
    .update(taxResidences)
    .set({ state: 'checked', checkedBy: actor.accountId, checkedAt: now() })
    .where(eq(taxResidences.id, id))
  await record(tx, actor, 'reward.tax_residence_checked', bughunterId, { bughunterId, residenceId: id })
}

async function settle(
  tx: Tx,
  actor: Person,
  { id, bughunterId }: ResidenceRow,
  decision: { state: 'accepted' | 'refused'; reason: string | null },
): Promise<void> {
  await tx
    .update(taxResidences)
    .set({ ...decision, decidedBy: actor.accountId, decidedAt: now() })
    .where(eq(taxResidences.id, id))
  await record(tx, actor, 'reward.tax_residence_decided', bughunterId, {
    ...{ bughunterId, residenceId: id, accepted: decision.state === 'accepted' },
  })
}
