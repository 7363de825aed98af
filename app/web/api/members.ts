import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { factorRuleSeenBy, factorRuleView, setFactorRule } from '#domain/company/factor-rule.server.ts'
import {
  acceptInvitationInput,
  changeMemberInput,
  factorRuleInput,
  inviteMemberInput,
  memberFilter,
  proveInput,
} from '#domain/company/member-input.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import {
  memberDetail,
  memberSeenBy,
  membersSeenBy,
  memberView,
  seatsSeenBy,
  seatsView,
} from '#domain/company/member-queries.server.ts'
import { reactivateMember } from '#domain/company/reactivate-member.server.ts'
import { resendInvitation, withdrawInvitation } from '#domain/company/send-invitation.server.ts'
import {
  editMemberAndPrograms,
  inviteMemberToPrograms,
} from '#domain/program/grant/set-member-programs.server.ts'
import { programChoice, programChoicesFor } from '#domain/program/program-choices.server.ts'
import { isCompany, type Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, patch, post, put } from './call.ts'
import { pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const who = 'person'
const oneMember = z.object({ member: memberDetail })
const shown = async (actor: Person, id: string) => ({ member: await memberSeenBy(actor, id) })

/** The members of the caller's company, and the verification of an invitation. */
export const memberCalls: readonly Call[] = [
  get('/api/v1/company/members', {
    tag: 'members',
    says: ['Anggota perusahaan', 'The members of the company'],
    who,
    query: memberFilter.extend(placed),
    answer: pageOf(memberView),
    before: refuseStrangers,
    work: ({ actor, query: { status, ...wanted } }) => membersSeenBy(actor, { status }, wantedOf(wanted)),
  }),
  post('/api/v1/company/members', {
    tag: 'members',
    says: ['Undang anggota', 'Invite a member'],
    who,
    body: inviteMemberInput,
    answer: oneMember,
    before: refuseStrangers,
    work: async ({ actor, input }) => shown(actor, (await inviteMemberToPrograms(actor, input)).memberId),
  }),
  patch('/api/v1/company/members/:id', {
    tag: 'members',
    says: ['Ubah anggota; yang tidak disebut tetap', 'Change a member; what is not named stays'],
    who,
    body: changeMemberInput,
    answer: oneMember,
    before: refuseUnknown,
    work: async ({ actor, params: { id }, input }) => {
      await editMemberAndPrograms(actor, id, input)
      return shown(actor, id)
    },
  }),
  get('/api/v1/company/members/:id', {
    tag: 'members',
    says: ['Satu anggota', 'One member'],
    who,
    answer: oneMember,
    before: refuseUnknown,
    work: ({ actor, params }) => shown(actor, params.id),
  }),
  post('/api/v1/company/members/:id/deactivate', {
    tag: 'members',
    says: ['Nonaktifkan anggota', 'Deactivate a member'],
    who,
    body: proveInput,
    before: refuseUnknown,
    work: ({ actor, params, input }) => deactivateMember(actor, params.id, input),
  }),
  post('/api/v1/company/members/:id/reactivate', {
    tag: 'members',
    says: ['Aktifkan kembali anggota', 'Reactivate a member'],
    who,
    body: proveInput,
    before: refuseUnknown,
    work: ({ actor, params, input }) => reactivateMember(actor, params.id, input),
  }),
  get('/api/v1/company/factor-rule', {
    tag: 'members',
    says: ['Aturan langkah kedua perusahaan', 'The rule of a company about second factors'],
    who,
    answer: factorRuleView,
    before: refuseStrangers,
    work: ({ actor }) => factorRuleSeenBy(actor),
  }),
  put('/api/v1/company/factor-rule', {
    tag: 'members',
    says: ['Wajibkan langkah kedua bagi semua orang', 'Require a second factor of everybody'],
    who,
    body: factorRuleInput,
    answer: factorRuleView,
    before: refuseStrangers,
    work: async ({ actor, input }) => {
      await setFactorRule(actor, input)
      return factorRuleSeenBy(actor)
    },
  }),
  post('/api/v1/company/members/:id/resend-invitation', {
    tag: 'members',
    says: ['Kirim ulang undangan', 'Send the invitation again'],
    who,
    before: refuseUnknown,
    work: ({ actor, params }) => resendInvitation(actor, params.id),
  }),
  post('/api/v1/company/members/:id/withdraw-invitation', {
    tag: 'members',
    says: ['Tarik undangan', 'Withdraw the invitation'],
    who,
    before: refuseUnknown,
    work: ({ actor, params }) => withdrawInvitation(actor, params.id),
  }),
  get('/api/v1/company/members/:id/programs', {
    tag: 'members',
    says: ['Program yang dapat dibuka untuk anggota', 'The programs a member may be granted'],
    who,
    answer: rowsOf(programChoice),
    before: refuseUnknown,
    work: async ({ actor, params }) => ({ rows: await programChoicesFor(actor, params.id) }),
  }),
  get('/api/v1/company/seats', {
    tag: 'members',
    says: ['Paket, kursi terpakai, dan domain email', 'Plan, seats in use and e-mail domain'],
    who,
    answer: seatsView,
    before: refuseStrangers,
    work: ({ actor }) => seatsSeenBy(actor),
  }),
  // The token of the answer opens the page or call that makes the first password; no one is signed in by it.
  post('/auth-api/api/company-member-verification', {
    tag: 'session',
    says: ['Terima undangan anggota perusahaan', 'Accept the invitation of a company'],
    who: 'anyone',
    body: acceptInvitationInput,
    answer: z.object({ token: text }),
    work: async ({ actor, input }) => ({ token: (await acceptInvitation(actor, input)).passwordToken }),
  }),
]

/** Before the body is read: who may do nothing here learns nothing of its form. */
async function refuseStrangers({ actor }: { actor: Person }): Promise<void> {
  refuseUnless(isCompany(actor) && mayManageMembers(actor), 'forbidden')
}

async function refuseUnknown({ actor, params }: { actor: Person; params: { id: string } }): Promise<void> {
  await refuseStrangers({ actor })
  await memberSeenBy(actor, params.id)
}
