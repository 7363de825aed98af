import { after, day, minute, now, second } from '@cakrawala/calendar/clock'
import { and, eq, gt } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { MemberRow } from './lock-company.server.ts'

/** How long a company waits before the same person is written to again, in milliseconds. */
export const resendPause = minute
/** Most mails to one invited person in a day, however often the invitation is withdrawn and made anew. */
const mostADay = 6

/**
 * Lets the worker write to the invited person. An address that has an account gets no link but a notice, which the worker
 * sends from the same event; the rows are the same, so that the person who invites sees no difference (INV-06).
 * @throws Refusal too_many_requests `invitation_quota`
 */
export async function sendInvitation(tx: Tx, actor: Actor, member: MemberRow, again = false): Promise<void> {
  const { id, companyId, email, emailKey, locale } = member
  await refuseTooMany(tx, id)
  const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, emailKey))
  const link = { purpose: 'member_verification', subjectId: id, email, locale } as const
  await sendLink(tx, actor, { ...link, real: taken === undefined })
  await record(tx, actor, 'company.member_invited', companyId, { memberId: id, again })
}

async function refuseTooMany(tx: Tx, memberId: string): Promise<void> {
  const today = and(eq(links.subjectId, memberId), gt(links.createdAt, after(now(), -day)))
  const sent = await tx.select({ at: links.createdAt }).from(links).where(today).orderBy(links.createdAt)
  const oldest = sent.at(-mostADay)
  if (!oldest) return
  const wait = oldest.at.getTime() + day - now().getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / second))
  throw new Refusal('too_many_requests', { detail: 'invitation_quota', retryAfterSeconds })
}
