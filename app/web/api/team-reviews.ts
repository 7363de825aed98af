import { decideRecovery } from '#domain/account/recovery/decide-recovery.server.ts'
import { colleagueResetInput, recoveryDecisionInput } from '#domain/account/recovery/recovery-input.ts'
import {
  recoveryFigures,
  recoveryReview,
  recoveryReviewsSeenBy,
} from '#domain/account/recovery/recovery-reviews.server.ts'
import { resetColleague } from '#domain/account/recovery/start-reset.server.ts'
import { decideNpwp } from '#domain/company/decide-npwp.server.ts'
import { npwpDecisionInput } from '#domain/company/npwp-input.ts'
import { npwpFigures, npwpInQueue, npwpQueueSeenBy } from '#domain/company/npwp-queries.server.ts'
import { npwpCard, npwpForOperator, openNpwp } from '#domain/company/open-npwp.server.ts'
import { queueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const who = ['hello'] as const
const refuses = ['conflict', 'move_forbidden'] as const

/** Lost authenticators and tax numbers in the work queue of the platform team. */
export const teamReviewCalls: readonly Call[] = [
  get('/api/v1/recovery-reviews', {
    tag: 'accounts',
    says: ['Pemulihan yang menunggu putusan', 'The recoveries that wait for a decision'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(recoveryReview).extend({ figures: queueFigures }),
    work: async ({ actor, query }) => ({
      ...(await recoveryReviewsSeenBy(actor, wantedOf(query))),
      figures: await recoveryFigures(actor),
    }),
  }),
  post('/api/v1/recovery-reviews/decide', {
    tag: 'accounts',
    says: ['Putuskan pemulihan', 'Decide a recovery'],
    who,
    body: recoveryDecisionInput,
    refuses: ['not_found', ...refuses],
    work: ({ actor, input }) => decideRecovery(actor, input),
  }),
  post('/api/v1/colleague-resets', {
    tag: 'accounts',
    says: ['Atur ulang autentikator rekan', "Reset a colleague's authenticator"],
    who,
    body: colleagueResetInput,
    refuses,
    work: ({ actor, input }) => resetColleague(actor, input),
  }),
  get('/api/v1/npwp', {
    tag: 'company',
    says: ['Antrean NPWP', 'The queue of tax numbers'],
    who,
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(npwpInQueue).extend({ figures: queueFigures }),
    work: async ({ actor, query: { decided, ...wanted } }) => ({
      ...(await npwpQueueSeenBy(actor, { decided: decided !== undefined, ...wantedOf(wanted) })),
      figures: await npwpFigures(actor),
    }),
  }),
  get('/api/v1/npwp/:companyId', {
    tag: 'company',
    says: ['Buka NPWP; tercatat', 'Open a tax number; it is recorded'],
    who,
    answer: z.object({ npwp: npwpForOperator }),
    work: async ({ actor, params }) => ({ npwp: await openNpwp(actor, params.companyId) }),
  }),
  signedFile('/api/v1/npwp/:companyId/card', {
    tag: 'company',
    says: ['Unduh kartu NPWP; tercatat', 'Download the card; it is recorded'],
    who,
    work: ({ actor, params }) => npwpCard(actor, params.companyId),
  }),
  post('/api/v1/npwp/:companyId/decide', {
    tag: 'company',
    says: ['Nyatakan NPWP cocok, atau tolak', 'Find the tax number right, or refuse it'],
    who,
    body: npwpDecisionInput,
    refuses,
    work: ({ actor, params, input }) => decideNpwp(actor, params.companyId, input),
  }),
]
