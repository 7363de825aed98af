import { deepestPath, deepPath } from './deep-cursor.ts'

/** Who reads which list: first pages, deep ones, the widest searches and the filters that pass over the most rows. */
export type Reader = 'visitor' | 'hunter' | 'owner' | 'staff' | 'team' | 'responder' | 'reporter'

const deep = (path: string, name = 'page') => [path, `${path}${path.includes('?') ? '&' : '?'}${name}=400`]
/** A word that about two of a hundred reports say: `bench.prose` draws it as one of three thousand. */
const middling = 'istilah77'
const sides = ['&waiting=company', '&waiting=nobody']
const reportFilters = (path: string, size: number, more: readonly string[]) => [
  ...[
    '',
    `&size=${size}`,
    '&q=token',
    '&q=token+sandi',
    `&q=${middling}`,
    '&q=CA-2025-000033-X',
    '&stage=valid',
    '&stage=closed',
  ].map((filter) => `${path}?${filter.slice(1)}`),
  ...[
    '&severity=critical',
    '&severity=others',
    '&unread=true',
    '&stage=closed&severity=low&q=token',
    ...more,
  ].map((filter) => `${path}?${filter.slice(1)}`),
  // Beyond the open ones, which come first: those that wait for no one and have no moment to wait for.
  deepPath(path, 'from', '1_253370764800000_1735689600000'),
  deepPath(`${path}?q=token`, 'from', '1_253370764800000_1735689600000'),
]

/** Every list of the platform, by its reader. `{…}` stand for addresses read from the data. */
export const listPages: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    ...[
      '/',
      '/programs',
      '/programs?page=300',
      '/programs?q=token',
      '/programs?q=dompet&sort=reward',
      '/programs?sort=ending',
    ],
    ...[
      '/programs?type=api&sort=reward',
      '/leaderboard',
      '/leaderboard?page=150',
      '/leaderboard?period=2026',
      '/programs/{program}',
    ],
    ...[
      '/programs/{challenge}/board',
      '/publication',
      '/publication/activity',
      '/publication/bughunter-write-ups',
    ],
    ...[
      '/publication/bughunter-write-ups?page=200',
      '/publication/bughunter-write-ups?q=token',
      '/publication/security-awareness',
    ],
    ...['/{hunter}', '/publication/rss.xml', '/sitemap.xml'],
  ],
  hunter: [
    ...[
      '/bughunter',
      '/bughunter/programs',
      deepPath('/bughunter/programs'),
      '/bughunter/programs?tab=joined',
      deepPath('/bughunter/programs?tab=joined'),
    ],
    ...[
      '/bughunter/programs?q=token',
      deepPath('/bughunter/programs?sort=reward', 'from', '5000000'),
      deepPath('/bughunter/programs?sort=ending', 'from', '20900'),
      '/bughunter/programs/detail/{program}',
    ],
    ...[
      '/bughunter/programs/detail/{program}/top-bughunter',
      '/bughunter/leaderboard',
      '/bughunter/leaderboard?page=150',
    ],
    ...[
      '/bughunter/hacktivity',
      '/bughunter/hacktivity?size=100',
      '/bughunter/hacktivity?search=token',
      `/bughunter/hacktivity?search=${middling}`,
      '/bughunter/hacktivity?stage=closed&severity=low',
    ],
    ...deep('/bughunter/hacktivity?tab=komunitas'),
    ...[
      '/bughunter/profile',
      '/bughunter/profile/reward',
      deepPath(deepPath('/bughunter/profile/reward'), 'money'),
      '/bughunter/profile/certificates',
    ],
    ...[
      '/bughunter/articles',
      '/bughunter/notifications',
      '/bughunter/search?q=token',
      '/bughunter/profile/reward/payout',
    ],
  ],
  owner: [
    ...[
      '/company',
      '/company/programs',
      '/company/programs/self-managed',
      '/company/programs/managed-by-ca',
      deepPath('/company/programs?q=token', 'from', '1705000000000'),
    ],
    ...[
      '/company/programs/detail/{program}',
      ...reportFilters('/company/reports', 100, [...sides, '&waiting=operator', '&unread=true&q=token']),
      '/company/reports?program={program}',
    ],
    ...[
      '/company/team/member-list',
      '/company/team/user-log',
      '/company/team/user-log?kind=company',
      '/company/team/user-log?from=2024-02-01&to=2024-02-01',
    ],
    ...[
      deepestPath('/company/team/user-log'),
      '/company/license',
      deepPath('/company/license'),
      '/company/notifications',
      '/company/search?q=token',
    ],
  ],
  staff: [
    '/company',
    '/company/programs',
    ...reportFilters('/company/reports', 100, sides),
    '/company/search?q=token',
    '/company/notifications',
  ],
  team: [
    '/hello',
    ...[
      '/hello/queue',
      '/hello/queue?taker=mine',
      '/hello/queue?desk=reports',
      '/hello/queue?desk=incidents&taker=nobody',
    ],
    ...[
      '/hello/programs',
      deepPath('/hello/programs'),
      '/hello/programs?q=token',
      '/hello/programs?size=100&sort=ending',
      '/hello/programs/detail/{program}',
    ],
    ...reportFilters('/hello/reports', 100, [...sides, '&unread=true&q=token']),
    ...['/hello/reports?assignee=mine', '/hello/reports?assignee=nobody', '/hello/reports?program={program}'],
    ...[
      '/hello/accounts',
      '/hello/accounts?q=harimau',
      '/hello/accounts?q=pt',
      '/hello/accounts?q=tidak-ada',
      '/hello/accounts?role=company',
      '/hello/accounts?standing=suspended',
    ],
    ...[
      '/hello/audit-log',
      '/hello/audit-log?before=100000',
      '/hello/audit-log?from=2024-01-01&to=2024-01-02',
      '/hello/audit-log?to=2024-06-01',
    ],
    ...[
      '/hello/audit-log?noun=program',
      '/hello/audit-log?type=program.accepted',
      '/hello/audit-log?who={hunter}',
      '/hello/audit-log?noun=incident',
      '/hello/audit-log?who={hunter}&to=2024-06-07',
    ],
    ...[
      '/hello/top-ups',
      deepPath('/hello/top-ups'),
      '/hello/payouts',
      '/hello/payouts?state=failed',
      '/hello/payout-accounts',
      '/hello/tax-residences',
      '/hello/left-payees',
      '/hello/npwp',
      deepPath('/hello/npwp'),
    ],
    ...[
      deepPath('/hello/npwp?show=decided'),
      '/hello/verification',
      deepPath('/hello/verification'),
      '/hello/appeals',
      deepPath('/hello/appeals', 'from', '1790000000000'),
      '/hello/recovery',
      '/hello/publications',
      deepPath('/hello/publications'),
    ],
    ...[
      '/hello/publications/downloads',
      deepPath('/hello/publications/downloads'),
      '/hello/inquiries',
      deepPath('/hello/inquiries?state=closed'),
      '/hello/incidents',
    ],
    ...[
      deepPath('/hello/incidents', 'from', '1770000000000'),
      '/hello/incident-responders',
      '/hello/notifications',
      '/hello/search?q=token',
    ],
  ],
  responder: ['/incident', deepPath('/incident', 'assigned', '0_1770000000000'), '/incident/notifications'],
  reporter: ['/incident', deepPath('/incident')],
}
