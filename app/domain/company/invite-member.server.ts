import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { isCompanyEmail } from './company-email.ts'
import { decisionRight } from './decision-right.ts'
import { type CompanyRow, lockOwnCompany, type MemberRow, refuseWithoutSeat } from './lock-company.server.ts'
import { changedRights, type MemberRights, memberStatus, settledRights } from './member.ts'
import type { InviteMemberInput } from './member-input.ts'
import { isOwnersToGive, type Manager, mayGive, mayManageMembers } from './member-policy.ts'
import { sendInvitation } from './send-invitation.server.ts'

/** Invitations of one company a day. */
const perCompany = rateLimit('member_invitations', 60, 24 * 60 * 60)

/** The part of a member act that belongs to a later entity; it runs inside the transaction, before the event. */
export type Completion = (tx: Tx, manager: Manager, member: MemberRow) => Promise<void>

/**
 * Invites a person at the company's own domain. The answer and the row are the same whether or not the address has an
 * account. The same invitation sent twice is one; an address whose invitation was withdrawn may be invited anew.
 * @throws Refusal not_found; forbidden (`more_than_own`, `owner_names`); invalid_input (`currentPassword`, `email`:
 * email_not_of_company, member_exists); conflict seats_full; too_many_requests
 */
export async function inviteMember(
  actor: Actor,
  input: InviteMemberInput,
  complete: Completion = async () => {},
): Promise<{ memberId: string }> {
  const manager = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(manager), 'forbidden')
  await reauthenticate(manager, input)
  await perCompany.take(manager.companyId)
  return transaction((tx) => writeInvitation(tx, actor, input, complete))
}

async function writeInvitation(tx: Tx, actor: Actor, input: InviteMemberInput, complete: Completion) {
  const { company, manager } = await lockOwnCompany(tx, actor)
  if (!isCompanyEmail(input.email, company.emailDomain)) refuseField('email', 'email_not_of_company')
  const rights = settledRights(input)
  refuseUnless(mayGive(manager, rights, null), 'forbidden', 'more_than_own')
  refuseUnless(!isOwnersToGive(manager, rights, null), 'forbidden', 'owner_names')
  const known = await memberAt(tx, company, input.email)
  if (known && isSame(known, input, rights)) return { memberId: known.id }
  if (known && !isWithdrawn(known)) refuseField('email', 'member_exists')
  await refuseWithoutSeat(tx, company)
  const facts = {
    ...{ name: input.name, email: input.email, ...rights, permissions: [...rights.permissions] },
    ...decisionRight(null, rights, { by: manager.accountId, at: now() }),
    ...{ status: memberStatus.invited, locale: manager.locale, deactivatedAt: null },
    ...{ invitedBy: manager.accountId, invitedAt: now() },
  }
  const [row] = known
    ? await tx.update(companyMembers).set(facts).where(eq(companyMembers.id, known.id)).returning()
    : await tx
        .insert(companyMembers)
        .values({ id: newId(), companyId: company.id, emailKey: emailKey(input.email), ...facts })
        .returning()
  const member = found(row)
  await complete(tx, manager, member)
  await sendInvitation(tx, manager, member)
  return { memberId: member.id }
}

async function memberAt(tx: Tx, { id }: CompanyRow, email: string): Promise<MemberRow | undefined> {
  const here = and(eq(companyMembers.companyId, id), eq(companyMembers.emailKey, emailKey(email)))
  const [row] = await tx.select().from(companyMembers).where(here)
  return row
}

/** A second click on the same form. */
function isSame(known: MemberRow, { name, email }: InviteMemberInput, rights: MemberRights): boolean {
  const same = known.name === name && known.email === email && changedRights(known, rights).length === 0
  return known.status === memberStatus.invited && same
}

function isWithdrawn({ status, accountId }: MemberRow): boolean {
  return status === memberStatus.deactivated && accountId === null
}
