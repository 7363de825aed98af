import { day } from '@cakrawala/calendar/clock'
import { inArray } from 'drizzle-orm'
import { linkPages } from '#domain/account/link/link.ts'
import { openLink } from '#domain/account/link/send-link.server.ts'
import { lockTeam } from '#domain/account/status/administrators.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { site } from '#domain/event/event.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { type System, workingRoles } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { takeInvitation, writeInvitation } from './invite-operator.server.ts'

/** Whether somebody of the platform team has an account. */
export async function isTeamFounded(tx: Pick<Tx, 'select'>): Promise<boolean> {
  const there = inArray(operators.state, ['active', 'resting'])
  return (await tx.select({ id: operators.id }).from(operators).where(there).limit(1)).length > 0
}

/** The address of the page a token of an invitation opens. */
export function teamInvitationLink(token: string): string {
  return `${settings().origin}${linkPages.operator_invitation}?token=${token}`
}

/**
 * A link, good for a day, with which the person who runs the site becomes its first operator. A new one makes the one before useless.
 * @returns its address; null once there is an operator
 */
export async function openFirstOperatorLink(): Promise<string | null> {
  return transaction(async (tx) => {
    await lockTeam(tx)
    if (await isTeamFounded(tx)) return null
    const link = {
      purpose: 'operator_invitation',
      subjectId: site,
      email: '',
      locale: 'id',
      life: day,
    } as const
    return teamInvitationLink((await openLink(tx, link)).token)
  })
}

/**
 * Invites an operator with all roles but the auditor's from the shell of the server: the first, or with a reason one more where
 * no administrator can. The team is mailed of it like of every invitation.
 * @returns the token of the mailed link
 * @throws Refusal conflict `team_founded`; invalid_input (`email`: operator_known); too_many_requests
 */
export async function inviteFromShell(system: System, email: string, again: string | null): Promise<string> {
  await takeInvitation(email)
  return transaction(async (tx) => {
    await lockTeam(tx)
    refuseUnless(again !== null || !(await isTeamFounded(tx)), 'conflict', 'team_founded')
    const invitation = { email, roles: [...workingRoles], reason: again ?? '', locale: 'id' as const }
    return (await writeInvitation(tx, system, invitation)).token
  })
}
