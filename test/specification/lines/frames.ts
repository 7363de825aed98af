import {
  bughunterMenu,
  companyMenu,
  helloMenu,
  incidentMenu,
  type Place,
  publicMenu,
} from '#web/parts/menus.ts'
import type { Line } from '../line.ts'
import { frames, is, shownBy, shows } from '../proofs.ts'

const all = { reports: true, team: true, license: true, assets: true }
const layout = 'test/journeys/layout.spec.ts'
const pathsOf = (menu: readonly Place[]) => menu.map(({ path }) => path)

/** The error pages, and the frames around all pages. */
export const frameLines: Line[] = [
  [
    '2.131',
    'Error pages: 404 not found; 401, 403 their message; any other as 500',
    shows('visitor', '/error404', '404 Halaman Tidak Ditemukan | 404 Not Found'),
    shows('visitor', '/error401', 'Akses Tidak Sah | Unauthorized Access'),
    shows('visitor', '/error403', 'Akses ditolak | Access denied'),
    shows('visitor', '/error500', 'Terjadi kesalahan... | Something went wrong...'),
  ],
  [
    '2.132',
    'Error pages have a button home, `/` or `/en`',
    shows('visitor', '/error404', 'href="/"'),
    shownBy(layout, 'every error page links home, in its language'),
  ],
  [
    '2.133',
    'Bughunter sidebar: Dashboard, Program, Hacktivity, Leaderboard',
    is('bughunterMenu', pathsOf(bughunterMenu), [
      '/bughunter',
      '/bughunter/programs',
      '/bughunter/hacktivity',
      '/bughunter/leaderboard',
    ]),
  ],
  [
    '2.134',
    'Company sidebar: Dashboard, Program, Report, Team Members, License',
    is(
      'companyMenu',
      pathsOf(companyMenu('ca', all)).filter((path) => path !== '/company/assets'),
      ['/company', '/company/programs', '/company/reports', '/company/team/member-list', '/company/license'],
    ),
  ],
  [
    '2.135',
    'Company submenus: Self Managed, Managed by the product; Member List, User Log',
    frames(
      'owner',
      '/company/programs',
      'href="/company/programs/self-managed"',
      'href="/company/programs/managed-by-ca"',
      'Daftar anggota | Member List',
      'Log pengguna | User Log',
    ),
  ],
  [
    '2.136',
    'Hello sidebar: Dashboard, Program, Report, Security',
    is(
      'helloMenu',
      pathsOf(helloMenu).filter((path) =>
        ['/hello', '/hello/programs', '/hello/reports', '/hello/security'].includes(path),
      ),
      ['/hello', '/hello/programs', '/hello/reports', '/hello/security'],
    ),
  ],
  [
    '2.137',
    'Hello programs by who manages them (`?managed=`)',
    frames('hello', '/hello/programs?managed=company', 'value="company" selected=""'),
    frames('hello', '/hello/programs?managed=ca', 'value="ca" selected=""'),
  ],
  [
    '2.138',
    'Public bar: product, program, publication, about, language switch, sign in, sign up',
    is(
      'publicMenu',
      publicMenu.map(({ key }) => key),
      ['product', 'program', 'publication', 'about'],
    ),
    frames('visitor', '/programs', 'name="locale"', 'href="/sign-in"', 'href="/sign-up"'),
  ],
  [
    '2.139',
    'Public bar: dashboard of who is signed in',
    frames('owner', '/programs', 'href="/company"', 'Dasbor | Dashboard'),
  ],
  [
    '2.140',
    'Public pages: menu as a drawer on a phone, footer',
    shownBy(
      layout,
      'below 1085 px the menu is a drawer, which closes on navigation to another page',
      'drawer',
    ),
    frames('visitor', '/programs', '<footer class="', 'Dibuat di Bandung | Made in Bandung'),
  ],
  [
    '2.141',
    'Incident layout',
    is('incidentMenu', pathsOf(incidentMenu), ['/incident']),
    frames('incident', '/incident', 'id="sidebar"'),
  ],
  [
    '2.142',
    'Dashboards: a sidebar that collapses, and a top bar',
    shownBy(layout, 'the sidebar collapses, stays so, and opens its submenus by pointer and keys'),
    frames(
      'reporter',
      '/bughunter',
      'id="sidebar"',
      'aria-label="Cari di area ini" | aria-label="Search this area"',
    ),
  ],
  [
    '2.143',
    'A button to the top of the page appears while scrolling',
    shownBy(layout, 'the button back to the top is shown after 100 px'),
  ],
  [
    '2.144',
    'Logout is confirmed in a dialog',
    frames('reporter', '/bughunter', 'id="logout"', 'Keluar dari akun? | Log out?'),
    shownBy(
      layout,
      'signed-in users read public pages with their account menu, and sign out there',
      'dialog',
    ),
  ],
  [
    '2.145',
    'Account menu: My Account, Logout',
    frames('owner', '/company', 'href="/company/profile"', 'Akun saya | My Account', 'Keluar | Logout'),
  ],
  [
    '2.146',
    'Page title: the #1 crowdsourced cyber security platform in Indonesia',
    frames(
      'visitor',
      '/',
      'Cakrawala, platform keamanan siber crowdsourced #1 di Indonesia | Cakrawala, the #1 crowdsourced cyber security platform in Indonesia',
    ),
  ],
]
