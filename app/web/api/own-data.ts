import { Readable } from 'node:stream'
import { appealInput } from '#domain/account/status/account-status-input.ts'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import {
  ownSanctions,
  ownSanctionView,
  suspensionOf,
  suspensionView,
} from '#domain/account/status/own-account-status.server.ts'
import { accessLine, accessLogSeenBy } from '#domain/privacy/access-log.server.ts'
import { exportOwnData } from '#domain/privacy/export-own-data.server.ts'
import { keepAccount } from '#domain/privacy/keep-account.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { exportInput, keepInput, leaveInput } from '#domain/privacy/leaving-input.ts'
import { leavingSeenBy, leavingView } from '#domain/privacy/leaving-queries.server.ts'
import { peopleOfCompanySeenBy, personOfCompany } from '#domain/privacy/people-of-company.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { settings } from '#infra/settings.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'
import { type Call, file, get, post } from './call.ts'
import { pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const tag = 'own'
const who = 'person'
const leavers = ['bughunter', 'company', 'company_member', 'incident'] as const

/** One's own account status and data, and leaving. */
export const ownDataCalls: readonly Call[] = [
  get('/api/v1/user/standing', {
    tag,
    says: ['Sanksi terhadap akunmu', 'The sanctions against your account'],
    who,
    answer: z.object({
      ...{ suspension: suspensionView.nullable(), sanctions: z.array(ownSanctionView) },
    }),
    work: async ({ actor }) => ({
      suspension: await suspensionOf(actor),
      sanctions: await ownSanctions(actor),
    }),
  }),
  post('/api/v1/user/sanctions/:id/appeal', {
    tag,
    says: ['Ajukan keberatan atas sanksi', 'Object to a sanction'],
    who,
    body: appealInput,
    answer: z.object({ id: text }),
    refuses: ['move_forbidden', 'conflict'],
    work: async ({ actor, params, input }) => ({ id: await appealSanction(actor, params.id, input.text) }),
  }),
  get('/api/v1/user/access-log', {
    tag,
    says: ['Siapa membuka datamu', 'Who opened your data'],
    who,
    answer: rowsOf(accessLine),
    work: async ({ actor }) => ({ rows: await accessLogSeenBy(actor) }),
  }),
  get('/api/v1/company/people-data', {
    tag,
    says: ['Data yang disimpan tentang orang perusahaan', 'What is stored on the people of the company'],
    who: ['company'],
    query: z.strictObject(placed),
    answer: pageOf(personOfCompany),
    work: ({ actor, query }) => peopleOfCompanySeenBy(actor, wantedOf(query)),
  }),
  file('POST', '/api/v1/user/data-copy', {
    tag,
    says: ['Unduh salinan datamu (ZIP)', 'Download a copy of your data (ZIP)'],
    who,
    body: exportInput,
    work: async ({ actor, input, locale }) => {
      const readme = wordsIn(privacyWords, locale).readme({ brand: settings().brandName })
      const { name, zip } = await exportOwnData(actor, input, readme)
      return { name, mediaType: 'application/zip', body: Readable.toWeb(zip) as ReadableStream<Uint8Array> }
    },
  }),
  get('/api/v1/user/leaving', {
    tag,
    says: ['Apa artinya menutup akun', 'What closing the account would mean'],
    who: leavers,
    answer: leavingView,
    work: ({ actor }) => leavingSeenBy(actor),
  }),
  post('/api/v1/user/leave', {
    tag,
    says: ['Tutup akun; 14 hari untuk kembali', 'Close the account; 14 days to come back'],
    who: leavers,
    body: leaveInput,
    refuses: ['conflict'],
    work: async ({ actor, input: { understood: _understood, ...input }, reply }) => {
      await leave(actor, input)
      reply.header('set-cookie', clearedCookies().getSetCookie())
    },
  }),
  post('/auth-api/api/keep-account', {
    tag,
    says: ['Kembali dengan tautan dari email', 'Come back by the mailed link'],
    who: 'anyone',
    body: keepInput,
    work: ({ actor, input }) => keepAccount(actor, input.token),
  }),
]
