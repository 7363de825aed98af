import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import { contactChanges } from '#domain/account/account-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

/** So long support can help a person whose address was changed by another. */
const oldContactDays = 30
/** So long an old number still hears of a reset of the second factor, and may undo its change. */
export const undoDays = 7

/** Stores that an account's number, or the one of its company, was changed, and sends who had it a link that undoes it. */
export async function recordPhoneChange(
  tx: Tx,
  actor: Person,
  { oldPhone, email }: { oldPhone: string; email: string },
): Promise<string> {
  const { accountId, locale } = actor
  const changeId = newId()
  const told = (await isYoung(tx, actor, contactChanges.oldPhone)) ? [email] : [oldPhone, email]
  await tx.insert(contactChanges).values({ id: changeId, accountId, oldPhone, changedAt: now() })
  for (const to of told) await sendUndoLink(tx, actor, { accountId, changeId, to, locale })
  return changeId
}

/** The same for an e-mail address. @returns the id of the change, for the facts of its event */
export async function recordEmailChange(tx: Tx, actor: Person, oldEmail: string): Promise<string> {
  const { accountId, locale } = actor
  const changeId = newId()
  const young = await isYoung(tx, actor, contactChanges.oldEmail)
  await tx.insert(contactChanges).values({ id: changeId, accountId, oldEmail, changedAt: now() })
  if (!young) await sendUndoLink(tx, actor, { accountId, changeId, to: oldEmail, locale })
  return changeId
}

/**
 * Whether what is replaced came in place of another within the time of its undo link: it may be a thief's, who must not
 * undo that the owner puts it right. A number of a company is changed by any of its people.
 */
async function isYoung(
  tx: Tx,
  { accountId, companyId }: Person,
  kind: typeof contactChanges.oldEmail | typeof contactChanges.oldPhone,
): Promise<boolean> {
  const colleagues = sql`${contactChanges.accountId} IN (
    SELECT owner_id FROM ${companies} WHERE id = ${companyId}
    UNION SELECT account_id FROM ${companyMembers} WHERE company_id = ${companyId})`
  const own = eq(contactChanges.accountId, accountId)
  const whose = kind === contactChanges.oldPhone ? or(own, colleagues) : own
  const recent = gt(contactChanges.changedAt, after(now(), -undoDays * day))
  const [row] = await tx
    .select({ id: contactChanges.id })
    .from(contactChanges)
    .where(and(isNotNull(kind), whose, recent))
    .limit(1)
  return row !== undefined
}

type Undo = { accountId: string; changeId: string; to: string; locale: Locale }

// Both links of a change hang on it alone, or the second would end the first.
async function sendUndoLink(tx: Tx, actor: Actor, { accountId, changeId, to, locale }: Undo): Promise<void> {
  const whose = to.startsWith('+') ? { subjectId: changeId } : { accountId, subjectId: changeId }
  await sendLink(tx, actor, { purpose: 'contact_undo', ...whose, email: to, locale })
}

/** Forgets addresses and numbers that accounts had before; for a daily job. @returns how many */
export async function forgetOldContacts(): Promise<number> {
  const due = lt(contactChanges.changedAt, after(now(), -oldContactDays * day))
  const gone = await database()
    .update(contactChanges)
    .set({ oldEmail: null, oldPhone: null })
    .where(and(or(isNotNull(contactChanges.oldEmail), isNotNull(contactChanges.oldPhone)), due))
    .returning({ id: contactChanges.id })
  return gone.length
}

/**
 * The last change of an account's address whose former one is still known: the person who took over the mailbox is then
 * not the only one who is notified of a risky act. @returns its id, for the facts of the event
 */
export async function lastAddressChangeOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<string | null> {
  const [change] = await tx
    .select({ id: contactChanges.id })
    .from(contactChanges)
    .where(and(eq(contactChanges.accountId, accountId), isNotNull(contactChanges.oldEmail)))
    .orderBy(desc(contactChanges.changedAt))
    .limit(1)
  return change?.id ?? null
}
