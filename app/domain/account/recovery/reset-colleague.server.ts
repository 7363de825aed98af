import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { transaction } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockForReset } from '../factor-reset/open-reset.server.ts'
import { namedAccount } from '../link/named-account.server.ts'
import { applyReset } from './apply-reset.server.ts'
import type { ColleagueResetInput } from './recovery-input.ts'

/**
 * Resets the second factor of another account of the platform team, which has no other way back. The whole
 * team is notified of it.
 * @throws Refusal invalid_input (`colleague`: colleague_self, colleague_unknown), and those of `reauthenticate`
 */
export async function resetColleague(actor: Person, input: ColleagueResetInput): Promise<void> {
  const { colleague: name, reason, ...proof } = input
  refuseUnless(isOperator(actor), 'forbidden')
  const colleague = await namedAccount(name)
  if (colleague?.id === actor.accountId) refuseField('colleague', 'colleague_self')
  if (colleague?.role !== 'hello') return refuseField('colleague', 'colleague_unknown')
  await reauthenticate(actor, proof)
  await transaction(async (tx) => {
    if (!(await lockForReset(tx, colleague.id))) refuseField('colleague', 'colleague_unknown')
    const by = { way: 'colleague', askedBy: actor.accountId, reason } as const
    await applyReset(tx, actor, { accountId: colleague.id, ...by })
  })
}
