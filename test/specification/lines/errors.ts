import { reloadGuardMs } from '@cakrawala/page-parts/chunk-reload'
import { incidentReportWords } from '#i18n/incident-report.ts'
import type { Line } from '../line.ts'
import { calls, frames, is, opens, refused, refuses, shownBy, shows } from '../proofs.ts'

const incident = 'test/journeys/incident.spec.ts'
const followed = 'an incident is reported, handled to its end, and its reporter follows it, in …'
const guards = 'test/attacks/guards.test.ts'
const nobody = { identifier: 'bukan-siapa-siapa', password: 'Bukan-Siapa-1' }
const mistaken = { intent: 'send', email: '' }
const after = (place: string, sentence: string) => frames('visitor', place, sentence)

/** What is told when something fails, and when it succeeds. */
export const errorLines: Line[] = [
  [
    '8.1',
    'What went wrong is shown as a danger toast',
    refused('0086', 'never of a refusal'),
    refuses('/contact-us', mistaken, 'role="alert"'),
  ],
  [
    '8.2',
    '401: its message, and the session is over',
    calls(
      '/api/v1/user',
      {},
      { status: 401, message: 'Your session has ended. Please refresh this page again.' },
    ),
    shownBy(
      guards,
      'clears the cookies of an ended session on every page, and shows the reason on the sign-in page',
      '401',
    ),
  ],
  [
    '8.3',
    '500: its message',
    shows('visitor', '/error500', 'Kesalahan di server kami | Internal Server Error'),
  ],
  [
    '8.4',
    '400 and 422: the message of the server, or the general one',
    calls(
      '/api/v1/inquiries',
      { body: {} },
      { status: 422, message: 'Make sure the data you have entered is correct' },
    ),
  ],
  [
    '8.5',
    '403 and 404: their messages',
    calls(
      '/api/v1/company/account/balance',
      { as: 'reporter' },
      { status: 403, message: 'You are not allowed to do this' },
    ),
    calls('/api/v1/reports/nothing', { as: 'reporter' }, { status: 404, message: 'Not found' }),
  ],
  [
    '8.6',
    'A form leads to its first error',
    shownBy(
      'test/journeys/form-scripts.spec.ts',
      'the first error is focused, and a second click sends nothing, in …',
      'aria-invalid',
    ),
  ],
  [
    '8.7',
    "Sign-in: 'Incorrect email or password'",
    refuses(
      '/sign-in',
      { intent: 'sign_in', ...nobody },
      'Email atau kata sandi salah | Incorrect email or password',
    ),
    calls('/auth-api/api/login', { body: nobody }, { status: 422, message: 'Incorrect email or password' }),
  ],
  [
    '8.8',
    "422: 'Make sure the data you have entered is correct'",
    refuses('/contact-us', mistaken, 'Pastikan data yang | Make sure the data you have entered is correct'),
  ],
  [
    '8.9',
    "401: 'Unauthorized Access', the session has ended, a way home",
    shows(
      'visitor',
      '/error401',
      'Akses Tidak Sah | Unauthorized Access',
      'Silakan muat ulang halaman ini. | Your session has ended. Please refresh this page again.',
      'href="/"',
    ),
  ],
  [
    '8.10',
    "403: 'Access denied', 'Forbidden'",
    shows('visitor', '/error403', 'Akses ditolak | Access denied', 'Terlarang | Forbidden'),
  ],
  [
    '8.11',
    "404: 'There is a problem', '404 Not Found'",
    shows(
      'visitor',
      '/error404',
      'Ada masalah | There is a problem',
      '404 Halaman Tidak Ditemukan | 404 Not Found',
    ),
  ],
  [
    '8.12',
    "500: 'Something went wrong...', 'Internal Server Error'",
    shows(
      'visitor',
      '/error500',
      'Terjadi kesalahan... | Something went wrong...',
      'Kesalahan di server kami | Internal Server Error',
    ),
  ],
  [
    '8.13',
    "Any other: 'An error occurred'",
    refuses('/about-us', { intent: 'nothing' }, 'Terjadi kesalahan | An error occurred'),
  ],
  [
    '8.14',
    "'Email Validation Fail. Please Try Again'",
    refuses(
      '/sign-up-bughunter',
      {
        intent: 'register',
        email: 'a@b.test',
        code: '123456',
        username: 'coba-dulu',
        tshirtSize: 'S',
        password: 'Kuat-Sekali-77',
        confirmPassword: 'Kuat-Sekali-77',
        agreement: 'on',
      },
      'Validasi email gagal. Silakan coba lagi | Email Validation Fail. Please Try Again',
    ),
  ],
  [
    '8.15',
    "'Verification Fail. Please Refresh Again or Contact Your Admin Company.'",
    shows(
      'visitor',
      '/company-member-verification',
      'Verifikasi gagal. Silakan muat ulang halaman atau hubungi admin perusahaan | Verification Fail. Please Refresh Again or Contact Your Admin Company.',
    ),
  ],
  [
    '8.16',
    "'Message failed to send'",
    refuses('/contact-us', mistaken, 'Pesan gagal terkirim | Message failed to send'),
  ],
  [
    '8.17',
    "No route, or an address of a wrong form: 404 'This page could not be found'",
    shows('visitor', '/* never', 'Halaman ini tidak dapat ditemukan | This page could not be found'),
    shows(
      'visitor',
      '/programs/:id malformed',
      'Halaman ini tidak dapat ditemukan | This page could not be found',
    ),
  ],
  [
    '8.18',
    'A fault: the error page with 500',
    shows('visitor', '/error500', 'Kode 500 | Code 500'),
    shownBy(
      'app/web/api/serve.test.ts',
      'fails in tests where the schema of its answer does not name a field',
      '500',
    ),
  ],
  [
    '8.19',
    'A session that cannot be read stops no page',
    shownBy('test/attacks/sessions.test.ts', 'accepts neither of two session cookies'),
  ],
  [
    '8.20',
    'Access denied leads to /error403, a disabled page to /error404',
    shownBy(guards, 'pages of the owner send members to /error403'),
    shownBy(guards, '%s go to /error404, in both languages'),
  ],
  [
    '8.21',
    'A script that is missing loads the page again, once a minute at most',
    is('reloadGuardMs', reloadGuardMs, 60_000),
    shownBy('test/journeys/layout.spec.ts', 'a missing script reloads the page once a minute at most'),
  ],
  [
    '8.22',
    "Success: 'Message has been sent'",
    after('/contact-us?done=inquiry_sent', 'Pesan terkirim | Message has been sent'),
    shownBy(
      'test/pages/contact-pages.test.ts',
      'sends a message without scripts, in the language of %j',
      'done=inquiry_sent',
    ),
  ],
  [
    '8.23',
    'Success: registered',
    after('/sign-in?done=registered', 'Pendaftaran berhasil | Registered successfully'),
    shownBy(
      'test/pages/account-pages.test.ts',
      'signs in, also when it is sent twice, and opens nothing later without the password and the factor',
      'done=welcome',
      'done=registered',
    ),
  ],
  [
    '8.24',
    'Success: password reset',
    after('/sign-in?done=password_reset', 'Kata sandi berhasil diatur ulang | Password reset successful'),
    shownBy(
      'test/journeys/recovery.spec.ts',
      'a forgotten password is replaced by the mailed link, once, in …',
      'done.password_reset',
    ),
  ],
  [
    '8.25',
    'Success: password created',
    after('/sign-in?done=password_created', 'Kata sandi berhasil dibuat | Create password successful'),
    shownBy(incident, followed, 'done.password_created'),
  ],
  [
    '8.26',
    'Success: member verified',
    after('/sign-in?done=member_verified', 'Verifikasi berhasil | Verification successful'),
    shownBy(
      'test/journeys/members.spec.ts',
      'a colleague is invited, joins, gets more rights and is removed …',
      'words.verified',
    ),
  ],
  [
    '8.27',
    'Success: incident reported, and to open the mail at once',
    is('incidentReportWords', incidentReportWords.id.sent.title, 'Laporan Insiden Siber berhasil dikirim'),
    shownBy(incident, followed, 'dialog#incident-sent', 'report.sent.title', 'sentText'),
  ],
  [
    '8.28',
    'Success: executive report downloaded',
    shownBy(
      'test/pages/publications.test.ts',
      'leads from the form to the PDF in %j without scripts',
      'Cyber Security Executive berhasil diunduh',
      'Cyber Security Executive downloaded',
    ),
  ],
  [
    '8.29',
    'Success: two-factor reset asked for, link sent, authenticator reset',
    opens('factor_reset', 'Atur ulang autentikator | Reset the authenticator'),
    shownBy(
      'test/journeys/recovery.spec.ts',
      'a bughunter without the phone resets the authenticator after a day, in …',
      'words.sent.title',
      'words.factor.heldTitle',
    ),
  ],
]
