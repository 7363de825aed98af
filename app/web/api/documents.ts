import { reportPathSeenBy } from '#domain/report/report-path.server.ts'
import { found } from '#kernel/refusal.ts'
import { incidentCalendarFile } from '#web/http/calendar/incident-calendar.ts'
import { reportCalendarFile } from '#web/http/calendar/report-calendar.ts'
import {
  agreementFile,
  certificateFile,
  incidentLetterFile,
  letterFile,
  reportFile,
  slipFile,
} from '#web/http/documents.ts'
import { type Call, file } from './call.ts'
import { reportPeople } from './reports.ts'

const limit = ['60 kertas dalam sepuluh menit', '60 papers in ten minutes'] as const

/** What can be taken along as a file, in the language of the request: documents as PDF, deadlines for a calendar. */
export const documentCalls: readonly Call[] = [
  file('GET', '/api/v1/reports/:id/document', {
    tag: 'reports',
    says: ['Laporan sebagai PDF', 'A report as PDF'],
    who: ['bughunter', 'company', 'company_member'],
    limit,
    work: async ({ actor, params: { id }, locale }) => {
      const [hash] = found(await reportPathSeenBy(actor, id)).split('/')
      const audience = actor.role === 'bughunter' ? 'reporter' : 'company'
      return reportFile(actor, { hash, id, audience }, locale)
    },
  }),
  file('GET', '/api/v1/reports/:id/calendar', {
    tag: 'reports',
    says: [
      'Tenggat laporan yang berjalan sebagai iCalendar',
      'The running deadlines of a report as iCalendar',
    ],
    who: reportPeople,
    work: async ({ actor, params: { id }, locale }) => {
      const [hash] = found(await reportPathSeenBy(actor, id)).split('/')
      return reportCalendarFile(actor, { hash, id }, locale)
    },
  }),
  file('GET', '/api/v1/incidents/:id/calendar', {
    tag: 'incidents',
    says: [
      'Tenggat hukum tiket yang terbuka sebagai iCalendar',
      'The legal deadlines of an open ticket as iCalendar',
    ],
    who: ['hello', 'incident'],
    work: ({ actor, params, locale }) => incidentCalendarFile(actor, params.id, locale),
  }),
  file('GET', '/api/v1/agreements/:hash/document', {
    tag: 'agreements',
    says: ['Perjanjian yang disetujui sebagai PDF', 'An accepted agreement as PDF'],
    who: reportPeople,
    limit,
    work: ({ actor, params, locale }) => agreementFile(actor, params.hash, locale),
  }),
  file('GET', '/api/v1/agreements/:hash/:id/letter/document', {
    tag: 'agreements',
    says: ['Surat izin uji milik sendiri sebagai PDF', 'Your own letter of authorisation as PDF'],
    who: ['bughunter'],
    limit,
    work: ({ actor, params, locale }) => letterFile(actor, params, locale),
  }),
  file('GET', '/api/v1/payouts/:id/slip/document', {
    tag: 'payouts',
    says: ['Slip pencairan sebagai PDF', 'The slip of a payout as PDF'],
    who: ['bughunter', 'hello'],
    limit,
    work: ({ actor, params, locale }) => slipFile(actor, params.id, locale),
  }),
  file('GET', '/api/v1/certificates/:hash/document', {
    tag: 'rewards',
    says: ['Sertifikat sebagai PDF', 'A certificate as PDF'],
    who: 'anyone',
    limit,
    work: ({ actor, params, locale }) => certificateFile(actor, params.hash, locale),
  }),
  file('GET', '/api/v1/incidents/:id/letter', {
    tag: 'incidents',
    says: [
      'Surat untuk CSIRT sektor sebagai PDF, setelah insiden dinilai',
      'The letter to the sector CSIRT as PDF, once the incident was judged',
    ],
    who: ['hello', 'incident'],
    limit,
    work: ({ actor, params, locale }) => incidentLetterFile(actor, params.id, locale),
  }),
]
