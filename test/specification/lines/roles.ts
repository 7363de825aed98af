import { companyPermission } from '#domain/company/member.ts'
import { homeOf, type Role, roleIds } from '#kernel/actor.ts'
import type { Line } from '../line.ts'
import { calls, frames, is, shownBy } from '../proofs.ts'

const guards = 'test/attacks/guards.test.ts'
const visibility = 'app/domain/report/report-visibility.test.ts'
const openings = 'test/attacks/report-readers.test.ts'
const cookie = shownBy(
  guards,
  'redirects %s to their home after sign-in, with the role cookie and login data',
  '`role_',
  'homeOf[role]',
)
const role = (name: Role, id: number, home: string) =>
  is(`roleIds.${name}`, [roleIds[name], homeOf[name]], [id, home])

/** Roles with their cookies, and the guards of their pages. */
export const roleLines: Line[] = [
  ['6.1', 'bughunter: 2, role_bughunter, /bughunter', role('bughunter', 2, '/bughunter'), cookie],
  ['6.2', 'company: 80431, role_company, /company', role('company', 80_431, '/company'), cookie],
  ['6.3', 'company member: 4, role_company_member, /company', role('company_member', 4, '/company'), cookie],
  ['6.4', 'hello: 42052, role_hello, /hello', role('hello', 42_052, '/hello'), cookie],
  ['6.5', 'incident responder: /incident', is('homeOf.incident', homeOf.incident, '/incident'), cookie],
  [
    '6.6',
    'Cookie company_permission: 1 admin, 2 member',
    is('companyPermission', companyPermission, { admin: 1, member: 2 }),
    shownBy(guards, 'marks members of permission 2 by the cookie company_permission', 'company_permission'),
  ],
  [
    '6.7',
    'Only the company role loads the balance and is shown it',
    frames('owner', '/company/programs', 'Saldo | Balance', 'Rp95.834.567'),
    ...(['admin', 'staff', 'reporter', 'hello'] as const).map((as) =>
      calls('/api/v1/company/account/balance', { as }, { status: 403 }),
    ),
    shownBy(
      'test/pages/balance-chip.test.ts',
      'is shown to the owner alone, an admin of the company has none',
    ),
  ],
  [
    '6.8',
    'Pages of an area sign out another role, and clear the cookies',
    shownBy(
      guards,
      'log a person of another role out and clear the cookies, for a click on our own pages',
      'cleared()',
      'isAlive',
    ),
  ],
  [
    '6.9',
    'Pages of an area send visitors to /sign-in',
    shownBy(guards, 'redirect visitors to /sign-in, and back afterwards'),
  ],
  [
    '6.10',
    'Pages of companies open for both company roles',
    shownBy(guards, '%s pages', "['company', 'company_member']"),
    shownBy(guards, 'open for their roles'),
  ],
  [
    '6.11',
    'Pages of incidents open for the incident role alone',
    shownBy(guards, '%s pages', "['incident', ['incident'], '/incident', '/incident/sign-in']"),
  ],
  [
    '6.12',
    'Pages for members alone send the owner to /error403',
    shownBy(guards, 'pages of members send the owner to /error403'),
  ],
  [
    '6.13',
    'Pages that are not for members send them to /error403',
    shownBy(guards, 'pages of the owner send members to /error403'),
  ],
  [
    '6.14',
    'Pages that need read permission send others to /error403',
    shownBy(guards, 'pages that need read permission send members without any program to /error403'),
  ],
  ['6.15', 'Disabled pages go to /error404', shownBy(guards, '%s go to /error404, in both languages')],
  [
    '6.16',
    'Sign-in pages send who is signed in to their home, and sign out another role',
    shownBy(guards, 'redirect signed-in people to their home'),
    shownBy(guards, 'of the responders log a person of another role out, and redirect their own'),
  ],
  [
    '6.17',
    'On the way to incidents one signs in at /incident/sign-in',
    shownBy(guards, 'lead to /incident/sign-in for people who came from there'),
  ],
  [
    '6.18',
    'An unsupported language is 404',
    shownBy(guards, '%s is 404', '/fr/programs'),
    shownBy(guards, 'is reported with the text of the specification', 'This page could not be found'),
  ],
  [
    '6.19',
    'A report is read by the platform team, its company and its bughunter alone',
    shownBy(
      visibility,
      'members of permission 2 only where granted, admins everywhere in their company, rivals nowhere',
    ),
    shownBy(openings, 'is in no list, feed, picture or notice of users who may not read it'),
  ],
  [
    '6.20',
    'A bughunter views and downloads what they submitted',
    shownBy(
      'app/domain/privacy/export-own-data.test.ts',
      'contains everything of a bughunter, with the files, and nothing of others',
    ),
    frames('reporter', '/bughunter/hacktivity/:hash/:id reports.sent', 'Unduh PDF | Download PDF'),
  ],
]
