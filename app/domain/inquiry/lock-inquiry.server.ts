import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { inquiries } from './inquiry-tables.server.ts'

export type InquiryRow = typeof inquiries.$inferSelect

/** Locks an inquiry for an operator. @throws Refusal not_found */
export async function lockInquiry(tx: Tx, actor: Actor, inquiryId: string): Promise<InquiryRow> {
  found(isOperator(actor) && isId(inquiryId) ? actor : null)
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId)).for('update')
  return found(row)
}
