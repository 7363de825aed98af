import { far } from './deep-place.ts'

/** Who reads which list: first pages, deep ones, the widest searches and the filters that pass over the most rows. */
export type Reader = 'visitor' | 'hunter' | 'owner' | 'staff' | 'team' | 'responder' | 'reporter'

const deep = (path: string, name = 'page') => [path, `${path}${path.includes('?') ? '&' : '?'}${name}=400`]
const reportFilters = (path: string, size: number) =>
  [
    ...[
      '',
      `&size=${size}`,
      '&q=token',
      '&q=token+sandi',
      '&q=CA-2025-000033-X',
      '&stage=valid',
      '&stage=closed',
    ],
    ...[
      '&severity=critical',
      '&severity=others',
      '&waiting=company',
      '&waiting=nobody',
      '&unread=true',
      '&sort=newest',
      '&sort=oldest',
    ],
    ...['&sort=severity', '&sort=due', '&status=3', '&status=3&severity=low&q=token'],
  ].map((filter) => `${path}?${filter.slice(1)}`)

/** Every list of the house, by its reader. `{…}` stand for addresses read from the data. */
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
      '/programs?scope=api&sort=reward',
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
      far('/bughunter/programs'),
      '/bughunter/programs?tab=joined',
      far('/bughunter/programs?tab=joined'),
    ],
    ...[
      '/bughunter/programs?q=token',
      far('/bughunter/programs?sort=reward', 'from', '5000000'),
      far('/bughunter/programs?sort=ending', 'from', '20600'),
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
      '/bughunter/hacktivity?q=token',
      '/bughunter/hacktivity?stage=closed&severity=low',
    ],
    ...deep('/bughunter/hacktivity?tab=komunitas'),
    ...[
      '/bughunter/profile',
      '/bughunter/profile/reward',
      far(far('/bughunter/profile/reward'), 'money'),
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
      far('/company/programs?q=token'),
    ],
    ...[
      '/company/programs/detail/{program}',
      ...reportFilters('/company/reports', 100),
      '/company/reports?program={program}',
    ],
    ...[
      '/company/team/member-list',
      '/company/team/user-log',
      '/company/team/user-log?kind=company',
      '/company/team/user-log?from=2024-01-01&to=2024-02-01',
    ],
    ...[
      '/company/team/user-log?before=100000',
      '/company/license',
      far('/company/license'),
      '/company/notifications',
      '/company/search?q=token',
    ],
  ],
  staff: [
    '/company',
    '/company/programs',
    ...reportFilters('/company/reports', 100),
    '/company/search?q=token',
    '/company/notifications',
  ],
  team: [
    ...[
      '/hello',
      '/hello/programs',
      far('/hello/programs'),
      '/hello/programs?q=token',
      '/hello/programs?size=100&sort=ending',
      '/hello/programs/detail/{program}',
    ],
    ...reportFilters('/hello/reports', 100),
    ...['/hello/reports?assignee=mine', '/hello/reports?assignee=nobody', '/hello/reports?program={program}'],
    ...[
      '/hello/accounts',
      '/hello/accounts?q=harimau',
      '/hello/accounts?q=pt',
      '/hello/accounts?q=tidak-ada',
      '/hello/accounts?role=bughunter&standing=suspended',
    ],
    ...[
      '/hello/audit-log',
      '/hello/audit-log?before=100000',
      '/hello/audit-log?from=2024-01-01&to=2024-01-02',
      '/hello/audit-log?to=2024-06-01',
    ],
    ...[
      '/hello/audit-log?noun=reward',
      '/hello/audit-log?type=program.accepted',
      '/hello/audit-log?who={hunter}',
      '/hello/audit-log?noun=incident&from=2024-01-01&to=2026-01-01',
    ],
    ...[
      '/hello/top-ups',
      far('/hello/top-ups'),
      '/hello/payouts',
      '/hello/payouts?state=paid',
      '/hello/payout-accounts',
      '/hello/npwp',
      far('/hello/npwp'),
    ],
    ...[
      far('/hello/npwp?show=decided'),
      '/hello/verification',
      far('/hello/verification'),
      '/hello/appeals',
      far('/hello/appeals'),
      '/hello/recovery',
      '/hello/publications',
      far('/hello/publications'),
    ],
    ...[
      '/hello/publications/downloads',
      far('/hello/publications/downloads'),
      '/hello/inquiries',
      far('/hello/inquiries?state=closed'),
      '/hello/incidents',
    ],
    ...[
      far('/hello/incidents'),
      '/hello/incident-responders',
      '/hello/notifications',
      '/hello/search?q=token',
    ],
  ],
  responder: ['/incident', far('/incident', 'assigned', '0_1735689600000'), '/incident/notifications'],
  reporter: ['/incident', far('/incident')],
}
