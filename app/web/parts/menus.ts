/** One entry of a sidebar; the word is a key of `navigationWords.places`. */
export type Place = { path: string; word: PlaceWord; items?: readonly Place[] }
export type PlaceWord =
  | 'dashboard'
  | 'program'
  | 'hacktivity'
  | 'leaderboard'
  | 'selfManaged'
  | 'managedBy'
  | 'report'
  | 'team'
  | 'memberList'
  | 'userLog'
  | 'license'
  | 'security'
  | 'queues'
  | 'workQueue'
  | 'verification'
  | 'appeals'
  | 'recovery'
  | 'collusion'
  | 'accounts'
  | 'allAccounts'
  | 'auditLog'
  | 'jobs'
  | 'settings'
  | 'topUps'
  | 'payouts'
  | 'refunds'
  | 'contracts'
  | 'npwp'
  | 'inquiries'
  | 'publications'
  | 'articles'
  | 'downloads'
  | 'announcements'
  | 'incidents'
  | 'assets'

/** `g` and then this letter leads to an entry of the menu. */
export const jumpKeys: Partial<Record<PlaceWord, string>> = {
  ...{ dashboard: 'd', program: 'p', report: 'r', hacktivity: 'r', leaderboard: 'l' },
  ...{ license: 'l', memberList: 'm', userLog: 'u' },
  ...{ workQueue: 'q', verification: 'v', topUps: 't', payouts: 'o', incidents: 'i', inquiries: 'e' },
  ...{ allAccounts: 'a', auditLog: 'u', settings: 's', jobs: 'j', articles: 'w' },
}

// The entries of each area in the order of the specification (§2). A test holds them against the table of routes.

export const bughunterMenu: readonly Place[] = [
  { path: '/bughunter', word: 'dashboard' },
  { path: '/bughunter/programs', word: 'program' },
  { path: '/bughunter/hacktivity', word: 'hacktivity' },
  { path: '/bughunter/leaderboard', word: 'leaderboard' },
]

/** Which pages of the company area this person may open; the guards of the pages enforce the same. */
export type CompanyPlaces = { reports: boolean; team: boolean; license: boolean; assets: boolean }

/** @param product slug of the brand, which is part of an address (`managed-by-ca`). */
export function companyMenu(product: string, may: CompanyPlaces): readonly Place[] {
  const report: Place = { path: '/company/reports', word: 'report' }
  const license: Place = { path: '/company/license', word: 'license' }
  const assets: Place = { path: '/company/assets', word: 'assets' }
  return [
    { path: '/company', word: 'dashboard' },
    {
      path: '/company/programs',
      word: 'program',
      items: [
        { path: '/company/programs/self-managed', word: 'selfManaged' },
        { path: `/company/programs/managed-by-${product}`, word: 'managedBy' },
      ],
    },
    ...(may.assets ? [assets] : []),
    ...(may.reports ? [report] : []),
    ...(may.team ? [teamPlace] : []),
    ...(may.license ? [license] : []),
  ]
}

const teamPlace: Place = {
  path: '/company/team/member-list',
  word: 'team',
  items: [
    { path: '/company/team/member-list', word: 'memberList' },
    { path: '/company/team/user-log', word: 'userLog' },
  ],
}

export const helloMenu: readonly Place[] = [
  { path: '/hello', word: 'dashboard' },
  { path: '/hello/programs', word: 'program' },
  { path: '/hello/reports', word: 'report' },
  {
    path: '/hello/queue',
    word: 'queues',
    items: [
      { path: '/hello/queue', word: 'workQueue' },
      { path: '/hello/verification', word: 'verification' },
      { path: '/hello/appeals', word: 'appeals' },
      { path: '/hello/recovery', word: 'recovery' },
      { path: '/hello/assets', word: 'assets' },
      { path: '/hello/contracts', word: 'contracts' },
      { path: '/hello/npwp', word: 'npwp' },
      { path: '/hello/top-ups', word: 'topUps' },
      { path: '/hello/refunds', word: 'refunds' },
      { path: '/hello/payouts', word: 'payouts' },
      { path: '/hello/collusion', word: 'collusion' },
      { path: '/hello/inquiries', word: 'inquiries' },
      { path: '/hello/incidents', word: 'incidents' },
    ],
  },
  {
    path: '/hello/publications',
    word: 'publications',
    items: [
      { path: '/hello/publications', word: 'articles' },
      { path: '/hello/publications/downloads', word: 'downloads' },
      { path: '/hello/announcements', word: 'announcements' },
    ],
  },
  {
    path: '/hello/accounts',
    word: 'accounts',
    items: [
      { path: '/hello/accounts', word: 'allAccounts' },
      { path: '/hello/team', word: 'team' },
      { path: '/hello/audit-log', word: 'auditLog' },
      { path: '/hello/settings', word: 'settings' },
      { path: '/hello/jobs', word: 'jobs' },
    ],
  },
  { path: '/hello/security', word: 'security' },
]

export const incidentMenu: readonly Place[] = [{ path: '/incident', word: 'dashboard' }]

/** "My Account" of each area. */
export const accountPages = {
  bughunter: '/bughunter/profile',
  company: '/company/profile',
  hello: '/hello/security',
  incident: '/incident/security',
} as const

/** A link of the public menu; the word is a key of `navigationWords.links`. */
type PublicLink = { path: string; word: PublicWord }
type PublicWord =
  | 'forCompanies'
  | 'bugBountyProgram'
  | 'challengeProgram'
  | 'vulnerabilityManagement'
  | 'bugFixing'
  | 'forBughunters'
  | 'programs'
  | 'leaderboard'
  | 'activity'
  | 'securityAwareness'
  | 'executive'
  | 'writeUps'
  | 'aboutUs'
  | 'bugBounty'
  | 'questions'
  | 'contact'
  | 'incidentReport'
  | 'career'

/** The public menu in its groups; the footer shows the same ones as columns. */
export const publicMenu = [
  {
    key: 'product',
    links: [
      { path: '/company', word: 'forCompanies' },
      { path: '/bug-bounty-program', word: 'bugBountyProgram' },
      { path: '/challenge-program', word: 'challengeProgram' },
      { path: '/vulnerability-management-program', word: 'vulnerabilityManagement' },
      { path: '/vulnerability-bug-fixing', word: 'bugFixing' },
    ],
  },
  {
    key: 'program',
    links: [
      { path: '/programs', word: 'programs' },
      { path: '/leaderboard', word: 'leaderboard' },
      { path: '/bughunter', word: 'forBughunters' },
    ],
  },
  {
    key: 'publication',
    links: [
      { path: '/publication/activity', word: 'activity' },
      { path: '/publication/security-awareness', word: 'securityAwareness' },
      { path: '/publication/cyber-security-executive', word: 'executive' },
      { path: '/publication/bughunter-write-ups', word: 'writeUps' },
    ],
  },
  {
    key: 'about',
    links: [
      { path: '/about-us', word: 'aboutUs' },
      { path: '/bug-bounty', word: 'bugBounty' },
      { path: '/frequently-asked-question', word: 'questions' },
      { path: '/contact-us', word: 'contact' },
      { path: '/cyber-incident-report', word: 'incidentReport' },
      { path: '/career', word: 'career' },
    ],
  },
] as const satisfies readonly { key: string; links: readonly PublicLink[] }[]
