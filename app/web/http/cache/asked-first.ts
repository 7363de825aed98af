import { isShownToVisitors } from '#domain/program/program-queries.server.ts'
import { ownArticle, publicArticle } from '#domain/publication/article-queries.server.ts'
import { hasProfile } from '#domain/publication/hunter-profile.server.ts'
import { writeUp } from '#domain/publication/write-up-queries.server.ts'
import { localeOf } from '#kernel/locale.ts'

type Question = (segments: readonly string[]) => Promise<boolean>

/** By the route that alone takes an address, whether visitors find anything there; `segments` are those of its path without language. */
const questions: Readonly<Record<string, Question>> = {
  'pages/public/program': ([, id = '']) => isShownToVisitors(id),
  'pages/public/program-board': ([, id = '']) => isShownToVisitors(id),
  'pages/public/bughunter-profile': ([username = '']) => hasProfile(username),
  'pages/public/activity-article': ([, , slug = '']) => hasArticle('activity', slug),
  'pages/public/security-awareness-article': ([, , slug = '']) => hasArticle('security_awareness', slug),
  'pages/public/write-up': async ([, username = '', slug = '']) =>
    (await writeUp(username, slug)) !== null || (await ownArticle(username, slug, 'id')) !== null,
}

async function hasArticle(kind: 'activity' | 'security_awareness', slug: string): Promise<boolean> {
  return (await publicArticle(kind, slug, 'id')) !== null
}

/**
 * What is asked before a page is made for visitors: whether it is there. Addresses with a name in them can be
 * guessed without end; a statement or two find that there is nothing, and no page is made.
 * @param route the only route that may take the address
 * @returns null where nothing needs to be asked
 */
export function askedFirst(route: string | null): ((pathname: string) => Promise<boolean>) | null {
  const question = route === null ? undefined : questions[route]
  return question ? (pathname) => question(segmentsOf(pathname)) : null
}

function segmentsOf(pathname: string): string[] {
  const [, first, ...rest] = pathname.split('/')
  return localeOf(first) === 'en' ? rest : [first ?? '', ...rest]
}
