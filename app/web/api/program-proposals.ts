import { decideProgramInput, seenVersionForm } from '#domain/program/program-input.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { announcedVersionIn } from '#domain/program/proposal/announced-version.server.ts'
import { decideProposal } from '#domain/program/proposal/decide-proposal.server.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import { announcedVersion, proposalView } from '#domain/program/proposal/proposal-view.ts'
import { withdrawProposal } from '#domain/program/proposal/withdraw-proposal.server.ts'
import { programReviewFor } from '#domain/reward/review/program-review.server.ts'
import { programReview } from '#domain/reward/review/program-review-view.ts'
import { found } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { managed, managing } from './programs.ts'

const tag = 'programs'

/** The version of a program that waits while another one is in force. */
export const programProposalCalls: readonly Call[] = [
  get('/api/v1/programs/:id/proposal', {
    tag,
    says: ['Versi usulan sebuah program, bila ada', 'The proposed version of a program, if there is one'],
    who: managing,
    answer: z.object({ proposal: proposalView.nullable() }),
    work: async ({ actor, params }) => ({
      proposal: await openProposalIn(actor, await managed(actor, params.id)),
    }),
  }),
  get('/api/v1/programs/:id/announced-version', {
    tag,
    says: [
      'Versi yang akan berlaku di program yang perjanjiannya kamu tandatangani, bila ada',
      'The version that will hold in a program whose agreement you signed, if there is one',
    ],
    who: ['bughunter'],
    answer: z.object({ announced: announcedVersion.nullable() }),
    work: async ({ actor, params }) => ({
      announced: await announcedVersionIn(actor, found(await programSeenBy(actor, params.id))),
    }),
  }),
  get('/api/v1/programs/:id/review', {
    tag,
    says: [
      'Yang perlu diketahui sebelum memutuskan program atau versi usulannya',
      'What to know before deciding about a program or its proposed version',
    ],
    who: ['hello'],
    answer: programReview,
    work: async ({ actor, params }) => {
      const program = await managed(actor, params.id)
      const proposed = await openProposalIn(actor, program)
      return found(await programReviewFor(actor, program, proposed?.after ?? program))
    },
  }),
  post('/api/v1/programs/:id/proposal/decide', {
    tag,
    says: [
      'Setujui versi usulan, minta perbaikan, atau tolak',
      'Accept a proposed version, ask for corrections, or refuse it',
    ],
    who: ['hello'],
    body: decideProgramInput,
    refuses: ['move_forbidden', 'conflict', 'step_missing'],
    work: ({ actor, params, input }) => decideProposal(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/proposal/withdraw', {
    tag,
    says: ['Tarik versi usulan sebelum berlaku', 'Withdraw a proposed version before it holds'],
    who: managing,
    body: seenVersionForm,
    refuses: ['conflict'],
    work: ({ actor, params, input }) => withdrawProposal(actor, params.id, input),
  }),
]
