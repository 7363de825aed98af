import type { BellFacts, Notice } from '#web/http/notices.ts'

/** A notification as the server sends it; `about` and `noun` name which pages it concerns. */
type LiveNotice = Omit<Notice, 'at'> & { at: string }
export type LiveNews = { unread: number; notices: LiveNotice[] }

/**
 * The bell as it is shown; `from`: the facts of the page it was made from last; `toast`: what is shown once; `loading`:
 * whether a page was under way when the last news came.
 */
export type Bell = BellFacts & { from: BellFacts; toast: Notice | null; loading: boolean }

/**
 * A page that was under way when news came may have been read before them: it does not replace them. What it knows beyond
 * them the stream brings as well.
 */
export function withPage(shown: Bell, page: BellFacts): Bell {
  const kept = shown.loading ? { ...shown, live: page.live } : { ...page, toast: shown.toast }
  return { ...kept, from: page, loading: false }
}

type Moment = { seen: boolean; loading: boolean }

/**
 * @param seen whether the page is looked at: the newest unread notification is shown as a toast then
 * @param loading whether a page is under way
 */
export function withNews(shown: Bell, { unread, notices }: LiveNews, { seen, loading }: Moment): Bell {
  const fresh = notices
    .filter(({ id }) => shown.latest.every((known) => known.id !== id))
    .map((notice) => ({ ...notice, at: new Date(notice.at) }))
    .reverse()
  const latest = [...fresh, ...shown.latest].slice(0, 6)
  const [newest] = fresh.filter(({ read }) => !read)
  return { ...shown, unread, latest, loading, toast: (seen && newest) || shown.toast }
}

type Concern = { noun: string; about: string; path: string }

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
    '/hello/contracts',
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
