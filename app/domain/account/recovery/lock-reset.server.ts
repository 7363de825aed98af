import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contactChanges } from '#domain/account/account-tables.server.ts'
import { undoDays } from '#domain/account/contact-change/contact-changes.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { factorResetHold, type NewReset } from '../factor-reset/factor-reset.ts'
import { openResetOf } from '../factor-reset/open-reset.server.ts'
import { factorResets } from '../tables/recovery-tables.server.ts'

const c = alias(companies, 'c')
const m = alias(companyMembers, 'm')

/**
 * Opens a reset that takes effect after the hold, and notifies every channel with a link that cancels it: the
 * mailbox of the account, its phone, and the owner and admins of its company. While one is open another
 * changes nothing.
 */
export async function lockReset(
  tx: Tx,
  actor: Actor,
  { accountId, way, askedBy = null }: NewReset,
): Promise<void> {
  if (await openResetOf(tx, accountId)) return
  const id = newId()
  const effectiveAt = after(now(), factorResetHold)
  await tx.insert(factorResets).values({ id, accountId, way, askedBy, askedAt: now(), effectiveAt })
  for (const { to, email, locale } of await channelsOf(tx, accountId)) {
    const whose = to === null ? { subjectId: id } : { accountId: to, subjectId: id }
    await sendLink(tx, actor, { purpose: 'factor_reset_cancel', ...whose, email, locale, beside: true })
  }
  await record(tx, actor, 'account.factor_reset_asked', accountId, { way, resetId: id })
}

type Channel = { to: string | null; email: string; locale: Locale }

async function channelsOf(tx: Tx, accountId: string): Promise<Channel[]> {
  const answer = await tx.execute<Channel>(sql`
    WITH own AS (
      SELECT ${c.id}, ${c.ownerId}, ${c.phone} FROM ${companies} c
      WHERE ${c.ownerId} = ${accountId}
        OR ${c.id} = (SELECT company_id FROM ${companyMembers} WHERE account_id = ${accountId} AND status = 2)),
    replaced AS (
      SELECT h.old_phone, h.changed_at, lag(h.changed_at) OVER (ORDER BY h.changed_at) AS before FROM ${contactChanges} h
      WHERE h.old_phone IS NOT NULL AND (h.account_id = ${accountId} OR h.account_id IN (SELECT owner_id FROM own)
        OR h.account_id IN (SELECT ${m.accountId} FROM ${companyMembers} m JOIN own ON own.id = ${m.companyId})))
    SELECT NULL AS to, p.phone AS email, a.locale FROM accounts a, (
      SELECT phone FROM own
      -- Who replaced a number must not be the only one to hear of it; who held one for less than the time of an undo may be that thief.
      UNION SELECT old_phone FROM replaced WHERE changed_at > ${after(now(), -undoDays * day)}
        AND (before IS NULL OR before < changed_at - ${undoDays} * interval '1 day')
      UNION SELECT phone FROM bughunters WHERE account_id = ${accountId} AND phone_verified_at IS NOT NULL) p
    WHERE a.id = ${accountId} AND p.phone IS NOT NULL
    UNION ALL
    SELECT a.id, a.email, a.locale FROM accounts a
    WHERE a.standing <> 'ended' AND (a.id = ${accountId} OR a.id IN (
      SELECT owner_id FROM own
      UNION SELECT ${m.accountId} FROM ${companyMembers} m JOIN own ON own.id = ${m.companyId}
        WHERE ${m.status} = 2 AND ${m.permission} = 1))`)
  return answer.rows
}
