import { after, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { database } from '#infra/database.ts'
import { inquiryLife } from './inquiry.ts'
import { inquiries } from './inquiry-tables.server.ts'

/** Erases messages and applications whose time is over, with their files; for a daily job. @returns how many */
export async function forgetInquiries(most = 500): Promise<number> {
  const due = or(
    lt(inquiries.sentAt, after(now(), -inquiryLife.kept)),
    and(eq(inquiries.state, 'spam'), lt(inquiries.sentAt, after(now(), -inquiryLife.spam))),
  )
  const rows = await database()
    .select({ id: inquiries.id, fileId: inquiries.fileId })
    .from(inquiries)
    .where(due)
    .limit(most)
  if (rows.length === 0) return 0
  // Bytes first: should this stop in between, the next run finds the rows again.
  await removeFiles(rows.flatMap(({ fileId }) => fileId ?? []))
  await database()
    .delete(inquiries)
    .where(
      inArray(
        inquiries.id,
        rows.map(({ id }) => id),
      ),
    )
  return rows.length
}
