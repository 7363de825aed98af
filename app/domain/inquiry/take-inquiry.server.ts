import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { mayTakeInquiry } from './inquiry-policy.ts'
import { inquiries } from './inquiry-tables.server.ts'
import { lockInquiry } from './lock-inquiry.server.ts'

/**
 * An operator makes an inquiry theirs; out of the spam too.
 * @throws Refusal not_found; conflict `inquiry_moved` (a colleague was faster)
 */
export async function takeInquiry(actor: Actor, inquiryId: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockInquiry(tx, actor, inquiryId)
    refuseUnless(mayTakeInquiry(actor, row), 'conflict', 'inquiry_moved')
    const taken = { state: 'taken', takenBy: actor.accountId, takenAt: now() } as const
    await tx.update(inquiries).set(taken).where(eq(inquiries.id, inquiryId))
    await record(tx, actor, 'inquiry.taken', inquiryId, { from: row.state })
  })
}
