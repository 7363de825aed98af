import { expect } from 'vitest'
import type { Line } from '../line.ts'
import { calls, shownBy } from '../proofs.ts'

const auth = '/auth-api/api'
const refusedBy = (...fields: string[]) => ({
  status: 422,
  errors: fields,
})

/** The calls that are specified, and those it implies: an empty one is refused for what is missing, not absent. */
export const callLines: Line[] = [
  [
    '7.1',
    'Balance of a company by its session token',
    calls(
      '/api/v1/company/account/balance',
      { as: 'owner' },
      { status: 200, data: { balance: expect.any(Number), minimum_balance: expect.any(Number) } },
    ),
    calls('/api/v1/company/account/balance', {}, { status: 401 }),
  ],
  [
    '7.2',
    'Login answers a bearer token and the user',
    shownBy(
      'app/web/api/auth.test.ts',
      'returns to an API client a token and no cookie, and ends it',
      'bearer(data.token)',
    ),
    calls(`${auth}/login`, { body: {} }, refusedBy('password')),
  ],
  [
    '7.3',
    'The current user',
    calls(
      '/api/v1/user',
      { as: 'owner' },
      { status: 200, data: { user: { role: 80431, company_name: 'Nusa Bank' } } },
    ),
  ],
  [
    '7.4',
    'Logout',
    shownBy(
      'app/web/api/auth.test.ts',
      'returns to an API client a token and no cookie, and ends it',
      '/api/v1/user/logout',
      '401',
    ),
  ],
  [
    '7.5',
    'Implied: a code to the email address',
    calls(`${auth}/sign-up-bughunter/code`, { body: {} }, refusedBy('email')),
    calls(`${auth}/sign-up-company/code`, { body: {} }, refusedBy('email')),
  ],
  [
    '7.6',
    'Implied: company sign-up',
    calls(`${auth}/sign-up-company`, { body: {} }, refusedBy('company_name', 'phone', 'code')),
  ],
  [
    '7.7',
    'Implied: bughunter sign-up',
    calls(`${auth}/sign-up-bughunter`, { body: {} }, refusedBy('tshirt_size', 'username', 'code')),
  ],
  [
    '7.8',
    'Implied: forgot password',
    calls(`${auth}/forgot-password`, { body: {} }, refusedBy('identifier')),
    calls(`${auth}/forgot-password`, { body: { identifier: 'bukan-siapa-siapa' } }, { status: 200 }),
  ],
  [
    '7.9',
    'Implied: reset password',
    calls(`${auth}/reset-password`, { body: {} }, refusedBy('token', 'password')),
  ],
  [
    '7.10',
    'Implied: create password',
    calls(`${auth}/create-password`, { body: {} }, refusedBy('token', 'password')),
  ],
  [
    '7.11',
    'Implied: company member verification',
    calls(`${auth}/company-member-verification`, { body: {} }, refusedBy('token', 'username', 'agreement')),
  ],
  [
    '7.12',
    'Implied: contact',
    calls('/api/v1/inquiries', { body: {} }, refusedBy('full_name', 'topic', 'message')),
    shownBy(
      'app/web/api/public-forms.test.ts',
      'is queued once however often it is sent, and answered alike where it is spam',
    ),
  ],
  [
    '7.13',
    'Implied: incident report with a file',
    calls('/api/v1/incidents', { form: { email: '' } }, refusedBy('application', 'description')),
    shownBy(
      'app/web/api/public-forms.test.ts',
      'an incident is reported by the API with a file, once',
      'file:',
    ),
  ],
  [
    '7.14',
    'Implied: executive download',
    shownBy(
      'app/web/api/public-forms.test.ts',
      'an executive report is asked for by the API, and the link of the answer is that of the page',
    ),
  ],
  [
    '7.15',
    'Implied: two-factor reset',
    calls(`${auth}/forgot-totp`, { body: {} }, refusedBy('identifier')),
    calls(`${auth}/reset-totp`, { body: {} }, refusedBy('token')),
  ],
  [
    '7.16',
    'All other calls are written down',
    calls('/api/v1/openapi.json', {}, { status: 200 }),
    shownBy('test/endpoints.test.ts', 'exist for every use case of the pages, but for the excluded ones'),
  ],
]
