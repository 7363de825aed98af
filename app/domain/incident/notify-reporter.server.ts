import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { IncidentRow } from './incident-queries.server.ts'
import { incidents } from './incident-tables.server.ts'

/**
 * Lets a reporter without an account of the incident kind hear of news by a mailed link: one that makes the account where
 * the address is free, one that only shows the ticket where it belongs to a person of another role. Reporters with such
 * an account hear by the event; for them a link is made that no one gets, so that the three cases cost the same. The address
 * must be the account's to the letter: `a+b@` may be another mailbox than `a@`.
 */
export async function notifyReporter(tx: Tx, actor: Actor, row: IncidentRow): Promise<void> {
  const [owner] = await tx
    .select({ id: accounts.id, role: accounts.role, standing: accounts.standing, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.emailKey, row.emailKey))
  const own = owner?.email === row.email && owner.role === 'incident' && owner.standing !== 'ended'
  const reporter = own ? owner.id : null
  if (reporter && row.reporterId === null && !row.spam)
    await tx.update(incidents).set({ reporterId: reporter }).where(eq(incidents.id, row.id))
  await sendLink(tx, actor, {
    purpose: owner && !reporter ? 'incident_ticket' : 'incident_account',
    subjectId: row.id,
    email: row.email,
    locale: row.locale,
    real: row.reporterId === null && !reporter && !row.spam,
  })
}
