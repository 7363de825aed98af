import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { eraseFactors } from '#domain/account/factor/remove-factor.server.ts'
import { revokeLinksAbout, revokeLinksOf } from '#domain/account/link/send-link.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { NewReset } from '../factor-reset/factor-reset.ts'
import { openResetOf } from '../factor-reset/open-reset.server.ts'
import { factorResets, securityQuestions } from '../tables/recovery-tables.server.ts'

/**
 * Takes every second factor and the security question of a locked account away, ends what is signed in, and leaves a new
 * factor owed. A reset that waits still is done with it; where none does, one is written down as done.
 */
export async function applyReset(
  tx: Tx,
  actor: Actor,
  { accountId, way, askedBy = null, reason = null }: NewReset,
): Promise<void> {
  const open = await openResetOf(tx, accountId)
  if (open) {
    await tx.update(factorResets).set({ doneAt: now() }).where(eq(factorResets.id, open.id))
    await revokeLinksAbout(tx, open.id)
  } else {
    const moments = { askedAt: now(), effectiveAt: now(), doneAt: now() }
    await tx.insert(factorResets).values({ id: newId(), accountId, way, askedBy, reason, ...moments })
  }
  await eraseFactors(tx, accountId)
  await tx.delete(securityQuestions).where(eq(securityQuestions.accountId, accountId))
  await tx.update(accounts).set({ factorOwed: true }).where(eq(accounts.id, accountId))
  await revokeLinksOf(tx, accountId, 'factor_reset')
  const ended = await endSessionsBut(tx, accountId, null)
  await record(tx, actor, 'account.factor_reset_done', accountId, { way: open?.way ?? way, ended })
}
