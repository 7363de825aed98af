import { agreePublication } from '#domain/publication/agree-publication.server.ts'
import { publicationMoves } from '#domain/publication/publication.ts'
import { publicationReasonInput, tellingInput } from '#domain/publication/publication-input.ts'
import { publicationSeenBy } from '#domain/publication/publication-queries.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { refusePublication } from '#domain/publication/refuse-publication.server.ts'
import { requestPublication } from '#domain/publication/request-publication.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { flag, moment, text } from './fields.ts'
import { reportPeople } from './reports.ts'

const tag = 'publications'
const refuses = ['move_forbidden'] as const
const sides = ['bughunter', 'company', 'company_member'] as const
const publication = z
  .object({
    reportId: text,
    state: z.enum(['none', 'requested', 'agreed', 'published', 'refused', 'withdrawn']),
    possible: flag,
    askedBy: z.enum(['reporter', 'company']).nullable(),
    telling: z.object({ title: text, summary: text, body: text }).nullable(),
    refuseReason: text.nullable(),
    ...{ requestedAt: moment.nullable(), agreedAt: moment.nullable(), publishedAt: moment.nullable() },
    path: text.nullable(),
    moves: z.array(z.enum(publicationMoves)),
  })
  .meta({ id: 'ReportPublication' })

/** Telling the public about a closed report: both sides agree, the platform team publishes. */
export const reportPublicationCalls: readonly Call[] = [
  get('/api/v1/reports/:id/publication', {
    tag,
    says: ['Keadaan publikasi sebuah laporan', 'How far the publication of a report is'],
    who: reportPeople,
    answer: z.object({ publication }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const publication = await publicationSeenBy(actor, params.id)
      await traceOpening(actor, { id: params.id })
      return { publication }
    },
  }),
  post('/api/v1/reports/:id/publication/request', {
    tag,
    says: ['Minta publikasi', 'Ask for publication'],
    who: sides,
    body: tellingInput,
    refuses,
    work: ({ actor, params, input }) => requestPublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/agree', {
    tag,
    says: ['Setujui publikasi dengan kata-kata ini', 'Agree to the publication in these words'],
    who: sides,
    body: tellingInput,
    refuses,
    work: ({ actor, params, input }) => agreePublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/publish', {
    tag,
    says: ['Terbitkan', 'Publish'],
    who: ['hello'],
    refuses,
    work: ({ actor, params }) => publishReport(actor, params.id),
  }),
  post('/api/v1/reports/:id/publication/refuse', {
    tag,
    says: ['Tolak publikasi', 'Refuse the publication'],
    who: reportPeople,
    body: publicationReasonInput,
    refuses,
    work: ({ actor, params, input }) => refusePublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/unpublish', {
    tag,
    says: ['Tarik publikasi', 'Take the publication back'],
    who: ['hello'],
    body: publicationReasonInput,
    refuses,
    work: ({ actor, params, input }) => unpublish(actor, params.id, input),
  }),
]
