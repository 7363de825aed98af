import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { lockForReset } from '#domain/account/factor-reset/open-reset.server.ts'
import { askForLink } from '#domain/account/link/ask-for-link.server.ts'
import { namedAccount } from '#domain/account/link/named-account.server.ts'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { record } from '#domain/event/record.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { applyReset } from './apply-reset.server.ts'
import { lockReset } from './lock-reset.server.ts'
import type { ColleagueResetInput } from './recovery-input.ts'

/**
 * Asks for a reset of the second factor with a mailed link. It takes effect a day later, unless it is cancelled: a mailbox
 * alone must not open an account (AUT-10). The platform team never resets by mail, whatever link turns up.
 * @throws Refusal not_found: no good link
 */
export async function startReset(actor: Actor, token: string): Promise<void> {
  const { accountId } = found(await goodLink('factor_reset', token))
  await transaction(async (tx) => {
    const account = found(await lockForReset(tx, found(accountId)))
    await takeLink(tx, 'factor_reset', token)
    refuseUnless(account.role !== 'hello', 'not_found')
    await lockReset(tx, actor, { accountId: account.id, way: 'link' })
  })
}

/**
 * Mails a link that resets the second factor to the owner of a named account that has one. The platform team gets no link
 * but the advice to ask a colleague. One answer for everyone.
 * @throws Refusal too_many_requests: 3 an hour for a name as typed, 20 an hour for a network
 */
export async function askFactorReset(actor: Actor, identifier: string, locale: Locale): Promise<void> {
  await askForLink(actor, 'factor_reset', {
    identifier,
    locale,
    gets: ({ role, factor }) => factor && role !== 'hello',
    also: async (tx, { id, role }) => {
      if (role === 'hello') await record(tx, actor, 'account.factor_help_asked', id)
    },
  })
}

/**
 * Resets the second factor of another account of the platform team, which has no other way back. The whole
 * team is notified of it.
 * @throws Refusal forbidden `team_role_missing`; invalid_input (`colleague`: colleague_self, colleague_unknown), and those of `reauthenticate`
 */
export async function resetColleague(actor: Person, input: ColleagueResetInput): Promise<void> {
  const { colleague: name, reason, ...proof } = input
  refuseUnless(mayActForTeam(actor, 'account.factor_reset_done'), 'forbidden', 'team_role_missing')
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
