import { after, day, now } from '@cakrawala/calendar/clock'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { emailChanges } from './account-tables.server.ts'

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

/**
 * The last change of an account's address whose former one is still known: the person who took over the mailbox is then
 * not the only one who is notified of a risky act. @returns its id, for the facts of the event
 */
export async function lastAddressChangeOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<string | null> {
  const [change] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), isNotNull(emailChanges.oldEmail)))
    .orderBy(desc(emailChanges.changedAt))
    .limit(1)
  return change?.id ?? null
}
