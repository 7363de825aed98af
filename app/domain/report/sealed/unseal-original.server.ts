import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { findPersonalData } from '@cakrawala/personal-data/find-personal-data'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockReport } from '../report-facts.server.ts'
import { openOriginal } from '../seal-originals.server.ts'
import { sealedOriginals, unsealings } from '../sealed-tables.server.ts'
import { sealedOf } from './sealed-queries.server.ts'
import type { Unsealed, UnsealInput } from './unsealing.ts'

const pace = rateLimit('unsealings', 30, 3_600)

/**
 * Shows once what a mask stands for, for a reason that everyone who may do the same reads. The reason is held to hold no personal data itself.
 * @throws Refusal not_found (also in a text the actor does not read), forbidden, invalid_input (`without_personal_data`: the reason), conflict
 *   `original_lost` (its key is gone), too_many_requests (30 an hour)
 */
export async function unsealOriginal(
  actor: Person,
  reportId: string,
  { originalId, reason }: UnsealInput,
): Promise<Unsealed> {
  await pace.take(actor.accountId)
  if (findPersonalData(reason).length > 0) refuseField('reason', 'without_personal_data')
  return transaction(async (tx) => {
    const locked = await lockReport(tx, actor, reportId)
    const rows = await sealedOf(tx, actor, locked)
    const { original, audience, may } = found(rows.find((row) => row.original.id === originalId))
    refuseUnless(may, 'forbidden')
    const [row] = await tx.select().from(sealedOriginals).where(eq(sealedOriginals.id, originalId))
    const value = openOriginal(found(row)) ?? refuse('conflict', 'original_lost')
    const { kind } = original
    const accountId = actor.accountId
    await tx.insert(unsealings).values({ id: newId(), reportId, originalId, accountId, reason, at: now() })
    const type = audience === 'all' ? 'report.unsealed' : 'report.unsealed_internal'
    await record(tx, actor, type, reportId, { originalId, kind })
    return { id: originalId, kind, value }
  })
}
