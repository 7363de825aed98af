import { reportIncidentInput } from '#domain/incident/incident-input.ts'
import { newIncidentForm, reportIncident } from '#domain/incident/report-incident.server.ts'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import { applyInput, inquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { sendApplication, sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { articlePath } from '#domain/publication/article.ts'
import { askForReport, newDownloadForm } from '#domain/publication/executive-download.server.ts'
import { linkLives, reportToken } from '#domain/publication/executive-link.server.ts'
import { downloadInput } from '#domain/publication/publication-input.ts'
import { settings } from '#infra/settings.ts'
import { inLocale } from '#kernel/locale.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'

/** Which form a mark is for; messages and applications are of one kind. */
const marks = {
  inquiry: newInquiryForm,
  incident: newIncidentForm,
  executive_report: newDownloadForm,
} as const
const forms = ['inquiry', 'incident', 'executive_report'] as const
const who = 'anyone'
/** What came in is answered alike, whether it is taken for spam or not. */
const answer = z.object({ sent: flag })
const limit = [
  'Paling banyak 3 per jam untuk satu alamat email dan 20 untuk satu jaringan. `form` diminta lewat `GET /api/v1/form-mark` sedikitnya 3 detik sebelumnya; `reference` dikosongkan.',
  'At most 3 an hour for an email address and 20 for a network. `form` is asked for by `GET /api/v1/form-mark` at least 3 seconds before; `reference` stays empty.',
] as const

/** The forms of visitors, by the same marks as their pages: who sends must have asked for one, and waited. */
export const publicFormCalls: readonly Call[] = [
  get('/api/v1/form-mark', {
    tag: 'inquiries',
    says: ['Tanda untuk satu formulir pengunjung', 'The mark for one form of a visitor'],
    who,
    query: z.strictObject({ form: z.enum(forms, 'choose') }),
    answer: z.object({ form: text }),
    work: async ({ query }) => ({ form: marks[query.form]() }),
  }),
  post('/api/v1/inquiries', {
    tag: 'inquiries',
    says: ['Kirim pesan kepada kami', 'Send us a message'],
    who,
    body: inquiryInput,
    answer,
    refuses: ['conflict'],
    limit,
    work: async ({ actor, input, locale }) => {
      await sendInquiry(actor, input, locale)
      return { sent: true }
    },
  }),
  post('/api/v1/applications', {
    tag: 'inquiries',
    says: ['Kirim lamaran dengan riwayat hidup', 'Send an application with its curriculum vitae'],
    who,
    body: applyInput,
    form: true,
    answer,
    refuses: ['conflict', 'file_too_large'],
    limit,
    work: async ({ actor, input, locale }) => {
      await sendApplication(actor, input, locale)
      return { sent: true }
    },
  }),
  post('/api/v1/incidents', {
    tag: 'incidents',
    says: [
      'Laporkan insiden siber, dengan satu berkas bila ada',
      'Report a cyber incident, with one file if there is one',
    ],
    who,
    body: reportIncidentInput,
    form: true,
    answer,
    refuses: ['conflict', 'file_too_large'],
    limit,
    work: async ({ actor, input, locale }) => {
      await reportIncident(actor, input, locale)
      return { sent: true }
    },
  }),
  post('/api/v1/executive-reports/:slug/download', {
    tag: 'publications',
    says: ['Minta PDF laporan eksekutif', 'Ask for the PDF of an executive report'],
    who,
    body: downloadInput,
    answer: z.object({ link: text }),
    refuses: ['not_found', 'key_reused'],
    limit: [
      'Paling banyak 5 per jam untuk satu alamat email dan 30 untuk satu jaringan. Tautannya berlaku 30 menit.',
      'At most 5 an hour for an email address and 30 for a network. The link is good for 30 minutes.',
    ],
    work: async ({ actor, params: { slug }, input, locale }) => {
      const id = await askForReport(actor, slug, input, locale)
      const path = inLocale(articlePath({ kind: 'executive', slug, username: null }), locale)
      return { link: `${settings().origin}${path}/pdf?t=${reportToken(id, linkLives.page)}` }
    },
  }),
]
