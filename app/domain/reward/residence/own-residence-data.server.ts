import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { openResidenceStates } from '../residence.ts'
import { taxResidences } from './residence-tables.server.ts'

/** The residences of a bughunter for their own copy of their data. */
export function exportResidences(tx: Tx, bughunterId: string) {
  const { country, since, state, askedAt, decidedAt, reason } = taxResidences
  return tx
    .select({ country, since, state, askedAt, decidedAt, reason })
    .from(taxResidences)
    .where(eq(taxResidences.bughunterId, bughunterId))
    .orderBy(asc(askedAt))
}

/**
 * Takes back what waits and forgets what the team wrote; documents go with the other files. Country and days stay: the tax law wants
 * ten years of what was withheld, and why.
 */
export async function eraseResidences(tx: Tx, bughunterId: string): Promise<void> {
  const mine = eq(taxResidences.bughunterId, bughunterId)
  await tx
    .update(taxResidences)
    .set({ state: 'withdrawn', decidedAt: now() })
    .where(and(mine, inArray(taxResidences.state, [...openResidenceStates])))
  await tx
    .update(taxResidences)
    .set({ reason: '' })
    .where(and(mine, isNotNull(taxResidences.reason)))
}
