import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { mayAnswerInquiry, mayCloseInquiry, mayTakeInquiry } from './inquiry.ts'
import { lockInquiry } from './inquiry-queries.server.ts'
import { inquiries } from './inquiry-tables.server.ts'

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
