import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { invitationLine, invitationsSeenBy } from '#domain/program/invitation/invitation-queries.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { clearLateProgram } from '#domain/program/lock-program.server.ts'
import {
  clearLateInput,
  createKeyInput,
  decideProgramInput,
  inviteInput,
  programInput,
  seenVersionInput,
} from '#domain/program/program-input.ts'
import { setTaxScheme } from '#domain/program/tax/set-tax-scheme.server.ts'
import { taxSchemeInput } from '#domain/program/tax/tax-scheme-input.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { isCompany } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'
import { managed, managing } from './programs.ts'

const tag = 'programs'
const refuses = ['move_forbidden'] as const
const newProgram = z.strictObject({ key: createKeyInput, program: programInput })
const made = z.object({ id: text })

/** What its company and the platform team do with a program. */
export const programActCalls: readonly Call[] = [
  post('/api/v1/programs', {
    tag,
    says: ['Tulis program perusahaan sendiri', 'Write a program of your company'],
    who: ['company', 'company_member'],
    body: newProgram,
    answer: made,
    refuses: ['key_reused'],
    work: ({ actor, input: { key, program } }) =>
      isCompany(actor) ? createProgram(actor, actor.companyId, program, key) : refuse('forbidden'),
  }),
  post('/api/v1/companies/:companyId/programs', {
    tag,
    says: ['Tulis program untuk sebuah perusahaan', 'Write a program for a company'],
    who: ['hello'],
    body: newProgram,
    answer: made,
    refuses: ['key_reused'],
    work: ({ actor, params, input: { key, program } }) =>
      createProgram(actor, params.companyId, program, key),
  }),
  put('/api/v1/programs/:id', {
    tag,
    says: [
      'Ubah program di atas versi yang dibaca; yang memperluas izin atau mengurangi janji menjadi versi usulan',
      'Change a program over the version you have read; what widens the permission or lowers a promise is proposed',
    ],
    who: managing,
    body: z.strictObject({ version: seenVersionInput, program: programInput }),
    answer: z.object({ version: count, proposed: flag }),
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input: { version, program } }) => editProgram(actor, params.id, program, version),
  }),
  post('/api/v1/programs/:id/submit', {
    tag,
    says: ['Ajukan untuk ditinjau', 'Send to review'],
    who: managing,
    refuses,
    work: ({ actor, params }) => submitProgram(actor, params.id),
  }),
  post('/api/v1/programs/:id/decide', {
    tag,
    says: [
      'Terima program yang ditinjau, minta perbaikan, atau tolak',
      'Accept a program in review, ask for corrections, or reject it',
    ],
    who: ['hello'],
    body: decideProgramInput,
    refuses: ['move_forbidden', 'conflict', 'balance_insufficient'],
    work: ({ actor, params, input }) =>
      input.decision === 'accept'
        ? acceptProgram(actor, params.id, input.version)
        : decideProgram(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/pause', {
    tag,
    says: ['Jeda', 'Pause'],
    who: managing,
    refuses,
    work: ({ actor, params }) => pauseProgram(actor, params.id),
  }),
  post('/api/v1/programs/:id/resume', {
    tag,
    says: ['Lanjutkan', 'Resume'],
    who: managing,
    refuses,
    work: ({ actor, params }) => resumeProgram(actor, params.id),
  }),
  post('/api/v1/programs/:id/end', {
    tag,
    says: ['Akhiri', 'End'],
    who: managing,
    refuses,
    work: ({ actor, params }) => endProgramAndPrizes(actor, params.id),
  }),
  post('/api/v1/programs/:id/clear-late', {
    tag,
    says: [
      'Buka lagi program yang terlalu sering melewati tenggat',
      'Open a program again that missed too many deadlines',
    ],
    who: ['hello'],
    body: clearLateInput,
    refuses,
    work: ({ actor, params, input }) => clearLateProgram(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/tax-scheme', {
    tag,
    says: ['Tentukan skema pajak imbalannya', 'Set the tax scheme of its rewards'],
    who: ['hello'],
    body: taxSchemeInput,
    refuses,
    work: ({ actor, params, input }) => setTaxScheme(actor, params.id, input),
  }),
  get('/api/v1/programs/:id/invitations', {
    tag,
    says: ['Undangan sebuah program', 'The invitations of a program'],
    who: managing,
    query: z.strictObject(placed),
    answer: pageOf(invitationLine),
    work: async ({ actor, params, query }) => {
      const { id } = await managed(actor, params.id)
      return invitationsSeenBy(actor, id, wantedOf(query))
    },
  }),
  post('/api/v1/programs/:id/invitations', {
    tag,
    says: ['Undang bughunter; berlaku 7 hari', 'Invite a bughunter; good for 7 days'],
    who: managing,
    body: inviteInput,
    work: ({ actor, params, input }) => inviteBughunter(actor, params.id, input.username),
  }),
  post('/api/v1/programs/:id/invitations/:invitationId/revoke', {
    tag,
    says: ['Tarik undangan', 'Take an invitation back'],
    who: managing,
    refuses,
    work: ({ actor, params }) => revokeInvitation(actor, params.id, params.invitationId),
  }),
]
