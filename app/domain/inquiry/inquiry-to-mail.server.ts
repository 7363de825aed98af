import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { inquiries } from './inquiry-tables.server.ts'

/** A message of the contact page as it was sent; undefined where there is none. */
export async function unsafeInquiry(inquiryId: string): Promise<typeof inquiries.$inferSelect | undefined> {
  const [row] = await database().select().from(inquiries).where(eq(inquiries.id, inquiryId))
  return row
}
