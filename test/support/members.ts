import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import type { InviteMemberInput } from '#domain/company/member-input.ts'
import { inviteMemberToPrograms } from '#domain/program/grant/set-member-programs.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { visitor } from './cast.ts'

/** The password of everyone below. */
export const password = 'Tetapkuatsekali9!'
export const proof = { currentPassword: password }

let stored: Promise<string> | undefined

/** Gives people of the cast a password, so that they can prove again who they are. */
export async function withPassword<P extends Person>(person: P): Promise<P> {
  stored ??= hashPassword(password)
  await database()
    .update(accounts)
    .set({ passwordHash: await stored })
    .where(eq(accounts.id, person.accountId))
  return person
}

let turn = 0

/** The fields of an invitation: a member with the usual rights at the company of the cast. */
export function invitationOf(more: Partial<InviteMemberInput> = {}): InviteMemberInput {
  return {
    ...{ name: 'Sekar Ayu', email: `sekar-${++turn}@nusabank.test`, permission: 2, rewardLimit: null },
    ...{ permissions: ['report.comment'], programs: [], ...proof, ...more },
  }
}

/** Invites a person. @returns the membership and the token of the mailed link */
export async function invited(manager: Person, more: Partial<InviteMemberInput> = {}) {
  const input = invitationOf(more)
  const { memberId } = await inviteMemberToPrograms(manager, input)
  return { memberId, input, token: found(await unsafeWaitingToken('member_verification', input.email)) }
}

/** Invites a person who accepts. @returns the membership, the new username and the token that makes a password */
export async function joined(manager: Person, more: Partial<InviteMemberInput> = {}) {
  const { memberId, input, token } = await invited(manager, more)
  const username = `anggota-${++turn}-${memberId.slice(-6)}`
  const { passwordToken } = await acceptInvitation(visitor, { token, username, agreement: 'on' })
  return { memberId, input, token, username, passwordToken }
}
