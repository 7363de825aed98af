import { pageSizes } from '@cakrawala/paging/paging'
import { removePictureInput } from '#domain/account/picture/picture-input.ts'
import { removePictureOf } from '#domain/account/picture/set-picture.server.ts'
import { accountForTeam, accountSeenBy } from '#domain/account/status/account-for-team.server.ts'
import {
  decideAppealInput,
  endSessionsInput,
  liftInput,
  restoreInput,
  sanctionInput,
  teamSanctionInput,
} from '#domain/account/status/account-status-input.ts'
import { standings } from '#domain/account/status/account-status-lifecycle.ts'
import { accountInList, accountsSeenBy } from '#domain/account/status/accounts-for-team.server.ts'
import { decideAppeal } from '#domain/account/status/decide-appeal.server.ts'
import { endSessionsOf } from '#domain/account/status/end-sessions.server.ts'
import { liftSanction, restoreAccount } from '#domain/account/status/lift-sanction.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import {
  companyForTeam,
  companyOfAccountSeenBy,
  memberForTeam,
} from '#domain/company/company-for-team.server.ts'
import { companyProgram, companyProgramsSeenBy } from '#domain/program/company-programs.server.ts'
import {
  appealFigures,
  appealFiguresView,
  appealInQueue,
  appealsSeenBy,
} from '#domain/report/appeal/appeals-for-team.server.ts'
import { reportCountOf } from '#domain/report/figures/program-counts.server.ts'
import { roles } from '#kernel/actor.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'accounts'
const who = ['hello'] as const
const refuses = ['conflict', 'move_forbidden'] as const
const made = z.object({ id: text })
const companyOfAccount = companyForTeam.extend({
  ...{ members: pageOf(memberForTeam), programs: pageOf(companyProgram) },
})

/** How the platform team keeps order among accounts. */
export const accountCalls: readonly Call[] = [
  get('/api/v1/accounts', {
    tag,
    says: ['Akun, terbaru dahulu', 'The accounts, newest first'],
    who,
    query: z.strictObject({
      q: z.string().max(254, 'too_long').default(''),
      role: z.enum(roles).optional(),
      standing: z.enum(standings).optional(),
      ...placed,
    }),
    answer: pageOf(accountInList),
    work: ({ actor, query: { q, role = null, standing = null, ...page } }) =>
      accountsSeenBy(actor, { q: q.trim(), role, standing }, wantedOf(page)),
  }),
  get('/api/v1/accounts/:accountId', {
    tag,
    says: ['Satu akun', 'One account'],
    who,
    query: z.strictObject({ members: placed.after, programs: placed.after }),
    answer: z.object({ account: accountForTeam, company: companyOfAccount.nullable(), reports: count }),
    work: async ({ actor, params: { accountId }, query }) => {
      const of = (from: string | undefined) => ({ from, size: pageSizes.api })
      const account = await accountSeenBy(actor, accountId)
      const company = await companyOfAccountSeenBy(actor, accountId, of(query.members))
      const programs = company && (await companyProgramsSeenBy(actor, company.id, of(query.programs)))
      const reports = await reportCountOf(actor, accountId)
      return { account, company: company && programs && { ...company, programs }, reports }
    },
  }),
  post('/api/v1/accounts/:accountId/sanctions', {
    tag,
    says: ['Ambil langkah terhadap akun', 'Take a step against an account'],
    who,
    body: sanctionInput,
    answer: made,
    refuses: [...refuses, 'key_reused'],
    work: async ({ actor, params, input }) => ({ id: await sanction(actor, params.accountId, input) }),
  }),
  post('/api/v1/accounts/:accountId/colleague-sanctions', {
    tag,
    says: [
      'Ambil langkah terhadap rekan, dengan bukti diri',
      'Take a step against a colleague, with a proof',
    ],
    who,
    body: teamSanctionInput,
    answer: made,
    refuses: [...refuses, 'key_reused'],
    work: async ({ actor, params, input: { currentPassword, factorCode, passkey, ...input } }) => ({
      id: await sanction(actor, params.accountId, input, { currentPassword, factorCode, passkey }),
    }),
  }),
  post('/api/v1/sanctions/:id/lift', {
    tag,
    says: ['Cabut sanksi', 'Lift a sanction'],
    who,
    body: liftInput,
    refuses,
    work: ({ actor, params, input }) => liftSanction(actor, params.id, input.liftReason),
  }),
  post('/api/v1/accounts/:accountId/restore', {
    tag,
    says: ['Pulihkan akun yang diakhiri', 'Restore an account that was ended'],
    who,
    body: restoreInput,
    refuses,
    work: ({ actor, params, input }) => restoreAccount(actor, params.accountId, input.restoreReason),
  }),
  post('/api/v1/accounts/:accountId/end-sessions', {
    tag,
    says: ['Akhiri semua sesi sebuah akun', 'End all sessions of an account'],
    who,
    body: endSessionsInput,
    answer: z.object({ ended: count }),
    work: async ({ actor, params, input }) => ({
      ended: await endSessionsOf(actor, params.accountId, input.why),
    }),
  }),
  post('/api/v1/accounts/:accountId/remove-picture', {
    tag,
    says: ['Hapus gambar sebuah akun', 'Remove the picture of an account'],
    who,
    body: removePictureInput,
    work: ({ actor, params, input }) => removePictureOf(actor, params.accountId, input.pictureReason),
  }),
  get('/api/v1/appeals', {
    tag,
    says: ['Antrean keberatan', 'The queue of objections'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(appealInQueue).extend({ figures: appealFiguresView }),
    work: async ({ actor, query }) => ({
      ...(await appealsSeenBy(actor, wantedOf(query))),
      figures: await appealFigures(actor),
    }),
  }),
  post('/api/v1/appeals/:id/decide', {
    tag,
    says: ['Putuskan keberatan atas sanksi', 'Decide the objection to a sanction'],
    who,
    body: decideAppealInput,
    refuses,
    work: ({ actor, params, input }) => decideAppeal(actor, params.id, input),
  }),
]
