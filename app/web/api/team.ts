import { acceptTeamInvitation } from '#domain/account/team/accept-team-invitation.server.ts'
import {
  letOperatorGo,
  restOperator,
  setOperatorRoles,
  wakeOperator,
} from '#domain/account/team/change-operator.server.ts'
import { closeOperatorChange, confirmOperatorChange } from '#domain/account/team/decide-change.server.ts'
import { inviteOperator } from '#domain/account/team/invite-operator.server.ts'
import {
  acceptTeamInvitationInput,
  changeInput,
  inviteOperatorInput,
  operatorInput,
  operatorRolesInput,
} from '#domain/account/team/team-input.ts'
import { teamSeenBy } from '#domain/account/team/team-queries.server.ts'
import { operatorView } from '#domain/account/team/team-view.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'

const tag = 'team'
const who = ['hello'] as const
const refuses = ['not_found', 'conflict'] as const
const steps = [...refuses, 'move_forbidden'] as const
/** `proposed`: it waits for a second administrator. */
const answer = z.object({ proposed: flag })

/** The platform team itself: who is in it, and what administrators do. */
export const teamCalls: readonly Call[] = [
  get('/api/v1/team', {
    tag,
    says: ['Tim platform', 'The platform team'],
    who,
    answer: z.object({ rows: z.array(operatorView), mayInvite: flag }),
    work: ({ actor }) => teamSeenBy(actor),
  }),
  post('/api/v1/team', {
    tag,
    says: ['Undang operator', 'Invite an operator'],
    who,
    body: inviteOperatorInput,
    answer: z.object({ operatorId: text, proposed: flag }),
    refuses,
    work: ({ actor, input }) => inviteOperator(actor, input),
  }),
  post('/api/v1/team/roles', {
    tag,
    says: ['Ubah peran operator', 'Change the roles of an operator'],
    who,
    body: operatorRolesInput,
    answer,
    refuses,
    work: ({ actor, input }) => setOperatorRoles(actor, input),
  }),
  post('/api/v1/team/rest', {
    tag,
    says: ['Istirahatkan operator', 'Put an operator to rest'],
    who,
    body: operatorInput,
    refuses: steps,
    work: ({ actor, input }) => restOperator(actor, input),
  }),
  post('/api/v1/team/wake', {
    tag,
    says: ['Aktifkan lagi operator', 'Let an operator work again'],
    who,
    body: operatorInput,
    refuses: steps,
    work: ({ actor, input }) => wakeOperator(actor, input),
  }),
  post('/api/v1/team/let-go', {
    tag,
    says: ['Berhentikan operator, atau tarik undangannya', 'Let an operator go, or withdraw the invitation'],
    who,
    body: operatorInput,
    answer,
    refuses,
    work: ({ actor, input }) => letOperatorGo(actor, input),
  }),
  post('/api/v1/team/changes/confirm', {
    tag,
    says: ['Setujui usulan administrator lain', 'Confirm the proposal of another administrator'],
    who,
    body: changeInput,
    refuses: steps,
    work: ({ actor, input }) => confirmOperatorChange(actor, input),
  }),
  post('/api/v1/team/changes/close', {
    tag,
    says: ['Tolak usulan, atau tarik usulan sendiri', 'Refuse a proposal, or take one’s own back'],
    who,
    body: changeInput,
    refuses: steps,
    work: ({ actor, input }) => closeOperatorChange(actor, input),
  }),
  // The token of the answer opens the page or call that makes the first password; no one is signed in by it.
  post('/auth-api/api/team-invitation', {
    tag: 'session',
    says: ['Terima undangan tim platform', 'Accept the invitation to the platform team'],
    who: 'anyone',
    body: acceptTeamInvitationInput,
    answer: z.object({ token: text }),
    work: async ({ actor, input }) => ({ token: (await acceptTeamInvitation(actor, input)).passwordToken }),
  }),
]
