import { collusionStates } from '#domain/reward/collusion/collusion.ts'
import { handleCollusionInput } from '#domain/reward/collusion/collusion-input.ts'
import { collusionFlag, collusionFlagsSeenBy } from '#domain/reward/collusion/collusion-queries.server.ts'
import { handleCollusion } from '#domain/reward/collusion/flag-collusion.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'dashboards'
const who = ['hello'] as const
/** Bughunters and companies that look like one: for the platform team alone. */
export const collusionCalls: readonly Call[] = [
  get('/api/v1/collusion-flags', {
    tag,
    says: ['Bughunter dan perusahaan yang tampak satu orang', 'Bughunters and companies that look like one'],
    who,
    query: z.strictObject({ state: z.enum(collusionStates).default('open'), ...placed }),
    answer: pageOf(collusionFlag),
    work: ({ actor, query: { state, ...page } }) => collusionFlagsSeenBy(actor, state, wantedOf(page)),
  }),
  post('/api/v1/collusion-flags/handle', {
    tag,
    says: ['Catat hasil pemeriksaan', 'Say what was found'],
    who,
    body: handleCollusionInput,
    refuses: ['not_found', 'move_forbidden', 'conflict'],
    work: ({ actor, input }) => handleCollusion(actor, input),
  }),
]
