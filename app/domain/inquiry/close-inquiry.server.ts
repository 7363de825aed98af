import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { mayCloseInquiry } from './inquiry-policy.ts'
import { inquiries } from './inquiry-tables.server.ts'
import { lockInquiry } from './lock-inquiry.server.ts'

/**
 * Nothing is left to do about an inquiry.
 * @throws Refusal not_found; conflict `inquiry_moved` (not taken by the actor, or closed already)
 */
export async function closeInquiry(actor: Actor, inquiryId: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockInquiry(tx, actor, inquiryId)
    refuseUnless(mayCloseInquiry(actor, row), 'conflict', 'inquiry_moved')
    const closed = { state: 'closed', closedBy: actor.accountId, closedAt: now() } as const
    await tx.update(inquiries).set(closed).where(eq(inquiries.id, inquiryId))
    await record(tx, actor, 'inquiry.closed', inquiryId, { answered: row.answeredAt !== null })
  })
}
