import { expect } from 'vitest'
import { rewardTypes, visibilities } from '#domain/program/program.ts'
import { rewardedBands } from '#domain/program/reward-grid.ts'
import type { Line } from '../line.ts'
import { calls, inputs, is, refuses, shownBy, shows } from '../proofs.ts'

const guards = 'test/attacks/guards.test.ts'
const roles = 'redirects %s to their home after sign-in, with the role cookie and login data'
const writing = '/company/programs/create'
const company = { intent: 'register', email: 'a@nusabank.test' }

/** Cookies, forms and programs: what their fields are. */
export const fieldLines: Line[] = [
  [
    '3.1',
    'Cookie of login data: username, avatar, company_name, member_company_name',
    shownBy(guards, roles, 'username:', 'avatar:', 'company_name:', 'member_company_name:'),
  ],
  [
    '3.2',
    'Balance: balance, minimum_balance',
    calls(
      '/api/v1/company/account/balance',
      { as: 'owner' },
      { status: 200, data: { balance: expect.any(Number), minimum_balance: expect.any(Number) } },
    ),
  ],
  [
    '3.3',
    'Notification: shown with its message and colour for a time',
    shownBy(
      'test/journeys/layout.spec.ts',
      'a notification stays for 4500 ms: …',
      '.toast',
      'toBeVisible',
      'runFor',
    ),
  ],
  [
    '3.4',
    'Invitation: idHash, token, status in its address',
    shows(
      'other',
      '/bughunter/programs/invitation/:idHash/:token/:status invitation',
      'Undangan program | Program invitation',
      'value="accept"',
      'value="decline"',
    ),
  ],
  [
    '3.5',
    'Logout messages: the session was ended, the password was changed',
    shows('visitor', '/sign-in?done=session_over', 'telah berakhir. | Your session has ended.'),
    shows(
      'visitor',
      '/sign-in?done=password_changed_elsewhere',
      'Kata sandi diganti, silakan masuk lagi. | The password was changed.',
    ),
    shownBy(guards, 'has its own message for a password changed elsewhere'),
  ],
  [
    '3.6',
    'Login answers data.token and data.user',
    shownBy(
      'app/web/api/auth.test.ts',
      'returns to an API client a token and no cookie, and ends it',
      'data.user',
      'data.token',
    ),
  ],
  [
    '3.7',
    'Company sign-up: email, code, company name, phone, username, password twice, agreement',
    refuses(
      '/sign-up-company',
      company,
      ...inputs(
        'email',
        'code',
        'companyName',
        'phone',
        'username',
        'password',
        'confirmPassword',
        'agreement',
      ),
    ),
  ],
  [
    '3.8',
    'Bughunter sign-up: email, code, username, T-shirt size, password twice, agreement',
    refuses(
      '/sign-up-bughunter',
      { intent: 'register', email: 'a@b.test' },
      ...inputs('email', 'code', 'username', 'tshirtSize', 'password', 'confirmPassword', 'agreement'),
    ),
  ],
  [
    '3.9',
    'Contact: full name, company email, company name, phone, topic, title, message',
    shows(
      'visitor',
      '/contact-us',
      'name="fullName"',
      'Email perusahaan | Company email',
      ...inputs('email', 'companyName', 'phone', 'topic', 'title', 'message'),
    ),
  ],
  [
    '3.10',
    'Incident report: name, email, application name and domain, incident name, description, a file (PDF or image) if one likes',
    shows(
      'visitor',
      '/cyber-incident-report',
      ...inputs('name', 'email'),
      'Nama Aplikasi - Domain | Application Name - Domain',
      ...inputs('title', 'description'),
    ),
    shows(
      'visitor',
      '/cyber-incident-report',
      'accept="application/pdf,image/jpeg,image/png,image/webp"',
      'Tidak wajib. | Optional.',
    ),
    shownBy('app/web/api/public-forms.test.ts', 'an incident is reported by the API with a file, once'),
  ],
  [
    '3.11',
    'Executive download: name, email, job, position, company',
    shows(
      'visitor',
      '/publication/cyber-security-executive/:slug articles.executive',
      ...inputs('name', 'email', 'job', 'position', 'company'),
    ),
  ],
  [
    '3.12',
    'Program: money, other reward, money and other, points only',
    is('rewardTypes', rewardTypes, ['money', 'other', 'money_and_other', 'points']),
    shows('owner', writing, 'value="money_and_other"', 'value="points"'),
  ],
  [
    '3.13',
    'Program: a reward for each risk level',
    shows(
      'owner',
      writing,
      ...inputs('grid.low.least', 'grid.medium.least', 'grid.high.most', 'grid.critical.most'),
    ),
  ],
  [
    '3.14',
    'Program: public or private by invitation, valid until a date',
    is('visibilities', visibilities, ['public', 'private']),
    shows('owner', writing, 'name="visibility"'),
    shownBy(
      'app/domain/program/program-policy.test.ts',
      'shows public ones to all, private ones to the invited and the granted',
    ),
    shows('owner', writing, 'name="validUntil"'),
  ],
  [
    '3.15',
    'Vulnerability levels: Low, Medium, High, Critical',
    is('rewardedBands', rewardedBands, ['low', 'medium', 'high', 'critical']),
  ],
]
