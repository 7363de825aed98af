import { reloadGuardMs } from '@cakrawala/page-parts/chunk-reload'
import { sessionSeconds } from '#domain/account/session/session-life.ts'
import { fileLimit } from '#infra/file-limit.ts'
import { defaultLocale, localeOf, locales } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import { sessionCookies } from '#web/http/session-cookie.ts'
import type { Line } from '../line.ts'
import { is, refused, shownBy, written } from '../proofs.ts'

const layout = 'test/journeys/layout.spec.ts'
const toast = 'a notification stays for 4500 ms: …'
const drawer = 'below 1085 px the menu is a drawer, which closes on navigation to another page'
const sidebar = 'the sidebar collapses, stays so, and opens its submenus by pointer and keys'
const person = { role: 'bughunter', permission: null, username: 'elang', picture: null } as const
/** What holds for `/` and is no hint of the role. */
const cookies = () =>
  sessionCookies('x'.repeat(43), person, null)
    .getSetCookie()
    .filter((cookie) => cookie.includes('; Path=/;'))
    .map((cookie) => cookie.split('=')[0]!)
    .filter((name) => !/^(?:role_|company_permission)/.test(name))

/** Every constant, as the code has it or a page shows it. */
export const constantLines: Line[] = [
  [
    '9.1',
    'Uploads under 5,000,000 bytes',
    is('fileLimit', fileLimit, 5_000_000),
    shownBy(
      'packages/upload-check/src/examine-file.test.ts',
      'UPL-01 refuses 5,000,000 bytes before reading them, and takes one less',
    ),
  ],
  [
    '9.2',
    'PDF only where it is asked for',
    shownBy('app/domain/company/npwp-review.test.ts', 'needs a card, a real and passive PDF'),
  ],
  [
    '9.3',
    'Money: Rp, thousands by dots, no decimals',
    is('formatRupiah', formatRupiah(1_250_000n), 'Rp1.250.000'),
  ],
  [
    '9.4',
    'Languages: id, which is also the fallback, and en',
    is('locales', [locales, defaultLocale, localeOf('fr')], [['id', 'en'], 'id', 'id']),
  ],
  [
    '9.5',
    'The language stays chosen',
    shownBy(
      'test/pages/language.test.ts',
      'is kept in a cookie by the switch, which leads to the page in that language',
    ),
    shownBy('test/pages/language.test.ts', 'is the one pressed on any page, and no one else’s'),
  ],
  [
    '9.6',
    'Token: bearer, good for 172,800 seconds',
    is('sessionSeconds', sessionSeconds, 172_800),
    shownBy('test/attacks/sessions.test.ts', 'is at the last moment of 172,800 seconds, and not one later'),
  ],
  [
    '9.7',
    "Cookies begin with 'auth.' and hold for /",
    is('sessionCookies', cookies, ['auth.session', 'auth.login_data']),
  ],
  ['9.8', 'A notification stays for 4500 ms', shownBy(layout, toast, '4_000', '1_000')],
  [
    '9.9',
    'The menu on the side closes on the way to another page under 1085 px',
    shownBy(layout, drawer, '1084', '1085', 'toBeHidden'),
  ],
  ['9.10', 'Phones begin at about 768 px', written('packages/ui/src/frame.css', '@media (width >= 48rem)')],
  [
    '9.11',
    'The sidebar is 14rem wide, 6.5rem collapsed',
    shownBy(layout, sidebar, '224px', '104px'),
    written('packages/ui/src/frame.css', 'width: 14rem', 'width: 6.5rem'),
  ],
  [
    '9.12',
    'The button to the top appears beyond 100 px',
    shownBy(layout, 'the button back to the top is shown after 100 px', '100', '101'),
  ],
  ['9.13', 'A missing script reloads once in 60 s', is('reloadGuardMs', reloadGuardMs, 60_000)],
  [
    '9.14',
    'Progress bar of 2 px',
    shownBy(layout, 'in an area the drawer closes too, and navigation shows as a bar of 2 px', '2px'),
  ],
  [
    '9.15',
    'Prefetch after 2000 ms of idling',
    refused('0081', '2,000 ms', 'Nothing is fetched on suspicion'),
  ],
  [
    '9.16',
    'What is fetched shows after 200 ms',
    written('packages/ui/src/floating.css', 'animation: progress 1.2s linear 200ms'),
  ],
]
