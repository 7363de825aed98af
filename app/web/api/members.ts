import type { FastifyInstance } from 'fastify'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import {
  acceptInvitationInput,
  changeMemberInput,
  inviteMemberInput,
  memberFilter,
} from '#domain/company/member-input.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { type MemberView, memberSeenBy, membersSeenBy } from '#domain/company/member-queries.server.ts'
import { editMemberAndPrograms, inviteMemberToPrograms } from '#domain/program/set-member-programs.server.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { answer } from './answer.ts'

/** The members of the caller's company, and the verification of an invitation. */
export async function members(server: FastifyInstance): Promise<void> {
  server.get(
    '/api/v1/company/members',
    answer(async ({ actor, query }) => {
      refuseStrangers(actor)
      const { rows, page, pages, total } = await membersSeenBy(actor, query(memberFilter))
      return { members: rows.map(memberJson), page, pages, total }
    }),
  )

  server.post(
    '/api/v1/company/members',
    answer(async ({ actor, body }) => {
      refuseStrangers(actor)
      const { memberId } = await inviteMemberToPrograms(actor, body(inviteMemberInput))
      return { member: memberJson(await memberSeenBy(actor, memberId)) }
    }),
  )

  server.patch(
    '/api/v1/company/members/:id',
    answer(async ({ actor, params, body }) => {
      refuseStrangers(actor)
      const { id } = await memberSeenBy(actor, params.id ?? '')
      await editMemberAndPrograms(actor, id, body(changeMemberInput))
      return { member: memberJson(await memberSeenBy(actor, id)) }
    }),
  )

  // The token of the answer opens the page or call that makes the first password; nobody is signed in by it.
  server.post(
    '/auth-api/api/company-member-verification',
    answer(async ({ actor, body }) => {
      const { passwordToken } = await acceptInvitation(actor, body(acceptInvitationInput))
      return { token: passwordToken }
    }),
  )
}

/** Before the body is read: who may do nothing here learns nothing of its form. */
function refuseStrangers(actor: Actor): void {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  refuseUnless(isCompany(actor) && mayManageMembers(actor), 'forbidden')
}

function memberJson(member: MemberView) {
  const { id, name, email, username, permission, status, permissions, programs, withdrawn } = member
  return {
    ...{ id, name, email, username, permission, status, permissions, programs, withdrawn },
    reward_limit: member.rewardLimit,
    invited_at: member.invitedAt.toISOString(),
    joined_at: member.joinedAt?.toISOString() ?? null,
  }
}
