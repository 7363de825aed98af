import {
  agreePublication,
  refusePublication,
  requestPublication,
  rewordPublication,
} from '#domain/publication/disclosure-steps.server.ts'
import { proposedWordingFor } from '#domain/publication/proposed-wording.server.ts'
import {
  disclosureTextInput,
  publicationReasonInput,
  publishInput,
  rewordInput,
  wordingInput,
} from '#domain/publication/publication-input.ts'
import { publicationSeenBy } from '#domain/publication/publication-queries.server.ts'
import { proposedWordingView, publicationView } from '#domain/publication/publication-view.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { reportWords } from '#i18n/report.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { reportPeople } from './reports.ts'

const tag = 'publications'
const refuses = ['move_forbidden'] as const
const sides = ['bughunter', 'company', 'company_member'] as const

/** Disclosure of a closed report: both sides agree, the platform team publishes. */
export const reportPublicationCalls: readonly Call[] = [
  get('/api/v1/reports/:id/publication', {
    tag,
    says: ['Keadaan publikasi sebuah laporan', 'How far the publication of a report is'],
    who: reportPeople,
    answer: z.object({ publication: publicationView, proposed: proposedWordingView.nullable() }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const publication = await publicationSeenBy(actor, params.id)
      await traceOpening(actor, { id: params.id })
      const begins = publication.moves.includes('request') && publication.telling === null
      const proposed = begins ? await proposedWordingFor(actor, params.id, reportWords.id.body) : null
      return { publication, proposed }
    },
  }),
  post('/api/v1/reports/:id/publication/request', {
    tag,
    says: ['Minta publikasi', 'Ask for publication'],
    who: sides,
    body: disclosureTextInput,
    refuses,
    work: ({ actor, params, input }) => requestPublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/agree', {
    tag,
    says: [
      'Setujui publikasi dengan naskah bernomor ini',
      'Agree to the publication in the wording of this number',
    ],
    who: sides,
    body: wordingInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => agreePublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/reword', {
    tag,
    says: [
      'Jawab dengan naskah lain; pihak sebelumnya diminta menyetujuinya',
      'Answer with another wording; the side that wrote before is asked to agree',
    ],
    who: sides,
    body: rewordInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => rewordPublication(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/publication/publish', {
    tag,
    says: ['Terbitkan', 'Publish'],
    who: ['hello'],
    body: publishInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, params, input }) => publishReport(actor, params.id, input),
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
    says: [
      'Tarik publikasi: tim, atau bughunter yang namanya tertera',
      'Take the publication back: the team, or the bughunter it names',
    ],
    who: ['bughunter', 'hello'],
    body: publicationReasonInput,
    refuses,
    work: ({ actor, params, input }) => unpublish(actor, params.id, input),
  }),
]
