import { isShownToVisitors } from '#domain/program/program-queries.server.ts'
import { hasProfile } from '#domain/publication/hunter-profile.server.ts'

/** By the route that alone takes an address, whether visitors find anything at its last segment. */
const questions: Readonly<Record<string, (segment: string) => Promise<boolean>>> = {
  'pages/public/program': isShownToVisitors,
  'pages/public/bughunter-profile': hasProfile,
}

/**
 * What is asked before a page is made for visitors: whether it is there. Addresses of programs and people can be guessed without
 * end; one statement says that there is nothing, where making the page would cost fifty times as much.
 * @param route the only route that may take the address
 * @returns null where nothing needs to be asked
 */
export function askedFirst(route: string | null): ((pathname: string) => Promise<boolean>) | null {
  const question = route === null ? undefined : questions[route]
  return question ? (pathname) => question(pathname.slice(pathname.lastIndexOf('/') + 1)) : null
}
