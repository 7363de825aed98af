import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { mayAnswerInquiry } from './inquiry-policy.ts'
import { inquiries } from './inquiry-tables.server.ts'
import { lockInquiry } from './lock-inquiry.server.ts'

/**
 * Writes down what was answered; the answer itself goes out of the mailbox of the topic.
 * @throws Refusal not_found; conflict `inquiry_moved` (not taken by the actor, or answered or closed meanwhile)
 */
export async function answerInquiry(actor: Actor, inquiryId: string, note: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockInquiry(tx, actor, inquiryId)
    refuseUnless(mayAnswerInquiry(actor, row), 'conflict', 'inquiry_moved')
    const answered = { state: 'answered', note, answeredBy: actor.accountId, answeredAt: now() } as const
    await tx.update(inquiries).set(answered).where(eq(inquiries.id, inquiryId))
    await record(tx, actor, 'inquiry.answered', inquiryId)
  })
}
