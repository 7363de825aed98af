import { challengeSeenBy, challengeView } from '#domain/program/challenge/challenge-queries.server.ts'
import {
  registerForChallenge,
  withdrawFromChallenge,
} from '#domain/program/challenge/register-for-challenge.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { challengeBoard, challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { confirmResults } from '#domain/reward/challenge/confirm-results.server.ts'
import {
  ownPrize,
  prizeFunding,
  prizeFundingSeenBy,
  prizesSeenBy,
} from '#domain/reward/challenge/prize-queries.server.ts'
import { proposeResults } from '#domain/reward/challenge/propose-results.server.ts'
import { resultsInput } from '#domain/reward/challenge/results-input.ts'
import { resultsReview, resultsReviewSeenBy } from '#domain/reward/challenge/results-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { keyed, pageOf, placed, wantedOf } from './paging.ts'
import { managed, managing } from './programs.ts'

const tag = 'challenges'
const refuses = ['move_forbidden', 'conflict'] as const
/** Challenge programs: taking part, the board, the prizes. */
export const challengeCalls: readonly Call[] = [
  get('/api/v1/programs/:id/challenge', {
    tag,
    says: ['Jadwal dan pendaftaran tantangan', 'The times and the registration of a challenge'],
    who: 'anyone',
    answer: z.object({ challenge: challengeView }),
    work: async ({ actor, params }) => ({
      challenge: found(await challengeSeenBy(actor, await seen(actor, params.id))),
    }),
  }),
  post('/api/v1/programs/:id/challenge/register', {
    tag,
    says: ['Daftar tantangan', 'Register for a challenge'],
    who: ['bughunter'],
    refuses: ['step_missing', ...refuses],
    work: ({ actor, params }) => registerForChallenge(actor, params.id),
  }),
  post('/api/v1/programs/:id/challenge/withdraw', {
    tag,
    says: ['Batal ikut tantangan', 'Withdraw from a challenge'],
    who: ['bughunter'],
    refuses,
    work: ({ actor, params }) => withdrawFromChallenge(actor, params.id),
  }),
  get('/api/v1/programs/:id/challenge/board', {
    tag,
    says: ['Papan tantangan', 'The board of a challenge'],
    who: 'anyone',
    query: z.strictObject({ limit: keyed.limit }),
    answer: challengeBoard,
    work: async ({ actor, params, query }) =>
      found(await challengeBoardSeenBy(actor, await seen(actor, params.id), query.limit)),
  }),
  get('/api/v1/bughunter/prizes', {
    tag,
    says: ['Hadiah tantangan milikmu', 'Your prizes of challenges'],
    who: ['bughunter'],
    query: z.strictObject(placed),
    answer: pageOf(ownPrize),
    work: ({ actor, query }) => prizesSeenBy(actor, wantedOf(query)),
  }),
  get('/api/v1/programs/:id/challenge/funding', {
    tag,
    says: ['Uang untuk hadiah; hanya akun pemilik', 'The money for the prizes; the owning account alone'],
    who: ['company'],
    answer: z.object({ funding: prizeFunding.nullable() }),
    work: async ({ actor, params }) => ({
      funding: await prizeFundingSeenBy(actor, await managed(actor, params.id)),
    }),
  }),
  get('/api/v1/programs/:id/challenge/results', {
    tag,
    says: ['Hasil yang diusulkan atau disahkan', 'The results, proposed or confirmed'],
    who: managing,
    answer: z.object({ results: resultsReview.nullable() }),
    work: async ({ actor, params }) => ({
      results: await resultsReviewSeenBy(actor, await managed(actor, params.id)),
    }),
  }),
  post('/api/v1/programs/:id/challenge/propose-results', {
    tag,
    says: ['Usulkan hasil dengan sidik ini', 'Propose the results of this digest'],
    who: managing,
    body: resultsInput,
    refuses,
    work: ({ actor, params, input }) => proposeResults(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/challenge/confirm-results', {
    tag,
    says: ['Sahkan hasil sebagai orang kedua', 'Confirm the results as the second person'],
    who: managing,
    body: resultsInput,
    refuses: [...refuses, 'balance_insufficient'],
    work: ({ actor, params, input }) => confirmResults(actor, params.id, input),
  }),
]

async function seen(actor: Actor, id: string) {
  return found(await programSeenBy(actor, id))
}
