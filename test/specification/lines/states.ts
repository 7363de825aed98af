import { identityCodes, identityStateOf } from '#domain/account/identity.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import type { Line } from '../line.ts'
import { frames, inputs, is, opens, refuses, shownBy, shows } from '../proofs.ts'

const layout = 'test/journeys/layout.spec.ts'
const balance = 'test/pages/balance-chip.test.ts'
const recovery = 'test/journeys/recovery.spec.ts'
const byReset = 'a bughunter without the phone resets the authenticator after a day, in …'
const menu = 'signed-in users read public pages with their account menu, and sign out there'

/** What follows what. */
export const stateLines: Line[] = [
  [
    '4.1',
    'Logout clears the cookies of role and login data, and ends the session',
    shownBy(
      'test/attacks/guards.test.ts',
      'leaves no such cookie behind at sign-out',
      'cleared()',
      'isAlive',
    ),
  ],
  [
    '4.2',
    'Public bar: dashboard by role when signed in, else sign in and sign up',
    shownBy(layout, menu, '/bughunter', '/company'),
    frames('visitor', '/about-us', 'href="/sign-in"', 'href="/sign-up"'),
  ],
  [
    '4.3',
    'Balance of a company: red with a warning below the minimum, otherwise blue',
    shownBy(balance, 'below the minimum is red, and its tooltip shows that: %s', 'balance.low'),
    shownBy(balance, 'one rupiah short is red; at the minimum it is blue, without a warning'),
  ],
  [
    '4.4',
    'Account of a bughunter: 0 in review, 1 verified, 4 denied; 2 and 3 are ours',
    is(
      'identityStateOf',
      [0, 1, 4].map((code) => identityStateOf(code, new Date(0))),
      ['in_review', 'verified', 'denied'],
    ),
    is(
      'identityCodes',
      [identityCodes, identityStateOf(2, new Date(0)), identityStateOf(3, new Date(0))],
      [[0, 1, 2, 3, 4], 'needs_fix', 'suspended'],
    ),
  ],
  [
    '4.5',
    'The states of a report move only as its table allows',
    shownBy('app/domain/report/report-lifecycle.test.ts', 'lets exactly the movers of the table move'),
  ],
  [
    '4.6',
    'Sign-up: a code to the address first, then the form',
    shows(
      'visitor',
      '/sign-up-bughunter',
      'value="send_code"',
      'Kirim kode verifikasi | Send the verification code',
    ),
    shownBy(
      'app/domain/company/sign-up.test.ts',
      'makes no account before the code is proved, and then a bughunter who can sign in',
    ),
    refuses(
      '/sign-up-bughunter',
      { intent: 'register', email: 'a@b.test' },
      'value="register"',
      'name="code"',
    ),
    shownBy('test/journeys/sign-up.spec.ts', 'a … signs up and is signed in, in …'),
  ],
  [
    '4.7',
    'Password reset: asked for by email, then set through the mailed link',
    shownBy(
      'app/domain/account/password/set-password-by-link.test.ts',
      'mails a link to the stored address, by name or by any spelling of the address',
    ),
    opens('reset_password', ...inputs('password', 'confirmPassword')),
    shownBy(
      recovery,
      'a forgotten password is replaced by the mailed link, once, in …',
      'done.password_reset',
    ),
  ],
  [
    '4.8',
    'Two-factor reset: requested, with a link by mail, to look for in spam too',
    shownBy(recovery, byReset, "'ask'", 'mailTo(email', 'forgot-totp'),
    opens('factor_reset', 'Atur ulang autentikator | Reset the authenticator'),
    is(
      'recoveryWords',
      [
        recoveryWords.id.factor.sent.includes('folder spam'),
        recoveryWords.en.factor.sent.includes('spam folder'),
      ],
      [true, true],
    ),
  ],
  ['4.9', 'Two-factor reset: the authenticator is reset', shownBy(recovery, byReset, "act(page, 'reset')")],
  [
    '4.10',
    'Two-factor reset: sign in again and scan a new QR code',
    shownBy(recovery, byReset, 'showPassword', 'setAuthenticator'),
    shownBy(
      'test/journeys/second-factor.spec.ts',
      'a second factor from first to last, in …',
      'image/svg+xml',
    ),
  ],
  [
    '4.11',
    'Two-factor reset: then a security question and its answer',
    shownBy(recovery, byReset, 'own.question.owed', 'setQuestion'),
  ],
  [
    '4.12',
    'The sidebar is open or collapsed',
    shownBy(
      layout,
      'the sidebar collapses, stays so, and opens its submenus by pointer and keys',
      '.sidebar-toggle',
    ),
  ],
  [
    '4.13',
    'A notification goes by itself or when it is closed',
    shownBy(layout, 'a notification stays for 4500 ms: …', 'toHaveCount(0)'),
    frames('visitor', '/sign-in?done=session_over', 'data-toast-close="true"'),
  ],
]
