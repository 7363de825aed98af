import { after, day, now } from '@cakrawala/calendar/clock'
import { and, isNotNull, lt } from 'drizzle-orm'
import { emailChanges } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'

/** So long support can help a person whose address was changed by another. */
const oldEmailDays = 30

/** Forgets addresses that accounts had before; for a daily job. @returns how many */
export async function forgetOldEmails(): Promise<number> {
  const due = lt(emailChanges.changedAt, after(now(), -oldEmailDays * day))
  const gone = await database()
    .update(emailChanges)
    .set({ oldEmail: null })
    .where(and(isNotNull(emailChanges.oldEmail), due))
    .returning({ id: emailChanges.id })
  return gone.length
}
