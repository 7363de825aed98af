import { contractObstacles } from '#domain/company/contract/contract.ts'
import { sectors } from '#domain/company/sectors.ts'
import { hunterTie, hunterTieOf } from '#domain/program/agreement/agreement-queries.server.ts'
import { movingObstacles } from '#domain/program/editing/moving-policy.ts'
import {
  companiesToWriteFor,
  managedFactsSeenBy,
  managedProgramSeenBy,
  versionPairSeenBy,
  versionsSeenBy,
} from '#domain/program/managed-program-queries.server.ts'
import { managers, programKinds, programStatuses, rewardTypes, scopeTypes } from '#domain/program/program.ts'
import { programFigures, programFiguresFor } from '#domain/program/program-figures.server.ts'
import { longestSearch } from '#domain/program/program-filter.ts'
import { seenVersionInput } from '#domain/program/program-input.ts'
import { programSeenBy, programsFrom } from '#domain/program/program-queries.server.ts'
import { managedProgram, programLine, programView, versionPair } from '#domain/program/program-view.ts'
import { versionLine } from '#domain/program/proposal/proposal-view.ts'
import { withTargets } from '#domain/program/target-queries.server.ts'
import { targetView } from '#domain/program/target-view.ts'
import { programAnswers, programAnswersView } from '#domain/report/clock/answer-times.server.ts'
import { programCounts } from '#domain/report/figures/program-counts.server.ts'
import { submittingObstacles } from '#domain/report/plan/submitting-policy.ts'
import { programObstaclesSeenBy } from '#domain/reward/challenge/program-obstacles.server.ts'
import { fameRow, hallOfFame } from '#domain/reward/hall-of-fame.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get } from './call.ts'
import { keyed, pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const tag = 'programs'
export const managing = ['company', 'company_member', 'hello'] as const
const moving = z.enum(movingObstacles).nullable()
const obstacles = z.object({
  ...{ submit: z.enum(submittingObstacles).nullable(), accept: moving },
  ...{ pause: moving, resume: moving, end: moving },
  contract: z.enum(contractObstacles).nullable(),
})
const filters = z.strictObject({
  ...placed,
  place: z.enum(['listed', 'joined', 'own']).optional(),
  q: z.string().max(longestSearch, 'too_long').optional(),
  kind: z.enum(programKinds).optional(),
  rewardType: z.enum(rewardTypes).optional(),
  scopeType: z.enum(scopeTypes).optional(),
  sector: z.enum(sectors).optional(),
  managedBy: z.enum(managers).optional(),
  status: z.enum([...programStatuses, 'live', 'open', 'late']).optional(),
})

/** Programs as they are listed and read. */
export const programCalls: readonly Call[] = [
  get('/api/v1/programs', {
    tag,
    says: ['Program yang boleh diketahui, terbaru dahulu', 'The programs you may know of, newest first'],
    who: 'anyone',
    query: filters,
    answer: pageOf(programLine),
    work: ({ actor, query: { limit, after, q: search, ...more } }) =>
      programsFrom(actor, { ...more, search }, wantedOf({ limit, after })),
  }),
  get('/api/v1/programs/:id', {
    tag,
    says: ['Satu program', 'One program'],
    who: 'anyone',
    answer: z.object({
      ...{ program: programView, incoming: count, valid: count, answerTimes: programAnswersView },
    }),
    work: async ({ actor, params }) => {
      const program = await seen(actor, params.id)
      const counts = found((await programCounts([program.id])).get(program.id))
      return { program, ...counts, answerTimes: await programAnswers(program.id) }
    },
  }),
  get('/api/v1/programs/:id/top-bughunters', {
    tag,
    says: ['Bughunter teratas sebuah program', 'The top bughunters of a program'],
    who: 'anyone',
    query: z.strictObject({ limit: keyed.limit }),
    answer: rowsOf(fameRow),
    work: async ({ actor, params, query }) => {
      const { id } = await seen(actor, params.id)
      return { rows: await hallOfFame(id, query.limit) }
    },
  }),
  get('/api/v1/programs/:id/standing', {
    tag,
    says: ['Langkahmu sebelum boleh menguji', 'Your steps before you may test'],
    who: ['bughunter'],
    answer: hunterTie,
    work: async ({ actor, params }) => {
      await seen(actor, params.id)
      return found(await hunterTieOf(actor, params.id))
    },
  }),
  get('/api/v1/program-figures', {
    tag,
    says: ['Jumlah program menurut keadaan', 'How many programs, by status'],
    who: managing,
    answer: programFigures,
    work: ({ actor }) => programFiguresFor(actor),
  }),
  get('/api/v1/program-companies', {
    tag,
    says: ['Perusahaan yang programnya dapat ditulis', 'The companies a program can be written for'],
    who: ['hello'],
    answer: rowsOf(z.object({ id: text, name: text })),
    work: async ({ actor }) => ({ rows: await companiesToWriteFor(actor) }),
  }),
  get('/api/v1/programs/:id/management', {
    tag,
    says: ['Satu program bagi pengelolanya', 'One program for those who manage it'],
    who: managing,
    answer: z.object({ program: managedProgram, obstacles, incoming: count, valid: count }),
    work: async ({ actor, params }) => {
      const facts = found(await managedFactsSeenBy(actor, params.id))
      const { program, targets } = await withTargets(actor, facts)
      const counts = found((await programCounts([program.id], { exact: true })).get(program.id))
      return {
        program,
        obstacles: await programObstaclesSeenBy(actor, program, targets),
        ...counts,
      }
    },
  }),
  get('/api/v1/programs/:id/targets', {
    tag,
    says: [
      'Apakah tiap target terbukti milik perusahaannya; kosong bagi yang tidak mengelola',
      'Whether each target is proved to be of the company; empty for those who do not manage it',
    ],
    who: managing,
    answer: rowsOf(targetView),
    work: async ({ actor, params }) => ({
      rows: (await withTargets(actor, found(await managedFactsSeenBy(actor, params.id)))).targets ?? [],
    }),
  }),
  get('/api/v1/programs/:id/versions', {
    tag,
    says: ['Versi aturan sebuah program', 'The versions of a policy'],
    who: managing,
    answer: rowsOf(versionLine),
    work: async ({ actor, params }) => {
      const { id } = await managed(actor, params.id)
      return { rows: await versionsSeenBy(actor, id) }
    },
  }),
  get('/api/v1/programs/:id/versions/compare', {
    tag,
    says: ['Dua versi berdampingan', 'Two versions side by side'],
    who: managing,
    query: z.strictObject({ from: seenVersionInput, to: seenVersionInput }),
    answer: versionPair,
    work: async ({ actor, params, query }) =>
      found(await versionPairSeenBy(actor, params.id, query.from, query.to)),
  }),
]

async function seen(actor: Actor, id: string) {
  return found(await programSeenBy(actor, id))
}

export async function managed(actor: Actor, id: string) {
  return found(await managedProgramSeenBy(actor, id))
}
