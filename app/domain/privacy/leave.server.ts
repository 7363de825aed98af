import { after, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { lockAccount } from '#domain/account/status/lock-accounts.server.ts'
import { leaveCompany } from '#domain/company/leave-company.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuse, refuseField } from '#kernel/refusal.ts'
import { mayLeave, timeToReturn } from './leaving.ts'
import type { LeaveInput } from './leaving-input.ts'
import { blocksOf } from './leaving-queries.server.ts'

/**
 * Closes the actor's account: access ends at once, a mailed link takes it back for 14 days, then `eraseLeavers` takes
 * the person out. An owner closes the company with it, whose members lose their access in the same moment.
 * @throws Refusal not_found, invalid_input (the proof; `username`: username_mismatch), conflict `leaving_blocked`
 */
export async function leave(
  actor: Actor,
  { username, ...proof }: Omit<LeaveInput, 'understood'>,
): Promise<void> {
  const person = found(mayLeave(actor) ? actor : null)
  // Before the proof, which may use up a code.
  if (username !== person.username) refuseField('username', 'username_mismatch')
  await reauthenticate(person, proof)
  try {
    await transaction((tx) => close(tx, person))
  } catch (error) {
    // Clicked twice: the account is closed already.
    if (isDuplicate(error, 'leavings_one_open')) refuse('not_found')
    throw error
  }
}

async function close(tx: Tx, person: Person): Promise<void> {
  const { accountId } = person
  await lockAccount(tx, accountId)
  const blocks = await blocksOf(tx, person)
  if (blocks.length > 0) refuse('conflict', 'leaving_blocked')
  const leftAt = now()
  await tx.insert(leavings).values({ id: newId(), accountId, leftAt, eraseAt: after(leftAt, timeToReturn) })
  const standing = await settleAccountStatus(tx, accountId)
  if (standing !== 'ended') throw new Error(`account ${accountId} stands ${standing} after its owner left`)
  const [row] = await tx
    .select({ email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  // After the old links were revoked, so that this one stays good.
  await sendLink(tx, person, { purpose: 'leaving_cancel', accountId, ...found(row) })
  await leaveCompany(tx, person)
  await record(tx, person, 'privacy.left', accountId)
}
