import { after, day, now } from '@cakrawala/calendar/clock'
import { and, asc, isNotNull, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { lapseAfterDays, lapseOf, pendingProposal } from './offer.server.ts'
import { keep, reserve } from './reservation.server.ts'
import { reservationOf } from './reserved-for.server.ts'
import { lockCase } from './reward-case.server.ts'
import { rewards } from './reward-tables.server.ts'

/**
 * Ends proposals no one approved within five business days, each once: what they held above the amount of the level goes
 * back to the balance, and `reward.proposal_lapsed` notifies the company. @returns how many ended
 */
export async function lapseProposals(system: System, most = 200): Promise<number> {
  const due = and(isNotNull(rewards.proposedAt), lte(rewards.proposedAt, after(now(), -lapseAfterDays * day)))
  const rows = await database()
    .select({ reportId: rewards.reportId })
    .from(rewards)
    .where(due)
    .orderBy(asc(rewards.proposedAt))
    .limit(most)
  let lapsed = 0
  for (const { reportId } of rows) if (await lapseOne(system, reportId)) lapsed++
  return lapsed
}

/** Between the look and the lock it may have been approved, or made anew. */
async function lapseOne(system: System, reportId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const locked = await lockCase(tx, system, reportId)
    const proposal = pendingProposal(locked.reward)
    if (!proposal || lapseOf(proposal.proposedAt) > now()) return false
    await keep(tx, reportId, {
      ...{ amountIdr: 0n, otherReward: null, reason: null },
      ...{ requestKey: null, proposedBy: null, proposedAt: null },
    })
    const without = await lockCase(tx, system, reportId)
    await reserve(tx, system, without, reservationOf(without), 'keep')
    await record(tx, system, 'reward.proposal_lapsed', reportId, {
      companyId: locked.companyId,
      amountIdr: String(proposal.amountIdr),
    })
    return true
  })
}
