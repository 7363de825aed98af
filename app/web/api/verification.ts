import { correctIdentity } from '#domain/account/identity/correct-identity.server.ts'
import { decideDenialAppeal } from '#domain/account/identity/decide-denial-appeal.server.ts'
import {
  caseClaims,
  caseKinds,
  caseStates,
  caseWaits,
  longestCaseSearch,
} from '#domain/account/identity/identity-case-filter.ts'
import { caseForOperator, identityCaseSeenBy } from '#domain/account/identity/identity-case-queries.server.ts'
import { caseInQueue, identityQueueSeenBy } from '#domain/account/identity/identity-queue.server.ts'
import {
  askBetterDocuments,
  denyIdentity,
  takeIdentityCase,
  verifyIdentity,
  viewIdentityDocument,
} from '#domain/account/identity/review-identity.server.ts'
import { identityQueueFigures } from '#domain/account/identity/verification-figures.server.ts'
import {
  correctIdentityInput,
  decideDenialAppealInput,
  denialInput,
  needsFixInput,
} from '#domain/account/identity/verification-input.ts'
import { identityImages } from '#domain/account/identity.ts'
import { queueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { keyed, pageOf } from './paging.ts'

const tag = 'identity'
const who = ['hello'] as const
const refuses = ['move_forbidden', 'conflict'] as const
const caseQuery = z.strictObject({
  limit: keyed.limit,
  after: z.string().max(60, 'invalid').optional(),
  state: z.enum(caseStates).default('open'),
  kind: z.enum(caseKinds).nullable().default(null),
  waited: z
    .enum(Object.keys(caseWaits) as (keyof typeof caseWaits)[])
    .nullable()
    .default(null),
  claim: z.enum(caseClaims).nullable().default(null),
  q: z.string().trim().max(longestCaseSearch, 'too_long').default(''),
})

/** The verification work queue of the platform team. Opening a case or a document leaves its trace. */
export const verificationCalls: readonly Call[] = [
  get('/api/v1/verification', {
    tag,
    says: ['Antrean verifikasi', 'The queue of verification'],
    who,
    query: caseQuery,
    answer: pageOf(caseInQueue).extend({ figures: queueFigures }),
    work: async ({ actor, query: { limit, after: from = null, ...filter } }) => {
      const { rows, next } = await identityQueueSeenBy(actor, filter, { from, size: limit })
      return { rows, next, figures: await identityQueueFigures(actor) }
    },
  }),
  get('/api/v1/verification/:caseId', {
    tag,
    says: ['Satu kasus', 'One case'],
    who,
    answer: z.object({ case: caseForOperator }),
    work: async ({ actor, params }) => ({ case: await identityCaseSeenBy(actor, params.caseId) }),
  }),
  signedFile('/api/v1/verification/:caseId/documents/:kind', {
    tag,
    says: ['Buka dokumen; tercatat', 'Open a document; it is recorded'],
    who,
    work: ({ actor, params }) => viewIdentityDocument(actor, params.caseId, params.kind),
  }),
  post('/api/v1/verification/:caseId/take', {
    tag,
    says: ['Ambil kasus', 'Take a case'],
    who,
    refuses,
    work: ({ actor, params }) => takeIdentityCase(actor, params.caseId),
  }),
  post('/api/v1/verification/:caseId/verify', {
    tag,
    says: ['Nyatakan terverifikasi', 'Verify'],
    who,
    refuses,
    work: ({ actor, params }) => verifyIdentity(actor, params.caseId),
  }),
  post('/api/v1/verification/:caseId/ask-better', {
    tag,
    says: ['Minta dokumen yang lebih baik', 'Ask for better documents'],
    who,
    body: needsFixInput,
    refuses,
    work: ({ actor, params, input: { note, ...chosen } }) => {
      const reasons = identityImages.flatMap((document) => {
        const reason = chosen[document]
        return reason ? [{ document, reason }] : []
      })
      return askBetterDocuments(actor, params.caseId, reasons, note)
    },
  }),
  post('/api/v1/verification/:caseId/deny', {
    tag,
    says: ['Usulkan penolakan, atau setujui usulan rekan', "Propose a denial, or agree to a colleague's"],
    who,
    body: denialInput,
    answer: z.object({ outcome: z.enum(['proposed', 'denied']) }),
    refuses,
    work: async ({ actor, params, input: { reason, explanation: note } }) => ({
      outcome: await denyIdentity(actor, params.caseId, { reason, note }),
    }),
  }),
  post('/api/v1/verification/:caseId/correct', {
    tag,
    says: ['Betulkan nama atau tanggal lahir', 'Put a name or birth date right'],
    who,
    body: correctIdentityInput,
    refuses,
    work: ({ actor, params, input }) => correctIdentity(actor, params.caseId, input),
  }),
  post('/api/v1/verification/:caseId/decide-appeal', {
    tag,
    says: ['Putuskan keberatan atas penolakan', 'Decide the objection to a denial'],
    who,
    body: decideDenialAppealInput,
    refuses,
    work: ({ actor, params, input }) => decideDenialAppeal(actor, params.caseId, input),
  }),
]
