import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { emailChanges } from './account-tables.server.ts'

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
