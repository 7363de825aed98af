import { collusionKinds, collusionStates } from '#domain/reward/collusion/collusion.ts'
import { handleCollusionInput } from '#domain/reward/collusion/collusion-input.ts'
import { collusionFlagsSeenBy } from '#domain/reward/collusion/collusion-queries.server.ts'
import { handleCollusion } from '#domain/reward/collusion/handle-collusion.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { moment, pageOf, text } from './fields.ts'
import { placed, wantedOf } from './paging.ts'

const tag = 'dashboards'
const who = ['hello'] as const
const flag = z
  .object({
    id: text,
    state: z.enum(collusionStates),
    bughunter: z.object({ id: text, username: text }),
    company: z.object({ id: text, name: text }),
    reasons: z.array(
      z.object({ kind: z.enum(collusionKinds), with: text.nullable(), lastAt: moment.nullable() }),
    ),
    raisedAt: moment,
    ...{ handledBy: text.nullable(), handledAt: moment.nullable(), note: text.nullable() },
  })
  .meta({ id: 'CollusionFlag' })

/** Bughunters and companies that look like one: for the platform team alone. */
export const collusionCalls: readonly Call[] = [
  get('/api/v1/collusion-flags', {
    tag,
    says: ['Bughunter dan perusahaan yang tampak satu orang', 'Bughunters and companies that look like one'],
    who,
    query: z.strictObject({ state: z.enum(collusionStates).default('open'), ...placed }),
    answer: pageOf(flag),
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
