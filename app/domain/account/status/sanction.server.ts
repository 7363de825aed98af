import { after, day, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { SanctionInput } from './account-status-input.ts'
import { isInsider, isStepPossible } from './account-status-lifecycle.ts'
import { asksForNote, asksForProof, proposedStep, refuseUnlessKeepsOrder } from './account-status-policy.ts'
import { sanctions } from './account-status-tables.server.ts'
import { settleAccountStatus } from './end-suspensions.server.ts'
import { type LockedAccount, lockAccounts } from './lock-accounts.server.ts'
import { type PastSanction, unsafeSanctionsOf } from './sanction-history.server.ts'

/**
 * Takes a step of the strike policy against an account. A suspension and an end act at once, on every process. Sent again
 * with the same key, it is taken once.
 * @param proof asked for where the account is a colleague's
 * @returns the id of the sanction
 * @throws Refusal not_found; forbidden `sanction_self`; invalid_input (`note`: note_for_skip; the proof); conflict
 * `standing_changed` (a person took a step meanwhile); move_forbidden; key_reused
 */
export async function sanction(
  actor: Actor,
  accountId: string,
  input: SanctionInput,
  proof: Proof | null = null,
): Promise<string> {
  const team = found(isOperator(actor) && isId(accountId) ? actor : null)
  refuseUnlessKeepsOrder(team, accountId)
  await proveForColleague(team, accountId, proof)
  return transaction(async (tx) => {
    const target = await lockAccounts(tx, team, accountId)
    if (await isTakenAlready(tx, team, accountId, input.key)) return input.key
    const history = await unsafeSanctionsOf(tx, accountId)
    refuseUnready(target, history, input)
    await tx.insert(sanctions).values({
      id: input.key,
      accountId,
      step: input.step,
      reason: input.reason,
      statement: input.statement,
      note: input.note || null,
      takenBy: team.accountId,
      takenAt: now(),
      until: endOf(input),
    })
    await settleAccountStatus(tx, accountId)
    await record(tx, team, 'account.sanctioned', accountId, {
      ...{ sanctionId: input.key, step: input.step, reason: input.reason },
      ...(isInsider(target.role) ? { insider: true } : {}),
    })
    return input.key
  })
}

async function proveForColleague(actor: Person, accountId: string, proof: Proof | null): Promise<void> {
  const [row] = await database()
    .select({ role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!asksForProof(found(row))) return
  if (!proof) refuseField('currentPassword', 'required')
  await reauthenticate(actor, proof)
}

async function isTakenAlready(tx: Tx, actor: Person, accountId: string, key: string): Promise<boolean> {
  const [earlier] = await tx.select().from(sanctions).where(eq(sanctions.id, key))
  if (!earlier) return false
  refuseUnless(earlier.accountId === accountId && earlier.takenBy === actor.accountId, 'key_reused')
  return true
}

function refuseUnready(target: LockedAccount, history: PastSanction[], input: SanctionInput): void {
  const { step, reason, note, seen } = input
  refuseUnless((history[0]?.id ?? '') === seen, 'conflict', 'standing_changed')
  refuseUnless(isStepPossible(target, step), 'move_forbidden')
  if (note.length < 20 && asksForNote(step, proposedStep(history, now()), reason))
    refuseField('note', 'note_for_skip')
}

function endOf({ step, days }: SanctionInput): Date | null {
  return step === 'suspension' && days && days !== 'none' ? after(now(), Number(days) * day) : null
}
