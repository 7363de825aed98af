import { ownAccount } from '#domain/account/account-queries.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { changePasswordInput } from '#domain/account/password/password-input.ts'
import { securityQuestionInput } from '#domain/account/recovery/recovery-input.ts'
import {
  ownSecurityQuestion,
  securityQuestionView,
  setSecurityQuestion,
} from '#domain/account/recovery/set-security-question.server.ts'
import { securityLogSeenBy } from '#domain/account/session/security-log.server.ts'
import { securityLogLine } from '#domain/account/session/security-log.ts'
import { sessionsSeenBy, sessionView } from '#domain/account/session/session-queries.server.ts'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
} from '#domain/account/session-store/end-session.server.ts'
import { askNewEmail, emailAwaitingCode } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { newEmailCodeInput, newEmailInput } from '#domain/company/company-input.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'
import { type Call, get, post, put, remove } from './call.ts'
import { pageOf, placed, rowsOf, wantedOf } from './paging.ts'

const tag = 'security'
const who = 'person'

/** Sessions, password, security question and e-mail address of one's own account. */
export const sessionCalls: readonly Call[] = [
  get('/api/v1/user/sessions', {
    tag,
    says: ['Sesi yang terbuka', 'The open sessions'],
    who,
    answer: rowsOf(sessionView),
    work: async ({ actor }) => ({ rows: await sessionsSeenBy(actor) }),
  }),
  get('/api/v1/user/security-log', {
    tag,
    says: ['Aktivitas keamanan akun, terbaru dahulu', 'The security log of the account, newest first'],
    who,
    query: z.strictObject(placed),
    answer: pageOf(securityLogLine),
    work: ({ actor, query }) => securityLogSeenBy(actor, wantedOf(query)),
  }),
  remove('/api/v1/user/sessions/:id', {
    tag,
    says: ['Akhiri satu sesi', 'End a session'],
    who,
    work: ({ actor, params }) => endSession(actor, params.id),
  }),
  post('/api/v1/user/sessions/end-others', {
    tag,
    says: ['Akhiri semua sesi lain', 'End all other sessions'],
    who,
    answer: z.object({ ended: count }),
    work: async ({ actor }) => ({ ended: await endOtherSessions(actor) }),
  }),
  post('/api/v1/user/sessions/end-all', {
    tag,
    says: ['Akhiri semua sesi, termasuk yang ini', 'End all sessions, this one too'],
    who,
    answer: z.object({ ended: count }),
    work: async ({ actor, reply }) => {
      const ended = await endAllSessions(actor)
      reply.header('set-cookie', clearedCookies().getSetCookie())
      return { ended }
    },
  }),
  post('/api/v1/user/password', {
    tag,
    says: ['Ganti kata sandi; sesi lain berakhir', 'Change the password; other sessions end'],
    who,
    whileFactorOwed: true,
    body: changePasswordInput,
    work: ({ actor, input }) => changePassword(actor, input),
  }),
  get('/api/v1/user/security-question', {
    tag,
    says: ['Pertanyaan keamanan yang dipasang', 'The security question that is set'],
    who: ['bughunter', 'company', 'company_member', 'incident'],
    whileFactorOwed: true,
    answer: securityQuestionView,
    work: ({ actor }) => ownSecurityQuestion(actor),
  }),
  put('/api/v1/user/security-question', {
    tag,
    says: ['Pasang pertanyaan keamanan', 'Set the security question'],
    who: ['bughunter', 'company', 'company_member', 'incident'],
    whileFactorOwed: true,
    body: securityQuestionInput,
    work: ({ actor, input }) => setSecurityQuestion(actor, input),
  }),
  get('/api/v1/user/email', {
    tag,
    says: [
      'Alamat email dan alamat baru yang menunggu kode',
      'The address, and a new one that awaits its code',
    ],
    who,
    answer: z.object({ email: text, awaiting: text.nullable() }),
    work: async ({ actor }) => {
      const { email } = await ownAccount(actor)
      return { email, awaiting: await emailAwaitingCode(actor) }
    },
  }),
  post('/api/v1/user/email/ask', {
    tag,
    says: ['Minta kode ke alamat baru', 'Ask for a code to a new address'],
    who,
    body: newEmailInput,
    work: ({ actor, input }) => askNewEmail(actor, input),
  }),
  post('/api/v1/user/email/change', {
    tag,
    says: ['Pindah ke alamat baru dengan kodenya', 'Move to the new address by its code'],
    who,
    body: newEmailCodeInput,
    work: ({ actor, input }) => changeEmail(actor, input.code),
  }),
]
