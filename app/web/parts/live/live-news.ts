/** Decides whether a page shows something that notifications are about. */
export type Concern = { noun: string; about: string; path: string }

/** Lists that change with news about an entity; the roots of the areas show a little of everything. */
const lists: Readonly<Record<string, readonly string[]>> = {
  report: ['/bughunter/hacktivity', '/company/reports', '/hello/reports'],
  reward: [
    ...['/bughunter/hacktivity', '/bughunter/profile/reward', '/bughunter/profile/certificates'],
    ...['/company/reports', '/company/license', '/hello/reports', '/hello/top-ups'],
  ],
  publication: ['/bughunter/articles', '/hello/publications', '/company/reports', '/hello/reports'],
  program: ['/bughunter/programs', '/company/programs', '/company/programs/self-managed', '/hello/programs'],
  account: ['/hello/verification', '/hello/appeals', '/hello/recovery', '/bughunter/profile'],
  company: [
    '/company/team/member-list',
    '/company/license',
    '/company/assets',
    '/hello/npwp',
    '/hello/assets',
  ],
  incident: ['/hello/incidents'],
  inquiry: ['/hello/inquiries'],
  announcement: ['/bughunter/announcements', '/company/announcements', '/incident/announcements'],
}
const homes = ['/bughunter', '/company', '/hello', '/incident']

/** Pages where a person writes over what they read: there news must not change what the form was made from. */
const writing = /\/(?:edit|create|submit-report|agreement|preview)(?:\/|$)|\/notifications\/settings$/

/**
 * Whether a page should be read anew because of news: a list of its entity, the page it leads to, or one about the same thing.
 * @param pathname of the page, with its language
 */
export function concerns(pathname: string, { noun, about, path }: Concern): boolean {
  const page = plain(pathname)
  if (writing.test(page)) return false
  if (homes.includes(page) || page.endsWith('/notifications') || page === plain(path)) return true
  return (lists[noun] ?? []).includes(page) || page.split('/').includes(about)
}

function plain(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return bare.replace(/^\/en(?=\/|$)/, '').replace(/(.)\/$/, '$1')
}

/** The bell: how many notifications are unread, and the latest, newest first. */
type Bell = { unread: number; latest: readonly { id: string; at: Date }[] }

/**
 * Whether a page was read before what its bell already shows: a notification may arrive while the answer of the server is
 * under way, and its older number must not replace the newer one.
 */
export function isOlder(page: Bell, shown: Bell): boolean {
  const [newest] = shown.latest
  if (!newest || page.latest.some(({ id }) => id === newest.id)) return false
  const [known] = page.latest
  return !known || known.at < newest.at
}
