import { proveInput } from '#domain/company/member-input.ts'
import { grantProgram, withdrawProgramGrant } from '#domain/program/grant/grant-program.server.ts'
import { programGrantSeenBy, programGrantView } from '#domain/program/grant/grant-queries.server.ts'
import { programPermissionsInput } from '#domain/program/grant/program-permissions-input.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { grantsSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { grantLine } from '#domain/program/program-view.ts'
import { type Call, get, post, put } from './call.ts'
import { rowsOf } from './paging.ts'
import { managed } from './programs.ts'

const tag = 'members'
const who = ['company', 'company_member'] as const

/** Which members see a program, and what they may do there. */
export const programMemberCalls: readonly Call[] = [
  get('/api/v1/programs/:id/members', {
    tag,
    says: ['Anggota dan program ini', 'The members and this program'],
    who,
    answer: rowsOf(grantLine),
    work: async ({ actor, params }) => ({ rows: await grantsSeenBy(actor, await managed(actor, params.id)) }),
  }),
  get('/api/v1/programs/:id/members/:memberId', {
    tag,
    says: ['Hak satu anggota di program ini', 'The rights of a member in this program'],
    who,
    answer: programGrantView,
    work: ({ actor, params }) => programGrantSeenBy(actor, params.id, params.memberId),
  }),
  put('/api/v1/programs/:id/members/:memberId', {
    tag,
    says: ['Atur hak anggota di program ini', 'Set the rights of a member in this program'],
    who,
    body: programPermissionsInput,
    work: ({ actor, params, input }) => setProgramPermissions(actor, params.id, params.memberId, input),
  }),
  post('/api/v1/programs/:id/members/:memberId/grant', {
    tag,
    says: ['Buka program bagi anggota', 'Open a program to a member'],
    who,
    body: proveInput,
    work: ({ actor, params, input }) => grantProgram(actor, params.id, params.memberId, input),
  }),
  post('/api/v1/programs/:id/members/:memberId/withdraw', {
    tag,
    says: ['Tutup program bagi anggota', 'Close a program to a member'],
    who,
    body: proveInput,
    work: ({ actor, params, input }) => withdrawProgramGrant(actor, params.id, params.memberId, input),
  }),
]
